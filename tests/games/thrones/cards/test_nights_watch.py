"""The Night's Watch, a test for each sentence of the cards."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
HUNTER, PARTY, WAYMAR = "Old Forest Hunter", "Ranging Party", "Ser Waymar Royce"


def sword(victim: str, **bor: object) -> Table:
    """Ana kills a character of Bor's by an event."""
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword", "Ice"], "characters": ["Tywin Lannister"]},
        {"characters": [victim], **bor},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    return t.respond("Put to the Sword")


def test_rangers_are_not_bypassed_beside_benjen() -> None:
    t = Table({"characters": ["Asha Greyjoy"]}, {"characters": ["Benjen Stark", HUNTER, BASTARD]}, step="4.2")
    t.challenge("military", "Asha Greyjoy")
    assert t.asked == "got-ask-stealth"
    assert t.choices() == {BASTARD}


def test_benjen_leaves_power_behind_and_goes_back_into_the_deck() -> None:
    t = sword("Benjen Stark")
    t.respond("Benjen Stark")
    assert t.zone("Benjen Stark") == "deck:B"
    assert t.power("Bor") == 2


def test_whom_ghost_bypasses_defends_no_more_this_phase() -> None:
    t = Table({"characters": ["Ghost", PARTY]}, {"characters": ["Robb Stark"]}, step="4.2")
    t.choose("military").choose_all("attack", "Ghost").pick("Robb Stark").respond("Ghost")
    t.until(asked="got-ask-challenge").choose("power")
    t.until(step="4.1w")
    assert t.said("got-log-no-defenders") == 2


@pytest.mark.rule("GOT-419", "GOT-420")
def test_ghost_may_bypass_whom_another_bypasses_already() -> None:
    people = ["Robb Stark", BASTARD]
    t = Table({"characters": ["Ghost", "Theon Greyjoy"]}, {"characters": people}, step="4.2")
    t.challenge("military", "Theon Greyjoy", "Ghost").pick("Robb Stark")
    assert t.choices() == set(people)
    t.pick("Robb Stark").respond("Ghost")
    assert t.g.challenges[-1].bypassed == [t.id("Robb Stark")]
    assert t.said("got-log-bypassed") == 2
    t.until(asked="got-ask-defenders")
    assert t.choices() == {BASTARD}


def test_jon_participates_beside_another_brother_while_he_stands() -> None:
    t = Table({"characters": ["Jon Snow", PARTY]}, {"characters": [WOLF]}, step="4.2")
    t.challenge("military", PARTY)
    assert t.total("Ana") == 9
    assert not t.kneels("Jon Snow")


def test_jon_does_not_participate_kneeling_or_without_a_brother() -> None:
    t = Table({"characters": [kneeling("Jon Snow"), PARTY]}, {"characters": [WOLF]}, step="4.2")
    t.challenge("military", PARTY)
    assert t.total("Ana") == 5
    t = Table({"characters": ["Jon Snow", WOLF]}, {"characters": [BASTARD]}, step="4.2")
    t.challenge("military", WOLF)
    assert t.total("Ana") == 2


