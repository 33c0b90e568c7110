"""Games for learning programs: choices as small numbers, steps, batches and observations."""
