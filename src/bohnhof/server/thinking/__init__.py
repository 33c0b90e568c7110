"""Where bots think, and what clocks count."""
