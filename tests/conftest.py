"""How hard the property tests search: quickly and always the same, or at length if BOHNHOF_LAWS is `full`."""

import os

from hypothesis import settings

# No deadlines: a slow machine is not a broken law.
settings.register_profile("quick", deadline=None, derandomize=True)
settings.register_profile("full", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("BOHNHOF_LAWS", "quick"))
