"""Creatures, hazard events and corruption cards."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.attacks import body
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing

ROAD = {
    "origin": "Lórien",
    "path": ["wilderness", "wilderness"],
    "regions": ["Wold & Foothills", "Redhorn Gate"],
    "limit": 5,
}


def moving(
    *members: object, hand: tuple[str, ...] = (), site: str = "Moria", roll: tuple[int, ...] = (), **more: Any
) -> CardTable:
    """Ana's company moves, and Bor holds these hazards."""
    told: dict[str, Any] = {
        **ROAD,
        **{name: more.pop(name) for name in ("path", "regions", "origin", "faced") if name in more},
    }
    events = more.pop("events", [])
    table = CardTable(
        hero(at(site, *members, **told)), hero(hand=list(hand), events=events, **more), step="hazards", roll=roll
    )
    return bors(table)


def bors(table: CardTable) -> CardTable:
    """Ana passes, so that Bor is asked."""
    while table.asked == "movement":
        table.choose("pass")
    return table


def fought(
    creature: str,
    *members: str | dict[str, Any],
    prowess: int = 30,
    roll: tuple[int, ...] = (3, 3),
    race: str = "undead",
) -> CardTable:
    """A strike of a creature is resolved against the first of a company."""
    first = members[0] if isinstance(members[0], str) else members[0]["card"]
    return CardTable(
        hero(at("Moria", *members, **ROAD)),
        hero(),
        step="strike_resources",
        attack=attacked(race, 1, prowess, card=creature, targets=[first]),
        strike={"target": first},
        roll=roll,
    )


# -- creatures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("creature", ["Barrow-wight", "Ghosts"])
def test_whom_undead_wound_is_tempted_afterwards(creature: str) -> None:
    table = fought(creature, "Haldir").until("corruption")
    assert table.question.source == table.id("Haldir")


def test_giant_spiders_discard_on_the_body_itself() -> None:
    table = fought("Giant Spiders", "Haldir", roll=(3, 8), race="spider")
    while table.g.attacks:
        table.passes()
    assert table.zone("Haldir") == "discard:A"


def test_a_warband_is_stronger_after_other_orcs() -> None:
    fresh = moving("Haldir", hand=("Orc-warband",)).choose("creature", "Orc-warband").until("attack")
    again = moving("Haldir", hand=("Orc-warband",), faced=["orc"]).choose("creature", "Orc-warband").until("attack")
    assert isinstance(fresh, CardTable)
    assert isinstance(again, CardTable)
    assert (fresh.attack(), again.attack()) == ((5, 4), (5, 7))


def test_chill_douser_strengthens_the_next_undead() -> None:
    table = fought("Chill Douser", "Haldir", prowess=3).until("hazards")
    kinds = sorted(each.kind for each in table.g.effects)
    assert kinds == ["attack_prowess", "attack_strikes"]


def test_rangers_track_the_snuffler() -> None:
    table = (
        moving("Elladan", "Orophin", hand=("Little Snuffler",)).choose("creature", "Little Snuffler").until("attack")
    )
    assert body(table.g, table.g.attacks[-1]) == 10 - 4


def test_a_corpse_candle_tempts_before_strikes_are_assigned() -> None:
    table = moving("Haldir", "Elladan", hand=("Corpse-candle",)).choose("creature", "Corpse-candle").until("corruption")
    assert not table.g.attacks[-1].assigned


# -- long and permanent events -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "race", "strikes", "prowess"),
    [
        ("Minions Stir", "orc", 2, 9),
        ("Minions Stir", "wolf", 1, 8),
        ("Wake of War", "wolf", 2, 9),
        ("Wake of War", "spider", 2, 9),
        ("The Moon Is Dead", "undead", 2, 9),
        ("Full of Froth and Rage", "animal", 1, 10),
    ],
)
def test_events_strengthen_attacks(event: str, race: str, strikes: int, prowess: int) -> None:
    table = CardTable(
        hero(at("Moria", "Haldir", **ROAD)), hero(events=[event]), step="attack_actions", attack=attacked(race, 1, 8)
    )
    assert table.attack() == (strikes, prowess)


def test_with_doors_of_night_orcs_are_stirred_twice() -> None:
    table = CardTable(
        hero(at("Moria", "Haldir", **ROAD)),
        hero(events=["Minions Stir", "Doors of Night"]),
        step="attack_actions",
        attack=attacked("orc", 1, 8),
    )
    assert table.attack() == (3, 10)


def test_doors_of_night_close_the_gates() -> None:
    table = CardTable(
        hero(at("Moria", "Haldir", **ROAD), events=["Gates of Morning"]),
        hero(hand=["Doors of Night"]),
        step="hazards",
    )
    bors(table).play("Doors of Night")
    assert table.zone("Gates of Morning") == "discard:A"
    assert table.zone("Doors of Night") == "events:B"


def test_twilight_takes_an_environment_at_any_time() -> None:
    table = CardTable(hero(at("Moria", "Haldir"), hand=["Twilight"]), hero(events=["Doors of Night"]))
    table.play("Twilight")
    assert table.zone("Doors of Night") == "discard:B"


