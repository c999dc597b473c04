"""What is left of the draft, of decks, of actions and their targets."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.meccg.book.character_draft import MOST_CHARACTERS, MOST_MIND, why_not_draft
from desktop_app.games.meccg.book.set_up import empty_table
from desktop_app.games.meccg.reading.numbers import hand_size
from desktop_app.games.meccg.state import RINGWRAITH, WIZARD
from tests.games.meccg.table import Table, at, bearing


def drafting(kind: str, *codes: str) -> tuple[Any, list[str]]:
    """A draft with these characters in the pool of Ana."""
    g = empty_table(("Ana", "Bor"), 1)
    g.kinds["A"] = kind
    return g, [add_card(g, code, "A", "pool:A") for code in codes]


@pytest.mark.rule("MEC-071", "MEC-072", "MEC-383", "MEC-384", "MEC-385")
def test_a_hero_player_starts_with_five_characters_and_a_minion_with_six() -> None:
    assert MOST_CHARACTERS == {WIZARD: 5, RINGWRAITH: 6}
    g, (elrond, glorfindel, beretar) = drafting(WIZARD, "TW-145", "TW-161", "TW-128")
    g.starting["A"] = [elrond, glorfindel]
    assert why_not_draft(g, "A", beretar) == "mind"
    assert MOST_MIND == 20


@pytest.mark.rule("MEC-020")
def test_some_characters_may_not_start() -> None:
    g, (burat,) = drafting(RINGWRAITH, "AS-1")
    assert why_not_draft(g, "A", burat) == "not_starting"


@pytest.mark.rule("MEC-414")
def test_with_nothing_left_the_next_discarded_card_becomes_the_play_deck() -> None:
    ana = {"companies": [at("Bree", "Beretar")], "deck": [], "hand": ["Cram"] * 7, "discard": ["Dodge"]}
    table = Table(ana, {}, step="reset_hands").until("organization")
    assert "Dodge" in table.titles("hand:A")
    assert table.g.zones["deck:A"] == []


@pytest.mark.rule("MEC-394", "MEC-395")
def test_hand_size_follows_what_lies_in_play() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond")]}, {"companies": [at("Bree", "Balin")]})
    assert (hand_size(table.g, "A"), hand_size(table.g, "B")) == (9, 8)


@pytest.mark.rule("MEC-703", "MEC-704")
def test_an_action_whose_target_is_gone_has_no_effect() -> None:
    company = at("Moria", "Elrond", "Haldir", limit=4)
    table = Table({"companies": [company]}, {"hand": ["Call of Home"]}, step="hazards").until("hazards")
    table.choose("play", "Call of Home").pick("Haldir")
    card = table.id("Haldir")
    table.g.chain[-1].target = "nobody"
    table.until("hazards")
    assert card in table.g.pieces
    assert table.said("no-effect") == 1


@pytest.mark.rule("MEC-452")
def test_a_company_without_members_is_no_more_and_its_site_goes() -> None:
    company = at({"card": "Moria", "exhausted": True}, {"card": "Haldir", "loose": True})
    table = Table({"companies": [company, at("Rivendell", "Elrond")]}).choose("done").until("long-events")
    assert table.zone("Moria") == "discard:A"
    assert len(table.g.companies) == 1


def test_an_item_that_is_borne_is_seen_with_its_bearer() -> None:
    table = Table({"companies": [at("Rivendell", bearing("Elrond", "Glamdring"))]})
    seen = table.session.game.view(table.g, "B").zones["company:A1"].cards
    assert [card.host for card in seen] == ["", table.id("Elrond")]
