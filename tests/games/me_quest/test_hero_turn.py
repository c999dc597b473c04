"""The hero turn: rest, ambush, defeat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.props import BLANK, FOREST, HILL, ORC, PLAINS, SWAMP
from tests.games.me_quest.table import Table

TWENTY = {"life": [FOREST] * 10, "rest": [HILL] * 6, "damage": [PLAINS] * 3}


# -- rest --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-233", "MEQ-234", "MEQ-240", "MEQ-232")
def test_rest_gives_the_rest_pool_back_and_sauron_a_space() -> None:
    table = Table("rest", {"at": "bree", **TWENTY}, story={"yellow": 3, "red": 5, "black": 4})
    table.choose("rest", "Ana")
    assert table.pools() == (16, 0, 3)
    assert table.g.story["yellow"] == 4
    declined = Table("rest", {"at": "bree", **TWENTY}).choose("no_rest")
    assert declined.pools() == (10, 6, 3)


WELL = {"at": "bree", "life": [FOREST] * 10}
BERAVOR = {"hero": "Beravor", "at": "bree", "life": ["Parry"] * 10}


@pytest.mark.rule("MEQ-232", "MEQ-233", "MEQ-238", "MEQ-240")
@pytest.mark.parametrize(
    ("hero", "brings"),
    [
        (WELL, False),
        ({**WELL, "rest": [HILL]}, True),
        ({**WELL, "damage": [HILL]}, False),
        ({**WELL, "damage": [HILL], "at": "rivendell"}, True),
        ({**WELL, "favor": 1, "corruption": ["Deranged"]}, False),
        ({**WELL, "favor": 4, "corruption": ["Deranged"]}, True),
        (BERAVOR, True),
        ({**BERAVOR, "at": "rivendell"}, False),
    ],
)
def test_a_rest_that_would_bring_nothing_may_be_taken_and_says_so(hero: dict[str, Any], brings: bool) -> None:
    table = Table("rest", hero, {"hero": "Thálin"})
    (rest,) = table.find("rest", "Ana")
    idle = table.session.game.idle(table.g, table.question, rest)
    assert (idle is None) == brings
    assert idle is None or idle.rule == "MEQ-233"


@pytest.mark.rule("MEQ-241", "MEQ-106")
def test_in_a_haven_a_resting_hero_may_heal() -> None:
    table = Table("rest", {"at": "rivendell", **TWENTY}, story={"yellow": 0, "red": 5, "black": 5})
    table.choose("rest", "Ana").choose("accept")
    assert table.pools() == (19, 0, 0)


@pytest.mark.rule("MEQ-235")
def test_of_tied_markers_the_resting_hero_picks() -> None:
    table = Table("rest", {"at": "bree", **TWENTY}, story={"yellow": 3, "red": 3, "black": 6}).choose("rest", "Ana")
    assert table.who == "Ana"
    assert {option.verb for option in table.question.options} == {"marker_yellow", "marker_red"}
    table.choose("marker_red")
    assert table.g.story["red"] == 4


@pytest.mark.rule("MEQ-236")
def test_nobody_rests_beside_a_token_even_a_blank_one() -> None:
    table = Table("rest", {"at": "bree"}, at={"bree": [BLANK]}, every_question=True)
    assert not table.offers("rest")
    assert table.rule_of("rest", "Ana") == "MEQ-236"


@pytest.mark.rule("MEQ-237", "MEQ-457")
def test_nobody_rests_in_a_shadow_stronghold() -> None:
    table = Table("rest", {"at": "dol_guldur"}, at={"moria": ["The Mouth of Sauron"]}, every_question=True)
    assert table.rule_of("rest", "Ana") == "MEQ-237"


@pytest.mark.rule("MEQ-238", "MEQ-239")
def test_a_resting_hero_may_pay_off_one_corruption_card() -> None:
    ana = {"at": "bree", "favor": 4, "corruption": ["Deranged", "Weak"], **TWENTY}
    table = Table("rest", ana, story={"red": 5, "black": 5}).choose("rest", "Ana").choose("pay_off", "Deranged")
    assert table.favor() == 2
    assert table.zone("Deranged") == "corruption_discard"
    assert table.zone("Weak") == "corruption:B"
    assert table.step != "rest"
    poor = Table("rest", {**ana, "favor": 1, "corruption": ["Deranged"]}, story={"red": 5, "black": 5})
    poor.choose("rest", "Ana")
    assert poor.zone("Deranged") == "corruption:B"


# -- ambush ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-254")
def test_sauron_must_pick_one_enemy() -> None:
    table = Table("ambush", {"at": "gladden_fields"}, at={"gladden_fields": [ORC, BLANK, "The Black Serpent"]})
    assert table.who == "Sau"
    assert {option.verb for option in table.question.options} == {"attack"}
    assert len(table.question.options) == 3


@pytest.mark.rule("MEQ-255")
def test_a_blank_token_in_ambush_is_discarded_without_a_fight() -> None:
    table = Table("ambush", {"at": "gladden_fields"}, at={"gladden_fields": [BLANK]})
    assert table.titles("monsters_out_green") == ["Idle Rumor"]
    assert (table.who, table.step) == ("Ana", "move")


@pytest.mark.rule("MEQ-257", "MEQ-205", "MEQ-330")
def test_in_a_haven_a_hero_may_refuse_the_fight() -> None:
    at = {"rivendell": ["The Black Serpent"]}
    table = Table("ambush", {"at": "rivendell"}, at=at).choose("decline")
    assert (table.who, table.step) == ("Ana", "move")
    fought = Table("ambush", {"at": "rivendell"}, at=at).choose("accept")
    assert fought.fight.hero == "B"


# -- defeat ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-248", "MEQ-403", "MEQ-404", "MEQ-405", "MEQ-406", "MEQ-407")
def test_the_last_card_paid_for_a_path_defeats_the_hero() -> None:
    ana = {
        "at": "bree",
        "favor": 2,
        "items": ["Boat"],
        "life": [],
        "hand": [SWAMP],
        "rest": [HILL] * 2,
        "damage": [FOREST],
    }
    table = Table("move", ana, story={"yellow": 4, "red": 4, "black": 9})
    table.choose("travel", target="old_forest")
    assert {option.verb for option in table.question.options} == {"marker_yellow", "marker_red"}
    table.choose("marker_red")
    assert table.g.story["red"] == 5
    assert {option.verb for option in table.question.options} == {"lose_favor", "lose_item"}
    table.choose("lose_favor")
    assert table.at("Ana") == "fornost"
    assert table.pools() == (4, 0, 0)
    assert table.favor() == 1
    assert table.who == "Bor"


@pytest.mark.rule("MEQ-456", "MEQ-248")
def test_a_card_in_hand_or_in_the_life_pool_keeps_a_hero_up() -> None:
    hand = Table("move", {"at": "bree", "life": [], "hand": [SWAMP, SWAMP]}).choose("travel", target="old_forest")
    assert hand.said("meq-log-defeated") == 0
    life = Table("move", {"at": "bree", "life": [HILL], "hand": [SWAMP]}).choose("travel", target="old_forest")
    assert life.said("meq-log-defeated") == 0


@pytest.mark.rule("MEQ-405")
def test_of_several_nearest_havens_sauron_picks() -> None:
    table = Table("move", {"at": "tharbad", "life": [], "hand": [SWAMP]}, story={"red": 4, "black": 9})
    table.choose("travel", target="dunland")
    assert table.who == "Sau"
    assert table.places() == {"rivendell", "fornost"}
    assert table.question.source == "", "the rule asks, and not the text of the hero's sheet"
    assert table.question.prompt.rule == "MEQ-405"
    table.choose("choose", "fornost")
    assert table.at("Ana") == "fornost"
