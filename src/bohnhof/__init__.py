"""Bohnhof plays the bean-trading game of five rulebooks: rules kernel, editions, bots and a simulator."""

__version__ = "0.1.0"
