"""Combat and the Finale at their edges: exhaustion against what nothing cancels, hands that run out, ties."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.fight import strength
from desktop_app.games.me_quest.reading.numbers import number
from tests.games.me_quest.fights import Fight
from tests.games.me_quest.table import Table

PARRY = "hero.argalad.parry"
MOUTH, NINE = "The Mouth of Sauron", "The Ringwraiths"


# -- rounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-349", "MEQ-363")
def test_exhaustion_cancels_what_no_card_can_cancel() -> None:
    spent = {"Ana": ["hero.thalin.reckless", "hero.thalin.reckless", "hero.thalin.sweep"]}
    fight = Fight(["sweep", "parry"], ["behemoth.crush"] * 2, bonus=0, piles=spent).play("sweep", "crush")
    assert (fight.on_enemy, fight.on_hero) == (0, 3), "the eighth strength of seven; and no melee card to crush"


@pytest.mark.rule("MEQ-392", "MEQ-394")
def test_who_loses_all_his_cards_to_a_swing_is_exhausted_in_the_next_round() -> None:
    fight = Fight(["skill.overhead_swing", "sweep"], ["behemoth.sweep", "behemoth.block"])
    fight.play("overhead_swing", "sweep")
    assert fight.cards("combat_hand:A") == []
    assert fight.question.seat == "B"
    fight.play("sweep")
    assert fight.g.fought[-1].enemy_defeated is False


@pytest.mark.rule("MEQ-348")
@pytest.mark.parametrize(("first", "exhausted"), [("eviscerate", []), ("attack_of_opportunity", ["A"])])
def test_a_southron_of_strength_three_pays_one_less_for_each_melee_card(first: str, exhausted: list[str]) -> None:
    hand = [f"ravager.{first}", "ravager.anticipate", "ravager.eviscerate", "ravager.hack"]
    fight = Fight(["parry"] * 4, hand, "monster.southron").play("parry", first).play("parry", "anticipate")
    assert fight.fight.exhausted == [], "1 and 1, or 2 and 1"
    fight.play("parry", "eviscerate")
    assert fight.fight.exhausted == exhausted


@pytest.mark.rule("MEQ-363", "MEQ-348")
def test_a_shield_smash_looks_at_what_the_card_costs_a_southron() -> None:
    hand = ["ravager.hack", "ravager.eviscerate", "ravager.poison_arrow", "ravager.hack"]
    fight = Fight(["skill.shield_smash"] * 2 + ["parry"] * 2, hand, "monster.southron")
    fight.play("shield_smash", "hack").play("shield_smash", "eviscerate")
    assert fight.fight.canceled == [], "it costs 1"
    fight.play("parry", "poison_arrow")
    assert fight.on_hero == 0, "that costs 2"


@pytest.mark.rule("MEQ-362", "MEQ-359")
def test_a_retreat_asks_for_a_round_without_damage() -> None:
    fight = Fight(["retreat", "parry"], ["ravager.aimed_shot"] * 2, "monster.southron", hero="eleanor")
    fight.play("retreat", "aimed_shot")
    assert (fight.on_hero, fight.fight.round) == (1, 2), "3 against 2, and the combat goes on"


def test_a_reversal_takes_the_printed_attack_of_what_it_cannot_cancel() -> None:
    fight = Fight(["skill.reversal", "parry"], ["behemoth.sweep"] * 2, "monster.huorn").play("reversal", "sweep")
    assert (fight.on_enemy, fight.on_hero) == (3, 4), "the Huorn strikes 1 harder than is printed"


# -- how a combat begins -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-341", "MEQ-195", "MEQ-196")
def test_what_the_mouth_and_the_black_breath_bring_weakens_in_this_combat() -> None:
    zones = {"corruption_deck": ["Weary", "Isolated"]}
    cards = {"hand": ["The Black Breath", "Cries in the Dark"]}
    ana = {"at": "bree", "hand": [PARRY] * 2, "life": [PARRY] * 9}
    meets: dict[str, Any] = {"at": {"bree": [MOUTH]}, "pool": 8, "story": {"green": 7}, "zones": zones}
    table = Table("ambush", ana, sau=cards, **meets)
    table.choose("respond", "The Black Breath").until("2h")
    assert (table.count("corruption"), table.zone("Cries in the Dark")) == (2, "hand:A")
    assert [option.detail for option in table.question.options] == ["1", "0"], "3 agility less 2 Corruption cards"
    assert strength(table.g, table.fight, "B") == 3


@pytest.mark.rule("MEQ-327", "MEQ-341")
def test_corruption_that_comes_as_the_combat_begins_counts_from_its_first_step() -> None:
    zones = {"corruption_deck": ["Helpless"]}
    ana = {"at": "bree", "hand": [PARRY] * 2, "life": [PARRY] * 5}
    table = Table("ambush", ana, at={"bree": [MOUTH]}, zones=zones).until("2h")
    assert [option.detail for option in table.question.options] == ["2", "1", "0"]


# -- the Finale --------------------------------------------------------------------------------------------------------


def finale(story: tuple[int, int, int, int], mission: str = "His Dark Throne", **more: Any) -> Table:
    """The Finale begins with the markers, green, yellow, red and black, on these spaces."""
    zones = {"mission_heroes": [more.pop("heroes", "Isildur’s Secret")]}
    markers = dict(zip(("green", "yellow", "red", "black"), story, strict=True))
    return Table(
        "immediate_victory", {"hand": [PARRY] * 2}, story=markers, sau={"mission": mission}, zones=zones, **more
    )


def of_the_nine(table: Table) -> list[int]:
    """The health and fortitude of the Ringwraiths, 9 and 8 as printed."""
    return [number(table.g, table.id(NINE), name) for name in ("health", "fortitude")]


@pytest.mark.rule("MEQ-414", "MEQ-419")
def test_heroes_whom_a_mission_catches_up_with_lead_no_more() -> None:
    caught = finale((17, 16, 0, 0), "mission.in_darkness_bind_them").until("champion")
    assert (caught.g.story["yellow"], of_the_nine(caught)) == (17, [9, 8])
    ahead = finale((18, 16, 0, 0), "mission.in_darkness_bind_them").until("champion")
    assert of_the_nine(ahead) == [8, 7], "one space still"


@pytest.mark.rule("MEQ-146", "MEQ-420")
def test_three_markers_at_the_shadow_falls_make_the_nine_as_strong_as_the_heroes_are_far() -> None:
    assert of_the_nine(finale((14, 10, 10, 10)).until("champion")) == [13, 12]


@pytest.mark.rule("MEQ-466", "MEQ-225")
@pytest.mark.parametrize(("rumors", "result"), [(2, "heroes"), (3, "")])
def test_false_rumors_are_monster_tokens_in_the_eyes_of_a_mission(rumors: int, result: str) -> None:
    table = finale((18, 17, 0, 0), heroes="Against the Shadow", at={"bree": ["Idle Rumor"] * rumors})
    assert (table.g.outcome.result if table.g.outcome is not None else "") == result


@pytest.mark.rule("MEQ-425", "MEQ-426")
def test_a_champion_who_retreats_has_lost() -> None:
    combat = {"hero": "Ana", "enemy": NINE, "within": "finale", "begun": True, "hand": ["Hack"]}
    ana = {"hero": "Eleanor", "at": "bree", "hand": ["hero.eleanor.retreat", "hero.eleanor.parry"]}
    table = Table("3", ana, combat=combat, champion="Ana").choose("fight_on").choose("fight_on")
    table.choose("fight", "hero.eleanor.retreat").choose("accept").quietly()
    assert table.g.outcome is not None
    assert (table.g.outcome.result, table.g.outcome.winners) == ("sauron", ["A"])
