"""How quickly the kernel plays, beside its peers: `python -m benchmarks`, see docs/benchmarks.md."""
