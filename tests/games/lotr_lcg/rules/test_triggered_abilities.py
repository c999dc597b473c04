"""Responses, forced abilities and cancels: who is asked, in which order, and what a cancel leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.table import Table

WILL = {"card": "Éowyn", "resources": 3}


def revealing(*cards: str, ana: dict[str, Any] | None = None, bor: dict[str, Any] | None = None) -> Table:
    """Staging begins; the cards are on top of the encounter deck."""
    players = {"Ana": ana or {"heroes": [WILL], "hand": ["A Test of Will"]}}
    if bor is not None:
        players["Bor"] = bor
    for player in players.values():
        player.setdefault("threat", 20)
    return Table(players=players, encounter_deck=[*cards, "Quiet Glade", "Quiet Glade"], step="3.3")


# -- cancels -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-036", "LCG-041")
def test_a_cancelled_treachery_does_nothing_and_was_revealed() -> None:
    table = revealing("Long Shadow", ana={"heroes": [WILL], "allies": ["Bell Ringer"], "hand": ["A Test of Will"]})
    assert table.asked("Ana") == "lcg-ask-respond"
    assert table.threat() == 20
    table.choose("respond", "A Test of Will").until("3.3w")
    assert table.threat() == 20
    assert table.titles("encounter_discard") == ["Long Shadow"]
    assert table.titles("staging") == []
    assert table.zone("A Test of Will") == "discard:A"
    assert table["Éowyn"].resources == 2


@pytest.mark.rule("LCG-037")
def test_a_cancel_comes_before_a_forced_ability() -> None:
    omens = {"heroes": [WILL], "allies": ["Bell Ringer", "Omen Reader"], "hand": ["A Test of Will"]}
    table = revealing("Long Shadow", ana=dict(omens))
    assert table.offers("respond", "A Test of Will")
    assert table["Omen Reader"].resources == 0
    table.choose("respond", "A Test of Will").until("3.3w")
    assert table["Omen Reader"].resources == 0
    table = revealing("Long Shadow", ana=dict(omens)).passes().until("3.3w")
    assert table["Omen Reader"].resources == 1


@pytest.mark.rule("LCG-038")
def test_what_is_cancelled_cannot_be_cancelled_again() -> None:
    bor = {"heroes": [{"card": "Dúnhere", "resources": 3}], "hand": ["A Test of Will"], "allies": ["Bell Ringer"]}
    table = revealing("Long Shadow", bor=dict(bor))
    table.choose("respond", "A Test of Will").until("3.3w")
    assert table.titles("hand:B") == ["A Test of Will"]
    table = revealing("Long Shadow", bor=dict(bor)).passes()
    assert table.asked("Bor") == "lcg-ask-respond"


@pytest.mark.rule("LCG-012")
def test_what_stands_after_then_cannot_be_declined() -> None:
    table = revealing("Long Shadow", "Hill Troll", ana={"heroes": ["Eleanor"], "allies": ["Bell Ringer"]})
    table.choose("respond", "Eleanor")
    assert table.step == "3.3w"
    assert table.threat() == 20
    assert table.titles("encounter_discard") == ["Long Shadow"]
    assert table.titles("staging") == ["Hill Troll"]


# -- responses -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-043", "LCG-046", "LCG-258")
def test_forced_abilities_come_first_and_cannot_be_declined() -> None:
    table = Table(
        heroes=["Legolas"],
        allies=["Crow Master", "Grave Keeper"],
        engaged=["Goblin Sniper"],
        encounter_deck=[],
        step="6.7",
    )
    table.choose("attack", "Legolas", "Goblin Sniper").choose_all("attack")
    assert table["Crow Master"].resources == 1
    assert table["Grave Keeper"].resources == 0
    table.passes()
    assert table.offers("respond", "Grave Keeper")
    assert table.offers("pass")
    table.passes()
    assert table["Grave Keeper"].resources == 0


@pytest.mark.rule("LCG-044")
def test_may_within_a_forced_ability_can_be_declined() -> None:
    def after_the_fight() -> Table:
        table = Table(
            heroes=["Legolas"], allies=["Crow Master"], engaged=["Goblin Sniper"], encounter_deck=[], step="6.7"
        )
        return table.choose("attack", "Legolas", "Goblin Sniper").choose_all("attack")

    table = after_the_fight()
    assert [option.verb for option in table.question.options] == ["accept", "decline"]
    assert len(table.choose("decline").g.zones["hand:A"]) == 0
    hand = after_the_fight().choose("accept").g.zones["hand:A"]
    assert len(hand) == 1


@pytest.mark.rule("LCG-045")
def test_only_its_controller_uses_a_response() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": ["Bell Ringer"]},
            "Bor": {"heroes": ["Legolas"], "allies": ["Grave Keeper"], "engaged": ["Goblin Sniper"]},
        },
        first_player="Bor",
        encounter_deck=[],
        step="6.7",
    )
    table.choose("attack", "Legolas", "Goblin Sniper").choose_all("attack").until(asked="lcg-ask-respond")
    assert table.asked("Bor") == "lcg-ask-respond"
    table.passes()
    assert table.asked() != "lcg-ask-respond"


@pytest.mark.rule("LCG-053")
def test_a_response_is_paid_for_or_not_offered() -> None:
    def committed(resources: int) -> Table:
        heroes = [{"card": "Aragorn", "resources": resources}]
        table = Table(heroes=heroes, allies=["Bell Ringer"], encounter_deck=[], step="3.2")
        return table.choose_all("commit", "Aragorn")

    table = committed(1)
    assert table.offers("respond", "Aragorn")
    table.choose("respond", "Aragorn")
    assert not table["Aragorn"].exhausted
    assert table["Aragorn"].resources == 0
    table = committed(0)
    assert table.step == "3.2w"
    assert table["Aragorn"].exhausted


@pytest.mark.rule("LCG-257")
def test_a_forced_ability_happens_without_a_choice() -> None:
    table = Table(allies=["Bell Ringer"], staging=["Forest Spider"], step="5.2")
    table.choose("engage", "Forest Spider")
    assert table.step == "5.2w"
    assert table.number("Forest Spider", "attack") == 3


@pytest.mark.rule("LCG-213", "LCG-259")
def test_the_first_player_orders_forced_abilities() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Aragorn"]},
            "Bor": {"heroes": ["Gimli"], "allies": ["Drill Master"]},
            "Cid": {"heroes": ["Denethor"], "allies": ["Drill Master"]},
        },
        staging=["Marsh Adder"],
        step="5.2",
    )
    table.choose("engage", "Marsh Adder")
    assert table.asked("Ana") == "lcg-ask-which-first"
    assert {table.g.pieces[option.source].controller for option in table.question.options} == {"B", "C"}


@pytest.mark.rule("LCG-260")
def test_one_forced_ability_is_finished_before_the_next() -> None:
    table = Table(
        heroes=["Aragorn", "Gimli"], allies=["Bell Ringer", "Drill Master"], staging=["Hummerhorns"], step="5.2"
    )
    table.choose("engage", "Hummerhorns").choose("resolve", "Hummerhorns")
    assert table.asked() == "lcg-ask-damage"
    assert table["Drill Master"].resources == 0
    table.choose("choose", "Gimli")
    assert table.zone("Gimli") == "discard:A"
    assert table["Drill Master"].resources == 1


# -- what abilities see --------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-048")
def test_abilities_see_what_is_in_play_or_what_they_name() -> None:
    table = Table(
        heroes=[WILL],
        allies=["Faramir", "Bell Ringer"],
        discard=["Wandering Took", "Snowbourn Scout"],
        hand=["Call Home", "Dwarven Tomb"],
        step="3.1w",
    )
    table.play("Call Home")
    assert {option.source for option in table.question.options} == {table.id("Faramir"), table.id("Bell Ringer")}
    table.choose("choose", "Faramir").play("Dwarven Tomb")
    assert table.zone("Wandering Took") == "hand:A"


@pytest.mark.rule("LCG-049")
def test_a_character_in_hand_has_no_ability() -> None:
    table = Table(heroes=["Thalin"], allies=["Bell Ringer"], hand=["Song Leader", "Faramir"], step="3.1w")
    assert table.number("Thalin", "willpower") == 1
    assert not table.offers("use", "Faramir")


@pytest.mark.rule("LCG-077")
def test_characters_are_heroes_and_allies() -> None:
    hurt = [{"card": title, "damage": 1} for title in ("Aragorn", "Gimli", "Faramir", "Bell Ringer")]
    table = Table(heroes=hurt[:2], allies=hurt[2:], hand=["Tend the Wounded"])
    table.play("Tend the Wounded")
    assert {option.source for option in table.question.options} == {
        table.id(title) for title in ("Aragorn", "Gimli", "Faramir", "Bell Ringer")
    }
    table = Table(
        heroes=[{"card": "Aragorn", "resources": 1, "exhausted": True}],
        allies=[{"card": "Faramir", "exhausted": True}, {"card": "Bell Ringer", "exhausted": True}],
        hand=["Ever Vigilant"],
    )
    table.play("Ever Vigilant")
    assert {option.source for option in table.question.options} == {table.id("Faramir"), table.id("Bell Ringer")}


@pytest.mark.rule("LCG-054")
def test_sentences_are_resolved_one_at_a_time() -> None:
    table = Table(allies=["Bell Ringer"], hand=["Sorting the Packs", "Faramir"], deck=["Beorn", "Feint"])
    table.play("Sorting the Packs")
    assert table.titles("hand:A") == ["Faramir", "Beorn"]
    assert {option.source for option in table.question.options} == {table.id("Faramir"), table.id("Beorn")}
    table.choose("choose", "Beorn")
    assert table.titles("hand:A") == ["Faramir"]
