"""The printed facts against the box: counts, languages, decks, and what a wrong file is answered with."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from desktop_app.games.kit.card_shape import own_fields
from desktop_app.games.kit.deck_list import DeckCard, DeckList
from desktop_app.games.kit.printed import FactsError
from desktop_app.games.thrones.agendas import BANNERS
from desktop_app.games.thrones.deck_rules import check
from desktop_app.games.thrones.factions import FACTIONS
from desktop_app.games.thrones.reading.facts import CARDS_FOLDER, NAMES, CardFacts, load_cards, read_set
from desktop_app.games.thrones.table.built_in import built_in_cards, title_of
from desktop_app.games.thrones.table.presets import DECKS_FOLDER, PresetDeck, load_presets, read_deck
from desktop_app.paths import TRANSLATIONS
from tests.games.both_languages import assert_same_icons

CARDS = load_cards()
DRAWN = ("character", "location", "attachment", "event")
LANGUAGES = ("en", "es")
MARKS = {faction.id for faction in FACTIONS} | {"military", "intrigue", "power"}
OUT_OF_THE_BOX = {"the_old_ways", "at_the_wall", "from_east_to_west", "secrets_and_schemes"}


def called(title: str) -> CardFacts:
    """The one card of that English title."""
    (code,) = NAMES.codes(title)
    return CARDS[code]


def test_the_box_holds_what_the_box_holds() -> None:
    """The list of components at the end of the book counts copies; 20 a faction are different cards."""
    types = Counter(card.type for card in CARDS.values())
    assert (types["faction"], types["agenda"], types["title"]) == (8, 9, 6)
    assert [types[type] for type in ("plot", *DRAWN)] == [26, 101, 26, 14, 29]
    assert sum(card.quantity for card in CARDS.values() if card.type == "plot") == 28
    assert sum(card.quantity for card in CARDS.values() if card.faction == "neutral" and card.type in DRAWN) == 31
    for faction in FACTIONS:
        of_faction = [card for card in CARDS.values() if card.faction == faction.id and card.type in DRAWN]
        assert sum(card.quantity for card in of_faction) == 20


def test_codes_are_the_pack_and_the_number() -> None:
    printed = [card for card in CARDS.values() if card.type != "faction"]
    assert [card.number for card in printed] == list(range(1, 212))
    assert all(card.code == f"01{card.number:03d}" for card in printed)


def test_a_lord_as_printed() -> None:
    tywin = called("Tywin Lannister")
    assert (tywin.cost, tywin.strength, tywin.income) == (7, 6, 2)
    assert tywin.icons == ("military", "intrigue", "power")
    assert (tywin.loyal, tywin.unique, tywin.traits) == (True, True, ("lord",))
    assert [keyword.id for keyword in tywin.keywords] == ["renown"]


def test_a_plot_as_printed() -> None:
    clash = called("A Clash of Kings")
    assert (clash.income, clash.initiative, clash.claim, clash.reserve) == (4, 9, 1, 6)
    assert (clash.cost, clash.deck_limit) == (None, None)
    assert called("A Feast for Crows").deck_limit == 1


def test_keywords_have_their_numbers_and_exceptions() -> None:
    (ambush,) = called("Burned Men").keywords
    assert (ambush.id, ambush.amount) == ("ambush", 2)
    (barred,) = called("Jon Snow").keywords
    assert (barred.id, barred.excepted) == ("no_attachments", ("weapon",))
    assert called("The Hand’s Judgment").cost == "X"


def test_a_card_is_found_by_its_title_however_it_is_typed() -> None:
    assert NAMES.codes("hear me roar!") == ["01100"]
    assert NAMES.codes("Portadora de luz") == ["01058"]
    assert NAMES.codes("house stark") == ["stark"]
    assert {*NAMES.codes("The Bear and the Maiden Fair"), *NAMES.codes('"the bear and the maiden fair"')} == {"01197"}
    assert title_of("01028") == {"en": "Littlefinger", "es": "Meñique"}


def test_every_text_stands_in_both_languages_with_the_same_icons_and_numbers() -> None:
    assert_same_icons(CARDS.values(), MARKS)


def test_the_abilities_are_announced_alike_in_both_languages() -> None:
    words = {
        "When Revealed:": "Cuando se muestre esta carta:",
        "Forced Reaction:": "Reacción obligada:",
        "Forced Interrupt:": "Interrupción obligada:",
        "Marshaling Action:": "Acción de Reclutamiento:",
        "Challenges Action:": "Acción de Reto:",
        "Dominance Action:": "Acción de Dominación:",
        "Action:": "Acción:",
        "Interrupt:": "Interrupción:",
        "Reaction:": "Reacción:",
    }
    for card in CARDS.values():
        for english, spanish in zip(card.text["en"], card.text["es"], strict=True):
            for word, other in words.items():
                assert english.startswith(f"**{word}**") == spanish.startswith(f"**{other}**"), card.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_word_has_a_name(language: str) -> None:
    content = (TRANSLATIONS / language / "gottraits.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^gottraits-([a-z-]+) = \S", content, flags=re.MULTILINE))
    needed = {trait for card in CARDS.values() for trait in card.traits}
    needed |= {f"type-{card.type}" for card in CARDS.values()}
    needed |= {f"faction-{card.faction}" for card in CARDS.values()}
    needed |= {f"icon-{icon}" for card in CARDS.values() for icon in card.icons}
    needed |= {
        "-".join(["keyword", keyword.id, *(["except", *keyword.excepted] if keyword.excepted else [])])
        for card in CARDS.values()
        for keyword in card.keywords
    }
    assert known == {name.replace("_", "-") for name in needed}


# Decks


def as_list(deck: PresetDeck) -> DeckList:
    """A shipped deck as the rules of deckbuilding see it."""
    shapes = {shape.code: shape for shape in built_in_cards()}
    parts = {
        "faction": dict.fromkeys(deck.faction, 1),
        "agendas": dict.fromkeys(deck.agendas, 1),
        "plots": deck.plots,
        "deck": deck.cards,
    }
    return DeckList(
        tuple(
            DeckCard(code, shapes[code].titles.en, shapes[code].type, part, copies, fields=own_fields(shapes[code]))
            for part, cards in parts.items()
            for code, copies in cards.items()
        )
    )


@pytest.mark.parametrize("id", sorted(set(load_presets()) - OUT_OF_THE_BOX))
def test_a_starter_deck_keeps_every_rule(id: str) -> None:
    deck = load_presets()[id]
    assert check(as_list(deck)) == []
    assert sum(deck.cards.values()) == 60


def test_every_faction_has_a_starter_deck() -> None:
    starters = [deck.faction for id, deck in load_presets().items() if id not in OUT_OF_THE_BOX]
    assert sorted(starters) == sorted((faction.id,) for faction in FACTIONS)


@pytest.mark.parametrize("id", sorted(OUT_OF_THE_BOX))
def test_the_decks_of_the_box_join_two_factions_and_are_smaller_than_built_ones(id: str) -> None:
    """They are for first games: of the rules they break the smallest size and the loyalty of the second faction."""
    deck = load_presets()[id]
    (agenda,) = deck.agendas
    second = BANNERS[CARDS[agenda].titles["en"].casefold()]
    factions = Counter(CARDS[code].faction for code in deck.cards)
    assert factions[deck.faction[0]] == factions[second] == 19
    assert {violation.rule for violation in check(as_list(deck))} == {"GOT-104", "GOT-248"}
    assert all(copies == 1 for copies in deck.cards.values())


# Wrong files


def test_a_wrong_card_is_refused_with_its_file_and_field(tmp_path: Path) -> None:
    content = json.loads((CARDS_FOLDER / "core.json").read_text(encoding="utf-8"))
    content["cards"][30]["strength"] = "strong"
    path = tmp_path / "core.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(FactsError, match=r"core\.json: card 31 Wildling Horde: strength"):
        read_set(path)


@pytest.mark.parametrize(
    ("field", "code", "complaint"),
    [("plots", "01141", "01141 is a card of type character"), ("cards", "99001", "no card")],
)
def test_a_deck_with_a_wrong_card_is_refused(tmp_path: Path, field: str, code: str, complaint: str) -> None:
    content = json.loads((DECKS_FOLDER / "starter_stark.json").read_text(encoding="utf-8"))
    content[field][code] = 1
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(FactsError, match=f"mine.json: {field}: {complaint}"):
        read_deck(path)


def test_a_deck_written_for_octgn_names_its_cards_by_their_ids_there() -> None:
    """The Night's Watch out of the box begins with Benjen, as the community's own file of that deck names him."""
    ids = [each for card in built_in_cards() for each in card.ids]
    assert len(ids) == len(set(ids)) == len(built_in_cards())
    (benjen,) = (card for card in built_in_cards() if card.code == "01122")
    assert benjen.ids == ["dcbbfe54-078f-44c9-88e7-02efe235911c"]
