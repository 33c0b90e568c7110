"""Learning environments: the game in the interfaces that learners already use.

`bohnhof_v0` and `bohnhof_parallel_v0` are PettingZoo's, `single` is Gymnasium's, `batch` steps thousands of games in
one call, `openspiel` is a game for OpenSpiel, `text` speaks words, and `mcp_server` seats a language model. Each of
them imports what it needs; nothing is imported here.
"""
