"""Combat in company: who defends for whom and in which order, volleys of three, attacks at other times, checks."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.vocabulary.abilities import when_revealed
from desktop_app.games.lotr_lcg.vocabulary.groups import next_player
from desktop_app.games.lotr_lcg.vocabulary.verbs import raise_threat
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

SPIDER, SPAWN, ARCHER, RIDER = "King Spider", "Ungoliant’s Spawn", "Silverlode Archer", "Horseback Archer"
PROWLERS = {cost: f"Prowler ({cost})" for cost in (20, 25, 30, 34, 45)}
for _place, (_cost, _title) in enumerate(PROWLERS.items()):
    make_up(f"T-86{_place}", "enemy", _title, engagement_cost=_cost)
make_up("T-868", "treachery", "Ill Tidings")
when_revealed("T-868", raise_threat(2).on(next_player))


def three(ana: dict[str, Any], bor: dict[str, Any], cal: dict[str, Any], **setup: Any) -> Table:
    heroes = {"Ana": "Gimli", "Bor": "Thalin", "Cal": "Éowyn"}
    players: dict[str, dict[str, Any]] = {name: {"heroes": [heroes[name]], "threat": 20} for name in heroes}
    for name, more in (("Ana", ana), ("Bor", bor), ("Cal", cal)):
        players[name] |= more
    return Table(players=players, **setup)


# -- attacks at other times ----------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-028", "LCG-208", "LCG-472", "LCG-445")
def test_an_ambush_in_the_quest_phase_hits_each_player_as_in_combat() -> None:
    """Ana, who is first, helps Bor with nobody; the shadow and the damage are Bor's; in combat nobody attacks again."""
    t = three(
        {"heroes": ["Aragorn"], "engaged": [SPIDER]},
        {"heroes": ["Thalin", "Gimli"], "engaged": ["Wargs"], "hand": [TUNE]},
        {},
        encounter_deck=["Ambush", "Long Shadow", "Long Shadow", *[STREAM] * 5],
        step="3.3",
    )
    t.until(asked="lcg-ask-defender").asked("Ana")
    t.passes().until(asked="lcg-ask-defender").asked("Bor")
    assert (t.threat("Ana"), t.threat("Bor"), t["Aragorn"].damage) == (22, 20, 3)
    t.passes().asked("Ana")
    t.passes().until(asked="lcg-ask-undefended").asked("Bor")
    assert t.threat("Bor") == 22
    assert {option.source for option in t.question.options} == {t.id("Thalin"), t.id("Gimli")}
    t.choose("choose", "Gimli").until(step="7.4w")
    assert (t["Gimli"].damage, t.said("lcg-log-enemy-attacks")) == (3, 2)


@pytest.mark.rule("LCG-209", "LCG-468", "LCG-472")
def test_who_is_attacked_by_the_enemy_of_another_defends_with_anybody_and_takes_the_damage() -> None:
    t = three(
        {"heroes": ["Théodred"], "engaged": [SPIDER], "hand": [TUNE]},
        {"heroes": ["Aragorn"]},
        {"heroes": ["Gimli", "Thalin"]},
        encounter_deck=["Grudge", "Long Shadow", *[STREAM] * 5],
        step="3.3",
    )
    t.until(asked="lcg-ask-defender").asked("Cal")
    assert t.offers("defend", "Gimli")
    t.passes().asked("Bor")  # a Sentinel; Ana, before whom the enemy lies, has none and is not asked
    t.passes().until(asked="lcg-ask-undefended").asked("Cal")
    assert [t.threat(name) for name in ("Ana", "Bor", "Cal")] == [20, 20, 22]


# -- defenders -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-095")
def test_sentinels_of_several_players_are_asked_for_in_player_order_until_one_defends() -> None:
    def attacked() -> Table:
        return three(
            {"heroes": ["Aragorn"]},
            {"engaged": [SPIDER], "hand": [TUNE]},
            {"allies": ["Gondorian Spearman"]},
            first_player="Cal",
            step="6.4a",
        ).until(asked="lcg-ask-defender")

    t = attacked()
    t.asked("Bor")
    t.passes().asked("Cal")
    t.passes().asked("Ana")
    t.passes()
    assert t.g.attacks[-1].undefended
    t = attacked().passes().choose("defend", "Gondorian Spearman").until(step="6.4.1w")
    assert (t["Aragorn"].exhausted, t.g.attacks[-1].seat) == (False, "B")


