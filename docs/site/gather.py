"""Collects the pages of the site: the documents, with working links, and generated pages."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from typing import Final
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).parent))
import bohnhof
import positions

TOP: Final = Path(__file__).parents[2]
DOCS: Final = TOP / "docs"
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|mailto:|#)([^)#\s]*)(#[^)\s]*)?\)")
FENCE: Final = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)
RULE: Final = re.compile(r"^### (\S+) ", re.MULTILINE)

# Documents in other places, and folders: where they are on the site.
PAGES: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "docs/decisions": "decisions/index.md",
    "docs/rules": "rules/index.md",
}
# The chapters of the site, and the pages of each.
CHAPTERS: Final = {
    "Play": ["play", "review", "offline", "fairness"],
    "Host": ["hosting", "server", "scale", "security"],
    "Write a bot": ["bots", "bots-ladder", "bots-value", "arena", "benchmark", "protocol"],
    "Learn (RL)": ["environments", "observations"],
    "Rules": ["rules/index", "editions", "notation"],
    "How it works": ["architecture", "benchmarks", "contributing"],
    "Decisions": ["decisions/index"],
    "API reference": ["api"],
    "The project": ["changelog", "reporting", "conduct"],
}
# What the pages for bot writers and researchers import besides the front door.
WITH_MEMBERS: Final = (
    "bohnhof.envs.batch.BatchEnv",
    "bohnhof.envs.single.BohnhofEnv",
    "bohnhof.envs.policy_bot.PolicyBot",
    "bohnhof.envs.text.TextEnv",
    "bohnhof.envs.sitting.GameSpec",
)
ANSWERS: Final = ("Card", "Field", "SeenOffer", "Boss", "Rival", "Building")  # of a BotView, from bohnhof.bots.seen

# The rules in other languages: title and first words of their page.
LANGUAGES: Final = {
    "de": (
        "Regeln (Deutsch)",
        "Alle Regeln aller Ausgaben, in unseren Worten. `bohnhof rules B7.3 --language de` zeigt eine davon.",
    ),
    "is": (
        "Reglur (íslenska)",
        "Allar reglur allra útgáfna, með okkar orðum. `bohnhof rules B7.3 --language is` sýnir eina þeirra.",
    ),
    "nl": (
        "Regels (Nederlands)",
        "Alle regels van alle uitgaven, in onze eigen woorden. `bohnhof rules B7.3 --language nl` laat er een zien.",
    ),
}
EXAMPLE: Final = {"": "Example", "de": "Beispiel", "is": "Dæmi", "nl": "Voorbeeld"}
OPEN: Final = {
    "": "Open it and play on",
    "de": "Öffnen und weiterspielen",
    "is": "Opna og spila áfram",
    "nl": "Openen en verder spelen",
}


def gather(target: Path) -> None:
    """Write all sources of the site into a folder, which is emptied first."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(DOCS / "pictures", target / "pictures")
    for source, page in sources().items():
        text = with_links(source.read_text(encoding="utf-8"), source, page)
        if DOCS / "rules" in source.parents:
            text = with_positions(text, language_of(source))
        write(target / page, with_referee(text, page, OPEN[language_of(source)]))
    for language in ("", *LANGUAGES):
        write(target / "rules" / language / "index.md", index_of_rules(language))
    write(target / "decisions" / "index.md", index_of_decisions())
    write(target / "api.md", front_door())
    with (target / "index.md").open("a", encoding="utf-8") as index:
        index.write("".join(toctree(name, pages) for name, pages in {**CHAPTERS, "More": others()}.items() if pages))


