"""The printed facts: counts, numbers, languages, the challenge decks, and what a wrong file is answered with."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from desktop_app.games.kit.card_shape import own_fields
from desktop_app.games.kit.deck_list import DeckCard, DeckList
from desktop_app.games.kit.printed import FactsError
from desktop_app.games.meccg.deck_cards import manifestation
from desktop_app.games.meccg.deck_rules import check
from desktop_app.games.meccg.reading.facts import (
    CARDS_FOLDER,
    NAMES,
    Attack,
    CardFacts,
    Key,
    Modification,
    Place,
    load_cards,
    of_type,
    read_cards,
)
from desktop_app.games.meccg.table.built_in import built_in_cards
from desktop_app.games.meccg.table.presets import DECKS_FOLDER, load_presets, read_deck

CARDS = load_cards()
AS_SAURON = ("LE-203", "BA-43")
"""The card with which one plays as Sauron; no challenge deck has it."""
SHAPES = {shape.code: shape for shape in built_in_cards()}


def called(title: str, alignment: str = "") -> CardFacts:
    (card,) = (CARDS[code] for code in NAMES.codes(title) if alignment in ("", CARDS[code].alignment))
    return card


def deck_card(code: str, part: str = "deck", copies: int = 1) -> DeckCard:
    shape = SHAPES[code]
    return DeckCard(
        code,
        shape.titles.en,
        shape.type,
        part,
        copies,
        unique=shape.unique,
        set=shape.set,
        text=shape.text.en or "",
        fields=own_fields(shape),
    )


def test_every_card_of_the_four_decks_and_every_region_is_there() -> None:
    kinds = {"character": 44, "resource": 101, "hazard": 60, "site": 49, "region": 52}
    assert Counter(card.type for card in CARDS.values()) == kinds
    used = {code for deck in load_presets().values() for part in deck.parts.values() for code in part}
    assert used | set(AS_SAURON) == {code for code, card in CARDS.items() if card.type != "region"}


def test_characters_as_printed() -> None:
    elrond, sam = called("Elrond"), called("Sam Gamgee")
    assert (elrond.mind, elrond.influence, elrond.prowess, elrond.body, elrond.points) == (10, 4, 7, 9, 3)
    assert elrond.skills == ("warrior", "sage", "diplomat")
    assert elrond.home == (Place(site="Rivendell"),)
    assert (sam.corruption_modifier, sam.only_at_home, sam.corruption) == (3, True, 0)
    assert called("Saruman").avatar
    assert called("Saruman").mind is None
    assert (called("Shagrat").discard_on, called("Shagrat").keywords) == (9, ("leader", "uruk_hai"))
    assert called("Orc Captain").home == (Place(type="dark_hold"),)
    assert not called("Orc Captain").unique


def test_creatures_are_keyed_as_printed() -> None:
    assert called("Dire Wolves").keyed == (Key(region_type="wilderness", count=2), Key(region_type="shadow_land"))
    assert called("Barrow-wight").keyed == (
        Key(region_type="shadow_land"),
        Key(region_type="dark_domain"),
        Key(site_type="shadow_hold"),
        Key(site_type="dark_hold"),
    )
    assert Key(region_type="wilderness", count=2, given="Doors of Night") in called("True Fire-drake").keyed
    assert Key(region="TW-454", any_site=True) in called("Corsairs of Umbar").keyed
    assert called("Watcher in the Water").attacks == (Attack("animal", 0, 8, each=True),)
    assert called("Slayer").attacks == (Attack("slayer", 1, 11, attacker_chooses=True),) * 2
    assert called("Itangast Ahunt").attacks == (Attack("dragon", 4, 16, 7),)


def test_items_allies_and_factions_as_printed() -> None:
    book, shipment = called("Book of Mazarbul"), called("Rescue Prisoners")
    assert (book.points, book.points_stored, book.corruption) == (1, 5, 2)
    assert (shipment.points, shipment.points_stored, shipment.kinds) == (0, 2, ("permanent_event",))
    assert called("Treebeard").playable_at == (Place(site="Wellinghall"),)
    assert (called("Stinker").entity, called("Gollum").entity) == ("Gollum", "Gollum")
    assert called("Riders of Rohan").modifications == (Modification(1, race="hobbit"), Modification(1, race="dunadan"))
    gundabad = called("Orcs of Gundabad")
    assert (gundabad.number_needed, gundabad.number_in_play) == (9, 0)
    assert gundabad.modifications[0] == Modification(2, faction="Grey Mountain Goblins")
    assert called("The Least of Gold Rings").rings["the_one_ring"] == (12, 99)


def test_sites_as_printed() -> None:
    halls, moria = called("Thranduil’s Halls"), called("Moria", "minion")
    assert halls.path == ("dark_domain", "wilderness", "border_land")
    assert halls.attacks[0] == Attack("elf", 0, 9, each=True, detainment="covert")
    assert halls.attacks[1] == Attack("elf", 3, 10, against="overt")
    assert moria.playable == ("minor", "major", "greater", "gold_ring")
    assert called("Lossadan Cairn").playable_only == {"greater": ("palantir",)}
    assert called("Rivendell").haven_paths["Lórien"] == ("wilderness", "border_land", "wilderness", "wilderness")


def test_what_cards_name_is_there_or_of_a_later_set() -> None:
    regions = {card.code for card in of_type("region")}
    for card in CARDS.values():
        assert {card.region} - {""} <= regions, card.code
        named = {each.region for each in card.keyed} | {each.region for each in (*card.home, *card.playable_at)}
        assert named - {""} <= regions, card.code
        assert bool(card.path) == bool(card.nearest_haven), card.code


def test_every_text_stands_in_both_languages_with_the_same_numbers_and_symbols() -> None:
    for card in CARDS.values():
        assert card.type == "region" or card.titles["es"]
        for english, spanish in zip(card.text["en"], card.text["es"], strict=True):
            assert re.findall(r"\{\w+\}", english) == re.findall(r"\{\w+\}", spanish), card.code
            assert sorted(re.findall(r"\d+", english)) == sorted(re.findall(r"\d+", spanish)), card.code
            assert "[[" not in english + spanish


@pytest.mark.parametrize("id", sorted(load_presets()))
def test_a_challenge_deck_keeps_every_rule(id: str) -> None:
    deck = load_presets()[id]
    listed = [deck_card(code, part, copies) for part, cards in deck.parts.items() for code, copies in cards.items()]
    assert check(DeckList(tuple(listed), {"alignment": deck.alignment, "length": "short"})) == []


@pytest.mark.rule("MEC-006", "MEC-351")
def test_manifestations_share_their_name_whatever_their_titles() -> None:
    names = [manifestation(deck_card(called(title).code)) for title in ("Stinker", "Gollum", "Bûrat", "“Bert” (Bûrat)")]
    assert names == ["gollum", "gollum", "bert", "bert"]


def test_a_wrong_card_is_refused_with_its_file_and_field(tmp_path: Path) -> None:
    content = json.loads((CARDS_FOLDER / "site.json").read_text(encoding="utf-8"))
    content["cards"][0]["path"] = ["marsh"]
    file = tmp_path / "site.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(FactsError, match=r"site\.json: card TW-375 Barrow-downs: path\.0"):
        read_cards(file)


def test_a_deck_with_a_wrong_card_is_refused(tmp_path: Path) -> None:
    content = json.loads((DECKS_FOLDER / "stewards_of_gondor.json").read_text(encoding="utf-8"))
    content["sites"]["TW-145"] = 1
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(FactsError, match=r"mine\.json: sites: TW-145 is a card of type character"):
        read_deck(file)


def test_a_home_site_of_which_there_is_no_card_is_called_as_on_the_map() -> None:
    homes = [own_fields(SHAPES[card.code])["home_site"] for card in of_type("character") if card.home]
    said = [home for home in homes if home["en"] == "Variag Camp"]
    assert said
    assert {home["es"] for home in said} == {"Campamento Variag"}
