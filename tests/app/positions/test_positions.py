"""Position files: those that ship all hold, and a file that is wrong is told with its line and column."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import desktop_app
from desktop_app.app.positions.playing import Result, check_path, check_paths
from desktop_app.app.positions.position_file import read_position
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.games.lotr_lcg.table.position_cards import TOKENS
from desktop_app.games.lotr_lcg.table.positions import CARD_KEYS, MARKS, PLAYER_KEYS, TOP_KEYS
from desktop_app.paths import RESOURCES, TRANSLATIONS

SHIPPED = sorted((RESOURCES / "positions").rglob("*.yaml"))

GOOD = """\
format: 1
game: lotr_lcg
title: {en: A sentinel defends, es: Un Centinela defiende}
rules: [LCG-094]
seats: [Ana, Bor]
setup:
  step: 6.4.1
  players:
    Ana: {heroes: [Éowyn], engaged: [Forest Spider]}
    Bor: {heroes: [Aragorn, Gimli]}
  attack: {by: Forest Spider, on: Ana}
play:
  - {seat: Ana, option: no_defender}
  - {seat: Bor, option: defend, source: Aragorn}
expect:
  - value: {of: Aragorn, damage: 0}
"""


def _rules_of(path: Path) -> tuple[str, ...]:
    """The rules that a position shows: of hundreds of files their one line is read, whatever is to be run."""
    line = next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("rules:"))
    return tuple(yaml.safe_load(line)["rules"])


@pytest.mark.parametrize(
    "path", [pytest.param(path, id=path.stem, marks=pytest.mark.rule(*_rules_of(path))) for path in SHIPPED]
)
def test_a_shipped_position_holds(path: Path) -> None:
    assert check_path(path, Texts("en")) == Result(path, True)


def test_there_are_many_of_them_each_with_a_title_of_its_own() -> None:
    positions = [read_position(path) for path in SHIPPED]
    assert len(positions) >= 60
    for language in LANGUAGES:
        titles = [position.title[language] for position in positions]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_help_holds(tmp_path: Path, language: str) -> None:
    help_text = (RESOURCES / "docs" / f"positions.{language}.md").read_text(encoding="utf-8")
    example = help_text.partition("```yaml\n")[2].partition("```")[0]
    assert "seats: [Ana]" in example
    assert _told(tmp_path, example) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_key_of_a_set_up(language: str) -> None:
    help_text = (RESOURCES / "docs" / f"positions.{language}.md").read_text(encoding="utf-8")
    keys = {*TOP_KEYS, *PLAYER_KEYS, *CARD_KEYS, *TOKENS, *MARKS} - {"by_hand"}
    assert sorted(key for key in keys if f"`{key}" not in help_text) == []


def _told(tmp_path: Path, text: str, language: str = "en") -> str:
    path = tmp_path / "position.yaml"
    path.write_text(text, encoding="utf-8")
    result = check_path(path, Texts("es" if language == "es" else "en"))
    assert result.passed == (result.why == "")
    return result.why


def test_a_good_file_passes(tmp_path: Path) -> None:
    assert _told(tmp_path, GOOD) == ""


@pytest.mark.parametrize(
    ("title", "read"),
    [
        ("A sentinel defends", {"en": "A sentinel defends", "es": "A sentinel defends"}),
        ("{es: Un Centinela defiende}", {"en": "Un Centinela defiende", "es": "Un Centinela defiende"}),
    ],
)
def test_a_title_need_not_be_written_twice(tmp_path: Path, title: str, read: dict[str, str]) -> None:
    assert _told(tmp_path, GOOD.replace("{en: A sentinel defends, es: Un Centinela defiende}", title)) == ""
    assert read_position(tmp_path / "position.yaml").title == read


def test_what_is_expected_may_all_stand_between_the_moves(tmp_path: Path) -> None:
    alone = GOOD.partition("expect:")[0]
    assert _told(tmp_path, alone) == ""
    within = alone + "  - expect:\n      - value: {of: Aragorn, damage: 2}\n"
    assert _told(tmp_path, within) == "line 16, column 38: expected 2, but it is 0."
    assert _told(tmp_path, alone + "  - expect: {value: {of: Aragorn, damage: 0}}\n") == ""
    one = alone + "expect: {value: {of: Aragorn, damage: 1}}\n"
    assert _told(tmp_path, one) == "line 15, column 39: expected 1, but it is 0."


WRONG = [
    ("players:", "plaiers:", "line 8, column 3: there is no key “plaiers” here."),
    ("heroes: [Éowyn]", "herose: [Éowyn]", "line 9, column 11: there is no key “herose” here."),
    ("Aragorn, Gimli", "Aragorn, Gimly", "line 10, column 29: no card is called “Gimly”."),
    ("source: Aragorn}", "source: Aragon}", "line 14, column 41: no card is called “Aragon”."),
    ("source: Aragorn}", "source: Legolas}", "line 14, column 41: “Legolas” is not on the table."),
    ("seat: Ana, option", "seat: Ann, option", "line 13, column 12: no player is called “Ann”."),
    ("seat: Ana, option", "seat: Bor, option", "line 13, column 12: Ana is asked, not Bor."),
    ("{of: Aragorn, damage", "{of: Aragorn, damge", "line 16, column 33: there is no “damge” to look at here."),
    ("damage: 0", "damage: 2", "line 16, column 34: expected 2, but it is 0."),
    ("  - value:", "  - valeu:", "line 16, column 5: there is no key “valeu” here."),
    ("step: 6.4.1", "step: 9.9", "line 7, column 9: there is no framework step “9.9”."),
    ("LCG-094", "LCG-999", "line 4, column 9: no rule of the atlas has the id “LCG-999”."),
    ("format: 1", "format: 7", "line 1, column 9: position files have the format 1, not “7”."),
    ("game: lotr_lcg", "game: chess", "there is no game “chess” to play."),
    ("by: Forest Spider", "by: King Spider", "line 11, column 16: “King Spider” is not on the table."),
    ("seats: [Ana, Bor]", "seats: [Ana, Ana]", "line 5, column 8: at least one player belongs here"),
    (
        "seats: [Ana, Bor]",
        "seats: [Ana, Bor, C, D, E]",
        "line 5, column 8: this game is not played by 5 players.",
    ),
    (
        "[Aragorn, Gimli]",
        "[{card: Gimli, exhausted: perhaps}]",
        "line 10, column 45: “perhaps” is neither true nor false.",
    ),
    ("game: lotr_lcg\n", "", "line 1, column 1: the key “game” is missing here."),
    ("[Aragorn, Gimli]", "Aragorn", "line 10, column 19: a list belongs here."),
    ("Gimli]", "{card: Gimli, exhausted: perhaps}]", "line 10, column 54: “perhaps” is neither true nor false."),
    ("[Éowyn],", "[Éowyn], threat: true,", "line 9, column 36: “true” is not a whole number of 0 or more."),
    ("[Éowyn],", "[Éowyn], hand: [{card: Faramir, damage: 1}],", "line 9, column 51: there is no key “damage” here."),
    ("[Ana, Bor]", "[Ana, Bor, Cai, Dia, Eva]", "line 5, column 8: this game is not played by 5 players."),
    ("play:", "play: [", "cannot be read as a position file."),
]


@pytest.mark.parametrize(("good", "wrong", "told"), WRONG)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, good: str, wrong: str, told: str) -> None:
    assert good in GOOD
    assert told in _told(tmp_path, GOOD.replace(good, wrong, 1))


@pytest.mark.parametrize("nothing", ["", " 3", " []", " quick"])
def test_a_set_up_without_keys_is_told_with_its_place(tmp_path: Path, nothing: str) -> None:
    before, _, rest = GOOD.partition("setup:\n")
    text = f"{before}setup:{nothing}\nplay:{rest.partition('play:')[2]}"
    assert "line 6, column" in _told(tmp_path, text)
    assert "keys and values belong here" in _told(tmp_path, text)


def test_a_mistake_is_told_in_spanish_too(tmp_path: Path) -> None:
    text = GOOD.replace("Aragorn, Gimli", "Aragorn, Gimly")
    assert _told(tmp_path, text, "es") == "línea 10, columna 29: ninguna carta se llama «Gimly»."


def test_cards_may_be_named_in_spanish_by_code_or_with_a_number(tmp_path: Path) -> None:
    text = GOOD.replace("engaged: [Forest Spider]", 'engaged: [01096, "Araña del Bosque"]')
    text = text.replace("by: Forest Spider", "by: Forest Spider 2")
    assert _told(tmp_path, text) == ""


def test_a_move_that_is_not_offered_is_told_with_what_is(tmp_path: Path) -> None:
    told = _told(tmp_path, GOOD.replace("source: Aragorn}", "source: Gimli}"))
    assert told == "line 14, column 41: this is not offered. Offered: defend Aragorn Forest Spider, no_defender."


def test_who_is_not_asked_is_offered_nothing(tmp_path: Path) -> None:
    """Before the first move Ana is asked: of Bor nothing more can be said, neither why nor at which question."""
    bor, first = "{seat: Bor, option: defend, source: Gimli", "play:\n  - expect:\n    - not_offered: "
    assert _told(tmp_path, GOOD.replace("play:\n", f"{first}{bor}}}\n")) == ""
    for more in (", step: 6.4.1}", ", asks: lcg-ask-defender}", "}\n      rule: LCG-094"):
        assert "Ana" in _told(tmp_path, GOOD.replace("play:\n", f"{first}{bor}{more}\n"))


def test_a_refusal_must_name_the_expected_rule(tmp_path: Path) -> None:
    wish = "  - not_offered: {option: defend, source: Gimli, target: Forest Spider}\n    rule: LCG-465\n"
    text = GOOD.replace("  - {seat: Bor, option: defend, source: Aragorn}\nexpect:\n", f"expect:\n{wish}")
    assert _told(tmp_path, text) == "line 16, column 11: the refusal names LCG-468, not LCG-465."


def test_every_mistake_has_its_sentence_and_no_sentence_is_idle() -> None:
    app = Path(desktop_app.__file__).parent
    games = (*(app / "games" / "kit").glob("set_up*.py"), *(app / "games" / "lotr_lcg" / "table").glob("position*.py"))
    sources = [*(app / "app" / "positions").glob("*.py"), *games]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    told = set(re.findall(r'"(positions-[a-z-]+)"', text))
    told |= {f"positions-bad-{kind}" for kind in re.findall(r'BadPosition\(.*?, "([a-z-]+)"', text)}
    written = (TRANSLATIONS / "en" / "positions.ftl").read_text(encoding="utf-8")
    assert told == set(re.findall(r"^(positions-[a-z-]+) =", written, re.MULTILINE))


@pytest.mark.parametrize(
    "hostile",
    [
        "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
        "&loop [*loop]\n",
        "[" * 5000,
        "key: !!python/object/apply:os.system ['true']\n",
        "",
        "\x00",
        "- just\n- a list\n",
    ],
)
def test_a_hostile_file_is_refused(tmp_path: Path, hostile: str) -> None:
    assert "line" in _told(tmp_path, hostile)


def test_a_huge_or_missing_file_is_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.yaml"
    huge.write_bytes(b"a" * 1_100_000)
    results = list(check_paths([huge, tmp_path / "missing.yaml"]))
    assert [result.passed for result in results] == [False, False]
    assert "huge.yaml" in results[0].why
    assert "missing.yaml" in results[1].why


def test_a_folder_is_checked_file_by_file(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "two.yaml").write_text(GOOD.replace("damage: 0", "damage: 1"), encoding="utf-8")
    assert [(result.path.name, result.passed) for result in check_paths([tmp_path])] == [
        ("one.yaml", True),
        ("two.yaml", False),
    ]


def test_a_position_that_the_rules_cannot_play_is_told_and_the_next_file_is_checked(tmp_path: Path) -> None:
    """An attack step without an attack: no game comes to it, so no rule reckons with it."""
    alone = GOOD.replace("  attack: {by: Forest Spider, on: Ana}\n", "")
    (tmp_path / "a.yaml").write_text(alone, encoding="utf-8")
    (tmp_path / "b.yaml").write_text(GOOD, encoding="utf-8")
    for language in LANGUAGES:
        first, second = check_paths([tmp_path], Texts(language))
        assert (first.path.name, first.passed) == ("a.yaml", False)
        assert first.why
        assert len(first.why.splitlines()) == 1
        assert second.passed
