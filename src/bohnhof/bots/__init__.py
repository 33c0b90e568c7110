"""Programs that play. Each sees a View, never the whole table; one runner lets them play against each other."""
