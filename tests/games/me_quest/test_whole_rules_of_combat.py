"""What combat and the Finale say besides their main sentence: the order of what happens, and who is left out."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.fight import spent
from desktop_app.games.me_quest.reading.story import dominant
from tests.games.me_quest.fights import HERO, Fight
from tests.games.me_quest.table import Table

SERPENT = "minion.black_serpent"
QUICK = "zealot.quick_shot"
PARRY, VOLLEY = "hero.argalad.parry", "hero.argalad.volley"
RINGWRAITHS = "The Ringwraiths"


# -- what is canceled --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-364", "MEQ-363")
@pytest.mark.parametrize(("theirs", "dealt"), [("zealot.quick_shot", (3, 0)), ("behemoth.earthquake", (0, 4))])
def test_what_was_prepared_does_not_raise_a_canceled_card(theirs: str, dealt: tuple[int, int]) -> None:
    """Concentrate has promised 2 and 2 to a Parry of 1 and 1."""
    table = Fight(["concentrate", "parry", "rest"], [QUICK, theirs, QUICK], SERPENT, hero="eleanor")
    table.play("concentrate", "quick_shot")
    enemy, hero = table.on_enemy, table.on_hero
    table.play("parry", theirs.split(".")[1])
    assert (table.on_enemy - enemy, table.on_hero - hero) == dealt


@pytest.mark.rule("MEQ-353", "MEQ-366")
def test_a_card_that_cancels_comes_before_what_the_other_says() -> None:
    """Rest draws two cards in the hero's part of the abilities, and none where Sauron's card cancels it."""
    says = {"meqcards-ask-breath": "draw_from_life"}
    for theirs, drawn in (("zealot.quick_shot", 2), ("behemoth.earthquake", 0)):
        table = Fight(["rest", "parry"], [theirs, QUICK], SERPENT, hero="eleanor", says=says)
        table.play("rest", theirs.split(".")[1])
        assert len(table.cards(f"hand:{HERO}")) == 1 + drawn


# -- in which order ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-394", "MEQ-344")
def test_once_cards_are_chosen_nobody_declares_himself_exhausted() -> None:
    table = Fight(["parry", "rush"], ["zealot.hack", QUICK], SERPENT).play("parry", "hack", until="meq-ask-combat-card")
    assert {option.verb for option in table.question.options} == {"fight"}


@pytest.mark.rule("MEQ-395")
def test_sauron_fights_on_against_a_hero_who_has_just_given_up() -> None:
    table = Fight(["parry"], ["zealot.hack", QUICK], SERPENT).play("", "hack")
    assert table.fight.exhausted == [HERO]
    assert table.on_hero == 1


@pytest.mark.rule("MEQ-396", "MEQ-375")
def test_who_is_exhausted_stays_so_though_his_pile_costs_less_again() -> None:
    table = Fight(["crush", "overpower", "reckless", "rush"], [QUICK] * 6, SERPENT, bonus=0)
    table.play("crush", "quick_shot").play("overpower", "quick_shot").play("reckless", "quick_shot")
    assert HERO in table.fight.exhausted
    for card in table.g.zones[f"pile:{HERO}"][:2]:
        table.g.move(card, f"rest:{HERO}")
    assert spent(table.g, table.fight, HERO) < 7
    table.play("", "quick_shot")
    assert len(table.g.zones[f"pile:{HERO}"]) == 1


@pytest.mark.rule("MEQ-374", "MEQ-357")
def test_cards_lie_in_the_pile_as_they_were_played_and_so_on_the_rest_pool() -> None:
    mine = ["parry", "dodge", "strategize"]
    table = Fight([*mine, "rush"], [QUICK] * 3, SERPENT, player={"rest": ["Crush"]})
    for card in mine:
        table.play(card, "quick_shot")
    assert table.cards(f"pile:{HERO}") == mine
    while table.g.combats:
        table.play("", "")
    assert table.cards(f"rest:{HERO}") == ["crush", *mine]


# -- the Finale --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-425", "MEQ-418", "MEQ-340")
@pytest.mark.parametrize(
    ("story", "drawn"),
    [({"green": 18, "black": 15}, 5), ({"green": 16, "black": 18}, 10), ({"green": 18, "black": 18}, 8)],
)
def test_sauron_draws_by_the_fortitude_that_the_ringwraiths_have_now(story: dict[str, int], drawn: int) -> None:
    table = Table("difficulty", stage=3, story=story)
    for _ in range(2):
        table.choose("champion", "Ana")
    assert (table.who, table.step) == ("Ana", "2h")
    assert len(table.g.zones["combat_hand:A"]) == drawn


@pytest.mark.rule("MEQ-426", "MEQ-425", "MEQ-052")
@pytest.mark.parametrize(("damage", "winners"), [(5, ["A"]), (8, ["B", "C"])])
def test_a_champion_who_falls_has_lost_unless_the_ringwraiths_fall_with_him(damage: int, winners: list[str]) -> None:
    told = {"hero": "Ana", "enemy": RINGWRAITHS, "within": "finale", "begun": True, "damage": damage}
    told |= {"hand": ["combat.ravager.hack"]}
    ana = {"at": "bree", "life": [], "hand": [VOLLEY], "favor": 1}
    zones = {"minions": [RINGWRAITHS]}
    table = Table("3", ana, combat=told, stage=1, zones=zones, champion="Ana").choose("fight_on").choose("fight_on")
    assert table.g.outcome is not None
    assert (table.g.outcome.reason, table.g.outcome.winners) == ("combat", winners)
    assert table.said("meq-log-defeated") == 0
    assert table.favor() == 1


# -- optional rules ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-441", "MEQ-442")
@pytest.mark.parametrize(("green", "leads"), [(11, "sauron"), (12, ""), (13, ""), (14, "heroes")])
def test_who_needs_as_many_story_steps_does_not_lead(green: int, leads: str) -> None:
    """Saruman's fall takes the black marker from 12 to the end in three Story steps."""
    told: dict[str, Any] = {"story": {"green": green, "black": 12}, "plots": [{"card": "Saruman Falls to Corruption"}]}
    table = Table("plot", round=5, stage=3, options={"advanced_dominance": True}, every_question=True, **told)
    assert dominant(table.g) == leads


