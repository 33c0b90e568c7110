"""How the hunter thinks: quick habits, and simulated games in sampled worlds."""
