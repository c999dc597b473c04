"""Challenges whose fighters come, go, change sides or die, seen from each side; and what is gained meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.thrones.events.challenges import Attacks, Bypassed
from desktop_app.games.thrones.events.counters import Knelt
from desktop_app.games.thrones.vocabulary.abilities import action, forced, interrupt, reaction
from desktop_app.games.thrones.vocabulary.conditions import participating, theirs, yours
from desktop_app.games.thrones.vocabulary.costs import kneels, per, sacrifices
from desktop_app.games.thrones.vocabulary.deeds import both, instead
from desktop_app.games.thrones.vocabulary.groups import character, me, you, your_plot
from desktop_app.games.thrones.vocabulary.lasting import cannot, dies_at_0, gains, modify
from desktop_app.games.thrones.vocabulary.piles import draw, gain_gold
from desktop_app.games.thrones.vocabulary.triggers import after, killed, this_is_killed, would_be_killed
from desktop_app.games.thrones.vocabulary.verbs import (
    gain_power,
    join_challenge,
    kill,
    remove_from_challenge,
    return_to_hand,
    sacrifice,
    save_it,
    stand,
    take_control,
)
from tests.games.thrones.rules.melees import CLASH, COIN, HAND, SHIPS, WOLF
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Melee, Table, attack, kneeling

BASTARD, LION, TYWIN, WINDS = "Bastard in Hiding", "Lannisport Moneylender", "Tywin Lannister", "The Winds of Winter"
BRIBE, TRIP, RALLY, FRESH = "Bribe in Gold", "Trip Up", "Rally Round", "Fresh Legs"
"""An opponent's character comes under your control; leaves the challenge; joins it; all of yours stand."""
LONER, SQUIRE, SNEAKY, DOOR = "Lonely Fool", "Brave Squire", "Lesson in Stealth", "Closed Door"
"""Sacrificed as he attacks. Sacrifice him: somebody is stronger. A character gains stealth, or cannot defend."""
CHAIN, LADY, PHOENIX, WALL = "Chain of Gold", "Lady in Black", "Phoenix Child", "Sea Wall"
"""It gains power; after deaths she gains power, twice a round; killed he goes to the hand; kneel it to save one."""
NEST, OATH, WITHER, DOUBLE, ALL = "Nest of Spies", "Oathbound One", "Wither", "Double Claim", "Mass Murder"
"""After a bypass gain 1 gold; after he kneels draw 1; -2 STR and dead at 0; 1 claim more; kill each character."""

for _code, _type, _title, _more in (
    ("T-770", "event", BRIBE, {}),
    ("T-771", "event", TRIP, {}),
    ("T-772", "event", RALLY, {}),
    ("T-773", "event", FRESH, {}),
    ("T-774", "character", LONER, {"strength": 2}),
    ("T-775", "character", SQUIRE, {}),
    ("T-776", "event", SNEAKY, {}),
    ("T-777", "event", DOOR, {}),
    ("T-778", "attachment", CHAIN, {}),
    ("T-779", "character", LADY, {}),
    ("T-780", "character", PHOENIX, {"unique": True, "strength": 3}),
    ("T-781", "location", WALL, {}),
    ("T-782", "location", NEST, {}),
    ("T-783", "character", OATH, {}),
    ("T-784", "event", WITHER, {}),
    ("T-785", "event", DOUBLE, {}),
    ("T-786", "event", ALL, {}),
):
    make_up(_code, _type, _title, **_more)

with on_the_shelf():
    action("T-770", target=character(theirs), do=take_control)
    action("T-771", target=character(participating), do=remove_from_challenge)
    action("T-772", target=character, do=join_challenge)
    action("T-773", do=stand.on(character(yours)))
    forced("T-774", after(Attacks, lambda m: m.event.card == m.me, told="attacks"), do=sacrifice.on(me))
    action("T-775", cost=sacrifices, target=character(participating), do=modify("challenge", strength=3))
    action("T-776", target=character, do=gains("keyword", "stealth"))
    action("T-777", target=character(theirs), do=cannot("defend"))
    action("T-778", do=gain_power(1).on(me), limit=per("phase", 3))
    reaction("T-779", killed(), do=gain_power(1).on(me), limit=per("round", 2))
    interrupt("T-780", this_is_killed, do=instead(return_to_hand.on(me)))
    interrupt("T-781", would_be_killed(character(yours)), cost=kneels, do=save_it)
    reaction("T-782", after(Bypassed, told="is bypassed"), do=gain_gold(1).on(you))
    forced("T-783", after(Knelt, lambda m: m.event.card == m.me, told="kneels"), do=draw(1).on(you))
    action("T-784", target=character, do=both(modify(strength=-2), dies_at_0()))
    action("T-785", do=modify(claim=1).on(your_plot))
    action("T-786", do=kill.on(character))


def defended(type: str, attacker: str, defender: str) -> dict[str, Any]:
    return {**attack(type, attacker, defenders=(defender,)), "defended": True}


