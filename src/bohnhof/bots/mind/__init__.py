"""How bots think: what a position is worth, and which deals improve it. Compiled together with the kernel.

All values are integers in thousandths of a coin, so they are the same on every machine and can be shown exactly.
"""