# -- short events ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("total", "home"), [(2, True), (12, False)])
def test_call_of_home(total: int, home: bool) -> None:
    table = moving("Haldir", "Elrond", "Théoden", hand=("Call of Home",), roll=(total,)).play("Call of Home", "Haldir")
    assert (table.zone("Haldir") == "hand:A") == home


@pytest.mark.parametrize(("total", "gone"), [(2, True), (12, False)])
def test_muster_disperses(total: int, gone: bool) -> None:
    table = CardTable(
        hero(at("Moria", "Elrond", "Théoden", **ROAD), marshalling=["Riders of Rohan"]),
        hero(hand=["Muster Disperses"]),
        step="hazards",
        roll=(total,),
    )
    bors(table).play("Muster Disperses")
    assert (table.zone("Riders of Rohan") == "discard:A") == gone


def test_dragon_sickness_needs_a_great_hoard() -> None:
    table = moving(bearing("Haldir", "Glamdring"), "Elladan", hand=("Dragon-sickness",))
    table.play("Dragon-sickness")
    assert table.asked == "corruption"
    assert not moving("Haldir", hand=("Dragon-sickness",)).offers("play", "Dragon-sickness")


def test_an_outpost_brings_a_hazard_back() -> None:
    table = moving("Haldir", hand=("An Unexpected Outpost",), discard=["Wargs"])
    table.play("An Unexpected Outpost")
    assert table.zone("Wargs") == "deck:B"
    told = [line.message for line in table.session.log if line.message.id.startswith("mec-log-shuffles-in")]
    assert [(line.params.get("count"), line.only) for line in told] == [(1, ""), (None, "B")], "which is Bor's secret"
    assert told[1].params["cards"] == [table.g.ref(table.id("Wargs"))]


# -- corruption cards --------------------------------------------------------------------------------------------------


def test_lure_of_nature_falls_on_no_hobbit() -> None:
    table = moving("Haldir", "Sam Gamgee", hand=("Lure of Nature",))
    table.choose("play", "Lure of Nature")
    assert [option.source for option in table.question.options] == [table.id("Haldir")]
    table.pick("Haldir")
    while table.asked == "answer":
        table.choose("pass")
    assert table.corruption("Haldir") == 2


def test_lure_of_nature_tempts_for_each_wilderness() -> None:
    table = moving(bearing("Haldir", "Lure of Nature"), roll=(12, 12))
    table.until("corruption").until("corruption")
    assert table.question.source == table.id("Haldir")


def test_a_corruption_card_is_shaken_off() -> None:
    table = CardTable(hero(at("Moria", bearing("Haldir", "Lure of Nature"))), hero(), roll=(5,))
    table.use("Lure of Nature")
    assert table.zone("Lure of Nature") == "discard:B"
    assert table["Haldir"].exhausted


def test_alone_he_is_weaker_and_in_company_safe() -> None:
    table = CardTable(hero(at("Moria", bearing("Haldir", "Alone and Unadvised"), "Elladan")))
    assert (table.corruption("Haldir"), table.check_bonus("Haldir")) == (4, -1 + 2)


def test_rebel_talk_frees_a_follower() -> None:
    table = moving("Elrond", {"card": "Haldir", "follows": 0}, hand=("Rebel-talk",))
    table.play("Rebel-talk", "Haldir")
    assert table["Haldir"].loose


def test_covetous_thoughts_are_for_minions() -> None:
    table = CardTable(
        minion(at("Moria", "Muzgash", origin="Dol Guldur", path=["dark_domain"], limit=3)),
        hero(hand=["Covetous Thoughts"]),
        step="hazards",
    )
    bors(table).play("Covetous Thoughts")
    assert table["Covetous Thoughts"].host == table.id("Muzgash")
    assert not moving("Haldir", hand=("Covetous Thoughts",)).offers("play", "Covetous Thoughts")


def test_a_drake_lies_in_reserve_with_summons_from_long_sleep() -> None:
    table = moving("Elrond", hand=("Cave-drake",), events=["Summons from Long Sleep"])
    table.choose("use", "Summons from Long Sleep").choose("choose", "Cave-drake")
    while table.zone("Cave-drake") == "hand:B":
        table.choose("pass")
    assert table["Cave-drake"].host == table.id("Summons from Long Sleep")
    assert not table.offers("use", "Summons from Long Sleep")


def test_a_summons_that_leaves_play_before_its_ability_takes_effect_holds_nothing_in_reserve() -> None:
    table = CardTable(
        hero(at("Moria", "Elrond", **ROAD), hand=["Marvels Told"]),
        hero(hand=["Cave-drake"], events=["Summons from Long Sleep"]),
        step="hazards",
    )
    bors(table).choose("use", "Summons from Long Sleep").choose("choose", "Cave-drake")
    table.choose("play", "Marvels Told")
    for _ in range(4):  # the event, its check of corruption, and what was declared before it
        table.passes()
    assert "Summons from Long Sleep" not in table
    assert table.zone("Cave-drake") == "hand:B"
