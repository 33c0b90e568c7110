"""Rules, tests and refusals belong together: every rule has a test, every citation names a real rule."""

import ast
from collections.abc import Collection, Iterable, Iterator

from bohnhof.rulebook import rules
from tests.sources import Source, example, sources

SHOWING_FOLDERS = ("tests/rules", "tests/laws")  # a rule counts as tested if a test here names it
NAMING_FOLDER = "tests/rules"  # every test here must name a rule
REFUSING_FOLDERS = ("src/bohnhof/kernel", "src/bohnhof/editions")


def test_every_rule_is_shown_by_a_test() -> None:
    shown = {rule_id for folder in SHOWING_FOLDERS for rule_id in cited_by_tests(sources(folder))}
    assert rules(), "the rule documents are empty"
    assert [rule_id for rule_id in rules() if rule_id not in shown] == []


def test_every_rule_test_names_the_rules_it_shows() -> None:
    assert list(unnamed_tests(sources(NAMING_FOLDER))) == []


def test_tests_name_known_rules_only() -> None:
    cited = {rule_id for folder in SHOWING_FOLDERS for rule_id in cited_by_tests(sources(folder))}
    assert cited - set(rules()) == set()


def test_every_refusal_cites_a_known_rule_and_says_why() -> None:
    faults = [fault for folder in REFUSING_FOLDERS for fault in faults_of_refusals(sources(folder), known=rules())]
    assert faults == []


# The checkers


def functions_under_test(source: Source) -> Iterator[ast.FunctionDef]:
    """The functions of a file that pytest would run, in classes too."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def cited_ids(function: ast.FunctionDef) -> list[str]:
    """The rule ids that a test's `@rule(…)` decorators name."""
    return [
        argument.value
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def cited_by_tests(files: Iterable[Source]) -> set[str]:
    """Every rule id that the tests in these files name."""
    return {rule_id for source in files for test in functions_under_test(source) for rule_id in cited_ids(test)}


def unnamed_tests(files: Iterable[Source]) -> Iterator[str]:
    """The tests that name no rule."""
    for source in files:
        for test in functions_under_test(source):
            if not cited_ids(test):
                yield f"{source.path}:{test.lineno}: {test.name} names no rule"


def faults_of_refusals(files: Iterable[Source], known: Collection[str]) -> Iterator[str]:
    """What is wrong with each `Refusal("B7.3", "reason in words")` that is not written exactly so."""
    for source in files:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and called_name(node) == "Refusal":
                where = f"{source.path}:{node.lineno}"
                match node.args:
                    case [ast.Constant(value=str(rule_id)), reason] if not node.keywords:
                        if rule_id not in known:
                            yield f"{where}: there is no rule {rule_id}"
                        if not says_why(reason):
                            yield f"{where}: the reason is not a sentence"
                    case _:
                        yield f"{where}: a refusal is a rule id, written out, and a reason"


def called_name(call: ast.Call) -> str:
    """The last name of what is called: `Refusal` for `Refusal(…)` and for `refusal.Refusal(…)`."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def says_why(reason: ast.expr) -> bool:
    """Is this a text of several words, some of which may be filled in later?"""
    match reason:
        case ast.Constant(value=str(text)):
            return " " in text.strip()
        case ast.JoinedStr(values=parts):
            words = "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts)
            return " " in words.strip() and any(map(str.isalpha, words))
        case ast.IfExp(body=one, orelse=other):
            return says_why(one) and says_why(other)
        case _:
            return False


# The checkers can fail


def test_a_test_without_a_rule_is_found() -> None:
    source = example(
        "tests/rules/test_made_up.py",
        '@given(seeds)\n@rule("B1.1", "B1.2")\ndef test_a() -> None: ...\n'
        "class TestMore:\n"
        '    @pytest.mark.parametrize("x", [1])\n'
        "    def test_b(self, x: int) -> None: ...\n",
    )
    assert cited_by_tests([source]) == {"B1.1", "B1.2"}
    assert list(unnamed_tests([source])) == ["tests/rules/test_made_up.py:6: test_b names no rule"]


def test_a_refusal_that_does_not_say_its_rule_and_reason_is_found() -> None:
    source = example(
        "made_up.py",
        'Refusal("B7.3", "a single bean is protected")\n'
        'Refusal("B7.3", f"offer {n} is {standing}")\n'
        'Refusal("B99.9", "there is no such rule")\n'
        'refusal.Refusal("B7.3", " ")\n'
        'Refusal(RULE, "the id is not written out")\n'
        'Refusal("B7.3", why)\n'
        'Refusal("B7.3")\n'
        'Refusal("B7.3", "a short one" if n else "")\n'
        'Refusal("B7.3", f"{n} {standing}")\n',
    )
    assert list(faults_of_refusals([source], known={"B7.3"})) == [
        "made_up.py:3: there is no rule B99.9",
        "made_up.py:4: the reason is not a sentence",
        "made_up.py:5: a refusal is a rule id, written out, and a reason",
        "made_up.py:6: the reason is not a sentence",
        "made_up.py:7: a refusal is a rule id, written out, and a reason",
        "made_up.py:8: the reason is not a sentence",
        "made_up.py:9: the reason is not a sentence",
    ]
