"""How the program paints: colours, sizes, fonts, icons and text with suit signs."""
