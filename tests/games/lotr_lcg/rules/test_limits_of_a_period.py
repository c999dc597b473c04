"""What answers the end of a phase or round is used in it, and may be used anew in the next."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.lotr_lcg.events import DamageDealt, Readied
from desktop_app.games.lotr_lcg.table.position_of_table import set_up_of
from desktop_app.games.lotr_lcg.table.positions import build
from desktop_app.games.lotr_lcg.vocabulary.abilities import action, forced, response
from desktop_app.games.lotr_lcg.vocabulary.costs import per
from desktop_app.games.lotr_lcg.vocabulary.groups import exhausted, hero, me
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, combat_phase_ends
from desktop_app.games.lotr_lcg.vocabulary.verbs import gain, ready
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, tired

SURGEONS_MATE, EVENING_BELL, ROSTER, LUTE = "Surgeon’s Mate", "Evening Bell", "Roster Keeper", "Lute Player"
make_up("T-991", "ally", SURGEONS_MATE)
make_up("T-992", "location", EVENING_BELL)
make_up("T-993", "ally", ROSTER)
make_up("T-LUTE", "ally", LUTE)
action("T-LUTE", do=gain(1).on(me), limit=per("round", each_player=True), anyone=True)
response("T-991", after(DamageDealt), do=gain(1).on(me), limit=per("round"))
forced("T-992", combat_phase_ends, do=ready.on(hero(exhausted)))
response("T-993", after(Readied), do=gain(1).on(me), limit=per("phase"))


@pytest.mark.rule("LCG-224")
def test_what_answers_the_end_of_a_round_is_free_again_in_the_next() -> None:
    t = Table(
        heroes=["Aragorn", {"card": "Gimli", "attachments": ["Shadow Key"]}],
        allies=[SURGEONS_MATE, tired("Faramir")],
        hand=[TUNE],
        encounter_deck=["The Necromancer’s Reach"],
        step="7.4w",
    )
    t.until(asked="lcg-ask-respond").choose("respond", SURGEONS_MATE)
    assert (t.g.round, t["Gimli"].damage) == (2, 1)
    t.until(asked="lcg-ask-respond")
    assert (t.step, t["Faramir"].damage) == ("3.3", 1)
    assert t.offers("respond", SURGEONS_MATE)


@pytest.mark.rule("LCG-224")
def test_what_answers_the_end_of_a_phase_is_free_again_in_the_next() -> None:
    t = Table(
        heroes=[tired("Aragorn"), tired("Gimli")],
        allies=[ROSTER, tired("Faramir")],
        active_location=EVENING_BELL,
        hand=[TUNE],
        step="6.7",
    )
    assert t.until(asked="lcg-ask-respond").step == "6.11"
    t.choose("respond", ROSTER)
    assert t.step == "7.2"
    assert t.offers("respond", ROSTER)


@pytest.mark.rule("LCG-224")
def test_of_two_copies_each_player_uses_each_once_a_round() -> None:
    players = {"Ana": {"allies": [LUTE, LUTE]}, "Bor": {"heroes": ["Gimli"]}}
    t = Table(players=players, step="2.2")
    one, other = (t.id(f"{LUTE} {number}") for number in (1, 2))
    for who, card in (("Ana", one), ("Bor", one), ("Ana", other), ("Bor", other)):
        assert t.who == who
        t.choose("use", card)
        assert t.g.pieces[card].resources == (1 if who == "Ana" else 2)
    assert not t.offers("use")


@pytest.mark.rule("LCG-224")
@pytest.mark.parametrize("said", ["with the card", "with the player"])
def test_what_a_player_has_used_of_a_copy_is_said_and_written_again(said: str) -> None:
    used = ["round T-LUTE/1 by Bor"] if said == "with the card" else []
    players: dict[str, Any] = {
        "Ana": {"heroes": ["Aragorn"], "allies": [{"card": LUTE, "used": used}, LUTE]},
        "Bor": {"heroes": ["Gimli"], "used": [] if used else ["round T-LUTE/1"]},
    }
    g = build({"step": "2.2", "players": players}, ("Ana", "Bor"))
    assert g.used == {f"round|T-LUTE/1|B|{g.zones['play:A'][1]}": 1}
    written = set_up_of(g)
    assert written["players"]["Ana"]["allies"][0] == {"card": LUTE, "used": ["round T-LUTE/1 by Bor"]}
    assert build(written, ("Ana", "Bor")).used == g.used


@pytest.mark.rule("LCG-224", "LCG-225")
@pytest.mark.parametrize(
    ("card", "used"),
    [
        (LUTE, "round T-LUTE/1"),
        (LUTE, "phase T-LUTE/1 by Ana"),
        (LUTE, "round T-LUTE/1 by Cid"),
        (ROSTER, "phase T-993/1 by Ana"),
        (ROSTER, "round T-993/1"),
        ("Faramir", "phase 01014/1"),
    ],
)
def test_a_use_is_said_where_its_limit_is_counted(card: str, used: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        build({"players": {"Ana": {"heroes": ["Aragorn"], "allies": [{"card": card, "used": [used]}]}}}, ("Ana",))
    assert wrong.value.path == "players/Ana/allies/0/used/0"
