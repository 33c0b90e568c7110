"""Games for programs that learn: choices as small numbers, steps, batches and observations."""
