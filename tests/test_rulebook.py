"""The rule documents are read as they are written."""

from pathlib import Path

import pytest

from bohnhof.rulebook import Rule, read_rules

CHAPTER = """\
# Base game

An introduction.

## Harvesting

### B7.3 Bean protection

A single bean is protected.

```
# a comment, not a heading
```

### Not a rule

### B7.10 Another one
Its text.
"""


def test_a_rule_is_a_heading_with_an_id_and_the_text_below_it(tmp_path: Path) -> None:
    (tmp_path / "10-base.md").write_text(CHAPTER, encoding="utf-8")
    assert read_rules(tmp_path) == {
        "B7.3": Rule(
            id="B7.3",
            title="Bean protection",
            text="A single bean is protected.\n\n```\n# a comment, not a heading\n```",
            chapter="Base game",
        ),
        "B7.10": Rule(id="B7.10", title="Another one", text="Its text.", chapter="Base game"),
    }


def test_chapters_come_in_the_order_of_their_files(tmp_path: Path) -> None:
    (tmp_path / "20-later.md").write_text("# Later\n### BH1 Second\n", encoding="utf-8")
    (tmp_path / "10-first.md").write_text("# First\n### B1.1 First\n", encoding="utf-8")
    assert [rule.chapter for rule in read_rules(tmp_path).values()] == ["First", "Later"]


def test_an_id_is_given_once(tmp_path: Path) -> None:
    (tmp_path / "10-base.md").write_text(CHAPTER, encoding="utf-8")
    (tmp_path / "20-copy.md").write_text("# Copy\n### B7.3 Again\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"20-copy.md: rule B7.3 is already in 'Base game'"):
        read_rules(tmp_path)
