"""Decks in the community's formats: what is written reads back the same; what people write is understood."""

from __future__ import annotations

import json

import pytest

from desktop_app.app.decks.formats import markdown
from desktop_app.app.decks.formats.recognise import WRITERS, read_deck_text
from desktop_app.app.decks.listed import DeckRead, resolve
from desktop_app.app.decks.model import PARTS, Deck, compared
from desktop_app.app.imports.bounds import ImportRefused
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import LANGUAGES, Texts
from tests.app.decks.own_decks import built_in_decks, own_decks

ROUND_TRIPS = [
    pytest.param(deck, format, id=f"{deck.name}-{format}")
    for deck in (*built_in_decks(), *own_decks())
    for format in WRITERS[deck.game]
]


def read(library: Library, text: str, game: str | None = None) -> DeckRead:
    return resolve(read_deck_text(text, game), library.index)


@pytest.mark.parametrize(("deck", "format"), ROUND_TRIPS)
def test_every_format_gives_every_deck_back(library: Library, deck: Deck, format: str) -> None:
    again = read(library, WRITERS[deck.game][format](deck, library.index))
    assert compared(deck, again.deck) == []
    assert again.unmatched == ()
    assert again.problems == ()


def test_a_list_of_ringsdb(library: Library) -> None:
    text = """Riders of the Ford

Packs: Core Set

Heroes (3)

1x Aragorn (Core Set)
1x Theodred (Core Set)
x1 eowyn (Core Set)

Allies (2)

3x Gandalf (Core Set)
Snowbourn Scout x2
2x Nobody's Friend (Core Set)

Some words that mean nothing

Sideboard
• 2× Sneak Attack
"""
    found = read(library, text)
    assert found.deck.name == "Riders of the Ford"
    assert [entry.title for entry in found.deck.part("heroes")] == ["Aragorn", "Théodred", "Éowyn"]
    assert [(entry.title, entry.copies) for entry in found.deck.part("deck")] == [
        ("Gandalf", 3),
        ("Snowbourn Scout", 2),
    ]
    assert found.deck.size("sideboard") == 2
    assert [line.listed.title for line in found.unmatched] == ["Nobody's Friend"]
    assert [(problem.place, problem.text) for problem in found.problems] == [("17", "Some words that mean nothing")]


def test_spanish_titles_are_read_as_well(library: Library) -> None:
    found = read(library, "Heroes (1)\n\n1x Aragorn\n\nAttachments\n\n2x Senescal de Gondor\n", "lotr_lcg")
    assert [entry.title for entry in found.deck.entries] == ["Aragorn", "Steward of Gondor"]


def test_a_misspelt_card_is_named_with_candidates(library: Library) -> None:
    found = read(library, "Heroes\n1x Aragon\n", "lotr_lcg")
    assert [card.title for card in found.unmatched[0].candidates] == ["Aragorn"]


def test_a_deck_of_the_ringsdb_interface(library: Library) -> None:
    data = {"name": "By Code", "heroes": {"01001": 1}, "slots": {"01001": 1, "01073": 3, "99999": 1}, "sideslots": {}}
    found = read(library, json.dumps(data))
    assert [(entry.part, entry.title, entry.copies) for entry in found.deck.entries] == [
        ("heroes", "Aragorn", 1),
        ("deck", "Gandalf", 3),
    ]
    assert [line.listed.id for line in found.unmatched] == ["99999"]


def test_a_list_of_thronesdb(library: Library) -> None:
    text = """Wolves
Version: 1.2

House Stark
Fealty to None

Packs: Our Own Set

Plot

1x A Long Night (Our Own Set)

Characters

2x Maid of the Weir (Later Set)
1x Maid of the Weir
"""
    found = read(library, text)
    assert [(entry.part, entry.code, entry.copies) for entry in found.deck.entries] == [
        ("faction", "stark", 1),
        ("agendas", "90010", 1),
        ("plots", "90011", 1),
        ("deck", "91012", 2),
        ("deck", "90012", 1),
    ]


def test_a_deck_called_like_its_faction_comes_back_from_a_list_of_thronesdb(library: Library) -> None:
    text = "House Stark\nVersion: 1.0\n\nHouse Stark\n\nCharacters\n\n1x Maid of the Weir\n"
    found = read(library, text)
    assert found.deck.name == "House Stark"
    assert [(entry.part, entry.copies) for entry in found.deck.entries] == [("faction", 1), ("deck", 1)]


def test_an_octgn_deck_with_an_unknown_id_falls_back_on_the_title(library: Library) -> None:
    text = (
        '\ufeff<?xml version="1.0" encoding="utf-8"?><deck game="30c200c9-6c98-49a4-a293-106c06295c05">'
        '<section name="Characters"><card qty="2" id="">Maid of the Weir</card>'
        '<card qty="1" id="aaaa-12">Misprint</card><card qty="-1" id="x">No Copies</card></section></deck>'
    )
    found = read(library, text.lstrip("\ufeff"))
    assert [(entry.code, entry.copies) for entry in found.deck.entries] == [("90012", 3)]
    assert [problem.text for problem in found.problems] == ["-1 No Copies"]


def test_an_octgn_deck_of_another_game_is_refused() -> None:
    with pytest.raises(ImportRefused) as refused:
        read_deck_text('<deck game="0000"><section name="Main"/></deck>')
    assert refused.value.message_id == "imports-xml-other-game"