@pytest.mark.rule("LCG-367", "LCG-473")
def test_of_two_defenders_the_one_who_is_left_defends() -> None:
    t = Table(
        heroes=["Gimli"],
        allies=["Snowbourn Scout"],
        hand=[TUNE],
        engaged=[{"card": "Wargs", "shadows": ["Hummerhorns"]}],
        step="6.4a",
    ).prepare(lambda g: g.effects.append(Effect("cannot:single_defender", 1, ["A"], until="phase")))
    t.until(asked="lcg-ask-defender").choose("defend", "Snowbourn Scout")
    t.choose("choose", "Gimli").until(step="6.4.3w")
    assert t.zone("Snowbourn Scout") == "discard:A"
    assert (t["Gimli"].damage, t.g.attacks[-1].undefended) == (1 + 3 - 2, False)  # 1 of the shadow card


# -- volleys -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-479", "LCG-451")
def test_archers_of_all_players_join_a_volley_on_the_enemy_of_one_of_them_who_may_attack_it_still() -> None:
    """Bor, whose enemy it is, joins Ana's attack with archers alone, like everybody else."""
    t = three(
        {"heroes": ["Legolas"], "hand": [TUNE]},
        {"allies": [ARCHER], "engaged": [{"card": SPAWN, "attacked": True}]},
        {"allies": [RIDER]},
        step="6.8a",
    )
    t.choose("attack", "Legolas", SPAWN)
    assert (t.asked("Bor"), t.offers("attack", "Thalin")) == ("lcg-ask-ranged", False)
    t.choose_all("attack", ARCHER)
    assert t.asked("Cal") == "lcg-ask-ranged"
    t.choose_all("attack", RIDER).until(step="6.8.3w")
    assert t[SPAWN].damage == 3 + 2 + 2 - 2
    t.until(asked="lcg-ask-attack").asked("Bor")
    assert t.offers("attack", "Thalin", SPAWN)


# -- engagement checks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-433", "LCG-434", "LCG-435")
@pytest.mark.parametrize(
    ("threats", "first", "engaged"),
    [
        ((35, 20, 45), "Ana", ([34, 30], [20], [45, 25])),
        ((35, 20, 45), "Bor", ([34, 25], [20], [45, 30])),
        ((35, 35, 35), "Cal", ([30], [25], [34, 20])),
        ((19, 10, 29), "Bor", ([], [], [25, 20])),
        ((49, 0, 0), "Cal", ([45, 34, 30, 25, 20], [], [])),
    ],
)
def test_each_player_in_turn_takes_the_dearest_enemy_in_reach_until_nobody_can(
    threats: tuple[int, ...], first: str, engaged: tuple[list[int], ...]
) -> None:
    """Whoever has none in reach is passed over and comes again, and what no one reaches stays."""
    ana, bor, cal = ({"threat": threat, "hand": [TUNE]} for threat in threats)
    t = three(ana, bor, cal, first_player=first, staging=list(PROWLERS.values()), step="5.3")
    assert t.step == "5.3w"
    assert [t.titles(f"engaged:{seat}") for seat in "ABC"] == [[PROWLERS[cost] for cost in costs] for costs in engaged]
    left = set(PROWLERS) - {cost for costs in engaged for cost in costs}
    assert t.titles("staging") == [PROWLERS[cost] for cost in sorted(left)]


# -- what is another player's --------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-350", "LCG-092")
def test_a_third_restricted_attachment_of_another_player_may_be_the_one_that_goes_to_that_players_pile() -> None:
    bearer = {"card": "Aragorn", "attachments": ["Citadel Plate", "Dwarven Axe"]}
    stone = "Celebrían’s Stone"
    rich = {"card": "Théodred", "resources": 5}
    t = three({"heroes": [rich], "hand": [stone, TUNE]}, {"heroes": [bearer]}, {})
    t.play(stone, "Aragorn")
    assert t.asked("Bor") == "lcg-ask-restricted"
    t.choose("choose", stone)
    assert (t.zone(stone), len(t["Aragorn"].attachments)) == ("discard:A", 2)


@pytest.mark.rule("LCG-362")
def test_who_is_left_alone_has_no_next_player() -> None:
    t = three(
        {"allies": ["Bell Ringer"]}, {}, {}, eliminated=["Bor", "Cal"], encounter_deck=["Ill Tidings"], step="3.3"
    ).until("3.3w")
    assert t.threat("Ana") == 20
