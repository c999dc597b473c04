"""The printed facts against the box: counts, languages, places, and what a wrong file is answered with."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from desktop_app.games.kit.printed import FactsError
from desktop_app.games.me_quest.reading.board import BOARD, HAVENS, MONSTER_PILES, REGION_DECKS
from desktop_app.games.me_quest.reading.facts import (
    CARDS_FOLDER,
    NAMES,
    AttributeTest,
    CardFacts,
    Requirement,
    load_cards,
    of_type,
    read_cards,
)
from desktop_app.games.me_quest.table.built_in import built_in_cards
from desktop_app.paths import TRANSLATIONS

CARDS = load_cards()
LANGUAGES = ("en", "es")
BOX = {
    "event": 42,
    "shadow": 26,
    "starting_plot": 3,
    "plot": 15,
    "peril": 15,
    "monster": 14,
    "combat": 75,
    "hero_card": 125,
    "skill": 20,
    "mission": 10,
    "item": 9,
    "corruption": 16,
    "hero": 5,
    "monster_token": 50,
    "character": 8,
    "minion": 5,
}
"""The list of components at the beginning of the book."""


def copies(type: str, **printed: object) -> int:
    """How many cards of a type with these printed values the box holds."""
    cards = [card for card in of_type(type) if all(getattr(card, field) == value for field, value in printed.items())]
    return sum(card.quantity for card in cards)


@pytest.mark.rule("MEQ-004", "MEQ-005", "MEQ-008", "MEQ-009", "MEQ-012", "MEQ-013", "MEQ-015", "MEQ-016", "MEQ-017")
@pytest.mark.rule("MEQ-018", "MEQ-019", "MEQ-020", "MEQ-021", "MEQ-023")
@pytest.mark.parametrize("type", BOX)
def test_the_box_holds_what_its_list_says(type: str) -> None:
    assert copies(type) == BOX[type]


@pytest.mark.rule("MEQ-003", "MEQ-014")
def test_the_cards_of_the_box_by_size() -> None:
    large = ("event", "shadow", "quest", "starting_plot", "plot", "encounter", "peril", "monster")
    small = ("combat", "hero_card", "skill", "mission", "item", "corruption")
    assert (sum(map(copies, large)), sum(map(copies, small))) == (220, 255)


@pytest.mark.rule("MEQ-006", "MEQ-007", "MEQ-010", "MEQ-011")
def test_the_quests_and_encounters_of_the_box() -> None:
    assert (copies("quest", kind="starting"), copies("quest", kind="advanced")) == (10, 5)
    assert {owner: copies("encounter", owner=owner) for owner in (*REGION_DECKS, "haven")} == dict.fromkeys(
        (*REGION_DECKS, "haven"), 15
    )


def test_each_deck_of_the_box_is_whole() -> None:
    """Five heroes of 25 cards, three combat decks of 25, fourteen events a stage, ten tokens of each colour."""
    heroes = [card.code.removeprefix("hero.") for card in of_type("hero")]
    assert {hero: copies("hero_card", owner=hero) for hero in heroes} == dict.fromkeys(heroes, 25)
    decks = {card.deck for type in ("monster", "minion") for card in of_type(type)}
    assert {deck: copies("combat", owner=deck) for deck in decks} == dict.fromkeys(decks, 25)
    assert [copies("event", stage=stage) for stage in (1, 2, 3)] == [14, 14, 14]
    assert {pile: copies("monster_token", owner=pile) for pile in MONSTER_PILES} == dict.fromkeys(MONSTER_PILES, 10)


def test_two_of_five_monster_tokens_are_blank() -> None:
    assert copies("monster_token", monster="") == 20
    monsters = {f"monster.{card.monster}" for card in of_type("monster_token") if card.monster}
    assert monsters <= CARDS.keys()


def test_the_priorities_of_a_stage_are_1_to_14() -> None:
    for stage in (1, 2, 3):
        assert sorted(card.priority for card in of_type("event") if card.stage == stage) == list(range(1, 15))


@pytest.mark.rule("MEQ-242")
def test_a_chart_shows_the_mix_of_a_hero_deck() -> None:
    """Of Argalad's five parts four are ranged: 20 of 25 cards."""
    for hero in of_type("hero"):
        owner = hero.code.removeprefix("hero.")
        ranged, melee = hero.ratio
        assert (copies("hero_card", owner=owner, kind="ranged"), copies("hero_card", owner=owner, kind="melee")) == (
            ranged * 5,
            melee * 5,
        )


def test_a_hero_card_as_printed() -> None:
    crush = CARDS["hero.thalin.crush"]
    assert (crush.kind, crush.attack, crush.defense, crush.strength_cost, crush.movement) == ("melee", 3, 3, 4, "swamp")
    assert (crush.titles["es"], crush.quantity) == ("Aplastar", 1)


