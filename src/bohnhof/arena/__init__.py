"""The arena: plays many games at once, and measures results and speed."""
