"""Learning environments: the game in the usual interfaces for reinforcement learning.

`bohnhof_v0` and `bohnhof_parallel_v0` are PettingZoo's, `single` is Gymnasium's, `batch` steps thousands of games in
one call, `openspiel` is a game for OpenSpiel, `text` is for language models, and `mcp_server` seats one at a table.
Each imports what it needs; nothing is imported here.
"""