def test_a_plot_as_printed() -> None:
    wormtongue = CARDS["plot.wormtongue_taints_theoden"]
    assert (wormtongue.pool, wormtongue.marker, wormtongue.advance, wormtongue.favor) == (5, "black", 2, 5)
    assert wormtongue.places == ("edoras",)
    assert wormtongue.requires == (
        Requirement("influence", 6, "edoras", 1),
        Requirement("plot", plot="plot.saruman_falls_to_corruption"),
    )


def test_an_event_and_an_encounter_as_printed() -> None:
    arwen = CARDS["event.arwens_message_to_her_beloved"]
    assert (arwen.stage, arwen.priority, arwen.stays) == (1, 11, True)
    assert (arwen.places, arwen.favor_places) == (("weathertop",), ("lothlorien",))
    assert arwen.characters == (("aragorn", "weathertop"),)
    ranger = CARDS["encounter.the_lonely_mountain"]
    assert ranger.test == AttributeTest("fortitude", "greater", "shadow_pool")


def places_of(card: CardFacts) -> set[str]:
    """Every location that a card names."""
    characters = {place for _, place in card.characters}
    required = {each.place for each in card.requires}
    return {*card.places, *card.favor_places, *characters, *required, card.task, card.to} - {""}


def test_every_place_region_and_character_exists() -> None:
    for card in CARDS.values():
        assert places_of(card) <= BOARD.locations.keys(), card.code
        assert set(card.regions) <= BOARD.regions.keys(), card.code
        assert {f"character.{character}" for character, _ in card.characters} <= CARDS.keys(), card.code
        assert {each.plot for each in card.requires} - {""} <= CARDS.keys(), card.code


def test_an_encounter_lies_in_the_deck_of_its_location() -> None:
    for card in of_type("encounter"):
        for place in card.places:
            deck = "haven" if place in HAVENS else BOARD.regions[BOARD.locations[place].region].encounters
            assert card.owner == deck, card.code
        assert all(BOARD.regions[region].encounters == card.owner for region in card.regions), card.code


def test_every_quest_of_an_encounter_deck_names_where_it_is_done() -> None:
    assert [card.code for card in of_type("encounter") if card.quest != bool(card.task)] == []


def test_what_we_decided_ourselves_is_marked() -> None:
    """The box has two Shadow cards more than the sources, and an event whose effect nobody wrote down."""
    ours = {card.code for card in CARDS.values() if card.ours}
    assert {"shadow.where_theres_a_whip", "shadow.cries_in_the_dark", "event.there_is_strength_yet"} <= ours


def test_a_card_is_found_by_its_title_in_either_language() -> None:
    assert NAMES.codes("uruk-hai")[0] == "monster.uruk_hai"
    assert NAMES.codes("La Dama del Bosque de Oro") == ["event.lady_of_the_golden_wood"]


def test_every_text_has_the_same_numbers_and_signs_in_both_languages() -> None:
    for card in CARDS.values():
        for english, spanish in zip(card.text["en"], card.text["es"], strict=True):
            assert english.count("*") == spanish.count("*"), card.code
            numbers = [Counter(re.findall(r"\d+", text)) for text in (english, spanish)]
            assert numbers[0] == numbers[1], card.code
    tokens = {"monster_token"}
    assert [card.code for card in CARDS.values() if not card.text["en"] and card.type not in tokens] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_word_has_a_name(language: str) -> None:
    content = (TRANSLATIONS / language / "meqnames.ftl").read_text(encoding="utf-8")
    library = (TRANSLATIONS / language / "library.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^meqnames-([a-z-]+) = \S", content, flags=re.MULTILINE))
    known |= set(re.findall(r"^library-value-me-quest-([a-z-]+) = \S", library, flags=re.MULTILINE))
    for card in built_in_cards():
        fields = ("type", "owner", "kind", "timing", "marker")
        values = [(field, getattr(card, field).replace("_", "-")) for field in fields if getattr(card, field)]
        assert [each for each in values if not {"-".join(each), each[1]} & known] == [], card.code


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("pool", "many", r"plot\.json: card plot\.osgiliath_invaded [\w ]+: pool"),
        ("marker", None, r"plot\.json: card plot\.osgiliath_invaded [\w ]+: a card of type plot needs marker"),
    ],
)
def test_a_wrong_card_is_refused_with_its_file_and_field(
    tmp_path: Path, field: str, value: object, complaint: str
) -> None:
    content = json.loads((CARDS_FOLDER / "plot.json").read_text(encoding="utf-8"))
    content["cards"][1][field] = value
    path = tmp_path / "plot.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(FactsError, match=complaint):
        read_cards(path)
