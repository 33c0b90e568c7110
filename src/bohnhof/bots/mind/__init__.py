"""How bots think: what a position is worth, and which deals make it better. Compiled together with the kernel.

All values are whole thousandths of a coin, so that they are the same on every machine and can be shown exactly.
"""
