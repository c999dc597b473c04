"""Threat, elimination, defeat and victory."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.cards.mirkwood_quest import BEORNS_PATH, DONT_LEAVE_THE_PATH
from desktop_app.games.lotr_lcg.rules import GAME
from tests.games.lotr_lcg.rules.made_up import until_round_ends
from tests.games.lotr_lcg.table import Table


def three(**more: Any) -> Table:
    """Ana, Bor and Cid, each with one hero."""
    players: dict[str, dict[str, Any]] = {
        "Ana": {"heroes": ["Aragorn"], "allies": ["Bell Ringer"]},
        "Bor": {"heroes": ["Gimli"], "allies": ["Bell Ringer"]},
        "Cid": {"heroes": ["Denethor"], "allies": ["Bell Ringer"]},
    }
    for name in players:
        players[name] |= more.pop(name, {})
    return Table(players=players, **more)


@pytest.mark.rule("LCG-020")
def test_everybody_has_one_threat_level() -> None:
    table = three(Ana={"threat": 25}, Bor={"threat": 31}, Cid={"threat": 12}, step="3.1w")
    assert table.asked("Ana")
    numbers = GAME.view(table.g, "A").numbers
    assert {key: value for key, value in numbers.items() if key.startswith("threat:")} == {
        "threat:A": 25,
        "threat:B": 31,
        "threat:C": 12,
    }


@pytest.mark.rule("LCG-021")
def test_threat_never_falls_below_nothing() -> None:
    table = Table(heroes=[{"card": "Éowyn", "resources": 3}], hand=["The Galadhrim's Greeting"], threat=2, step="3.1w")
    table.play("The Galadhrim's Greeting").choose("one_player")
    assert table.threat() == 0


@pytest.mark.rule("LCG-155", "LCG-161")
def test_who_loses_the_last_hero_is_out() -> None:
    table = Table(
        heroes=[{"card": "Aragorn", "exhausted": True, "damage": 4}],
        encounter_deck=["The Necromancer's Reach"],
        step="3.3",
    )
    assert table.session.question is None
    assert table.g.eliminated == ["A"]
    assert table.result == "lost"


@pytest.mark.rule("LCG-156")
def test_threat_of_fifty_is_the_end_and_forty_nine_is_not() -> None:
    table = three(Bor={"threat": 48}, step="7.3").until("7.4w")
    assert table.threat("Bor") == 49
    assert table.g.eliminated == []
    table = three(Bor={"threat": 49}, step="7.3").until("7.4w")
    assert table.g.eliminated == ["B"]


@pytest.mark.rule("LCG-248")
def test_a_failed_quest_eliminates_at_once() -> None:
    table = three(Bor={"threat": 47}, staging=["Ungoliant's Spawn"], step="3.4", Ana={"allies": ["Scribe"]})
    assert table.asked("Ana") == "lcg-ask-respond"
    assert (table.step, table.g.eliminated) == ("3.4", [])  # the quest has failed, and no threat has risen yet
    table.passes()
    assert table.asked("Ana") == "lcg-ask-respond"
    assert (table.step, table.g.eliminated) == ("3.4", ["B"])
    assert table.threat("Ana") == 28


@pytest.mark.rule("LCG-157")
def test_a_card_may_eliminate_a_player() -> None:
    table = three(encounter_deck=["Lost in the Dark", "Quiet Glade", "Quiet Glade"], step="3.3").until("3.3w")
    assert table.g.eliminated == ["C"]
    assert table.result == ""


@pytest.mark.rule("LCG-158")
def test_everything_of_the_eliminated_goes_to_its_owners() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Éowyn"], "allies": ["Wandering Took"], "threat": 20},
            "Bor": {
                "heroes": [{"card": "Gimli", "attachments": ["Strap"]}],
                "hand": ["Beorn"],
                "deck": ["Feint"],
                "threat": 45,
            },
        },
        step="3.1w",
        encounter_deck=["Long Shadow", "Quiet Glade"],
    )
    table.choose("use", "Wandering Took")
    assert table["Wandering Took"].controller == "B"
    assert table.threat("Bor") == 48
    table.until("3.2").passes().passes().until(step="4.2")
    assert table.g.eliminated == ["B"]
    assert table.zone("Wandering Took") == "discard:A"
    assert sorted(table.titles("discard:B")) == ["Beorn", "Feint", "Gimli", "Strap"]
    assert table.g.zones["hand:B"] == table.g.zones["deck:B"] == []


@pytest.mark.rule("LCG-159")
def test_enemies_of_the_eliminated_return_with_their_damage() -> None:
    table = three(Bor={"threat": 49, "engaged": [{"card": "Hill Troll", "damage": 2}]}, step="7.3").until("7.4w")
    assert table.zone("Hill Troll") == "staging"
    assert table["Hill Troll"].damage == 2


@pytest.mark.rule("LCG-160")
def test_one_card_fewer_is_revealed_after_an_elimination() -> None:
    table = three(Cid={"threat": 49}, encounter_deck=["Quiet Glade"] * 9, step="7.3")
    table.until("3.3w")
    assert table.g.eliminated == ["C"]
    assert table.titles("staging") == ["Quiet Glade"] * 2


@pytest.mark.rule("LCG-161")
def test_the_game_is_lost_with_the_last_player() -> None:
    table = three(Ana={"threat": 49}, Bor={"threat": 49}, Cid={"threat": 49}, step="7.3")
    assert table.session.question is None
    assert table.g.eliminated == ["A", "B", "C"]
    assert table.result == "lost"


@pytest.mark.rule("LCG-211")
def test_the_token_passes_from_an_eliminated_first_player() -> None:
    table = three(
        Ana={
            "heroes": [{"card": "Aragorn", "damage": 4}],
            "allies": [],
            "engaged": ["Forest Spider"],
        },
        Bor={"engaged": ["King Spider"]},
        encounter_deck=[],
        step="6.3",
    )
    table.until(asked="lcg-ask-defender").choose("no_defender").until(asked="lcg-ask-defender")
    assert table.asked("Bor")
    assert table.g.eliminated == ["A"]
    assert table.g.first_player == "B"


@pytest.mark.rule("LCG-189")
def test_one_survivor_wins_for_all() -> None:
    table = Table(
        players={
            "Ana": {"heroes": [{"card": "Éowyn", "committed": True, "exhausted": True}]},
            "Bor": {"heroes": ["Gimli"], "threat": 50},
        },
        quest={"card": BEORNS_PATH, "progress": 9},
        step="3.4",
    )
    assert table.session.question is None
    assert table.g.eliminated == ["B"]
    assert table.g.outcome is not None
    assert (table.g.outcome.result, table.g.outcome.winners) == ("won", ["A"])


@pytest.mark.rule("LCG-190")
def test_a_quest_card_may_name_its_own_victory() -> None:
    table = Table(
        heroes=["Aragorn"],
        engaged=[{"card": "Ungoliant's Spawn", "damage": 8}],
        quest=DONT_LEAVE_THE_PATH,
        staging=["Forest Spider"],
        step="6.7",
    )
    table.prepare(lambda g: g.effects.append(until_round_ends("attack", 5, table.id("Aragorn"))))
    table.choose("attack", "Aragorn", "Ungoliant's Spawn")
    assert table.result == "won"


@pytest.mark.rule("LCG-232")
def test_doomed_raises_everybodys_threat() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "threat": 25, "allies": ["Bell Ringer"]},
            "Bor": {"heroes": ["Gimli"], "threat": 31},
        },
        encounter_deck=["Cavern Guardian", "Cavern Guardian"],
        step="3.3",
    ).until("3.3w")
    assert (table.threat("Ana"), table.threat("Bor")) == (27, 33)
