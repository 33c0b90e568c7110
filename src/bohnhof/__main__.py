"""Makes `python -m bohnhof` work like the command `bohnhof`, for when the script is not on the path."""

import sys

from bohnhof.cli import main

if __name__ == "__main__":
    sys.exit(main())
