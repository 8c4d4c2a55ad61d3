"""Where everything on the table belongs, as plain functions of view and size."""
