"""The Night's Watch and whom it takes, control that changes, and texts that are taken away, where cards meet."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.verbs.entering import take_control
from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, aimed, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
STEWARD = "Winterfell Steward"


def test_a_joust_has_one_rider_a_side_and_jon_beside_him() -> None:
    t = Table(
        {"plot": "Jousting Contest", "characters": ["Ranging Party", "Jon Snow"]},
        {"characters": [WOLF]},
        step="4.2",
    )
    t.challenge("military", "Ranging Party")
    assert t.total("Ana") == 9
    assert not t.kneels("Jon Snow")


def test_bran_falls_and_robb_stands_all_before_the_event_goes_nowhere() -> None:
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Daenerys Targaryen"]},
        {"characters": ["Bran Stark", kneeling("Robb Stark"), kneeling(BASTARD)]},
        step="4.2.1w",
        challenge=attack("power", "Robb Stark", by="Bor"),
    )
    t.choose("play", "Dracarys!").until(asked="got-ask-respond")
    t.respond("Bran Stark").respond("Robb Stark")
    assert not t.kneels(BASTARD)
    assert t.strength("Robb Stark") == 5


def test_the_wall_that_mormont_raises_at_the_end_still_gives_its_power() -> None:
    t = Table({"characters": ["Old Bear Mormont"], "hand": ["The Wall"]}, step="4.1w")
    aimed(t.until(asked="got-ask-respond").respond("Old Bear Mormont"), "The Wall")
    before = t.power()
    t.respond("The Wall").until("5.2w")
    assert t.kneels("The Wall")
    assert t.power() - before == 3, "two for the wall, one for dominance"


@pytest.mark.rule("GOT-181", "GOT-333")
def test_whoever_takes_a_character_takes_its_power_and_wins() -> None:
    t = Table(
        {"gold": 3, "power": 14, "hand": ["Take the Black"]},
        {"characters": [{"card": LION, "power": 1}]},
        step="5.2w",
    )
    t.choose("play", "Take the Black")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["A"]


@pytest.mark.rule("GOT-004", "GOT-427")
def test_a_poisoned_milk_and_a_blade_leave_a_brother_to_their_own_piles() -> None:
    t = Table(
        {"gold": 3, "hand": ["Take the Black"]},
        {"characters": [{"card": CREW, "attachments": ["Milk of the Poppy", "Widow’s Wail"]}]},
        step="5.2w",
    )
    t.choose("play", "Take the Black").until("5.2w")
    assert t.zone(CREW) == "characters:A"
    assert t.g.pieces[t["Milk of the Poppy"].host] is t[CREW]
    assert (t["Widow’s Wail"].controller, t.strength(CREW)) == ("B", 5)
    assert not t.has(CREW, "pillage")


@pytest.mark.rule("GOT-173")
def test_a_recruited_ranger_is_strong_before_the_new_wall() -> None:
    t = Table(
        {"gold": 3, "hand": ["Take the Black"], "locations": ["The Wall"]},
        {"characters": ["Ranging Party"]},
        step="5.2w",
    )
    assert t.strength("Ranging Party") == 5
    t.choose("play", "Take the Black")
    assert t.strength("Ranging Party") == 6


@pytest.mark.rule("GOT-173", "GOT-188")
def test_jon_is_not_beside_a_brother_of_another_side() -> None:
    t = Table(
        {"characters": ["Ranging Party"]},
        {"characters": ["Jon Snow", "Ranging Party"]},
        step="4.2",
    )
    t.challenge("military", "Ranging Party")
    assert t.g.challenges[-1].participants == [t.g.challenges[-1].attackers[0]]


@pytest.mark.rule("GOT-315")
def test_jon_who_is_sent_home_standing_stays_beside_his_brother() -> None:
    t = Table(
        {"characters": ["Ranging Party", "Jon Snow"]},
        {"gold": 2, "locations": ["Highgarden"]},
        step="4.2",
    )
    t.challenge("military", "Ranging Party").until("4.2w").passes().use("Highgarden", "Ranging Party")
    assert t.g.challenges[-1].participants == [], "without a brother he has nothing to stand beside"
    assert not t.kneels("Ranging Party")


@pytest.mark.rule("GOT-138")
def test_milk_takes_the_blade_from_nobody_and_the_renown_of_longclaw_stays() -> None:
    t = Table({"characters": [{"card": "Ranging Party", "attachments": ["Longclaw", "Milk of the Poppy"]}]})
    assert t.strength("Ranging Party") == 6
    assert t.has("Ranging Party", "renown")


@pytest.mark.rule("GOT-044", "GOT-365")
@pytest.mark.parametrize(("robb", "stands"), [("Ana", True), ("Bor", False)])
def test_robb_answers_for_those_who_are_his_by_now(robb: str, stands: bool) -> None:
    lords = [kneeling("Robb Stark"), kneeling("Grey Wind")]
    t = Table(
        {"gold": 3, "hand": ["Yoren"], "characters": lords if robb == "Ana" else []},
        {
            "plot": "A Game of Thrones",
            "discard": [STEWARD],
            "characters": [CREW, *(lords if robb == "Bor" else [])],
            "plot_deck": [],
        },
        step="3.2w",
        active="Ana",
        fought=[{"type": "intrigue", "by": "Bor", "at": "Ana", "winner": "Bor", "attack": 1}],
    )
    t.choose("marshal", "Yoren").respond("Yoren").until(asked="got-ask-challenge").passes()
    t.challenge("military", CREW).until(asked="got-ask-claim").pick(STEWARD)
    if stands:
        t.respond("Robb Stark")
    assert t.zone(STEWARD) == "dead:B"
    assert t.kneels("Grey Wind") != stands


@pytest.mark.rule("GOT-395", "GOT-531")
def test_jon_beside_the_attacker_gains_the_renown_of_longclaw() -> None:
    t = Table({"characters": ["Ranging Party", {"card": "Jon Snow", "attachments": ["Longclaw"]}]}, step="4.2")
    t.challenge("military", "Ranging Party").until(asked="got-ask-uses-keyword").choose_all("renown", "Jon Snow")
    assert t["Jon Snow"].power == 1


@pytest.mark.rule("GOT-044")
def test_sansa_recruited_by_yoren_kneels_and_stands_for_him() -> None:
    t = Table({"gold": 3, "hand": ["Yoren"]}, {"discard": ["Sansa Stark"]}, step="3.2w", active="Ana")
    t.choose("marshal", "Yoren").respond("Yoren")
    assert t.kneels("Sansa Stark")
    for _ in range(40):
        if t.offers("respond", "Sansa Stark"):
            break
        t.passes()
    before = t.power()
    t.respond("Sansa Stark")
    assert (t.who, t.power() - before) == ("Ana", 1)


@pytest.mark.rule("GOT-059")
def test_yoren_recruits_no_lady_whose_name_is_dead_or_at_home() -> None:
    t = Table(
        {"gold": 3, "hand": ["Yoren"], "dead": ["Arya Stark"], "characters": ["Sansa Stark"]},
        {"discard": ["Sansa Stark", "Arya Stark", "Bran Stark", "Robb Stark"]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Yoren").respond("Yoren")
    assert t.titles("characters:A") == ["Sansa Stark", "Yoren", "Bran Stark"]


@pytest.mark.rule("GOT-059")
def test_an_arya_recruited_by_yoren_takes_a_duplicate_of_the_new_deck() -> None:
    t = Table(
        {"gold": 3, "hand": ["Yoren"], "deck": [LION, WOLF, WOLF]},
        {"discard": ["Arya Stark"], "deck": [CREW, CREW, CREW]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Yoren").respond("Yoren").respond("Arya Stark")
    assert [t.g.owners[each] for each in t["Arya Stark"].duplicates] == ["A"]
    assert "m" in t.icons("Arya Stark")


@pytest.mark.rule("GOT-027")
def test_a_cancelled_black_is_the_one_of_the_round() -> None:
    t = Table(
        {"gold": 6, "hand": ["Take the Black", "Take the Black"]},
        {"characters": ["Bran Stark", LION]},
        step="5.2w",
    )
    t.choose("play", "Take the Black").respond("Bran Stark").until("5.2w")
    assert not t.offers("play")
    assert t.gold() == 3


@pytest.mark.rule("GOT-538")
def test_a_throne_that_was_taken_counts_for_the_thief() -> None:
    t = Table(
        {"plot": "A Storm of Swords", "characters": ["Euron Crow’s Eye"]},
        {"characters": [BASTARD], "deck": ["The Iron Throne", WOLF, WOLF, WOLF], "locations": []},
        step="4.2",
    )
    t.challenge("power", "Euron Crow’s Eye").until(asked="got-ask-keyword").choose("first_pillage")
    t.choose_all("pillage", "Euron Crow’s Eye")
    t.until(asked="got-ask-respond").respond("Euron Crow’s Eye")
    assert t.zone("The Iron Throne") == "locations:A"
    t.until("5.2w")
    assert t.g.dominance == "A"


@pytest.mark.rule("GOT-138")
def test_a_drugged_jorah_stays_until_the_milk_is_gone() -> None:
    t = Table(
        {"characters": ["Maester Cressen"]},
        {
            "characters": [
                {"card": "Ser Jorah Mormont", "betrayal": 3, "attachments": ["Milk of the Poppy"]},
                LION,
            ]
        },
        step="3.2w",
        active="Ana",
    )
    assert t.zone("Ser Jorah Mormont") == "characters:B"
    aimed(t.choose("use", "Maester Cressen"), "Milk of the Poppy")
    assert t.zone("Ser Jorah Mormont") == "discard:B"


@pytest.mark.rule("GOT-365")
def test_who_roared_and_took_the_black_goes_to_the_owners_pile_when_the_phase_ends() -> None:
    t = Table(
        {"gold": 1, "hand": ["Hear Me Roar!", LION]},
        {"gold": 3, "hand": ["Take the Black"]},
        step="5.2w",
    )
    t.choose("play", "Hear Me Roar!")
    assert t.who == "Bor"
    t.choose("play", "Take the Black")
    assert t.zone(LION) == "characters:B"
    t.until("7.3w")
    assert t.zone(LION) == "discard:A"


def test_mormont_brings_a_blade_to_a_brother() -> None:
    t = Table({"characters": ["Old Bear Mormont", "Ranging Party"], "hand": ["Longclaw"]}, step="4.1w")
    t.until(asked="got-ask-respond").respond("Old Bear Mormont").pick("Ranging Party")
    assert t["Longclaw"].host == t.id("Ranging Party")
    assert t.said("got-log-attached") == 1
    assert t.strength("Ranging Party") == 6


def test_mormont_brings_no_event_and_no_blade_that_nobody_can_bear() -> None:
    t = Table({"characters": ["Old Bear Mormont"], "hand": ["Take the Black"]}, step="4.1w")
    t.until("5.2w")
    assert t.hand() == ["Take the Black"]


@pytest.mark.rule("GOT-004", "GOT-427")
def test_a_ghaston_grey_returns_what_lies_on_the_attacker_to_each_owner() -> None:
    t = Table(
        {"gold": 1, "hand": ["Milk of the Poppy"], "characters": [CREW]},
        {"locations": ["Ghaston Grey"], "gold": 2, "hand": ["Noble Lineage"]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Milk of the Poppy").until("3.2w").passes()
    while not t.offers("marshal", "Noble Lineage"):
        t.passes()
    t.choose("marshal", "Noble Lineage")
    t.challenge("military", CREW).until(asked="got-ask-respond").respond("Ghaston Grey")
    assert t.zone(CREW) == "hand:A"
    assert t.zone("Milk of the Poppy") == "discard:A"
    assert t.zone("Noble Lineage") == "hand:B"


@pytest.mark.rule("GOT-138")
def test_drugged_cloaks_stay_when_the_phase_ends() -> None:
    t = Table(
        {"gold": 4, "hand": ["Gold Cloaks", LION]},
        {},
        step="4.1w",
    )
    t.choose("ambush", "Gold Cloaks").until("4.1w")
    last(t.g, "blank", 0, [t.id("Gold Cloaks")], "round", "")
    t.until("5.2w")
    assert t.zone("Gold Cloaks") == "characters:A"


@pytest.mark.rule("GOT-136")
@pytest.mark.parametrize("guest", ["Yoren", "Littlefinger"])
def test_whom_arianne_brings_has_not_been_marshaled(guest: str) -> None:
    t = Table(
        {"characters": ["Arianne Martell"], "hand": [guest]},
        {"discard": [WOLF]},
        step="3.2w",
        active="Ana",
    )
    t.choose("use", "Arianne Martell")
    assert t.asked == "got-ask-marshal"
    assert t.titles("characters:A") == [guest]
    assert t.hand() == ["Arianne Martell"]


@pytest.mark.rule("GOT-111", "GOT-113", "GOT-006")
@pytest.mark.parametrize("comes_home", [False, True])
def test_nobody_uses_the_duplicates_of_a_card_that_is_anothers(*, comes_home: bool) -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"]}
    t = Table({"characters": ["Varys", BASTARD]}, {"characters": [robb]}, step="5.2w")
    for seat in ("A", "B") if comes_home else ("A",):
        with pytest.raises(StopIteration):  # nothing is asked
            take_control(t.g, seat, t.id("Robb Stark")).send(None)
    t.until(asked="got-ask-respond").respond("Varys")
    assert t.offers("respond", "Robb Stark") is comes_home
    assert t.titles("discard:B") == ([] if comes_home else ["Robb Stark", "Robb Stark"])
