"""Mendor where several things meet: whom he follows, for whom he draws, and whose defeat his death is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.campaign_tables import (
    ASIDE,
    AT_THE_TROLL,
    CARD,
    DOL_GULDUR,
    MENDOR,
    PASSAGE,
    TROLL,
    VALOR,
    bears,
)
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed


@pytest.mark.rule("LCG-155")
def test_with_the_last_player_mendor_goes_too_and_the_game_is_lost_once() -> None:
    t = Table(heroes=[committed("Aragorn")], allies=[MENDOR], threat=49, staging=[TROLL], step="3.4", **AT_THE_TROLL)
    assert t.until_over().result == "lost"
    assert t.said("lcg-log-lost") == 1


def test_mendor_draws_for_everybody_still_there_in_player_order() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"]},
            "Bor": {"heroes": ["Gimli"], "hand": [TUNE]},
            "Cid": {"heroes": [committed("Éowyn")], "allies": [{"card": MENDOR, "exhausted": True}]},
        },
        eliminated=["Ana"],
        first_player="Cid",
        quest={"card": "01120", "progress": 9},
        quest_deck=["01121"],
        encounter_deck=[STREAM] * 6,
        step="3.4",
        **PASSAGE,
    )
    t.until(asked="lcg-ask-respond").choose("respond", MENDOR)
    assert not t[MENDOR].exhausted
    assert [len(t.g.zones[f"hand:{seat}"]) for seat in "ABC"] == [0, 2, 1]


def mendor_of_ana(step: str, threat: int = 49, **more: Any) -> dict[str, Any]:
    ana = {"heroes": ["Aragorn"], "allies": [{"card": MENDOR, **more.pop("mendor", {})}], "threat": threat, **more}
    return {"players": {"Ana": ana, "Bor": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]}}, "step": step}


def test_doom_that_takes_the_first_player_takes_mendor_and_ends_the_staging() -> None:
    t = Table(
        **mendor_of_ana("3.3", mendor={"exhausted": True, "committed": True}),
        encounter_deck=["Cavern Guardian", *["Old Forest Road"] * 5],
        **AT_THE_TROLL,
    ).until_over()
    assert (t.result, t.zone(MENDOR), t.zone("Cavern Guardian")) == ("lost", "removed", "revealed")


def test_in_dol_guldur_mendor_goes_with_the_first_player_and_the_others_go_on() -> None:
    t = Table(
        **mendor_of_ana("7.3", mendor={"attachments": ["Self Preservation"], "damage": 1}), quest="01125", **DOL_GULDUR
    ).until(step="7.4w")
    assert (t.g.eliminated, t.g.first_player, t.result) == (["A"], "B", "")
    assert (t.zone(MENDOR), t.zone("Self Preservation")) == ("removed", "discard:A")


def test_a_mendor_who_dies_in_dol_guldur_is_no_defeat_and_the_first_player_draws_for_him() -> None:
    t = Table(
        players={
            "Ana": {
                "heroes": [{"card": "Aragorn", "resources": 3}],
                "allies": [{"card": MENDOR, "damage": 2, "exhausted": True}],
                "hand": ["Valiant Sacrifice", TUNE],
                "threat": 20,
            },
        },
        quest="01125",
        encounter_deck=["The Necromancer's Reach", *["Old Forest Road"] * 5],
        step="3.3",
        **DOL_GULDUR,
    )
    t.until(asked="lcg-ask-respond").choose("respond", "Valiant Sacrifice").until(step="3.3w")
    assert (t.zone(MENDOR), t.result, len(t.titles("hand:A"))) == ("removed", "", 3)


def test_a_stage_that_a_boon_kills_the_troll_for_lets_mendor_ready_in_mid_attack() -> None:
    """The first stage had its progress and was held by the troll alone."""
    t = Table(
        heroes=[{"card": "Aragorn", "attachments": [VALOR]}, "Gimli"],
        allies=[{"card": MENDOR, "exhausted": True}],
        engaged=[{"card": TROLL, "damage": 8}],
        scenario="journey_along_the_anduin",
        campaign={},
        quest={"card": "01126", "progress": 8},
        quest_deck=["01127"],
        set_aside=ASIDE,
        step="6.8a",
    )
    t.choose("attack", "Aragorn", TROLL)
    t.until(asked="lcg-ask-respond").choose("respond", VALOR)
    answered = []
    while t.asked() == "lcg-ask-respond":
        for card in (MENDOR, CARD):
            if t.offers("respond", card):
                answered.append(card)
                t.choose("respond", card)
                break
    assert sorted(answered) == [CARD, MENDOR]
    assert t.titles("quest") == ["Anduin Passage"]
    assert not t[MENDOR].exhausted
    assert bears(t, "Gimli") == ["01133"]
