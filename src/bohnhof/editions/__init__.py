"""The published games, one file per booklet, and the phases and rulings that only some booklets have."""

from __future__ import annotations

from typing import Final

from bohnhof.editions.al_cabohne import AL_CABOHNE, AL_CABOHNE_SOLO
from bohnhof.editions.bohnanza import BOHNANZA, BOHNANZA_PLUS
from bohnhof.editions.boonanza import BOONANZA
from bohnhof.editions.duel import DUEL
from bohnhof.editions.eleven_beans import ELEVEN_BEANS
from bohnhof.editions.high_bohn import HIGH_BOHN, HIGH_BOHN_COGNAC
from bohnhof.kernel.edition import Edition

EDITIONS: Final[dict[str, Edition]] = {
    edition.id: edition
    for edition in (
        BOONANZA, BOHNANZA, BOHNANZA_PLUS, ELEVEN_BEANS, DUEL, AL_CABOHNE, AL_CABOHNE_SOLO, HIGH_BOHN, HIGH_BOHN_COGNAC,
    )
}
