"""A table in the terminal: one person at the keyboard, bots on the other seats."""
