"""Programs that play: each sees a View, never the whole table; one runner lets them play against each other."""
