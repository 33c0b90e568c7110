"""A learned evaluator of positions: each seat's expected final lead and chance to win, from a complete table.

It sees sampled worlds and finished games, never anybody's secrets during a game.
"""
