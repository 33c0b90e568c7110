"""The rules of the bean game: pure, without I/O, clocks, global randomness or third-party packages."""