# -- sides ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-366", "GOT-425")
def test_a_defender_that_is_bribed_leaves_the_challenge_unopposed() -> None:
    ana = {"plot": CLASH, "characters": [WOLF], "hand": [BRIBE]}
    t = Table(ana, {"characters": [BASTARD]}, step="4.2.1w", challenge=defended("military", WOLF, BASTARD))
    t.play(BRIBE)
    assert (t.g.challenges[-1].defenders, t.zone(BASTARD)) == ([], "characters:A")
    assert t.until("4.1w").power("Ana") == 1


@pytest.mark.rule("GOT-366", "GOT-189")
def test_an_attacker_that_is_bribed_leaves_the_victory_to_the_defender() -> None:
    bor = {"hand": [BRIBE], "characters": [BASTARD]}
    fight = defended("military", WOLF, BASTARD)
    t = Table({"plot": CLASH, "characters": [WOLF]}, bor, step="4.2.1w", challenge=fight)
    t.passes().play(BRIBE).until("4.1w")
    assert (t.g.fought[-1].winner, t.zone(WOLF)) == ("B", "characters:B")


@pytest.mark.rule("GOT-315")
def test_where_the_only_attacker_has_gone_another_may_join_on_that_side() -> None:
    t = Table({"characters": [WOLF, BASTARD], "hand": [TRIP, RALLY]}, step="4.2w", challenge=attack("military", WOLF))
    t.play(TRIP)
    assert t.g.challenges[-1].attackers == []
    t.until("4.2w").play(RALLY, BASTARD)
    assert t.g.challenges[-1].attackers == [t.id(BASTARD)]


@pytest.mark.rule("GOT-191")
def test_who_is_sacrificed_as_he_attacks_alone_leaves_a_challenge_that_nobody_wins() -> None:
    t = Table({"plot": CLASH, "characters": [LONER]}, {"characters": [LION]}, step="4.2").challenge("military", LONER)
    t.until("4.1w")
    assert (t.g.fought[-1].winner, t.zone(LONER), t.power()) == ("", "discard:A", 0)


@pytest.mark.rule("GOT-314", "GOT-511")
def test_an_attacker_who_stands_up_attacks_on_and_may_attack_again_later() -> None:
    t = Table({"characters": [kneeling(WOLF)], "hand": [FRESH]}, step="4.2w", challenge=attack("military", WOLF))
    t.play(FRESH)
    assert t.g.challenges[-1].attackers == [t.id(WOLF)]
    t.until(asked="got-ask-challenge").choose("power")
    assert (t.g.challenges[-1].type, t.g.challenges[-1].attackers) == ("power", [t.id(WOLF)])


@pytest.mark.rule("GOT-511", "GOT-516")
def test_kneeling_to_attack_and_to_defend_is_answered() -> None:
    t = Table({"characters": [OATH]}, {"characters": [OATH]}, step="4.2").challenge("military", OATH)
    t.until(asked="got-ask-defenders").choose_all("defend", OATH)
    assert (len(t.hand("Ana")), len(t.hand("Bor"))) == (1, 1)


# -- stealth -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-419")
def test_stealth_that_comes_after_the_challenge_was_initiated_bypasses_nobody() -> None:
    ana = {"characters": [WOLF], "hand": [SNEAKY]}
    t = Table(ana, {"characters": [BASTARD]}, step="4.2w", challenge=attack("military", WOLF)).play(SNEAKY, WOLF)
    assert t.until(asked="got-ask-defenders").offers("defend", BASTARD)


@pytest.mark.rule("GOT-420")
def test_who_was_bypassed_is_so_though_it_has_learned_stealth_itself() -> None:
    ana = {"characters": ["Theon Greyjoy"], "hand": [SNEAKY]}
    t = Table(ana, {"characters": [BASTARD, WOLF]}, step="4.2").challenge("military", "Theon Greyjoy").pick(BASTARD)
    t.until("4.2w").play(SNEAKY, BASTARD).until(asked="got-ask-defenders")
    assert (t.offers("defend", BASTARD), t.offers("defend", WOLF)) == (False, True)


@pytest.mark.rule("GOT-419")
def test_of_two_sneaks_who_bypass_the_same_each_bypass_is_answered() -> None:
    sneaks = ("Theon Greyjoy", "Asha Greyjoy")
    t = Table({"characters": [*sneaks], "locations": [NEST]}, {"characters": [BASTARD, WOLF]}, step="4.2")
    t.challenge("military", *sneaks).pick(BASTARD).pick(BASTARD).until(asked="got-ask-respond")
    t.choose("respond", NEST).choose("respond", NEST)
    assert (t.g.challenges[-1].bypassed, t.gold()) == ([t.id(BASTARD)], 2)


@pytest.mark.rule("GOT-292")
def test_who_must_defend_and_cannot_does_not() -> None:
    ana = {"characters": ["Dornish Paramour"], "hand": [DOOR]}
    t = Table(ana, {"characters": [LION]}, step="4.2").challenge("intrigue", "Dornish Paramour")
    t.respond("Dornish Paramour").until("4.2w").play(DOOR).until("4.1w")
    assert not t.kneels(LION)