def test_aemon_kneels_to_save_a_brother() -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"characters": [HUNTER, "Maester Aemon"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond("Put to the Sword", HUNTER).respond("Maester Aemon")
    assert t.zone(HUNTER) == "characters:B"
    assert t.kneels("Maester Aemon")


def test_the_old_bear_defends_standing_before_the_wall() -> None:
    for wall, kneels in ((["The Wall"], False), ([], True)):
        t = Table(
            {"characters": ["Old Bear Mormont"], "locations": wall},
            {"characters": ["Robb Stark"]},
            step="4.2.1",
            active="Bor",
            challenge=attack("military", "Robb Stark", by="Bor"),
        )
        t.choose_all("defend", "Old Bear Mormont")
        assert t.kneels("Old Bear Mormont") is kneels


def test_the_old_bear_brings_a_card_when_no_defense_was_lost() -> None:
    ana = {"characters": ["Old Bear Mormont"], "hand": [PARTY, "Robb Stark"]}
    t = Table(ana, step="4.4")
    t.respond("Old Bear Mormont")
    assert t.zone(PARTY) == "characters:A"
    t = Table(ana, step="4.4", fought=[{"type": "power", "by": "Bor", "winner": "Bor"}])
    assert t.asked != "got-ask-respond"


def test_samwell_adds_to_the_reserve() -> None:
    assert Table({"plot": "Summons", "characters": ["Samwell Tarly"]}).plot("Ana", "reserve") == 8


def test_ser_waymar_takes_a_card_with_him() -> None:
    t = sword(WAYMAR)
    t.respond(WAYMAR)
    assert t.hand("Ana") == []
    assert t.zone("Ice") == "discard:A"


def test_yoren_recruits_from_the_discard_pile_of_an_opponent() -> None:
    t = Table({"gold": 3, "hand": ["Yoren"]}, {"discard": [BASTARD, "Robb Stark"]})
    t.choose("marshal", "Yoren").respond("Yoren")
    assert t.zone(BASTARD) == "characters:A"
    assert t.g.owners[t.id(BASTARD)] == "B"


def test_the_raven_comes_back_with_a_card() -> None:
    t = Table({"characters": ["Messenger Raven"]}, step="5.2w")
    t.use("Messenger Raven")
    assert sorted(t.hand()) == ["Messenger Raven", "The Roseroad"]


def test_the_hunter_sells_a_card_once_a_phase() -> None:
    t = Table({"characters": [HUNTER], "hand": ["Ice", "The Wall"]}, step="4.1w")
    t.use(HUNTER).pick("Ice")
    assert t.gold() == 1
    assert not t.offers("use", HUNTER)


def test_the_steward_makes_a_brother_cheaper() -> None:
    t = Table({"gold": 6, "hand": ["Jon Snow"], "characters": ["Steward at the Wall"]})
    t.use("Steward at the Wall").until(asked="got-ask-marshal").choose("marshal", "Jon Snow")
    assert t.gold() == 1


def test_the_builder_stands_a_location() -> None:
    t = Table({"characters": ["Veteran Builder"], "locations": [kneeling("The Wall")]}, step="4.1w")
    t.use("Veteran Builder")
    assert not t.kneels("The Wall")
    assert t.zone("Veteran Builder") == "discard:A"


def test_longclaw_strengthens_and_brings_renown() -> None:
    t = Table({"characters": [{"card": "Jon Snow", "attachments": ["Longclaw"]}]})
    assert (t.strength("Jon Snow"), t.has("Jon Snow", "renown")) == (5, True)
    t = Table({"gold": 2, "hand": ["Longclaw"], "characters": [WOLF, HUNTER]})
    assert [option.target for option in t.find("marshal", "Longclaw")] == [t.id(HUNTER)]


def test_castle_black_stands_and_strengthens_a_defender() -> None:
    t = Table(
        {"characters": [kneeling(PARTY)], "locations": ["Castle Black"]},
        {"characters": ["Robb Stark"]},
        step="4.2.1w",
        active="Bor",
        challenge=attack("military", "Robb Stark", by="Bor", defenders=(PARTY,)),
    )
    t.use("Castle Black")
    assert not t.kneels(PARTY)
    assert t.strength(PARTY) == 7


def test_the_wall_strengthens_the_watch() -> None:
    t = Table({"characters": [PARTY, WOLF], "locations": ["The Wall"]})
    assert (t.strength(PARTY), t.strength(WOLF)) == (6, 2)


def test_the_wall_kneels_after_an_unopposed_defeat() -> None:
    t = Table(
        {"locations": ["The Wall"]},
        {"characters": ["Robb Stark"]},
        step="4.2.2",
        active="Bor",
        challenge=attack("military", "Robb Stark", by="Bor"),
    )
    t.until(step="4.1w")
    assert t.kneels("The Wall")


def test_the_wall_gains_two_power_at_the_end_of_the_challenges() -> None:
    t = Table({"locations": ["The Wall"]}, step="4.4")
    t.respond("The Wall")
    assert t.power() == 2
    assert t.kneels("The Wall")


def test_a_meager_contribution_takes_a_gold_of_the_income_once_a_round() -> None:
    t = Table(
        {"hand": ["A Meager Contribution", "A Meager Contribution"]},
        {"plot": "Summons", "hand": [LION]},
        step="3.1",
        first_player="Bor",
    )
    t.respond("A Meager Contribution")
    assert (t.gold("Ana"), t.gold("Bor")) == (1, 3)
    assert t.asked != "got-ask-respond"


def test_a_meager_contribution_takes_nothing_of_an_income_of_nothing() -> None:
    t = Table(
        {"plot": "Naval Superiority", "hand": ["A Meager Contribution"]},
        {"plot": "A Noble Cause", "hand": [LION]},
        step="3.1",
        first_player="Bor",
    )
    assert t.gold("Bor") == 0
    assert t.asked != "got-ask-respond"


def test_take_the_black_takes_control_of_a_common_character() -> None:
    t = Table({"gold": 3, "hand": ["Take the Black"]}, {"characters": [BASTARD, "Robb Stark"]}, step="5.2w")
    t.play("Take the Black")
    assert t.zone(BASTARD) == "characters:A"
    assert t[BASTARD].controller == "A"


def test_the_sword_in_the_darkness_keeps_the_loser_off_for_the_round() -> None:
    darkness = "The Sword in the Darkness"
    t = Table(
        {"gold": 1, "hand": [darkness], "characters": ["Old Bear Mormont"]},
        {"characters": [BASTARD, "Robb Stark"]},
        step="4.2.2",
        first_player="Bor",
        challenge=attack("military", BASTARD, by="Bor", defenders=("Old Bear Mormont",)),
    )
    assert t.asked != "got-ask-respond"  # by 4 only
    t = Table(
        {"gold": 1, "hand": [darkness], "characters": ["Old Bear Mormont"], "locations": ["The Wall"]},
        {"characters": [BASTARD, "Robb Stark"]},
        step="4.2.2",
        first_player="Bor",
        challenge=attack("military", BASTARD, by="Bor", defenders=("Old Bear Mormont",)),
    )
    t.respond(darkness)
    t.until(step="5.2w")
    assert t.said("got-log-no-challenge") + t.said("got-log-challenge") <= 2
