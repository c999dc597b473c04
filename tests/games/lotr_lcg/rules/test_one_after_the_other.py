"""What comes after what: shuffling, answers, replacements and turns; and where cards go whose owner is out."""

from __future__ import annotations

import pytest

from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, rich

TOOK, BEORN, MAP, TROLL = "Wandering Took", "Beorn", "Gandalf’s Map", "Hill Troll"
ANDUIN = "journey_along_the_anduin"


# -- the owner is out ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-158", "LCG-313")
def test_an_ally_that_would_return_to_the_hand_of_who_is_out_is_discarded() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [], "deck": []},
            "Bor": {
                "heroes": ["Gimli", "Thalin"],
                "allies": [{"card": TOOK, "owner": "Ana", "exhausted": True}],
                "engaged": [{"card": "Dol Guldur Orcs", "shadows": ["Pursued by Shadow"]}],
            },
        },
        eliminated=["Ana"],
        first_player="Bor",
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").passes().until(asked="lcg-ask-undefended")
    assert (t.titles("hand:A"), t.titles("discard:A")) == ([], [TOOK])
    assert (t.said("lcg-log-returned"), t.said("lcg-log-discarded")) == (0, 1)


@pytest.mark.rule("LCG-158")
def test_a_beorn_whose_owner_is_out_goes_to_a_discard_pile_after_his_rage() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [], "deck": []},
            "Bor": {"heroes": ["Gimli"], "allies": [{"card": BEORN, "owner": "Ana"}], "hand": [TUNE]},
        },
        eliminated=["Ana"],
        first_player="Bor",
        step="4.2w",
    )
    t.choose("use", BEORN).until("5.2w")
    assert (t.titles("deck:A"), t.titles("discard:A"), t.said("lcg-log-shuffles")) == ([], [BEORN], 0)


# -- shuffling -----------------------------------------------------------------------------------------------------


def test_the_deck_is_shuffled_before_anybody_answers_that_beorn_left() -> None:
    t = Table(
        heroes=[rich("Gimli", 9), rich("Aragorn", 9)], allies=[BEORN], hand=["Valiant Sacrifice", TUNE], step="4.2w"
    )
    t.choose("use", BEORN).until(asked="lcg-ask-respond")
    assert t.zone(BEORN) == "deck:A"
    assert (t.said("lcg-log-shuffles"), t.said("lcg-log-back-into-own-deck"), t.said("lcg-log-returned")) == (1, 1, 0)
    t.choose("respond", "Valiant Sacrifice")
    assert len(t.titles("hand:A")) == 3


# -- replacements --------------------------------------------------------------------------------------------------


def venom_for_eleanor(*deck: str) -> Table:
    t = Table(heroes=["Eleanor", "Aragorn"], encounter_deck=[*deck, STREAM, STREAM], hand=[TUNE], step="3.3")
    return t.until(asked="lcg-ask-respond").choose("respond", "Eleanor").until("3.3w")


@pytest.mark.rule("LCG-265", "LCG-327")
def test_what_replaces_a_guard_guards_and_what_its_surge_brought_before_does_not() -> None:
    t = venom_for_eleanor(MAP, "Lingering Venom", "Wargs", TROLL)
    assert (t["Wargs"].host, t[TROLL].host) == ("", t.id(MAP))


# -- turns of a step that is cut short -----------------------------------------------------------------------------


def test_who_had_a_turn_in_staging_before_the_ambush_engages_an_enemy_too() -> None:
    """Ana has had her turn in staging, and Bor has not, when the stage comes that leaves staging out."""
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"], "threat": 10}, "Bor": {"heroes": ["Gimli"], "threat": 10}},
        scenario=ANDUIN,
        quest="Ambush on the Shore",
        staging=["Wargs"],
        step="3.3",
        done=["Ana"],
    ).until("5.2")
    t.asked("Ana")
    t.passes().asked("Bor")


# -- each player ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-160")
def test_who_is_eliminated_in_the_set_up_reveals_no_card_for_the_river() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"]},
            "Bor": {"heroes": ["Gimli"], "threat": 49},
            "Cal": {"heroes": ["Thalin"], "hand": [TUNE]},
        },
        scenario=ANDUIN,
        quest_deck=["To the River…"],
        encounter_deck=["Cavern Guardian", "Wargs", "King Spider", TROLL, STREAM],
        step="S7",
    ).until("1.3w")
    assert t.g.eliminated == ["B"]
    assert t.titles("staging") == ["Cavern Guardian", "Wargs", TROLL]


# -- on one pile ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-259")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_banks_explored_at_once_the_one_that_goes_back_last_lies_on_top(first: int) -> None:
    banks = {"card": "Banks of the Anduin", "progress": 2}
    t = Table(
        heroes=["Éowyn"],
        allies=["Northern Tracker"],
        staging=[banks, banks],
        hand=[TUNE],
        scenario=ANDUIN,
        quest="Anduin Passage",
        step="3.2",
    )
    t.choose_all("commit", "Northern Tracker").choose("respond", "Northern Tracker")
    assert t.asked("Ana") == "lcg-ask-which-first"
    goes, other = t.question.options[first], t.question.options[1 - first]
    t.choose("resolve", goes.source)
    assert t.g.zones["encounter_deck"][:2] == [other.source, goes.source]
