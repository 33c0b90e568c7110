"""A learned judge of positions: what each seat's final lead and chance to win are, from a whole table in thought.

It looks at worlds (tables that are only thought of) and at finished games, never at somebody's secrets in play.
"""
