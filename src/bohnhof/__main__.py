"""Lets `python -m bohnhof` stand for `bohnhof`, where the script is not on the path."""

import sys

from bohnhof.cli import main

if __name__ == "__main__":
    sys.exit(main())
