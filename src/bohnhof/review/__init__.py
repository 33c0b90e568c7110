"""Reviews of finished games: what was luck, what was trading, and what would have been better."""
