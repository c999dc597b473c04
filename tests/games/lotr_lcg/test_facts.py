"""The printed facts against the box: counts, languages, decks, and what a wrong file is answered with."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop_app.games.kit.facts import Line, Lines
from desktop_app.games.kit.printed import FactsError
from desktop_app.games.lotr_lcg.book.set_up import new_game
from desktop_app.games.lotr_lcg.cards.neutral import GANDALF
from desktop_app.games.lotr_lcg.deck_rules import FEWEST_CARDS
from desktop_app.games.lotr_lcg.reading.facts import (
    CARDS_FOLDER,
    CardFacts,
    cards_titled,
    load_cards,
    read_set,
)
from desktop_app.games.lotr_lcg.table.presets import DECKS_FOLDER, PresetDeck, load_presets, read_deck
from desktop_app.games.lotr_lcg.table.scenarios import SCENARIOS_FOLDER, load_scenarios, read_scenario
from desktop_app.paths import TRANSLATIONS

CARDS = {code: card for code, card in load_cards().items() if card.quantity}
NO_CAMPAIGN = {"id": "none", "part": 1, "card": "01129", "in_play": [], "set_aside": {}, "earned": []}
PLAYER_CARDS = ("ally", "attachment", "event")
ENCOUNTER_CARDS = ("enemy", "location", "treachery", "objective")
LANGUAGES = ("en", "es")
ICONS = {"willpower", "attack", "defense", "threat", "resource"}
OWN_NAMES = {"Aragorn", "Théodred", "Glóin", "Gimli", "Legolas", "Thalin", "Éowyn", "Eleanor", "Dúnhere"}
OWN_NAMES |= {"Denethor", "Glorfindel", "Beravor", "Faramir", "Beorn", "Gléowine", "Gandalf", "Mendor"}
OWN_NAMES |= {"Protector of Lórien"}


def called(title: str) -> CardFacts:
    """The one card of that English title."""
    (card,) = [card for card in CARDS.values() if card.titles["en"] == title]
    return card


def copies(*types: str, subtype: str | None = None) -> int:
    return sum(card.quantity for card in CARDS.values() if card.type in types and card.subtype == subtype)


# The box


def test_the_box_holds_what_the_box_holds() -> None:
    assert len(CARDS) == 138
    assert copies("hero") == 12
    assert copies(*PLAYER_CARDS) == 188
    assert copies(*ENCOUNTER_CARDS) == 84
    assert copies("quest") == 10
    assert copies("campaign") == 3
    assert copies(*PLAYER_CARDS, "objective_ally", subtype="boon") == 10
    assert copies(*ENCOUNTER_CARDS, subtype="burden") == 6


def test_each_sphere_has_three_heroes_and_fifteen_cards() -> None:
    for sphere in ("leadership", "tactics", "spirit", "lore"):
        of_sphere = [card for card in CARDS.values() if card.sphere == sphere]
        assert Counter(card.type == "hero" for card in of_sphere) == {True: 3, False: 15}
        assert all(card.quantity == 3 for card in of_sphere if card.type != "hero")


def test_codes_are_the_pack_and_the_number() -> None:
    assert [card.number for card in CARDS.values()] == list(range(1, 139))
    assert all(code == card.code == f"01{card.number:03d}" for code, card in CARDS.items())


def test_aragorn_as_printed() -> None:
    aragorn = CARDS["01001"]
    assert (aragorn.type, aragorn.sphere, aragorn.unique) == ("hero", "leadership", True)
    assert (aragorn.threat_cost, aragorn.willpower, aragorn.attack) == (12, 2, 3)
    assert (aragorn.defense, aragorn.hit_points, aragorn.cost) == (2, 5, None)
    assert aragorn.traits == ("dunedain", "noble", "ranger")
    assert aragorn.keyword("sentinel") is not None
    assert aragorn.keyword("ranged") is None


def test_encounter_cards_as_printed() -> None:
    spawn = called("Ungoliant’s Spawn")
    assert (spawn.engagement_cost, spawn.threat, spawn.attack) == (32, 3, 5)
    assert (spawn.defense, spawn.hit_points) == (2, 9)
    forest_road = called("Old Forest Road")
    assert (forest_road.threat, forest_road.quest_points) == (1, 3)
    assert called("Hummerhorns").victory == 5
    guardian = called("Cavern Guardian").keyword("doomed")
    assert guardian is not None
    assert guardian.amount == 1
    assert called("Gandalf’s Search").cost == "X"


def test_the_misprinted_chieftain_has_his_right_name() -> None:
    assert CARDS["01090"].titles["en"] == "Chieftain Ufthak"


def test_a_quest_card_has_two_sides() -> None:
    leave, beorn = CARDS["01121"].back, CARDS["01122"].back
    assert leave is not None
    assert beorn is not None
    assert CARDS["01121"].titles["en"] == CARDS["01122"].titles["en"] == "A Chosen Path"
    assert (leave.titles["en"], beorn.titles["en"]) == ("Don’t Leave the Path", "Beorn’s Path")
    assert (CARDS["01121"].quest_points, CARDS["01122"].quest_points) == (0, 10)


def test_a_card_is_found_by_its_title_however_it_is_typed() -> None:
    assert [card.code for card in cards_titled("necromancer's pass")] == ["01094"]
    assert [card.code for card in cards_titled("THEODRED")] == ["01002"]
    assert [card.code for card in cards_titled("Araña del Bosque")] == ["01096"]
    assert [card.code for card in cards_titled("A Chosen Path")] == ["01121", "01122"]
    assert cards_titled("Shelob") == []


# Scenarios


@pytest.mark.parametrize(
    ("scenario", "normal", "easy"),
    [
        ("passage_through_mirkwood", 36, 27),
        ("journey_along_the_anduin", 47, 32),
        ("escape_from_dol_guldur", 41, 30),
    ],
)
def test_encounter_decks_have_the_books_size(scenario: str, normal: int, easy: int) -> None:
    facts = load_scenarios()[scenario]
    assert sum(facts.encounter_deck().values()) == normal
    assert sum(facts.encounter_deck(easy=True).values()) == easy
    assert sum(facts.easy_removals().values()) == normal - easy


def test_easy_mirkwood_leaves_out_what_the_book_says() -> None:
    removed = load_scenarios()["passage_through_mirkwood"].easy_removals()
    assert {CARDS[code].titles["en"]: count for code, count in removed.items()} == {
        "Hummerhorns": 1,
        "Eyes of the Forest": 1,
        "Caught in a Web": 2,
        "Chieftain Ufthak": 1,
        "Dol Guldur Beastmaster": 1,
        "The Necromancer’s Reach": 2,
        "Necromancer’s Pass": 1,
    }


def test_no_burden_starts_in_an_encounter_deck() -> None:
    for scenario in load_scenarios().values():
        assert all(CARDS[code].subtype is None for code in scenario.encounter_deck())


def test_every_scenario_has_its_stages_and_its_campaign_card() -> None:
    scenarios = load_scenarios().values()
    assert [scenario.number for scenario in scenarios] == [1, 2, 3]
    for scenario in scenarios:
        assert len(scenario.stages) == 3
        assert scenario.campaign is not None
        campaign_card = CARDS[scenario.campaign.card]
        assert (campaign_card.type, campaign_card.stage) == ("campaign", scenario.number)
        assert campaign_card.titles == scenario.titles


# Languages


def lines_of(card: CardFacts) -> Iterator[Lines]:
    yield card.text
    if card.back is not None:
        yield card.back.text


def single_lines_of(card: CardFacts) -> Iterator[Line]:
    singles = [card.titles, card.shadow, card.story]
    if card.back is not None:
        singles += [card.back.titles, card.back.story]
    yield from (single for single in singles if single is not None)


def every_sentence(card: CardFacts) -> Iterator[tuple[str, str]]:
    """Every paragraph and line of a card as a pair of English and Spanish."""
    for box in lines_of(card):
        yield from zip(box["en"], box["es"], strict=True)
    for single in single_lines_of(card):
        yield single["en"], single["es"]


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.code)
def test_both_languages_say_it_in_their_own_words(card: CardFacts) -> None:
    for english, spanish in every_sentence(card):
        assert english
        assert spanish
        assert english != spanish or english in OWN_NAMES


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.code)
def test_both_languages_carry_the_same_numbers_icons_and_bold(card: CardFacts) -> None:
    for english, spanish in every_sentence(card):
        icons = re.findall(r"\[(\w+)\]", english)
        assert Counter(icons) == Counter(re.findall(r"\[(\w+)\]", spanish))
        assert set(icons) <= ICONS
        assert Counter(re.findall(r"\d+", english)) == Counter(re.findall(r"\d+", spanish))
        assert english.count("**") == spanish.count("**")
        assert english.count("**") % 2 == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_word_has_a_translation(language: str) -> None:
    content = (TRANSLATIONS / language / "lcgtraits.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(lcgtraits-[a-z-]+) = \S", content, flags=re.MULTILINE))
    needed = set()
    for card in CARDS.values():
        needed |= set(card.traits)
        needed |= {f"keyword-{keyword.id}" for keyword in card.keywords}
        needed |= {f"type-{card.type}"}
        needed |= {f"sphere-{card.sphere}"} if card.sphere else set()
        needed |= {f"type-{card.subtype}"} if card.subtype else set()
        needed |= {f"set-{card.encounter_set}"} if card.encounter_set else set()
    needed |= {f"campaign-{part.campaign.id}" for part in load_scenarios().values() if part.campaign}
    assert known == {"lcgtraits-" + name.replace("_", "-") for name in needed}


# Decks


STARTERS = {f"starter_{sphere}": sphere for sphere in ("leadership", "tactics", "spirit", "lore")}
"""First decks of one sphere, smaller than a deck must be."""
BUILT = [deck for deck in load_presets().values() if deck.id not in STARTERS]


@pytest.mark.parametrize("deck", BUILT, ids=lambda deck: deck.id)
@pytest.mark.rule("LCG-104", "LCG-105", "LCG-107")
def test_shipped_decks_are_legal(deck: PresetDeck) -> None:
    assert len(set(deck.heroes)) == 3
    assert sum(deck.cards.values()) == 50
    by_title = Counter[str]()
    for code, count in deck.cards.items():
        assert CARDS[code].type in PLAYER_CARDS
        assert CARDS[code].subtype is None
        by_title[CARDS[code].titles["en"]] += count
    assert max(by_title.values()) <= 3


@pytest.mark.parametrize("deck", load_presets().values(), ids=lambda deck: deck.id)
@pytest.mark.rule("LCG-109")
def test_shipped_decks_can_pay_for_every_card(deck: PresetDeck) -> None:
    spheres = {CARDS[code].sphere for code in deck.heroes} | {"neutral"}
    assert {CARDS[code].sphere for code in deck.cards} == spheres


@pytest.mark.parametrize(("id", "sphere"), STARTERS.items())
def test_a_starter_deck_of_one_sphere_says_that_it_is_small(id: str, sphere: str) -> None:
    deck = load_presets()[id]
    count = sum(deck.cards.values())
    assert {CARDS[code].sphere for code in deck.heroes} == {sphere}
    assert len(deck.heroes) == 3
    assert count < FEWEST_CARDS
    assert deck.cards[GANDALF] == 2
    for language in ("en", "es"):
        assert str(count) in deck.notes[language]


def test_the_four_starter_decks_sit_at_one_table() -> None:
    starters = [load_presets()[id] for id in STARTERS]
    assert len({hero for deck in starters for hero in deck.heroes}) == 12
    decks = [{"heroes": deck.heroes, "cards": deck.cards} for deck in starters]
    assert new_game("passage_through_mirkwood", decks, seed=1).seats == ["A", "B", "C", "D"]


def test_the_first_deck_starts_below_thirty() -> None:
    riders = load_presets()["riders_of_the_white_tree"]
    assert [CARDS[code].titles["en"] for code in riders.heroes] == ["Aragorn", "Théodred", "Éowyn"]
    assert sum(CARDS[code].threat_cost or 0 for code in riders.heroes) == 29


# Wrong files


@pytest.fixture
def box(tmp_path: Path) -> tuple[dict[str, Any], Path]:
    """The set's content to spoil, and where to write it."""
    content = json.loads((CARDS_FOLDER / "revised_core.json").read_text(encoding="utf-8"))
    return content, tmp_path / "spoiled.json"


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("threat_cost", "twelve", "threat_cost"),
        ("willpower", None, "willpower must stand on a card of type hero"),
        ("quest_points", 3, "quest_points must not stand on a card of type hero"),
        ("sphere", "magic", "sphere"),
        ("sphere", None, "sphere None does not fit"),
        ("colour", "red", "colour"),
        ("text", {"en": ["Sings."], "es": []}, "text: Value error, 1 paragraphs in English but 0 in Spanish"),
        ("easy_quantity", 2, "easy_quantity is larger than quantity"),
    ],
)
def test_a_wrong_field_is_named_with_file_and_card(
    box: tuple[dict[str, Any], Path], field: str, value: object, named: str
) -> None:
    content, path = box
    content["cards"][0][field] = value
    path.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(FactsError, match=re.escape("spoiled.json: card 1 Aragorn")) as refusal:
        read_set(path)
    assert named in str(refusal.value)


