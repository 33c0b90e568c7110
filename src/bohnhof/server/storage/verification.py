"""What a downloaded record proves, point by point, and what it does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from bohnhof.editions.own import BLANK
from bohnhof.kernel.edition import RULES_VERSION, Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.text.notation import EditionFinder, Position
from bohnhof.kernel.text.record import read_record
from bohnhof.kernel.text.words import winner_names
from bohnhof.server.storage.fairness import Promise, fingerprint, hash_of
from bohnhof.server.storage.records import COMMITMENT, NUMBER, SECRET, SEED_HASH, SIGNED, marks, signed_part

HASH_DIGITS: Final = 64
SignatureCheck = Callable[[str, str, str], bool | None]  # for a text, a key and a signature; None: it cannot be checked


class Findings:
    """What is proved, what is false, and what is not proved."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {"proved": [], "FALSE": [], "not proved": []}

    def proved(self, line: str) -> None:
        self.lines["proved"].append(line)

    def wrong(self, line: str) -> None:
        self.lines["FALSE"].append(line)

    def left_open(self, line: str) -> None:
        self.lines["not proved"].append(line)


def verify(
    text: str,
    find_edition: EditionFinder,
    is_signed: SignatureCheck,
    *,
    wanted: str | None,
    known: str | None,
    file: str | None = None,
) -> Findings:
    """Check a record; `wanted` is the commitment that the table showed, `known` the server's public key.

    `file` is your own edition, if one was given.
    """
    position, entries = read_record(text, find_edition)
    won = " and ".join(winner_names(position.table, position.names))
    findings = Findings()
    findings.proved(
        f"the game: all {len(entries)} actions follow version {RULES_VERSION} of the rules from this deck; {won} won"
    )
    _check_edition(findings, position.table.rules.edition, file)
    _check_deck(findings, text, position, wanted)
    _check_signature(findings, text, known, is_signed)
    return findings


def signature_in(text: str) -> tuple[str, str, str] | None:
    """The signed text, the key and the signature; None: the record is not signed."""
    signatures = [line.split() for line in marks(text, SIGNED)]
    return (signed_part(text), *(*signatures[0], "", "")[:2]) if signatures else None  # type: ignore[return-value]


def _check_edition(findings: Findings, edition: Edition, file: str | None) -> None:
    """Was the game played with this edition? Everybody has the published ones; of others, a record has only the id."""
    if edition.booklet == BLANK.booklet:
        given = file or "your file"
        findings.left_open(f"that {given} is the file the server used: a record names only the id {edition.id!r}")


def _check_deck(findings: Findings, text: str, position: Position, wanted: str | None) -> None:
    """Does the deck follow from what the server committed to, and did it commit to this?"""
    secrets = marks(text, SECRET)
    rules = position.table.rules
    seed = str(position.table.seed)
    if not secrets:
        _check_seed_alone(findings, text, hash_of(seed), wanted)
        return
    promise = Promise(rules.edition.id, rules.edition.options, int(rules.players), secrets[0])
    said = [line.split() for line in marks(text, NUMBER)]
    numbers = {int(words[0]): words[1] for words in said if len(words) == 2 and words[0].isdecimal()}
    who = " and ".join(position.names[seat] for seat in numbers if seat < len(position.names))
    added = f"the numbers of {who}" if who else "no player's number"
    if promise.seed(numbers) == seed:
        findings.proved(f"the deck: it follows from the server's secret, this set-up and {added}")
    else:
        findings.wrong(f"the deck: it does not follow from the server's secret, this set-up and {added}")
    if marks(text, COMMITMENT) != [promise.commitment]:
        findings.wrong("the commitment: the one in this record is not that of this secret and this set-up")
    covered = f"{rules.edition.id}, {rules.players} seats, options: {', '.join(rules.edition.options) or 'none'}"
    kept = f"the promise: --hash is the commitment to this secret and this set-up ({covered})"
    _check_promise(findings, promise.commitment, wanted, kept)
    findings.left_open("that the commitment was shown before the numbers were added: only people at the table know")


def _check_seed_alone(findings: Findings, text: str, seed_hash: str, wanted: str | None) -> None:
    """Check a record of a server that committed only to the hash of the seed."""
    if marks(text, SEED_HASH) not in ([], [seed_hash]):
        findings.wrong("the seed: the hash that this record names is not that of its seed")
    kept = "the promise: --hash is the hash of the seed (checked in the old way: an earlier version promised no more)"
    _check_promise(findings, seed_hash, wanted, kept)
    findings.left_open("that this edition, these options and seats were promised: only the seed was")
    findings.left_open("that the server did not choose the deck: no player added a number to it")


def _check_promise(findings: Findings, commitment: str, wanted: str | None, kept: str) -> None:
    if wanted is None:
        findings.left_open(f"that this was promised before the deal: compare {commitment}, or give --hash")
    elif wanted == commitment:
        findings.proved(kept)
    else:
        findings.wrong(f"the promise: --hash is another commitment than that of this record ({commitment})")


def _check_signature(findings: Findings, text: str, known: str | None, is_signed: SignatureCheck) -> None:
    """Check who signed this record."""
    signatures = [line.split() for line in marks(text, SIGNED)]
    if not signatures:
        findings.left_open("that this game was ever played, and by whom: nobody signed it, anybody can write a record")
        return
    public, signature = (*signatures[0], "", "")[:2]
    holds = is_signed(signed_part(text), public, signature)
    if holds is None:
        findings.left_open("the signature: it cannot be checked here")
        return
    if not holds:
        findings.wrong("the signature: it is not one of this record; somebody has changed or invented it")
        return
    shown = fingerprint(public)
    if known is None:
        findings.proved(f"the signature: the owner of the key {shown} signed this record, names included")
        findings.left_open("whose key that is: compare it with your server's /api/key, or give --key")
    elif known == public:
        findings.proved(f"the signature: the server of --key ({shown}) signed this record, names included")
    else:
        findings.wrong(f"the signature: another key ({shown}) signed it, not that of --key")
    findings.left_open("who the people behind the names are: the server knows browsers, not people")


def digits_of(given: str | None, option: str) -> str | None:
    digits = None if given is None else given.strip().lower()
    if digits is not None and (len(digits) != HASH_DIGITS or set(digits) - set("0123456789abcdef")):
        raise BadInput(f"{option}: this has {HASH_DIGITS} hexadecimal digits")
    return digits


def record_in(text: str) -> str:
    """The text of the record; the JSON of a game contains it."""
    if not text.lstrip().startswith("{"):
        return text
    try:
        record = json.loads(text).get("record")
    except (ValueError, RecursionError) as fault:
        raise BadInput(f"this is no JSON: {fault}") from None
    if not isinstance(record, str):
        raise BadInput("the game was not over when this was downloaded: it has no record yet")
    return record