def test_a_plain_list_of_gemp(library: Library) -> None:
    text = """Ring-bearer: Frodo, Reluctant Traveller
Ring: The One Ring, Old Burden

Adventure deck:
Ashen Causeway

Free Peoples:
4x Eomund, Marshal

Shadow:
* Uruk Digger x4
"""
    found = read(library, text)
    assert compared(found.deck, own_decks()[1]) == []


def test_a_meccg_deck_tells_sides_and_notes_apart(library: Library) -> None:
    text = """#
# GCCG v0.9.4 Middle-earth deck
#
# Down the River
#

####
Deck
####

# Character (2)

2 Pallando [H] (ZZ)

# Hazard (1)

1 Bob - Bôrat (ZZ)

####
Sites
####

1 old ford [m] (zz)
1 old ford (zz)

####
Notes
####

= Sideboard
Two ways down.
"""
    found = read(library, text)
    assert found.deck.name == "Down the River"
    assert found.deck.options == {"alignment": "hero"}
    assert [(entry.part, entry.code) for entry in found.deck.entries] == [
        ("deck", "ZZ-4"),
        ("deck", "ZZ-1"),
        ("sites", "ZZ-3"),
        ("sites", "ZZ-2"),
    ]
    assert found.deck.notes == "= Sideboard\nTwo ways down."


def test_what_is_no_deck_is_refused() -> None:
    for text in ("", "Dear diary, today it rained.", '{"name": "no deck"}', "{"):
        with pytest.raises(ImportRefused):
            read_deck_text(text)


def test_markdown_has_every_card_in_the_language_of_the_reader(library: Library) -> None:
    deck = built_in_decks()[0]
    for language in LANGUAGES:
        text = markdown.write(deck, library.index, Texts(language))
        for entry in deck.entries:
            card = library.index.by_code(deck.game, entry.code)
            assert card is not None
            assert f"{entry.copies} × {'◆ ' if card.unique else ''}{card.title_in(language)}" in text


def test_a_scenario_of_octgn_says_that_it_is_one_and_no_deck_of_a_player(library: Library) -> None:
    text = (
        '<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f"><section name="Hero" shared="False" />'
        '<section name="Quest" shared="True"><card qty="1" id="">Flies and Spiders</card></section>'
        '<section name="Encounter" shared="True"><card qty="4" id="">Forest Spider</card></section>{more}</deck>'
    )
    scenario = read(library, text.replace("{more}", "")).deck
    assert (scenario.is_scenario, scenario.size(), scenario.size("deck")) == (True, 5, 0)
    hero = '<section name="Hero"><card qty="1" id="">Aragorn</card></section>'
    assert not read(library, text.replace("{more}", hero)).deck.is_scenario
    assert not Deck("lotr_lcg", "Nothing yet").is_scenario


PLAIN = [
    ("thrones", "1x House Stark\n1x Fealty\n1x A Noble Cause\n3x Robb Stark\n2 Ice", {"House Stark": 1, "Ice": 2}),
    ("meccg", "1x Adrazar\n3x Saruman\nHorn of Anor x1", {"Adrazar": 1, "Saruman": 3, "Horn of Anor": 1}),
    ("meccg", "2x “Bert” (Bûrat)\n1x Adrazar (The Wizards)", {"“Bert” (Bûrat)": 2, "Adrazar": 1}),
    ("lotr_tcg", "1x Uruk Seeker\n2x Valor", {"Uruk Seeker": 1, "Valor": 2}),
    ("lotr_tcg", "1x Aragorn, Heredero de Elendil\n2x Valor", {"Aragorn": 1, "Valor": 2}),
    ("lotr_lcg", "1x Aragorn\n3x Gandalf", {"Aragorn": 1, "Gandalf": 3}),
]


@pytest.mark.parametrize(("game", "text", "held"), PLAIN, ids=[game for game, _, _ in PLAIN])
def test_a_plain_list_of_cards_is_a_deck_in_every_game(
    library: Library, game: str, text: str, held: dict[str, int]
) -> None:
    """What one writes down oneself has no headings, no faction on a line of its own and no rows of signs."""
    found = read(library, f"{text}\n3x ???", game)
    assert {entry.title: entry.copies for entry in found.deck.entries}.items() >= held.items()
    assert len(found.unmatched) == 1
    assert found.problems == ()


BEARERS = {
    "whoever leads": ("1x The One Ring\n1x Frodo\n2x Valor", "", {"ring_bearer": 1, "ring": 1, "deck": 2}),
    "his others are drawn": ("2x Valor\n3x Frodo", "", {"ring_bearer": 1, "deck": 4}),
    "a line says who": ("1x Frodo\n2x Valor", "Ring-bearer: Frodo\n\n", {"ring_bearer": 1, "deck": 3}),
    "a heading says where": ("Free Peoples:\n1x Frodo\n2x Valor", "", {"deck": 3}),
}


@pytest.mark.parametrize(("text", "before", "sizes"), BEARERS.values(), ids=BEARERS)
def test_who_bears_the_ring_is_none_of_the_cards_of_a_plain_list(
    library: Library, text: str, before: str, sizes: dict[str, int]
) -> None:
    deck = read(library, before + text, "lotr_tcg").deck
    assert {part: deck.size(part) for part in PARTS["lotr_tcg"] if deck.size(part)} == sizes


def test_a_number_before_the_name_of_a_deck_counts_no_cards(library: Library) -> None:
    found = read(library, "7 Kings\n\nHouse Stark\n\n3x Robb Stark")
    assert found.deck.name == "7 Kings"
    assert [entry.title for entry in found.deck.entries if entry.part == "deck"] == ["Robb Stark"]