def test_a_broken_file_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "torn.json"
    path.write_text('{"format": 1,\n "cards": [', encoding="utf-8")
    with pytest.raises(FactsError, match=r"torn\.json: line 2"):
        read_set(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FactsError, match=r"nowhere\.json"):
        read_set(tmp_path / "nowhere.json")


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        ({"stages": [["01119"], ["01120"], ["01001"]]}, "stages.3: 01001 is not a quest card of stage 3"),
        ({"encounter_sets": ["shelobs_lair"]}, "encounter_sets: no card belongs to shelobs_lair"),
        ({"campaign": {**NO_CAMPAIGN, "earned": ["01999"]}}, "campaign: no card has the code 01999"),
        ({"stages": []}, "stages"),
    ],
)
def test_a_scenario_with_a_wrong_card_is_refused(tmp_path: Path, spoil: dict[str, object], named: str) -> None:
    content = json.loads((SCENARIOS_FOLDER / "passage_through_mirkwood.json").read_text(encoding="utf-8"))
    path = tmp_path / "lost.json"
    path.write_text(json.dumps(content | spoil), encoding="utf-8")
    with pytest.raises(FactsError, match=r"lost\.json") as refusal:
        read_scenario(path)
    assert named in str(refusal.value)


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        ({"heroes": ["01013"]}, "heroes: 01013 is a card of type ally"),
        ({"cards": {"01001": 1}}, "cards: 01001 is a card of type hero"),
        ({"cards": {"99001": 3}}, "cards: no card has the code 99001"),
        ({"cards": {"01013": 0}}, "cards.01013"),
    ],
)
def test_a_deck_with_a_wrong_card_is_refused(tmp_path: Path, spoil: dict[str, object], named: str) -> None:
    content = json.loads((DECKS_FOLDER / "riders_of_the_white_tree.json").read_text(encoding="utf-8"))
    path = tmp_path / "mixed.json"
    path.write_text(json.dumps(content | spoil), encoding="utf-8")
    with pytest.raises(FactsError, match=r"mixed\.json") as refusal:
        read_deck(path)
    assert named in str(refusal.value)
