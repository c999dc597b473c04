"""What no position file may say."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.me_quest.reading.board import region_of
from desktop_app.games.me_quest.reading.fight import strength
from desktop_app.games.me_quest.reading.numbers import is_perilous
from desktop_app.games.me_quest.table.position_of_table import left_out, set_up_of
from desktop_app.games.me_quest.table.positions import build
from tests.games.me_quest.table import Table


def test_no_table_lies_in_the_step_that_looks_back_at_the_last_fight() -> None:
    with pytest.raises(BadPosition) as found:
        build({"step": "winner"}, ("Sau", "Ana"))
    assert (found.value.path, found.value.kind, found.value.name) == ("step", "step", "winner")


def test_a_plot_that_names_no_place_must_be_somewhere() -> None:
    with pytest.raises(BadPosition) as found:
        build({"plots": [{"card": "A Promise of Rings"}]}, ("Sau", "Ana"))
    assert (found.value.path, found.value.kind) == ("plots/0/at", "key")


@pytest.mark.rule("MEQ-117")
def test_a_minion_that_a_set_up_has_left_out_does_not_come() -> None:
    table = Table("story", story={"green": 5}, zones={"minions": ["The Ringwraiths"]}).until("plot")
    assert table.at("The Ringwraiths") == "minas_morgul"
    assert table.said("meq-log-minion-comes") == 1


FIGHT = {"hero": "Ana", "enemy": "monster.orc"}
MESSENGER = "A Dark Messenger"
MOUTH, GOTHMOG = "The Mouth of Sauron", "Gothmog of Gorgoroth"


@pytest.mark.parametrize(
    ("setup", "wrong"),
    [
        ({"story": {"green": 19}}, ("story/green", "range", "19")),
        ({"story": {"green": "far"}}, ("story/green", "number", "far")),
        ({"stage": 4}, ("stage", "range", "4")),
        ({"influence": {"rivendell": 2}}, ("influence/rivendell", "range", "2")),
        ({"influence": {"barad_dur": 7}}, ("influence/barad_dur", "range", "7")),
        ({"pool": 5}, ("pool", "range", "5")),
        ({"pool": 9, "story": {"black": 7}}, ("pool", "range", "9")),
        ({"at": {"bree": ["Gandalf"], "moria": ["Gandalf"]}}, ("at/moria/0", "side", "Gandalf")),
        ({"at": {"bree": [MESSENGER]}}, ("at/bree/0", "place", MESSENGER)),
        ({"plots": [{"card": MESSENGER, "space": 4}]}, ("plots/0/space", "range", "4")),
        ({"plots": [{"card": MESSENGER}, {"card": "Loss of an Heir", "space": 1}]}, ("plots/1/space", "range", "1")),
        ({"plots": [{"at": "erebor"}]}, ("plots/0", "card-entry", "")),
        ({"plots": [{"card": MESSENGER, "at": "bree"}]}, ("plots/0/at", "place", "bree")),
        ({"plots": [{"card": "A Broken Line of Kings", "at": "moria"}]}, ("plots/0/at", "place", "moria")),
        ({"event": {"card": "event.imladris", "at": "bree"}}, ("event/at", "place", "bree")),
        ({"at": {"bree": [MOUTH]}, "zones": {"defeated": [MOUTH]}}, ("zones/defeated/0", "side", MOUTH)),
        ({"at": {"bree": ["Ringwraiths"]}, "returning": ["ringwraiths"]}, ("returning/0", "side", "ringwraiths")),
        ({"zones": {"mission_heroes": ["Noble Blood"] * 2}}, ("zones/mission_heroes/1", "side", "Noble Blood")),
        ({"orders": {"left": 1, "given": ["Gothmog of Gorgoroth"]}}, ("orders/given/0", "on-table", GOTHMOG)),
        ({"plots": [{"card": "Smugglers"}]}, ("plots/0", "place", "Smugglers")),
        ({"event": {"card": MESSENGER}}, ("event/card", "place", MESSENGER)),
        ({"event": {"at": "bree"}}, ("event", "card-entry", "")),
        ({"action_tokens": ["command/3"]}, ("action_tokens/0", "key", "command/3")),
        ({"action_tokens": ["command/0"] * 2}, ("action_tokens/1", "side", "command/0")),
        (
            {"action_tokens": ["command/0", "command/1", "command/2", "draw_cards/0"]},
            ("action_tokens", "range", "4"),
        ),
        ({"returning": ["balrog"]}, ("returning/0", "card", "balrog")),
        ({"returning": ["gothmog"]}, ("returning/0", "side", "gothmog")),
        ({"event": "Tempted by Power"}, ("event/card", "place", "Tempted by Power")),
        ({"champion": "Sau"}, ("champion", "side", "Sau")),
        ({"actions": 3}, ("actions", "range", "3")),
        ({"turns": 3}, ("turns", "range", "3")),
        ({"orders": {"left": 4}}, ("orders/left", "range", "4")),
        ({"turn": {"moves": "two"}}, ("turn/moves", "number", "two")),
        ({"turn": {"shadow": "perhaps"}}, ("turn/shadow", "flag", "perhaps")),
        ({"turn": {"start": "narnia"}}, ("turn/start", "key", "narnia")),
        ({"zones": {"shadow_deck": [MESSENGER]}}, ("zones/shadow_deck/0", "place", MESSENGER)),
        ({"zones": {"event_deck_1": ["Under the Shadow"]}}, ("zones/event_deck_1/0", "place", "Under the Shadow")),
        ({"step": "plot", "active": "Ana"}, ("active", "side", "Ana")),
        ({"step": "move", "active": "Sau"}, ("active", "side", "Sau")),
        ({"step": "1", "combat": {**FIGHT, "hero": "Sau"}}, ("combat/hero", "side", "Sau")),
        ({"step": "1", "combat": {**FIGHT, "within": "a dream"}}, ("combat/within", "key", "a dream")),
        ({"step": "move", "combat": FIGHT}, ("combat", "key", "combat")),
        (
            {"step": "4b", "combat": {**FIGHT, "piles": {"Ana": ["Parry"]}}},
            ("step", "step", "4b"),
        ),
        ({"at": {"bree": []}, "turn": {"start": ["bree"]}}, ("turn/start", "key", "['bree']")),
        (
            {"step": "1", "zones": {"minions": []}, "combat": {**FIGHT, "enemy": "minion.gothmog"}},
            ("combat/enemy", "on-table", "minion.gothmog"),
        ),
        ({"step": "1", "combat": {**FIGHT, "token": "bree"}}, ("combat/token", "on-table", "bree")),
        ({"step": "3", "combat": {**FIGHT, "piles": {"Ana": 3}}}, ("combat/piles/Ana", "list", "")),
        ({"step": "3", "combat": {**FIGHT, "before": {"Ana": 1}}}, ("combat/before/Ana", "range", "1")),
        ({"step": "3", "combat": {**FIGHT, "canceled": {"Ana": [1]}}}, ("combat/canceled/Ana/0", "range", "1")),
        ({"step": "3", "combat": {**FIGHT, "dealt": {"Ana": "x"}}}, ("combat/dealt/Ana", "number", "x")),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_place(setup: dict[str, Any], wrong: tuple[str, str, str]) -> None:
    with pytest.raises(BadPosition) as found:
        build(setup, ("Sau", "Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == wrong


@pytest.mark.parametrize(
    ("players", "wrong"),
    [
        ({"Ana": {"hero": "The Black Serpent"}}, ("Ana/hero", "place", "The Black Serpent")),
        ({"Ana": {"hero": "Argalad"}, "Bor": {"hero": "Argalad"}}, ("Bor/hero", "side", "Argalad")),
        ({"Ana": {"hand": [MESSENGER]}}, ("Ana/hand/0", "place", MESSENGER)),
        ({"Ana": {"hero": "Argalad", "hand": ["hero.thalin.sweep"]}}, ("Ana/hand/0", "side", "hero.thalin.sweep")),
        ({"Ana": {"hero": "Argalad", "quests": ["A New Threat"]}}, ("Ana/quests/0", "side", "A New Threat")),
        ({"Ana": {"completed": ["advanced"]}}, ("Ana/completed/0", "side", "advanced")),
        ({"Ana": {"quests": ["The Ered Luin"], "completed": ["starting"]}}, ("Ana/quests/0", "side", "The Ered Luin")),
        ({"Ana": {"items": ["Ready"]}}, ("Ana/items/0", "place", "Ready")),
        ({"Ana": {"items": ["Boat", "Horse", "Boat"]}}, ("Ana/items/2", "side", "Boat")),
        ({"Ana": {"quests": ["Smugglers"]}}, ("Ana/quests/0", "place", "Smugglers")),
        ({"Ana": {"completed": ["both"]}}, ("Ana/completed/0", "key", "both")),
        ({"Ana": {"levels": {"wisdom": 3}}}, ("Ana/levels/wisdom", "range", "3")),
        ({"Sau": {"hand": ["Smugglers"]}}, ("Sau/hand/0", "place", "Smugglers")),
        ({"Sau": {"mission": "Noble Blood"}}, ("Sau/mission", "place", "Noble Blood")),
    ],
)
def test_what_a_player_cannot_have_is_refused_with_its_place(
    players: dict[str, Any], wrong: tuple[str, str, str]
) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": players}, ("Sau", "Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == (f"players/{wrong[0]}", *wrong[1:])


@pytest.mark.parametrize("moria", ["moria", "Moria", "MORIA"])
def test_a_place_is_named_by_its_id_or_as_the_board_calls_it(moria: str) -> None:
    table = Table(ana={"at": "La Comarca"}, influence={moria: 2}, favor={"Helm’s Deep": 1}, at={moria: ["Gandalf"]})
    assert (table.at("Ana"), table.influence("moria"), table.at("Gandalf")) == ("the_shire", 2, "moria")
    assert table.g.favor_at == {"helms_deep": 1}


@pytest.mark.rule("MEQ-207")
def test_a_monster_token_is_named_by_its_monster_and_has_the_colour_of_its_place() -> None:
    table = Table(
        at={"moria": ["Barrow Wight", "Orc"], "gladden_fields": ["Barrow Wight"], "osgiliath": ["Idle Rumor"]}
    )
    lying = {place: [table.g.codes[card] for card in table.g.zones[f"at.{place}"]] for place in ("moria", "osgiliath")}
    assert lying["moria"][0] == f"monster_token.{region_of('moria').monsters}.barrow_wight"
    assert lying["moria"][1].endswith(".orc"), "from elsewhere, as there is none of this colour"
    assert lying["osgiliath"] == [f"monster_token.{region_of('osgiliath').monsters}.blank"]


def test_a_plot_and_an_event_are_named_by_their_titles() -> None:
    table = Table(plots=["A Dark Messenger"], event="Imladris")
    assert (table.g.plot_at, table.g.event_at) == ({"plot_1": "erebor"}, "rivendell")


@pytest.mark.parametrize("of_sauron", ["Mouth of Sauron", "boca de sauron", "THE MOUTH OF SAURON", "La Boca de Sauron"])
def test_an_article_need_not_be_said(of_sauron: str) -> None:
    table = Table(ana={"at": "Shire"}, at={"Iron Hills": [of_sauron]})
    assert (table.at("Ana"), table.at(MOUTH)) == ("the_shire", "the_iron_hills")


def test_whoever_names_no_hero_plays_one_that_nobody_names() -> None:
    g = build({"players": {"Bor": {"hero": "Thálin"}}}, ("Sau", "Ana", "Bor"))
    assert (g.codes["hero-B"], g.codes["hero-C"]) == ("hero.argalad", "hero.thalin")


@pytest.mark.rule("MEQ-214", "MEQ-216")
def test_who_has_had_a_command_is_told_and_has_no_second_one() -> None:
    rumors: dict[str, Any] = {"moria": [MOUTH, "Idle Rumor"], "eregion": ["Idle Rumor"]}
    table = Table("action", actions=1, at=rumors, influence={"eregion": 1, "moria": 1})
    table.choose("command").choose("move", MOUTH, "eregion")
    moving = next(option for option in table.question.options if (option.verb, option.target) == ("move", "at.moria"))
    told = set_up_of(table.answer([moving.key]).g)
    orders = build(told, ("Sau", "Ana", "Bor")).orders
    assert orders is not None
    assert (orders.left, len(orders.given)) == (1, 2)
    assert "orders" not in left_out(table.g)
    again = Table("command", **{key: told[key] for key in ("at", "influence", "orders", "zones")})
    assert (again.at(MOUTH), again.rule_of("move", MOUTH)) == ("eregion", "MEQ-214")
    commanded = again.g.orders
    assert commanded is not None
    assert [again.g.home[card] for card in commanded.given] == ["at.eregion", "at.moria"]


@pytest.mark.rule("MEQ-197", "MEQ-253")
def test_what_lasts_and_what_was_used_is_said_with_whom_it_is_on() -> None:
    weak = {"kind": "strength", "amount": -1, "until": "combat", "source": "Betrayed", "on": ["Argalad"]}
    long = {
        "kind": "perilous",
        "amount": 1,
        "until": "turn of Bor",
        "on": ["bree"],
        "source": "His Arm Has Grown Long 1",
    }
    held = {"hand": ["hero.argalad.parry"], "at": "bree", "used": ["turn hero.argalad/1"]}
    table = Table("3", held, effects=[weak, long], slower=1, combat={**FIGHT, "within": "ambush"})
    assert table.g.used == {"turn|hero.argalad/1|hero-B": 1}
    assert (strength(table.g, table.fight, "B"), is_perilous(table.g, "C", "bree")) == (4, True)
    again = set_up_of(table.g)
    assert (again["effects"], again["slower"], again["players"]["Ana"]["used"]) == ([weak, long], 1, held["used"])
    assert "effects" not in left_out(table.g)


@pytest.mark.parametrize(
    ("effect", "wrong"),
    [
        ({"kind": "strength", "on": ["Saruman the White"]}, ("on/0", "on-table", "Saruman the White")),
        ({"kind": "strength", "until": "turn of Nob"}, ("until", "player", "Nob")),
        ({"kind": "strength", "until": "phase"}, ("until", "word", "phase")),
        ({"kind": "strength", "group": "hero"}, ("group", "key", "group")),
        ({"kind": "strenght"}, ("kind", "word", "strenght")),
    ],
)
def test_an_effect_that_cannot_be_is_refused_with_its_place(
    effect: dict[str, Any], wrong: tuple[str, str, str]
) -> None:
    with pytest.raises(BadPosition) as found:
        build({"effects": [effect]}, ("Sau", "Ana"))
    assert (found.value.path, found.value.kind, found.value.name) == (f"effects/0/{wrong[0]}", *wrong[1:])


@pytest.mark.rule("MEQ-394")
def test_who_has_no_card_to_choose_is_exhausted() -> None:
    hero = {"hero": "Argalad", "at": "bree", "hand": ["hero.argalad.parry"]}
    table = Table("3a", hero, combat={**FIGHT, "within": "ambush"}, every_question=True)
    assert (table.who, table.fight.exhausted) == ("Ana", ["A"])


@pytest.mark.rule("MEQ-130", "MEQ-437")
def test_a_starting_plot_that_was_discarded_is_drawn_and_played_again() -> None:
    table = Table("action", actions=1, zones={"plot_deck": [], "plot_discard": ["Monsters in the East"]})
    told = set_up_of(table.choose("draw_cards").g)
    assert told["players"]["Sau"]["hand"][-1] == "Monsters in the East"
    hand = {"hand": ["Monsters in the East"]}
    again = Table("plot", round=3, sau=hand, zones={"plot_deck": ["Saruman Hungry for Power"]}).choose("play_plot")
    assert again.g.plot_at == {"plot_1": "sea_of_udun"}


def test_a_table_after_a_fight_leaves_nothing_out() -> None:
    combat = {"hero": "Ana", "enemy": "Orc", "within": "ambush", "begun": True}
    table = Table("3", {"at": "bree", "hand": ["Parry"]}, combat=combat).choose("exhaust").until("move")
    assert (table.step, len(table.g.fought), left_out(table.g)) == ("move", 1, [])


@pytest.mark.rule("MEQ-410", "MEQ-425")
def test_a_combat_laid_out_in_the_finale_is_fought_in_it() -> None:
    """Nobody is defeated there as in a turn: Bor, who has neither life nor hand, looks on."""
    fight = {"hero": "Ana", "enemy": "Ringwraiths", "within": "finale", "begun": True, "hand": ["Hack", "Parry"]}
    bor = {"life": [], "rest": ["hero.beravor.parry"], "at": "bree"}
    table = Table("3", {"hand": ["Parry", "Volley"]}, bor, combat=fight, champion="Ana", story={"green": 18})
    table.choose("fight_on").choose("fight_on").choose("fight", "hero.argalad.parry").choose("fight", "Hack")
    assert (table.g.phase, table.said("meq-log-defeated"), table.at("Bor")) == ("finale", 0, "bree")
