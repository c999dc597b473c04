"""The small print of a turn, from the sideboard before it to the council after all: who may, what ends, what tells."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.entering import why_not_twice
from tests.games.meccg.rules.made_up import prints
from tests.games.meccg.table import Table, at, bearing, tapped

MINION = {"kind": "ringwraith"}


@pytest.mark.rule("MEC-742", "MEC-744")
def test_each_duplicate_that_is_shown_takes_a_point_off() -> None:
    scores = []
    for shown in (["Elrond"], []):
        ana = {"companies": [at("Bree", "Beretar")], "hand": ["Elrond"]}
        table = Table(ana, {"companies": [at("Rivendell", "Elrond")]}, step="turn_ends", caller="Bor", last="Ana")
        table.until("duplicates").pick(*shown)
        scores.append((table.g.scores["A"], table.g.scores["B"]))
    assert scores[0] == (scores[1][0], scores[1][1] - 1)


@pytest.mark.rule("MEC-742", "MEC-356")
def test_an_agent_in_the_hand_of_a_minion_player_is_a_duplicate_of_the_character() -> None:
    ana = {**MINION, "companies": [at("Dol Guldur", "Ostisen")], "hand": ["Lurker"]}
    bor = {**MINION, "companies": [at("Dale", "Lurker")]}
    table = Table(ana, bor, step="turn_ends", caller="Bor", last="Ana").until("duplicates")
    assert table.offers("choose", "Lurker")


@pytest.mark.rule("MEC-742")
def test_a_card_of_one_point_is_a_duplicate_too() -> None:
    ana = {"companies": [at("Bree", "Beretar")], "hand": ["Haldir"]}
    table = Table(ana, {"companies": [at("Rivendell", "Haldir")]}, step="turn_ends", caller="Bor", last="Ana")
    assert table.until("duplicates").offers("choose", "Haldir")


@pytest.mark.rule("MEC-130", "MEC-044")
@pytest.mark.parametrize(
    ("player", "tested"),
    [
        ({"companies": [at("Rivendell", bearing("Elrond", "Gleaming Gold Ring"))]}, False),
        ({**MINION, "companies": [at("Dol Guldur", bearing("Layos", "The Least of Gold Rings"))]}, False),
        ({**MINION, "companies": [at("Barad-dûr", bearing("Layos", "The Least of Gold Rings"))]}, True),
    ],
)
def test_a_gold_ring_is_tested_by_itself_at_barad_dur_alone(player: dict[str, Any], tested: bool) -> None:
    table = Table(player, step="end_begins").until("discard-one")
    assert (table.said("ring-tested") == 1) is tested


@pytest.mark.rule("MEC-416")
@pytest.mark.parametrize(
    ("step", "after"),
    [("untap", "organization"), ("organization", "long-events"), ("long_events", "hazards"), ("end_actions", "untap")],
)
def test_what_lasts_through_a_phase_is_over_in_the_next(step: str, after: str) -> None:
    table = Table({"companies": [at("Rivendell", "Elrond", "Balin")]}, step=step)
    table.g.effects.append(Effect("prowess", 5, [table.id("Elrond")], "", "phase"))
    strong = table.number("Elrond", "prowess")
    assert table.until(after).number("Elrond", "prowess") == strong - 5


@pytest.mark.rule("MEC-422", "MEC-423", "MEC-425")
def test_a_hazard_of_the_sideboard_is_shuffled_into_the_play_deck() -> None:
    ana = {"avatar": "Saruman", "companies": [at("Rivendell", "Saruman", "Elrond", "Balin", "Haldir")]}
    deck = ["Wolves", "Orc-watch", "Orc-guard", "Slayer", "Cave-drake", "Ambusher", "Barrow-wight"]
    table = Table(ana, {"sideboard": ["Wargs", "Wolves"], "deck": deck}, step="sideboard")
    table.choose("to_deck").pick("Wargs")
    assert sorted(table.titles("deck:B")) == sorted([*deck, "Wargs"])
    assert table.titles("deck:B") != [*deck, "Wargs"]
    assert table.until("hazards").company("Elrond").limit == 2
    few = Table(ana, {"sideboard": ["Wargs"], "deck": deck[:4]}, step="sideboard")
    assert not few.find("to_deck")


@pytest.mark.rule("MEC-532")
def test_no_nazgul_that_is_tapped_is_given_up_nor_another_event() -> None:
    bor = {"events": [tapped("Herald of Fear"), "Doors of Night"], "sideboard": ["Wargs"]}
    table = Table({"companies": [at("Bree", "Elrond", limit=2)]}, bor, step="hazards").until("hazards")
    assert not table.find("nazgul")


@pytest.mark.rule("MEC-104")
@pytest.mark.parametrize("owner", ["Ana", "Bor"])
def test_no_trophy_is_made_of_ones_own_creature(owner: str) -> None:
    worm = {"race": "drake", "strikes": 1, "prowess": 1, "card": "Starlit Worm"}
    table = Table({**MINION, "companies": [at("Dale", "Muzgash", limit=2)]}, step="assign", attack=worm)
    table.g.owners[table.id("Starlit Worm")] = owner[0]
    table.pick("Muzgash").until("hold").choose("full").until_step("strike_resources").rolls(12).passes()
    assert (table.asked == "trophy") is (owner == "Bor")


@pytest.mark.rule("MEC-468")
def test_a_company_with_somebody_who_may_not_move_goes_nowhere() -> None:
    def holds(g: MecState) -> None:
        g.effects.append(Effect("cannot:move", 0, [g.companies[0].members[-1]], "", "turn"))

    ana = {"companies": [at("Rivendell", "Elrond", "Balin")], "locations": ["Bree"]}
    assert Table(ana).offers("go", "Elrond", "Bree")
    table = Table(ana, before=holds)
    assert not table.find("go")
    assert table.refusal("Elrond", "go", "Bree").message.id == "mec-no-held"


@pytest.mark.rule("MEC-414", "MEC-410")
def test_where_only_sites_have_been_discarded_nothing_is_drawn() -> None:
    ana = {"companies": [at("Bree", "Elrond")], "deck": [], "discard": ["Moria"], "hand": ["Glamdring"]}
    table = Table(ana, step="reset_hands").until("untap", limit=20)
    assert (table.titles("hand:A"), table.titles("discard:A")) == (["Glamdring"], ["Moria"])


@pytest.mark.rule("MEC-400", "MEC-401")
def test_nobody_but_an_avatar_is_revealed_as_one() -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], "hand": ["Anborn"], "locations": ["Rivendell", "Lórien"]}
    table = Table(ana).choose("organize").choose("bring", "Anborn", "Lórien")
    assert (table.g.avatars, table.said("reveals-avatar")) == ({}, 0)


@pytest.mark.rule("MEC-742")
def test_ones_own_cards_are_no_duplicates_of_each_other() -> None:
    ana = {"companies": [at("Bree", "Elrond")], "hand": ["Elrond"]}
    table = Table(ana, {"companies": [at("Bree", "Balin")]}, step="turn_ends", caller="Bor", last="Ana")
    while table.session.question is not None:
        assert not table.find("choose", "Elrond")
        table.passes()


@pytest.mark.rule("MEC-744")
@pytest.mark.parametrize(("mine", "winners"), [(bearing("Balin", "Glamdring"), ["A"]), ("Balin", [])])
def test_who_has_more_points_wins_and_with_as_many_nobody_does(mine: Any, winners: list[str]) -> None:
    ana = {"companies": [at("Bree", mine)]}
    table = Table(ana, {"companies": [at("Bree", "Théoden")]}, step="turn_ends", caller="Bor", last="Ana")
    while table.session.question is not None:
        table.rolls(12).passes()
    outcome = table.g.outcome
    assert outcome is not None
    assert (outcome.result, outcome.winners) == ("won" if winners else "tie", winners)


@pytest.mark.rule("MEC-421")
def test_without_a_hazard_in_the_sideboard_nothing_is_asked() -> None:
    ana = {"avatar": "Saruman", "companies": [at("Rivendell", "Saruman")]}
    assert Table(ana, {"sideboard": ["Smoke Rings"]}, step="sideboard").asked == "organization"


@pytest.mark.rule("MEC-457", "MEC-470")
def test_a_company_that_has_declared_where_it_goes_is_not_split() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond", "Balin")], "locations": ["Bree", "Lórien"]})
    table.choose("go", "Elrond", "Bree").choose("organize")
    assert not table.find("split")


@pytest.mark.rule("MEC-010")
def test_the_one_ring_is_brought_to_barad_dur_with_all_else_that_is_borne() -> None:
    ring = at("Barad-dûr", bearing("Layos", "High Helm", "A Ring of Doom"), origin="Dol Guldur", moved=True, limit=2)
    table = Table({**MINION, "companies": [ring]}, step="hazards")
    while table.session.question is not None and table.g.phase == "movement":
        table.passes()
    assert table.g.outcome is not None
    assert (table.g.outcome.winners, table.g.outcome.reason) == (["A"], "ring_given")


@pytest.mark.rule("MEC-657", "MEC-138")
@pytest.mark.parametrize(("borne", "idle"), [("Black Mace", False), ("Orcrist", True)])
def test_a_weapon_that_he_cannot_use_keeps_nobody_from_the_one_he_is_given(borne: str, idle: bool) -> None:
    companies = [at("Rivendell", bearing("Elrond", borne), bearing("Glorfindel II", "Glamdring"))]
    table = Table({"companies": companies}).choose("transfer", "Glamdring", "Elrond")
    table.until("corruption").rolls(12).choose("roll")
    assert table["Glamdring"].host == table.id("Elrond")
    assert table["Glamdring"].idle is idle


@pytest.mark.rule("MEC-340", "MEC-724")
@pytest.mark.parametrize(("stored", "why"), [("Bade to Rule", "twice"), ("High Helm", "")])
def test_only_a_stored_copy_of_the_card_itself_keeps_a_second_one_away(stored: str, why: str) -> None:
    table = Table(
        {**MINION, "companies": [at("Dol Guldur", "Layos")], "hand": ["Bade to Rule"], "marshalling": [stored]}
    )
    assert why_not_twice(table.g, table.g.zones["hand:A"][0]) == why


@pytest.mark.rule("MEC-505", "MEC-508")
def test_where_one_card_may_be_drawn_one_is_drawn() -> None:
    company = at("Rivendell", "Elrond", goal="Bree")
    table = Table({"companies": [company], "hand": []}, {"hand": []}, step="company").until("hazards")
    assert [len(table.g.zones[f"hand:{seat}"]) for seat in "AB"] == [1, 1]


@pytest.mark.rule("MEC-663", "MEC-660")
@pytest.mark.parametrize(("side", "offered"), [("minion", True), ("hero", False)])
def test_a_gold_ring_becomes_a_ring_of_its_own_side_alone(
    monkeypatch: pytest.MonkeyPatch, side: str, offered: bool
) -> None:
    prints(monkeypatch, "Minor Ring", alignment=side)
    company = at("Barad-dûr", bearing("Layos", "The Least of Gold Rings"))
    table = Table({**MINION, "companies": [company], "hand": ["Minor Ring"]}, step="end_begins")
    assert (table.asked == "ring") is offered


@pytest.mark.rule("MEC-603", "MEC-094")
def test_the_trophies_of_the_fallen_are_handed_on_to_nobody() -> None:
    fallen = bearing("Muzgash", "Starlit Worm", "High Helm")
    attack = {"race": "man", "strikes": 1, "prowess": 30}
    table = Table({**MINION, "companies": [at("Moria", fallen, "Lagduf")]}, step="assign", attack=attack)
    table.pick("Muzgash").until("hold").choose("full").rolls(2, 12).until("hand-on")
    assert [option.source for option in table.find("choose")] == [table.id("High Helm")]


@pytest.mark.rule("MEC-421", "MEC-466")
def test_five_cards_at_most_come_out_of_a_sideboard() -> None:
    ana = {"avatar": "Saruman", "companies": [at("Rivendell", "Saruman")], "sideboard": ["Smoke Rings"] * 6}
    table = Table(ana, {"sideboard": ["Wargs"] * 6}, step="sideboard").choose("to_discard")
    assert (table.who, table.question.maximum) == ("Bor", 5)
    table.until("organization").choose("sideboard", "Saruman").choose("to_discard")
    assert (table.who, table.question.maximum) == ("Ana", 5)


@pytest.mark.rule("MEC-720", "MEC-044")
def test_a_ring_that_comes_as_the_turn_ends_lures_before_anything_else_is_done() -> None:
    lured = bearing("Layos", {"card": "Lure of Expedience", "owner": "Bor"}, "The Least of Gold Rings")
    company = at("Dol Guldur", "Adûnaphel the Ringwraith", lured)
    table = Table({**MINION, "companies": [company], "hand": ["Minor Ring"]}, step="end_begins")
    table.pick("Minor Ring").choose("pass").choose("pass")
    assert table.asked == "corruption"


@pytest.mark.rule("MEC-720", "MEC-461")
def test_what_is_stored_as_the_turn_ends_speaks_before_hands_are_reset() -> None:
    """The Wizard is looked for while he is in the play deck."""
    bearer = tapped("Elrond", attachments=["The Windlord Found Me"])
    ana = {"companies": [at("Rivendell", bearer)], "events": ["Safe from the Shadow"], "deck": ["Radagast", "Cram"]}
    table = Table(ana, step="end_actions").choose("store", "The Windlord Found Me").choose("pass").choose("pass")
    assert table.pick("Radagast").place("Radagast") == "Rivendell"
