"""The small files at the root say what the package says of itself."""

import re
import tomllib
from pathlib import Path

import yaml

from bohnhof import __version__
from tests.judge import holds

ROOT = Path(__file__).parents[1]


def test_the_citation_names_this_version_and_license() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    said = dict(re.findall(r"^([\w-]+): (\S.*)$", text, re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert said["cff-version"] == "1.2.0"
    assert said["version"] == __version__
    assert said["license"] == project["license"]


def test_the_changelog_begins_with_what_is_unreleased() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE)[0] == "[Unreleased]"


def test_the_position_in_the_template_of_a_bug_report_holds() -> None:
    template = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "bug.yml").read_text(encoding="utf-8"))
    [position] = [part["attributes"] for part in template["body"] if part["id"] == "position"]
    assert "value" not in position, "a report that nobody filled in must not contain it"
    assert "\n! B" in position["placeholder"]
    holds(position["placeholder"])
