"""Corruption, decks that run out, calling the end, the council."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.book.end_phase import can_call, meets_conditions
from desktop_app.games.meccg.reading.points import council_totals, doubled, limited, sources
from tests.games.meccg.table import Table, at, bearing

RIVENDELL = {"locations": ["Rivendell", "Lórien", "Bree"]}
HEAVY = ("Scroll of Isildur", "Glamdring", "Orcrist")
"""Items of six corruption points together."""


def checking(bearer: str, *others: str, kind: str = "wizard", site: str = "Rivendell") -> Table:
    """Somebody with six corruption points is about to hand an item on."""
    company = at(site, bearing(bearer, *HEAVY), *others)
    table = Table({"kind": kind, "companies": [company], **RIVENDELL})
    return table.choose("transfer", "Glamdring", others[0])


@pytest.mark.rule("MEC-668", "MEC-666")
def test_a_corruption_check_must_exceed_the_points() -> None:
    table = checking("Elrond", "Balin").rolls(7).choose("roll")
    assert table["Glamdring"].host == table.id("Balin")


@pytest.mark.rule("MEC-669")
def test_equal_or_one_lower_a_hero_is_discarded() -> None:
    for total in (6, 5):
        table = checking("Elrond", "Balin").rolls(total).choose("roll")
        assert table.zone("Elrond") == "discard:A"
        assert table.zone("Glamdring") == "discard:A"


@pytest.mark.rule("MEC-671")
def test_two_lower_a_character_is_eliminated_and_hands_nothing_on() -> None:
    table = checking("Elrond", "Balin").rolls(4).choose("roll")
    assert table.zone("Elrond") == "removed:A"
    assert table.zone("Orcrist") == "discard:A"
    assert table.asked == "organization"


@pytest.mark.rule("MEC-672")
def test_companions_tap_for_one_each() -> None:
    table = checking("Elrond", "Balin").choose("support", "Balin").rolls(6).choose("roll")
    assert table.stands("Balin") == "tapped"
    assert "Elrond" in table


@pytest.mark.rule("MEC-670")
def test_a_wizard_is_eliminated_where_others_are_discarded() -> None:
    table = checking("Saruman", "Balin").rolls(6).choose("roll")
    assert table.zone("Saruman") == "removed:A"
    assert table.g.fallen == ["A"]


@pytest.mark.rule("MEC-127", "MEC-128", "MEC-664")
def test_a_minion_taps_where_a_hero_would_be_discarded() -> None:
    company = at("Dol Guldur", bearing("Layos", "The Arkenstone", "High Helm"), "Ostisen")
    table = Table({"kind": "ringwraith", "companies": [company]})
    table.choose("transfer", "High Helm", "Ostisen").rolls(5).choose("roll")
    assert table.stands("Layos") == "tapped"
    assert table["High Helm"].host == table.id("Ostisen")


@pytest.mark.rule("MEC-673", "MEC-674")
def test_who_has_no_points_makes_the_check_and_allies_none() -> None:
    table = Table({"companies": [at("Rivendell", bearing("Elrond", "Cram"), "Balin")], **RIVENDELL})
    assert table.choose("transfer", "Cram", "Balin").asked == "corruption"


@pytest.mark.rule("MEC-408", "MEC-409", "MEC-410", "MEC-411", "MEC-412", "MEC-413")
def test_a_deck_that_runs_out_is_renewed_at_once() -> None:
    ana = {
        "companies": [at("Bree", "Beretar")],
        "deck": ["Cram"],
        "hand": ["Glamdring"],
        "discard": ["Orcrist", "Moria", "Dodge"],
        "sideboard": ["Smoke Rings"],
    }
    table = Table(ana, step="reset_hands").until("exchange-in")
    assert table.g.exhaustions["A"] == 1
    assert table.zone("Moria") == "locations:A"
    table.pick("Smoke Rings").pick("Dodge")
    assert table.zone("Dodge") == "sideboard:A"
    table.until("organization")
    assert [table.zone(name).partition(":")[0] in ("hand", "deck") for name in ("Orcrist", "Smoke Rings")] == [
        True,
        True,
    ]


@pytest.mark.rule("MEC-566", "MEC-567", "MEC-568")
def test_each_player_may_discard_a_card_and_the_roles_are_swapped() -> None:
    table = Table({"companies": [at("Bree", "Beretar")], "hand": ["Cram"]}, {"hand": ["Wargs"]}, step="end_actions")
    table.choose("done")
    assert (table.asked, table.who) == ("discard-one", "Ana")
    table.pick("Cram")
    assert (table.asked, table.who) == ("discard-one", "Bor")
    table.choose("decline").until("organization")
    assert table.g.active == "B"
    assert len(table.g.zones["hand:A"]) == 8


def rich(points: int, **more: Any) -> dict[str, Any]:
    """A player with factions worth so many points, three each."""
    factions = ["Riders of Rohan", "Knights of Dol Amroth", "Rangers of Ithilien", "Rangers of the North"]
    return {"companies": [at("Bree", "Beretar")], "marshalling": factions[: points // 3], **more}


@pytest.mark.rule("MEC-725", "MEC-726", "MEC-727", "MEC-728", "MEC-302")
def test_when_the_end_may_be_called_depends_on_the_length() -> None:
    def able(length: str, exhaustions: int) -> bool:
        table = Table(rich(12, exhaustions=exhaustions), length=length)
        return meets_conditions(table.g, "A")

    assert [able("starter", 1), able("short", 1), able("short", 2), able("long", 2), able("long", 3)] == [
        True,
        False,
        True,
        False,
        True,
    ]
    assert able("campaign", 4)


@pytest.mark.rule("MEC-730")
def test_after_the_call_the_other_has_one_more_turn() -> None:
    table = Table(rich(12, exhaustions=2), {"companies": [at("Rivendell", "Balin")]}, step="turn_ends")
    assert (table.asked, table.who) == ("call", "Ana")
    table.choose("call").until("organization")
    assert table.g.active == "B"
    table.until("council-check", limit=200)
    assert table.g.active == "B"


@pytest.mark.rule("MEC-732")
def test_a_ringwraith_player_does_not_call_freely() -> None:
    table = Table({"kind": "ringwraith", "companies": [at("Dol Guldur", "Layos")], "exhaustions": 2})
    assert meets_conditions(table.g, "A")
    assert not can_call(table.g, "A")


@pytest.mark.rule("MEC-731")
def test_the_game_ends_when_both_decks_ran_out_often_enough() -> None:
    bor = {"companies": [at("Dol Guldur", "Layos")], "exhaustions": 2, "kind": "ringwraith"}
    ana = {"companies": [at("Dol Guldur", "Ostisen")], "exhaustions": 2, "kind": "ringwraith"}
    assert Table(ana, bor, step="turn_ends").asked == "council-check"


@pytest.mark.rule("MEC-735", "MEC-736", "MEC-734", "MEC-744")
def test_at_the_council_every_character_makes_a_check_who_had_the_last_turn_first() -> None:
    ana = {"companies": [at("Bree", "Beretar", "Balin")], "exhaustions": 2, "turns": 9}
    table = Table(ana, {"companies": [at("Rivendell", "Elrond")]}, step="turn_ends", caller="Bor", last="Ana")
    assert (table.asked, table.who) == ("council-check", "Ana")
    assert len(table.question.options) == 2
    while table.session.question is not None:
        if table.asked == "corruption":
            table.rolls(9)
        table.passes()
    assert table.g.outcome is not None
    assert table.g.outcome.reason == "council"
    assert (table.g.outcome.result, table.g.scores) == ("tie", {"A": 0, "B": 0})


@pytest.mark.rule("MEC-737", "MEC-738", "MEC-747")
def test_points_come_from_six_sources() -> None:
    company = at("Bree", bearing("Beretar", "Glamdring", "Gollum"))
    table = Table({"companies": [company], "marshalling": ["Riders of Rohan", "Orcrist"]})
    assert sources(table.g, "A") == {
        "character": 2,
        "ally": 2,
        "item": 2 + 4,
        "faction": 3,
        "kill": 0,
        "miscellaneous": 0,
    }


@pytest.mark.rule("MEC-739", "MEC-740")
def test_a_source_counts_twice_against_who_has_none_in_it() -> None:
    mine = {"character": 3, "ally": 0, "item": 4, "faction": 2, "kill": 5, "miscellaneous": 1}
    theirs = {"character": 1, "ally": 0, "item": 0, "faction": -1, "kill": 0, "miscellaneous": 0}
    assert doubled(mine, theirs) == {
        "character": 3,
        "ally": 0,
        "item": 8,
        "faction": 4,
        "kill": 5,
        "miscellaneous": 1,
    }


@pytest.mark.rule("MEC-741")
def test_no_source_is_more_than_half_of_the_total() -> None:
    points = {"character": 2, "ally": 0, "item": 10, "faction": 3, "kill": -2, "miscellaneous": 0}
    assert limited(points)["item"] == 5
    assert limited({**points, "item": 4})["item"] == 4


@pytest.mark.rule("MEC-743", "MEC-403")
def test_an_eliminated_avatar_costs_five_points_at_the_end() -> None:
    fallen = Table({"companies": [at("Bree", "Beretar")], "fallen": True}, {"companies": [at("Bree", "Balin")]})
    whole = Table({"companies": [at("Bree", "Beretar")]}, {"companies": [at("Bree", "Balin")]})
    assert council_totals(fallen.g)["A"] == council_totals(whole.g)["A"] - 5


@pytest.mark.rule("MEC-742")
def test_duplicates_in_hand_take_points_off() -> None:
    ana = {"companies": [at("Bree", "Beretar")], "hand": ["Elrond", "Balin"]}
    table = Table(ana, {"companies": [at("Rivendell", "Elrond")]}, step="turn_ends", caller="Bor", last="Ana")
    table.until("duplicates")
    elrond = [card for card in table.g.zones["hand:A"] if table.g.codes[card] == "TW-145"]
    assert [option.source for option in table.question.options] == elrond


@pytest.mark.rule("MEC-745", "MEC-086")
def test_nothing_is_scored_for_ones_own_creatures() -> None:
    table = Table(
        {"companies": [at("Bree", "Beretar")], "marshalling": ["Wargs", {"card": "Ambusher", "owner": "Bor"}]}
    )
    assert sources(table.g, "A")["kill"] == 1
