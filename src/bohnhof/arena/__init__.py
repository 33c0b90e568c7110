"""Measures: many games at once, what they come to, and how quickly they are played."""
