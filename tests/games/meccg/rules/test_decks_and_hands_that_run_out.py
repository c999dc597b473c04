"""Decks that run out in the middle of a draw, a second time, with nothing beside them; hands that are too full."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.book.end_phase import can_call, meets_conditions
from tests.games.meccg.table import Table, at, bearing


def drawing(deck: list[str], discard: list[str], hand: int = 4, **more: Any) -> Table:
    """Ana's hand is reset at the end of her turn."""
    ana = {"companies": [at("Bree", "Beretar")], "deck": deck, "discard": discard, "hand": ["Cram"] * hand, **more}
    return Table(ana, {"companies": [at("Rivendell", "Balin")]}, step="reset_hands")


@pytest.mark.rule("MEC-408", "MEC-413")
def test_a_draw_goes_on_from_the_renewed_deck() -> None:
    table = drawing(["Dodge"], ["Glamdring", "Orcrist", "Smoke Rings", "Stealth", "Moria"]).until("organization")
    assert table.g.exhaustions["A"] == 1
    assert len(table.g.zones["hand:A"]) == 8
    assert len(table.g.zones["deck:A"]) == 1
    assert table.zone("Moria") == "locations:A"


@pytest.mark.rule("MEC-408")
def test_a_deck_is_exhausted_as_its_last_card_is_drawn_though_no_more_are_needed() -> None:
    table = drawing(["Dodge"], ["Orcrist"], hand=7).until("organization")
    assert (table.g.exhaustions["A"], table.titles("deck:A")) == (1, ["Orcrist"])


@pytest.mark.rule("MEC-408", "MEC-726")
def test_a_deck_that_runs_out_twice_in_one_draw_counts_twice() -> None:
    table = drawing(["Dodge"], ["Orcrist", "Stealth"], hand=5).until("call", limit=30)
    assert table.g.exhaustions["A"] == 2
    assert can_call(table.g, "A")


@pytest.mark.rule("MEC-414", "MEC-408")
def test_with_nothing_anywhere_a_hand_stays_small_and_nothing_is_exhausted_again() -> None:
    table = drawing([], [], hand=3).until("organization")
    assert (len(table.g.zones["hand:A"]), table.g.exhaustions["A"]) == (3, 0)


@pytest.mark.rule("MEC-411")
def test_no_more_is_exchanged_than_lies_on_both_sides() -> None:
    table = drawing(["Dodge"], ["Orcrist", "Stealth"], hand=7, sideboard=["Smoke Rings", "Cram", "Elrond"])
    table.until("exchange-in")
    assert table.question.maximum == 2
    table.pick("Elrond", "Smoke Rings").until("organization")
    assert sorted(table.titles("sideboard:A")) == ["Cram", "Orcrist", "Stealth"]
    assert sorted(table.titles("deck:A")) == ["Elrond", "Smoke Rings"]


@pytest.mark.rule("MEC-411", "MEC-412")
def test_nothing_is_exchanged_by_who_does_not_want_to() -> None:
    table = drawing(["Dodge"], ["Orcrist"], hand=7, sideboard=["Elrond"]).until("exchange-in").nobody()
    assert table.until("organization").titles("deck:A") == ["Orcrist"]
    assert table.titles("sideboard:A") == ["Elrond"]


@pytest.mark.rule("MEC-409")
def test_what_goes_with_an_exhausted_deck_goes_whosever_deck_it_is() -> None:
    ana = {"companies": [at("Bree", "Beretar")], "deck": ["Dodge"], "discard": ["Orcrist"], "hand": ["Cram"] * 7}
    bor = {"kind": "ringwraith", "companies": [at("Dol Guldur", "Layos")], "events": ["Tokens to Show"]}
    table = Table(ana, bor, step="reset_hands").until("organization")
    assert table.zone("Tokens to Show") == "discard:B"


@pytest.mark.rule("MEC-567", "MEC-394")
def test_a_hand_that_has_become_too_large_is_cut_when_it_is_reset() -> None:
    ana = {"companies": [at("Bree", "Elrond")], "hand": ["Cram"] * 8 + ["Dodge"]}
    table = Table(ana, {"companies": [at("Rivendell", "Balin")]}, step="reset_hands").until("too-many")
    table.pick("Dodge")
    assert (len(table.g.zones["hand:A"]), table.zone("Dodge")) == (8, "discard:A")


@pytest.mark.rule("MEC-566")
def test_who_has_nothing_in_hand_discards_nothing() -> None:
    table = Table({"companies": [at("Bree", "Balin")]}, {"hand": ["Wargs"]}, step="discard_one")
    assert table.until("organization").zone("Wargs") == "hand:B"


@pytest.mark.rule("MEC-012", "MEC-013", "MEC-726", "MEC-729")
@pytest.mark.parametrize(
    ("exhaustions", "points", "able"), [(0, True, False), (1, False, False), (1, True, True), (2, False, True)]
)
def test_sudden_call_looks_at_decks_and_points(exhaustions: int, points: bool, able: bool) -> None:
    factions = ["Orcs of Moria", "Ice-orcs", "Grey Mountain Goblins", "Orcs of Gundabad", "Goblins of Goblin-gate"]
    pile = [*factions, "Woses of the Eryn Vorn"]
    company = at("Dol Guldur", bearing("Layos", "The Arkenstone", "Black Mace"), "Perchen")
    ana = {
        "kind": "ringwraith",
        "companies": [company],
        "marshalling": pile if points else [],
        "exhaustions": exhaustions,
    }
    table = Table(ana, {"companies": [at("Rivendell", "Balin")]})
    assert meets_conditions(table.g, "A") is able


@pytest.mark.rule("MEC-414")
def test_the_first_card_discarded_of_a_hand_is_the_play_deck_and_the_next_is_not() -> None:
    ana = {"companies": [at("Bree", "Beretar")], "deck": [], "hand": ["Cram"] * 8 + ["Dodge", "Orcrist"]}
    table = Table(ana, {"companies": [at("Rivendell", "Balin")]}, step="discard_one").pick("Dodge")
    assert (table.titles("deck:A"), table.titles("discard:A")) == (["Dodge"], [])
    table.until("too-many").pick("Orcrist").until("organization")
    assert (table.titles("deck:A"), table.titles("discard:A")) == (["Dodge"], ["Orcrist"])
    assert table.g.exhaustions["A"] == 0