@pytest.mark.rule("MEQ-442")
def test_advanced_dominance_counts_plots_and_neither_events_nor_shadow_cards() -> None:
    told: dict[str, Any] = {"story": {"green": 12, "red": 12}, "plots": [{"card": "Orcs in the Mountains"}]}
    told |= {"event": {"card": "Of Serpents and Sand"}, "options": {"advanced_dominance": True}}
    table = Table("plot", round=5, every_question=True, **told)
    table.g.slower = 1
    assert dominant(table.g) == ""


FALLING: dict[str, Any] = {"at": "bree", "life": [], "hand": [PARRY], "rest": [VOLLEY]}


@pytest.mark.rule("MEQ-445", "MEQ-403")
@pytest.mark.parametrize(
    ("story", "exciting"),
    [
        ({"green": 8, "yellow": 5, "red": 9, "black": 14}, True),
        ({"green": 12, "yellow": 3, "red": 9, "black": 10}, True),
        ({"green": 16, "yellow": 5, "red": 9, "black": 12}, False),
    ],
)
def test_elsewhere_the_leftmost_marker_advances_for_a_defeat(story: dict[str, int], exciting: bool) -> None:
    """With Sauron dominant, before stage III, or without the rule."""
    stage = 3 if max(story.values()) > 12 else 2
    table = Table("move", FALLING, story=story, stage=stage, options={"exciting_stage": exciting})
    table.choose("travel", target="old_forest")
    assert table.g.story["yellow"] == story["yellow"] + 1


@pytest.mark.rule("MEQ-446")
@pytest.mark.parametrize(
    ("story", "enemy"),
    [
        ({"green": 14, "black": 10}, SERPENT),
        ({"green": 8, "black": 12}, SERPENT),
        ({"green": 10, "black": 14}, "monster.snaga"),
    ],
)
def test_no_felled_enemy_helps_heroes_who_lead_nor_before_stage_three_nor_a_monster(
    story: dict[str, int], enemy: str
) -> None:
    told = {"hero": "Ana", "enemy": enemy, "within": "ambush", "exhausted": ["Sau"], "round": 1, "damage": 10}
    at = {"gladden_fields": [{"card": SERPENT, "damage": 10}]}
    stage, options = (3 if max(story.values()) > 12 else 2), {"exciting_stage": True}
    ana = {"at": "gladden_fields", "hand": [VOLLEY] * 2}
    table = Table("3", ana, at=at, combat=told, story=story, stage=stage, options=options)
    table.choose("fight_on").choose("fight", VOLLEY)
    assert table.said("meq-log-enemy-defeated") == 1
    assert table.g.story["green"] == story["green"]


# -- two players -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-432", "MEQ-433", "MEQ-434", "MEQ-435")
def test_a_game_turn_against_a_lone_hero() -> None:
    told: dict[str, Any] = {"influence": {"barad_dur": 1, "bree": 1}, "seats": ("Sau", "Ana"), "actions": 0}
    table = Table("hero_draw", {"at": "bree"}, **told)
    steps, before = [], ""
    while table.g.round == 1:
        if table.step != before or table.step == "rest":
            steps.append(table.step)
        before = table.step
        if table.step == "interlude":
            assert table.influence("bree") == 0
        table.choose("pass") if table.offers("pass") else table.quietly()
    assert [step for step in steps if step in ("hero_draw", "rest", "interlude")] == [
        "hero_draw",
        "rest",
        "interlude",
        "rest",
    ]
    assert (table.who, table.g.active) == ("Sau", "A")
