"""The hunter's thoughts: quick habits, and games played on by them in worlds that could be the real one."""
