"""A shared database, imported only when needed: nobody else needs the PostgreSQL driver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from bohnhof.server.storage.postgres_bus import PostgresBus
    from bohnhof.server.storage.postgres_store import PostgresStore

ADDRESSES: Final = ("postgresql://", "postgres://")  # how the address of a database begins
NO_DRIVER: Final = "PostgreSQL needs its driver: in the project's folder, pip install '.[postgres]'"


def open_club(database: str) -> tuple[PostgresStore, PostgresBus]:
    """The store and the bus of a database at this address."""
    if not database.startswith(ADDRESSES):
        # Not the address itself: it may hold a password, and this line may go into a log.
        raise BadInput("the address of a database begins with postgresql://, as in postgresql://user@host/name")
    try:
        from bohnhof.server.storage.postgres_bus import PostgresBus  # noqa: PLC0415
        from bohnhof.server.storage.postgres_store import PostgresStore  # noqa: PLC0415
    except ImportError:
        raise BadInput(NO_DRIVER) from None
    return PostgresStore(database), PostgresBus(database)
