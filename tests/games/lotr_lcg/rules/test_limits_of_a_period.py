"""What answers the end of a phase or round is used in it, and may be used anew in the next."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_lcg.events import DamageDealt, Readied
from desktop_app.games.lotr_lcg.vocabulary.abilities import forced, response
from desktop_app.games.lotr_lcg.vocabulary.costs import per
from desktop_app.games.lotr_lcg.vocabulary.groups import exhausted, hero, me
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, combat_phase_ends
from desktop_app.games.lotr_lcg.vocabulary.verbs import gain, ready
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, tired

SURGEONS_MATE, EVENING_BELL, ROSTER = "Surgeon’s Mate", "Evening Bell", "Roster Keeper"
make_up("T-991", "ally", SURGEONS_MATE)
make_up("T-992", "location", EVENING_BELL)
make_up("T-993", "ally", ROSTER)
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
