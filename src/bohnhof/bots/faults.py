"""Faults of bots. This file is never compiled, so that a fault keeps its notes when it is sent between processes."""

from __future__ import annotations


class BotFault(Exception):
    """A bot failed or broke a rule: the bot's fault, not the user's."""
