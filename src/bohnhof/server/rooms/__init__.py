"""A table in use: who is there, what they ask for, what they are told, and what bots and clocks do."""
