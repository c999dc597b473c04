"""What the hero turn says besides its main sentence: each "may", "any", "both", "only" and "nothing"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.table import Table

PARRY, VOLLEY, FOREST, MOUNTAIN = (f"hero.argalad.{card}" for card in ("parry", "volley", "overdraw", "aimed_shot"))
SERPENT = "The Black Serpent"
HURT: dict[str, Any] = {"life": [FOREST] * 10, "rest": [PARRY] * 6, "damage": [VOLLEY] * 3}


# -- rest --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-232", "MEQ-240", "MEQ-241")
def test_a_hero_need_not_rest_and_who_rests_in_a_haven_need_not_heal() -> None:
    story = {"green": 4, "yellow": 3, "red": 5, "black": 5}
    tired = Table("rest", {"at": "rivendell", **HURT}, story=story).choose("no_rest")
    assert tired.pools() == (10, 6, 3)
    assert tired.g.story == story
    unhealed = Table("rest", {"at": "rivendell", **HURT}, story=story).choose("rest").choose("decline")
    assert unhealed.pools() == (16, 0, 3)
    assert unhealed.g.story["yellow"] == 4
    outside = Table("rest", {"at": "bree", **HURT}, story=story).choose("rest")
    assert outside.step == "move", "outside of Havens nobody is asked whether he heals"


@pytest.mark.rule("MEQ-236", "MEQ-205")
def test_nobody_rests_beside_a_minion_not_even_in_a_haven() -> None:
    table = Table("rest", {"at": "rivendell", **HURT}, at={"rivendell": [SERPENT]}, every_question=True)
    assert not table.offers("rest")
    assert table.rule_of("rest", "Ana") == "MEQ-236"


@pytest.mark.rule("MEQ-315", "MEQ-042")
def test_before_he_explores_a_hero_completes_no_quest_and_pays_nothing_off() -> None:
    ana = {"at": "fangorn", "favor": 9, "quests": ["They Have Become Queer and Wild"], "corruption": ["Weak"]}
    for step in ("rest", "move"):
        table = Table(step, ana, every_question=True)
        assert not table.offers("complete")
        assert not table.offers("pay_off")


# -- travel ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-330", "MEQ-267")
@pytest.mark.parametrize(("answer", "step", "fights"), [("decline", "explore", 0), ("accept", "2h", 1)])
def test_on_the_road_into_a_haven_a_hero_may_refuse_the_fight_and_goes_on(answer: str, step: str, fights: int) -> None:
    ana = {"at": "high_pass", "hand": [MOUNTAIN] * 3}
    table = Table("move", ana, at={"rivendell": [SERPENT]})
    table.choose("travel", target="rivendell").pays(MOUNTAIN)
    assert (table.who, table.question.prompt.id) == ("Ana", "meq-ask-allow-combat")
    table.choose(answer)
    assert (table.who, table.step, table.said("meq-log-combat")) == ("Ana", step, fights)


@pytest.mark.rule("MEQ-257", "MEQ-254", "MEQ-330")
@pytest.mark.parametrize("step", ["ambush", "combat_or_peril"])
def test_in_a_haven_a_hero_knows_whom_he_lets_fight_him(step: str) -> None:
    table = Table(step, {"at": "rivendell"}, at={"rivendell": [SERPENT, "The Mouth of Sauron"]})
    assert table.who == "Sau"
    table.choose("attack", "The Mouth of Sauron")
    assert table.who == "Ana"
    assert str(table.question.prompt.params["card"]).endswith("minion.mouth_of_sauron")
    table.choose("decline")
    assert (table.who, table.said("meq-log-combat")) == ("Ana", 0)


@pytest.mark.rule("MEQ-299", "MEQ-298")
@pytest.mark.parametrize(("influence", "fights"), [(1, 1), (2, 0)])
def test_in_peril_nobody_fights_instead_of_the_encounter_that_he_would_not_have(influence: int, fights: int) -> None:
    ana = {"hero": "Thálin", "at": "the_northern_waste", "quests": ["A New Threat"]}
    told: dict[str, Any] = {"influence": {"mount_gundabad": 2, "the_northern_waste": influence}}
    table = Table("encounter", ana, **told)
    assert (table.said("meq-log-combat"), table.said("meq-log-no-encounter")) == (fights, 1 - fights)
    assert table.said("meq-log-encounters") == 0


@pytest.mark.rule("MEQ-269")
def test_of_a_token_and_a_minion_the_one_that_sauron_picks_fights() -> None:
    told: dict[str, Any] = {"at": {"gladden_fields": ["monster_token.green.orc", SERPENT]}}
    table = Table("move", {"at": "high_pass", "hand": [MOUNTAIN] * 2}, **told)
    table.choose("travel", target="gladden_fields").pays(MOUNTAIN).choose("attack", SERPENT)
    assert table.g.codes[table.fight.enemy] == "minion.black_serpent"
    assert table.said("meq-log-token-turned") == 0


# -- exploring ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-286")
def test_of_two_characters_one_gives_favor_and_the_other_his_help() -> None:
    at = {"bree": ["Gandalf", "Aragorn"]}
    table = Table("explore", {"at": "bree"}, at=at, every_question=True).choose("consult_favor", "Gandalf")
    assert not table.offers("consult", "Gandalf")
    table.choose("consult", "Aragorn")
    assert (table.favor(), table.g.levels) == (2, {"B:agility": 1})
    assert table.zone("Gandalf") == table.zone("Aragorn") == "characters"


@pytest.mark.rule("MEQ-289", "MEQ-067", "MEQ-313")
def test_a_hero_completes_every_quest_of_the_place() -> None:
    quests = ["Where the Stars Are Strange", "The Mounts of the Haradrim", "Isildur's Heir"]
    table = Table("explore", {"hero": "Eleanor", "at": "near_harad", "quests": quests}, at={}, every_question=True)
    for quest in quests[:2]:
        table.choose("complete", quest)
        while table.question.prompt.id != "meq-ask-explore":
            table.quietly()
    assert [table.zone(quest) for quest in quests] == ["removed", "removed", "quests:B"]
    assert table.rule_of("complete", quests[2]) == "MEQ-313"
    assert table.g.completed["B"] == ["starting"]


@pytest.mark.rule("MEQ-312", "MEQ-304")
def test_a_fifth_quest_lies_beside_the_other_four() -> None:
    quests = ["The Black Pit", "Greenleaf", "The Son of Glóin", "The Evenstar Is Called Home"]
    deck = {"encounter_deck_misty_mountains_mirkwood": ["Saruman's Fires", "A Shadow Connection", "Conquered by Fear"]}
    table = Table("encounter", {"at": "gladden_fields", "quests": quests}, zones=deck)
    assert [table.zone(quest) for quest in [*quests, "A Shadow Connection"]] == ["quests:B"] * 5


@pytest.mark.rule("MEQ-293", "MEQ-291")
def test_beravor_gives_argalad_all_her_favor_after_her_turn() -> None:
    table = Table("explore", {"at": "bree"}, {"at": "bree", "favor": 3}, active="Ana", turns=2, every_question=True)
    for _ in range(3):
        table.choose("ask_for", "Bor", "Ana").choose("accept")
    assert (table.favor("Ana"), table.favor("Bor")) == (3, 0)
    assert not table.offers("ask_for")


@pytest.mark.rule("MEQ-291")
def test_nobody_must_give_what_he_is_asked_for() -> None:
    table = Table("explore", {"at": "bree"}, {"at": "bree", "favor": 1}, every_question=True)
    table.choose("ask_for", "Bor", "Ana").choose("decline")
    assert (table.favor("Ana"), table.favor("Bor")) == (0, 1)


# -- defeat ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-248", "MEQ-402")
@pytest.mark.parametrize(("life", "falls"), [(4, 0), (3, 1)])
def test_five_damage_defeat_a_hero_with_five_cards_and_not_one_with_six(life: int, falls: int) -> None:
    ana = {"at": "osgiliath", "life": [PARRY] * life, "hand": [VOLLEY] * 2}
    deck = {"encounter_deck_rohan_gondor": ["The Key to the Anduin"] * 3}
    table = Table("encounter", ana, zones=deck, story={"red": 3, "black": 3}).choose("damage")
    assert table.question.prompt.id == "meq-ask-damage"
    assert {option.verb for option in table.question.options} == {"lose_life", "lose"}
    table.choose("lose", VOLLEY).until("rest")
    assert table.said("meq-log-defeated") == falls
    expected = ("minas_tirith", (5, 0, 0)) if falls else ("osgiliath", (0, 0, 5))
    assert (table.at("Ana"), table.pools()) == expected


@pytest.mark.rule("MEQ-404", "MEQ-403", "MEQ-405")
@pytest.mark.parametrize(
    ("has", "left"),
    [({}, (0, 0)), ({"favor": 2}, (1, 0)), ({"items": ["Boat"]}, (0, 0)), ({"items": ["Horse"]}, (0, 0))],
)
def test_who_falls_with_one_kind_of_thing_loses_that_and_who_has_nothing_loses_nothing(
    has: dict[str, Any], left: tuple[int, int]
) -> None:
    ana = {"at": "rivendell", "life": [], "hand": [MOUNTAIN], "rest": [PARRY], **has}
    table = Table("move", ana, story={"yellow": 1, "red": 3, "black": 3}).choose("travel", target="high_pass")
    assert (table.favor(), table.count("items")) == left
    assert (table.at("Ana"), table.g.story["yellow"]) == ("rivendell", 2)
    assert table.who == "Bor"
