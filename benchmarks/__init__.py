"""The speed of the kernel, compared with other projects: `python -m benchmarks`, see docs/benchmarks.md."""
