"""An edition is found by its id, or in a file that somebody wrote."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from bohnhof import library
from bohnhof.editions import EDITIONS
from bohnhof.kernel.faults import BadInput
from bohnhof.library import find_edition

ALL = f"(there are {', '.join(EDITIONS)}, and files ending in .toml)"
MINE = 'id = "mine"\ntitle = "Für uns"\nsummary = "as we like it"\nbased_on = "boonanza"\n'


@pytest.fixture
def offers() -> Iterator[None]:
    """Take back what a test offers."""
    before = dict(EDITIONS)
    yield
    EDITIONS.clear()
    EDITIONS.update(before)
    library._offered.clear()  # noqa: SLF001


@pytest.mark.parametrize("id", EDITIONS)
def test_a_published_edition_is_found_by_its_id(id: str) -> None:
    assert find_edition(id) is EDITIONS[id]


@pytest.mark.parametrize("name", ["mine.toml", "MINE.TOML"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_an_own_edition_is_read_from_its_file(tmp_path: Path, name: str, encoding: str) -> None:
    path = tmp_path / name
    path.write_text(MINE, encoding=encoding)
    edition = find_edition(str(path))
    assert (edition.id, edition.title) == ("mine", "Für uns")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("bohnansa", f"unknown edition 'bohnansa', did you mean bohnanza or boonanza or bohnanza-plus? {ALL}"),
        ("eleven", f"unknown edition 'eleven', did you mean eleven-beans? {ALL}"),
        ("skat", f"unknown edition 'skat' {ALL}"),
        ("", f"unknown edition '' {ALL}"),
        ("skat\n", f"unknown edition 'skat\\n' {ALL}"),
        ("missing.toml", "missing.toml: No such file or directory"),
        ("a\0b.toml", r"'a\x00b.toml' cannot be the name of a file"),
    ],
)
def test_an_unknown_name_is_answered_with_what_there_is(name: str, complaint: str) -> None:
    with pytest.raises(BadInput) as raised:
        find_edition(name)
    assert str(raised.value) == complaint


def test_a_folder_is_not_an_edition(tmp_path: Path) -> None:
    folder = tmp_path / "mine.toml"
    folder.mkdir()
    with pytest.raises(BadInput, match=r"mine\.toml: Is a directory$"):
        find_edition(str(folder))


def test_a_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b'id = "\xff"')
    with pytest.raises(BadInput, match=r"mine\.toml: not UTF-8 text \(byte 7\)$"):
        find_edition(str(path))


def test_a_complaint_about_the_content_names_the_file_as_it_was_given(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MINE + "fields = 3", encoding="utf-8")
    with pytest.raises(BadInput) as raised:
        find_edition(str(path))
    assert str(raised.value).startswith(f"{path}: fields: unknown key 'fields'")


def test_an_edition_can_be_based_on_another_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MINE + "[players.4]\ndraws = 4\n", encoding="utf-8")
    more = 'id = "more"\ntitle = "More"\nsummary = "and five fields"\nbased_on = "mine.toml"\n[players.4]\nfields = 5\n'
    (tmp_path / "more.toml").write_text(more, encoding="utf-8")
    edition = find_edition(str(tmp_path / "more.toml"))
    assert (edition.id, edition.set_ups[4].draws, edition.set_ups[4].fields) == ("more", 4, 5)


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        ("more.toml", r"more\.toml: based_on: .*more\.toml: is based on itself$"),
        ("gone.toml", r"more\.toml: based_on: .*gone\.toml: No such file or directory$"),
        ("boonansa", r"more\.toml: based_on: unknown edition 'boonansa': did you mean 'boonanza'\?$"),
        ("b1", r"more\.toml: based_on: unknown edition 'b1': did you mean 'b1\.toml'\?$"),
        ("b" * 300, r"more\.toml: based_on: unknown edition 'b{40}…': must be one of boonanza, .*$"),
        ("b2", r"more\.toml: based_on: unknown edition 'b2': must be one of boonanza, .*$"),
    ],
)
def test_a_file_that_cannot_be_built_upon_is_named(tmp_path: Path, other: str, complaint: str) -> None:
    more = f'id = "more"\ntitle = "More"\nsummary = "more"\nbased_on = "{other}"\n'
    (tmp_path / "more.toml").write_text(more, encoding="utf-8")
    (tmp_path / "b1.toml").write_text(MINE, encoding="utf-8")
    with pytest.raises(BadInput, match=complaint):
        find_edition(str(tmp_path / "more.toml"))


def test_a_chain_of_files_ends(tmp_path: Path) -> None:
    for n in range(20):
        text = f'id = "e{n}"\ntitle = "E"\nsummary = "e"\nbased_on = "{n + 1}.toml"\n'
        (tmp_path / f"{n}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="more than 8 files are based on each other"):
        find_edition(str(tmp_path / "0.toml"))


@pytest.mark.usefixtures("offers")
@pytest.mark.parametrize("files", [("mine.toml", "more.toml"), ("more.toml", "mine.toml")], ids=" ".join)
def test_a_file_and_one_that_is_based_on_it_are_offered_in_any_order(tmp_path: Path, files: tuple[str, str]) -> None:
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    more = 'id = "more"\ntitle = "More"\nsummary = "more"\nbased_on = "mine.toml"\n'
    (tmp_path / "more.toml").write_text(more, encoding="utf-8")
    texts = {file: library.texts_of(str(tmp_path / file)) for file in files}
    assert [library.offer(texts[file], file) for file in files] == [file.removesuffix(".toml") for file in files]
    assert list(library.offered()) == [texts[file] for file in files]


@pytest.mark.usefixtures("offers")
def test_the_id_of_an_offered_edition_is_taken() -> None:
    library.offer((MINE,), "mine.toml")
    with pytest.raises(BadInput, match=r"^other\.toml: id: is taken: choose another$"):
        library.offer((MINE + "[players.4]\ndraws = 4\n",), "other.toml")


# -------------------------------------------------------------------------------- fingerprints

HEAD = 'id = "{}"\ntitle = "T"\nsummary = "s"\nbased_on = "{}"\n'


def fingerprint(*texts: str) -> str:
    """The fingerprint of an edition with these texts."""
    id = library.offer(texts, "mine.toml")
    found = library.fingerprint_of(id)
    del EDITIONS[id], library._offered[id]  # noqa: SLF001
    return found


@pytest.mark.usefixtures("offers")
def test_the_fingerprint_of_an_edition_changes_with_what_it_is_based_on() -> None:
    found = set()
    for copies in (20, 24):
        below = library.offer((HEAD.format("below", "bohnanza") + f"[beans.blue]\ncopies = {copies}\n",), "below")
        found.add(fingerprint(HEAD.format("above", "below")))
        del EDITIONS[below], library._offered[below]  # noqa: SLF001
    assert len(found) == 2


@pytest.mark.usefixtures("offers")
def test_the_fingerprint_does_not_change_with_comments_and_spaces() -> None:
    text = HEAD.format("mine", "other.toml")
    base = HEAD.format("other", "bohnanza") + "[beans]\nblue = { copies = 24 }\n"
    changed = base.replace(" = ", "=").replace("[beans]", "# more of these\n[beans]").replace("24", "0x18")
    assert fingerprint(text, base) == fingerprint(f"# ours\n{text}", changed)


@pytest.mark.usefixtures("offers")
def test_the_fingerprint_changes_with_the_order_of_the_beans() -> None:
    """The deck depends on it."""
    fig, pea = "fig = { copies = 9, meter = [2] }\n", "pea = { copies = 9, meter = [2] }\n"
    head = HEAD.format("mine", "bohnanza") + "[beans]\n"
    assert fingerprint(head + fig + pea) != fingerprint(head + pea + fig)


@pytest.mark.usefixtures("offers")
def test_a_fingerprint_of_the_text_is_still_known() -> None:
    """Earlier versions stored it with their tables."""
    texts = (HEAD.format("mine", "other.toml"), HEAD.format("other", "bohnanza"))
    library.offer(texts, "mine.toml")
    older = sha256("\0".join(texts).encode()).hexdigest()
    assert older != library.fingerprint_of("mine")
    assert library.has_fingerprint("mine", older)
    assert library.has_fingerprint("mine", library.fingerprint_of("mine"))
    assert not library.has_fingerprint("mine", sha256(b"other rules").hexdigest())
    assert not library.has_fingerprint("gone", older)


@pytest.mark.usefixtures("offers")
def test_a_fingerprint_of_the_text_covers_the_edition_that_it_is_based_on() -> None:
    below, above = HEAD.format("below", "bohnanza"), HEAD.format("above", "below")
    library.offer((below,), "below.toml")
    library.offer((above,), "above.toml")
    older = sha256(f"{above}\0{sha256(below.encode()).hexdigest()}".encode()).hexdigest()
    assert library.has_fingerprint("above", older)
