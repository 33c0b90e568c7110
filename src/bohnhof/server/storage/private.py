"""A private folder: only the server can read what it stores.

The database contains the key that signs cookies and the decks of running games, and so does every copy of it. On
Windows, permissions come from the parent folder; nothing is changed there.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

log = logging.getLogger("bohnhof.private")

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
UMASK: Final = 0o077
OTHERS: Final = 0o077
OURS: Final = ("bohnhof.db*", "backup.db*", "backups", "replays", "lock", "*.part-*", "admin.sock")  # in a data folder


def make_private(folder: Path) -> None:
    """Create the folder; if it is accessible to others, restrict it and log that."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    if os.name == "nt":
        return
    ours = [path for pattern in OURS for path in folder.glob(pattern)]
    inside = [path for own in ours if own.is_dir() for path in own.rglob("*")]
    closed = [_close(path) for path in (*ours, *inside)]
    if not _rights(folder) & OTHERS:
        return
    if set(folder.iterdir()) <= set(ours) and _close(folder):
        log.warning("%s: others on this machine could read it; now only its owner can", folder)
        return
    log.warning("%s: others on this machine can list it: better give the server a folder of its own", folder)
    if any(closed):
        log.warning("%s: others on this machine could read the server's files; now only their owner can", folder)


def new_file(path: Path) -> None:
    """An empty file that only its owner can read, unless it already exists."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, FILE_MODE))


def _rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def _close(path: Path) -> bool:
    """Remove other users' permissions. Were there any, and could they be removed?"""
    if path.is_symlink() or not _rights(path) & OTHERS:
        return False
    try:
        path.chmod(FOLDER_MODE if path.is_dir() else FILE_MODE)
    except PermissionError:
        return False  # it belongs to somebody else: the warning about the folder says what to do
    return True