def sources() -> dict[Path, str]:
    """The documents, and where each is on the site."""
    found = {path: path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    for name, page in PAGES.items():
        if name.endswith(".md") and page != "index.md":
            found[TOP / name] = page
    return found


def others() -> list[str]:
    """Documents that are in no chapter yet."""
    listed = {page for pages in CHAPTERS.values() for page in pages}
    return sorted(path.stem for path in DOCS.glob("*.md") if path.stem not in {*listed, "index"})


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def with_links(text: str, source: Path, page: str) -> str:
    """Point links to documents at their pages; links to source files become plain names."""

    def moved(found: re.Match[str]) -> str:
        mark, words, path, anchor = found[1], found[2], found[3], found[4] or ""
        there = (source.parent / path).resolve()
        if not there.exists():
            raise SystemExit(f"{source.relative_to(TOP)}: there is no {path}")
        name = there.relative_to(TOP).as_posix()
        place = PAGES.get(name) or (name.removeprefix("docs/") if name.startswith("docs/") else None)
        if place is None:
            return words
        return f"{mark}[{words}]({os.path.relpath(place, Path(page).parent)}{anchor})"

    parts = FENCE.split(text)
    return "".join(part if part.startswith("```") else LINK.sub(moved, part) for part in parts)


def language_of(source: Path) -> str:
    """The language of a chapter of the rules; English has no folder of its own."""
    return source.parent.name if source.parent.name in LANGUAGES else ""


def with_positions(text: str, language: str = "") -> str:
    """After each rule, an example of it: the position is the same in every language."""
    parts = RULE.split(text)
    whole = parts[0]
    for rule, words in zip(parts[1::2], parts[2::2], strict=True):
        # The heading of the next section belongs to what follows.
        own, *section = re.split(r"^(?=## )", words, maxsplit=1, flags=re.MULTILINE)
        whole += f"### {rule} {own.rstrip()}\n\n{positions.shown(rule, EXAMPLE[language])}\n{''.join(section)}"
    return whole


def with_referee(text: str, page: str, words: str) -> str:
    """Below each position, a link to the referee that plays in a browser, which opens it there (docs/offline.md)."""
    up = "../" * len(Path(page).parts)  # the documentation is in a folder of the site

    def linked(found: re.Match[str]) -> str:
        position = found[1].partition("\n")[2].removesuffix("```")
        if not positions.IS_POSITION.match(position):
            return found[1]
        address = f"{up}offline/referee#text={quote(position)}"
        return f'{found[1]}\n\n<p class="open"><a href="{address}" rel="nofollow">{words}</a></p>\n'

    return FENCE.sub(linked, text)


def title_of(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ").strip()


def index_of_rules(language: str = "") -> str:
    """The chapters of the rules in one language; the English page leads to the others."""
    chapters = sorted((DOCS / "rules" / language).glob("*.md"))
    rows = "".join(f"- [{title_of(path)}]({path.name})\n" for path in chapters)
    pages = [path.stem for path in chapters]
    if language:
        title, about = LANGUAGES[language]
        return f"# {title}\n\n{about}\n\n{rows}" + toctree("", pages)
    elsewhere = ", ".join(f"[{title}]({code}/index.md)" for code, (title, _) in LANGUAGES.items())
    return (
        "# Rules\n\nEvery rule of every edition, in our own words. A refusal names its rule, and "
        "`bohnhof rules B7.3` shows it. Each example is a tested position: `>` is an action, `!` names the rule that "
        "must refuse it, `=` says what must be true afterwards ([notation](../notation.md)).\n\n"
        f"In other languages: {elsewhere}.\n\n" + rows + toctree("", [*pages, *(f"{code}/index" for code in LANGUAGES)])
    )


def index_of_decisions() -> str:
    records = sorted((DOCS / "decisions").glob("0*.md"))
    rows = "".join(
        f"- [{path.stem[:4]}]({path.name}) {title_of(path).partition('. ')[2] or title_of(path)}\n" for path in records
    )
    numbers = {int(path.stem[:4]) for path in records}
    missing = [f"{number:04}" for number in range(1, max(numbers)) if number not in numbers]
    note = f"Numbers that were never used: {', '.join(missing)}.\n\n" if missing else ""
    return (
        "# Decisions\n\nImportant design decisions, with their reasons and their price. A decision is never "
        f"changed; a later one can replace it.\n\n{note}{rows}" + toctree("", [path.stem for path in records])
    )


def front_door() -> str:
    """The reference of everything that `import bohnhof` offers, from its docstrings."""
    classes = [name for name in bohnhof.__all__ if isinstance(getattr(bohnhof, name), type)]
    functions = [name for name in bohnhof.__all__ if name not in classes and callable(getattr(bohnhof, name))]
    classes.sort(key=lambda name: name != "Game")
    text = (
        "# API reference\n\n`import bohnhof` gives you these names. They are stable within a minor version; "
        "everything else can change.\n\n"
    )
    for name in classes:
        text += f"## {name}\n\n```{{eval-rst}}\n.. autoclass:: bohnhof.{name}\n   :members:\n```\n\n"
    for name in functions:
        text += f"## {name}\n\n```{{eval-rst}}\n.. autofunction:: bohnhof.{name}\n```\n\n"
    text += '## EDITIONS\n\nThe published editions, by their id: `bohnhof.EDITIONS["boonanza"]`.\n\n'
    text += "## actions\n\nEverything that a player can do.\n\n"
    text += "```{eval-rst}\n.. automodule:: bohnhof.kernel.actions\n   :members:\n   :undoc-members:\n```\n\n"
    text += "## For bot writers\n\nWhat a `BotView` answers with, and the check that every bot must pass.\n\n"
    text += "".join(f"```{{eval-rst}}\n.. autoclass:: bohnhof.bots.seen.{name}\n```\n\n" for name in ANSWERS)
    text += "```{eval-rst}\n.. autofunction:: bohnhof.bots.compliance.check_bot\n```\n\n"
    text += "## For researchers\n\n[Learning environments](environments.md) shows how to use these.\n\n"
    return text + "".join(f"```{{eval-rst}}\n.. autoclass:: {name}\n   :members:\n```\n\n" for name in WITH_MEMBERS)


def toctree(name: str, pages: list[str]) -> str:
    caption = f":caption: {name}\n" if name else ""
    return f"\n```{{toctree}}\n:hidden:\n{caption}\n" + "\n".join(pages) + "\n```\n"
