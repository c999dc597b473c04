"""The house rules that no tool knows: they keep the layers, the rules and the languages honest."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from desktop_app.app.atlas import UnknownRule, find_rule, find_term
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.games import TENANTS
from tests import house_rules as house

LONGEST_MODULE = 600
RULES = house.modules("desktop_app/engine", "desktop_app/games")
SCREENS = [path for path in house.modules("desktop_app/ui") if "art" not in path.parts]
PRODUCT = house.modules("desktop_app")
EVERYTHING = house.modules("desktop_app", "tests", "packaging")
TEXT_FILES = {".py", ".md", ".toml", ".yaml", ".yml", ".json", ".ftl", ".template", ".qss", ".svg", ".lock", ""}
MADE_HERE = {"build", "dist", "__pycache__"}


@cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_the_layers_point_one_way() -> None:
    contract = Path(sys.executable).with_name("lint-imports")
    answer = subprocess.run(
        [contract, "--no-cache", "--no-logo"], cwd=house.ROOT, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout


def test_no_module_is_too_long_to_read() -> None:
    lengths = {house.name_of(path): len(_read(path).splitlines()) for path in EVERYTHING}
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_only_the_formats_of_files_know_a_game_by_name() -> None:
    naming = {
        house.name_of(path): names
        for path in house.modules(
            "desktop_app/engine", "desktop_app/app", "desktop_app/games/kit", "desktop_app/games/contract"
        )
        if not path.is_relative_to(house.ROOT / "desktop_app/app/decks/formats")
        and not path.is_relative_to(house.ROOT / "desktop_app/app/imports")
        and (names := house.names_of_games(_read(path), list(TENANTS), [each.domain for each in TENANTS.values()]))
    }
    assert naming == {}


def test_rules_ask_only_through_the_one_module() -> None:
    yields = {house.name_of(path): house.raw_yields(_read(path)) for path in RULES}
    assert [name for name, lines in yields.items() if lines] == ["desktop_app/engine/ask.py"]


def test_rules_leave_nothing_to_clean_up() -> None:
    cleaning = {house.name_of(path): house.guarded_awaits(_read(path)) for path in RULES}
    assert {name: lines for name, lines in cleaning.items() if lines} == {}


def test_rules_never_go_through_a_set() -> None:
    walks = {house.name_of(path): house.set_walks(_read(path)) for path in RULES}
    assert {name: lines for name, lines in walks.items() if lines} == {}


def test_rules_know_no_asyncio() -> None:
    naming = [path for path in RULES if "asyncio" in _read(path)]
    assert [house.name_of(path) for path in naming if "asyncio" in house.imported(_read(path))] == []


def test_colours_are_the_business_of_themes() -> None:
    coloured = {house.name_of(path): house.colours(_read(path)) for path in SCREENS}
    assert {name: colours for name, colours in coloured.items() if colours} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_names_is_written(language: str) -> None:
    texts = Texts("es" if language == "es" else "en")
    missing = {
        f"{house.name_of(path)}: {message_id}"
        for path in PRODUCT
        for message_id in house.message_ids(_read(path))
        if not texts.has(message_id)
    }
    assert sorted(missing) == []


def test_every_rule_that_the_code_cites_is_in_the_atlas() -> None:
    unknown = []
    for path in PRODUCT:
        for rule_id in sorted(set(house.RULE_ID.findall(_read(path)))):
            try:
                find_rule(rule_id)
            except UnknownRule:
                unknown.append(f"{house.name_of(path)}: {rule_id}")
    assert unknown == []


def test_nothing_speaks_of_the_machine_it_was_made_on() -> None:
    speaking = [
        f"{house.name_of(path)}:{number}"
        for path in sorted(house.ROOT.rglob("*"))
        if path.is_file() and path.suffix in TEXT_FILES and _is_ours(path) and path != Path(house.__file__)
        for number, line in enumerate(_read(path).splitlines(), 1)
        if house.MACHINE_PATH.search(line)
    ]
    assert speaking == []


def _is_ours(path: Path) -> bool:
    """Whether the file belongs to the repository: not a cache, an environment or something built."""
    parts = path.relative_to(house.ROOT).parts
    return not any((part.startswith(".") and part != ".ci") or part in MADE_HERE for part in parts)


def test_nothing_is_waved_past_the_type_checker() -> None:
    waved_off = [house.name_of(path) for path in EVERYTHING if house.WAVED_OFF.search(_read(path))]
    assert waved_off == []


def test_the_glossary_has_the_words_of_the_atlas() -> None:
    text = _read(house.ROOT / "CONTRIBUTING.md")
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \| `(\w+)` \|$", text, flags=re.MULTILINE)
    assert len(rows) > 40
    terms = {term: find_term("lotr_lcg", term) for _, _, term in rows}
    assert [(terms[term].en, terms[term].es, term) for _, _, term in rows] == rows


# The searches themselves: each must find what it is for, or the tests above would pass for nothing.


def test_a_walk_through_a_set_is_seen() -> None:
    source = "\n".join(
        [
            "def rule(chosen: set[str]) -> None:",
            "    for card in chosen: print(card)",
            "    names = {card for card in chosen}",
            "    first = list(names)",
            "    both = [*names | chosen]",
            "    best = sorted(names)",
            "    heavy = sum(len(name) for name in names)",
        ]
    )
    assert house.set_walks(source) == [2, 4, 5]


def test_a_yield_and_a_clean_up_are_seen() -> None:
    source = "async def rule():\n    try:\n        yield 1\n    finally:\n        pass\n"
    assert house.raw_yields(source) == [3]
    assert house.guarded_awaits(source) == [2]


def test_a_function_that_lists_things_asks_nothing() -> None:
    assert house.raw_yields("def heroes(g: State) -> Iterator[str]:\n    yield 'Gimli'") == []
    assert house.raw_yields("def ask(g: State) -> Generator[str, str, None]:\n    yield 'Gimli'") == [2]
    assert house.raw_yields("class Ask:\n    def __await__(self):\n        yield self") == [3]


def test_a_colour_in_a_widget_is_seen() -> None:
    source = "pen = QPen('#aa22ff')\nbrush = QColor(1, 2, 3)\nink = QColor(theme.ink)"
    assert sorted(house.colours(source)) == ["#aa22ff", "QColor(1, 2, 3)"]


def test_a_message_named_in_the_code_is_seen() -> None:
    source = "say(texts('table-undo'), self._texts('home-new' if new else 'home-continue'), message('lcg-drawn'))"
    assert house.message_ids(source) == {"table-undo", "home-new", "home-continue", "lcg-drawn"}


def test_a_game_that_is_named_is_seen() -> None:
    source = '"""Like the thrones of lotr_lcg."""\nif game == "thrones": texts("lcg-log-round", f"{domain}-log-round")'
    assert house.names_of_games(source, ["thrones", "lotr_lcg"], ["lcg"]) == ["lcg-log-round", "thrones"]


def test_what_is_waved_past_the_type_checker_is_seen() -> None:
    assert house.WAVED_OFF.search("label.text()  #" + " type: ignore[union-attr]")
    assert not house.WAVED_OFF.search("kind: str  # the type: ignored where it is empty")


def test_a_path_of_a_machine_is_seen() -> None:
    assert house.MACHINE_PATH.search("open('/" + "home/ana/deck.json')")
    assert not house.MACHINE_PATH.search("https://example.org/home/page")
