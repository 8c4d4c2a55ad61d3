"""The paint of the program: colours, sizes, fonts, icons and text with suit signs."""
