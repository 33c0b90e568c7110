"""Faults of bots. A file of its own that is never compiled: so a fault keeps its notes on the way between processes."""

from __future__ import annotations


class BotFault(Exception):
    """A bot failed or did what it may not: the bot is wrong, not the person who let it play."""