# -- deaths --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-064", "GOT-259")
def test_of_three_who_die_at_once_the_lady_answers_as_many_as_her_limit_lets_her() -> None:
    ana = {"plot": WINDS, "characters": [TYWIN, LADY], "hand": [DOUBLE]}
    t = Table(ana, {"characters": [WOLF, BASTARD, LION]}, step="4.2w", challenge=attack("military", TYWIN))
    t.play(DOUBLE).until(asked="got-ask-respond").respond(LADY).respond(LADY)
    assert (t[LADY].power, t.offers("respond", LADY), len(t.g.zones["dead:B"])) == (2, False, 3)


@pytest.mark.rule("GOT-049")
def test_who_dies_with_all_others_answers_none_of_their_deaths() -> None:
    t = Table({"characters": [LADY, WOLF], "hand": [ALL]}, {"characters": [BASTARD]}, step="4.1w").play(ALL)
    assert not t.offers("respond", LADY)
    assert sorted(t.titles("dead:A")) == sorted([LADY, WOLF])


@pytest.mark.rule("GOT-142", "GOT-452")
@pytest.mark.parametrize("twice", [True, False])
def test_a_phoenix_who_goes_home_in_place_of_dying_was_killed_and_one_who_was_saved_was_not(*, twice: bool) -> None:
    phoenix = {"card": PHOENIX, "duplicates": [PHOENIX] if twice else []}
    fight = attack("military", TYWIN)
    t = Table({"plot": CLASH, "characters": [TYWIN]}, {"characters": [phoenix, LADY]}, step="4.2.2", challenge=fight)
    t.until(asked="got-ask-claim").pick(PHOENIX).choose("respond")
    if not twice:
        t.respond(LADY)
    assert t.zone(PHOENIX) == ("characters:B" if twice else "hand:B")
    assert t.until("4.1w")[LADY].power == (0 if twice else 1)


@pytest.mark.rule("GOT-087", "GOT-085")
def test_whom_the_wall_saves_was_the_only_one_to_be_claimed() -> None:
    bor = {"locations": [WALL], "characters": [WOLF]}
    fight = attack("military", TYWIN)
    t = Table({"plot": WINDS, "characters": [TYWIN]}, bor, step="4.2.2", challenge=fight)
    t.until(asked="got-ask-respond").choose("respond", WALL).until("4.1w")
    assert (t.zone(WOLF), t.titles("dead:B")) == ("characters:B", [])


@pytest.mark.rule("GOT-413", "GOT-129")
def test_who_lives_by_a_bonus_of_the_challenge_withers_when_it_ends() -> None:
    t = Table({"characters": [WOLF, SQUIRE], "hand": [WITHER]}, step="4.2w", challenge=attack("military", WOLF))
    t.use(SQUIRE).until("4.2w").play(WITHER)
    assert t.strength(WOLF) == 2 + 3 - 2
    t.until("4.1w")
    assert t.zone(WOLF) == "dead:A"


@pytest.mark.rule("GOT-113", "GOT-111")
def test_the_duplicates_of_one_who_was_bribed_save_nobody_and_go_with_him() -> None:
    eddard = {"card": "Eddard Stark", "duplicates": ["Eddard Stark"]}
    t = Table({"hand": [BRIBE, ALL]}, {"characters": [eddard]}, step="4.1w").play(BRIBE).until("4.1w").play(ALL)
    assert (t.titles("dead:B"), t.titles("discard:B")) == (["Eddard Stark"], ["Eddard Stark"])


# -- power ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-333", "GOT-016")
def test_power_on_an_attachment_counts_for_who_controls_that_whoever_bears_it() -> None:
    bearer = {"card": WOLF, "attachments": [{"card": CHAIN, "owner": "Ana", "power": 2}]}
    t = Table({"power": 12}, {"power": 12, "characters": [bearer]}, step="4.1w").use(CHAIN)
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["A"]


@pytest.mark.rule("GOT-400", "GOT-401")
def test_each_rival_gives_power_once_a_round_also_to_who_defends() -> None:
    people = [WOLF, "Robb Stark", BASTARD]
    t = Melee(
        {"title": HAND, "plot": CLASH, "characters": people},
        {"title": COIN, "characters": [kneeling(LION)]},
        {"title": SHIPS, "characters": [kneeling(LION)]},
        step="4.2",
    )
    won = []
    for type, player, attacker in (
        ("military", "Bor", WOLF),
        ("power", "Cai", BASTARD),
        ("power", "Bor", "Robb Stark"),
    ):
        won.append(t.against(type, player, attacker).until("4.1w").power("Ana"))
    assert won == [2, 4, 5]
    t = Melee({"title": HAND, "characters": [WOLF]}, {"title": COIN, "characters": ["Robb Stark"]}, {}, step="4.2")
    t.against("military", "Bor", WOLF).until(asked="got-ask-defenders").choose_all("defend", "Robb Stark")
    assert t.until("4.1w").power("Bor") == 1
