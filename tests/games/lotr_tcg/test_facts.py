"""The printed facts: numbers, languages, the starter decks, and what a wrong file is answered with."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from desktop_app.app.atlas import find_rule
from desktop_app.app.library.built_in import built_in_cards as records
from desktop_app.app.library.unplayed import unplayed
from desktop_app.games.kit.card_shape import own_fields
from desktop_app.games.kit.deck_list import DeckCard, DeckList
from desktop_app.games.kit.printed import FactsError
from desktop_app.games.lotr_tcg.deck_rules import check
from desktop_app.games.lotr_tcg.reading.facts import CARDS_FOLDER, NAMES, CardFacts, load_cards, read_set
from desktop_app.games.lotr_tcg.reading.keywords import LOADED, is_loaded
from desktop_app.games.lotr_tcg.table.built_in import built_in_cards
from desktop_app.games.lotr_tcg.table.presets import DECKS_FOLDER, load_presets, read_deck
from tests.games.both_languages import assert_same_icons

CARDS = load_cards()
MARKS = {"dunland", "dwarven", "elven", "gandalf", "gondor", "isengard", "raider", "rohan", "shire", "T"}


def called(title: str) -> CardFacts:
    return CARDS[NAMES.codes(title)[0]]


def test_cards_as_printed() -> None:
    aragorn, rear_guard = called("Aragorn"), called("Uruk Rear Guard")
    assert (aragorn.twilight, aragorn.strength, aragorn.vitality, aragorn.signet) == (4, 8, 4, "aragorn")
    assert (rear_guard.twilight, rear_guard.strength, rear_guard.vitality, rear_guard.minion_site) == (6, 12, 4, 5)
    assert rear_guard.amount("damage") == 1
    assert (called("Deep of Helm").site_number, called("Deep of Helm").shadow_number) == (5, 6)
    assert called("Herugrim").item_class == ("hand_weapon",)
    assert called("Guma").home_site == ("4T",)


@pytest.mark.rule("TCG-010", "TCG-021", "TCG-038", "TCG-022", "TCG-023", "TCG-024", "TCG-025", "TCG-026")
def test_every_card_is_of_a_kind() -> None:
    for card in CARDS.values():
        sideless = card.type in ("site", "the_one_ring")
        assert (card.side == "") == (card.culture == "") == sideless, card.code
        assert (card.vitality is not None and card.type in ("companion", "ally", "minion")) == (card.race != ""), (
            card.code
        )
        assert (card.minion_site is not None) == (card.type == "minion")
        assert bool(card.home_site) == (card.type == "ally")
        assert card.side in ({"minion": ("shadow",), "companion": ("free_peoples",), "ally": ("free_peoples",)}).get(
            card.type, ("free_peoples", "shadow", "")
        )


@pytest.mark.rule("TCG-035", "TCG-036", "TCG-325")
def test_every_card_has_a_type_and_at_most_one_culture() -> None:
    for card in CARDS.values():
        assert is_loaded(card.type), card.code
        assert " " not in card.culture


@pytest.mark.rule("TCG-327", "TCG-334")
def test_every_loaded_keyword_has_a_rule() -> None:
    wanted = ("archer", "ambush", "damage", "defender", "fierce", "sanctuary", "ring_bearer", "unhasty", "minion")
    assert all(is_loaded(name) for name in wanted)
    assert not any(is_loaded(name) for name in ("elf", "man", "staff", "ranger", "stealth", "forest"))
    for name, rule in LOADED.items():
        assert name.replace("_", "-") in find_rule(rule).en.lower(), rule


@pytest.mark.rule("TCG-034", "TCG-332")
def test_sanctuaries_are_the_third_and_sixth_sites() -> None:
    sites = [card for card in CARDS.values() if card.type == "site"]
    assert {card.block for card in sites} == {"towers"}
    for card in sites:
        assert any(each.id == "sanctuary" for each in card.keywords) == (card.site_number in (3, 6))


@pytest.mark.rule("TCG-039", "TCG-040", "TCG-043", "TCG-066")
def test_cultures_and_signets_are_those_of_the_book() -> None:
    free = {"dwarven", "elven", "gandalf", "gondor", "rohan", "shire"}
    shadow = {"dunland", "isengard", "moria", "raider", "wraith", "sauron"}
    assert {card.culture for card in CARDS.values() if card.side == "free_peoples"} <= free
    assert {card.culture for card in CARDS.values() if card.side == "shadow"} <= shadow
    assert {card.signet for card in CARDS.values()} == {"", "aragorn", "frodo", "gandalf", "theoden"}
    assert [called(title).unique for title in ("Aragorn", "Rider of Rohan", "Brego", "Horse of Rohan")] == [
        True,
        False,
    ] * 2


def test_every_text_stands_in_both_languages_with_the_same_icons_and_numbers() -> None:
    assert_same_icons(CARDS.values(), MARKS)


def test_every_card_is_played_by_the_rules() -> None:
    assert [(card.title, reason.message) for card in records("lotr_tcg") for reason in unplayed(card)] == []


@pytest.mark.parametrize("id", sorted(load_presets()))
def test_a_shipped_deck_keeps_every_rule_and_is_as_large_as_a_starter(id: str) -> None:
    deck, shapes = load_presets()[id], {shape.code: shape for shape in built_in_cards()}
    listed = [
        DeckCard(
            code, shapes[code].titles.en, shapes[code].type, part, copies, set="4", fields=own_fields(shapes[code])
        )
        for part, cards in deck.parts.items()
        for code, copies in cards.items()
    ]
    assert check(DeckList(tuple(listed), {"format": "towers"})) == []
    sides: Counter[str] = Counter()
    for code, copies in deck.parts["deck"].items():
        sides[CARDS[code].side] += copies
    assert sides == {"free_peoples": 30, "shadow": 30}
    assert all(code in deck.parts["deck"] for code in deck.starting)


def test_a_wrong_card_is_refused_with_its_file_and_field(tmp_path: Path) -> None:
    content = json.loads((CARDS_FOLDER / "two_towers.json").read_text(encoding="utf-8"))
    content["cards"][1]["strength"] = "strong"
    file = tmp_path / "two_towers.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(FactsError, match=r"two_towers\.json: card 3 [\w ]+: strength"):
        read_set(file)


def test_a_deck_with_a_wrong_card_is_refused(tmp_path: Path) -> None:
    content = json.loads((DECKS_FOLDER / "starter_aragorn.json").read_text(encoding="utf-8"))
    content["sites"]["4_10"] = 1
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(FactsError, match=r"mine\.json: sites: 4_10 is a card of type minion"):
        read_deck(file)


def test_the_shipped_decks_hold_all_cultures_that_the_set_has() -> None:
    decks = load_presets().values()
    cultures = {CARDS[code].culture for deck in decks for code in deck.parts["deck"]}
    assert len(decks) == 11
    assert cultures == {card.culture for card in CARDS.values()} - {""}
    sites = {code for deck in decks for code in deck.parts["sites"]}
    assert len(sites) > 35


def test_no_two_cards_of_a_title_are_one_and_the_same() -> None:
    """Of several of a title a position means the one of the starter decks."""
    assert NAMES.codes("Aragorn") == ["4_364", "4_109"]
    assert NAMES.codes("Aragorn, Heir of Elendil") == ["4_109"]
    assert NAMES.codes("Théoden, Hijo de Thengel") == ["4_292"]
