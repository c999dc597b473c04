"""Saves against each way of leaving, cards that went and came back, limits, and who lies in the dead pile."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, attack, kneeling

WOLF, SWORD = "Tumblestone Knight", "Put to the Sword"


# -- saves against each way of leaving ---------------------------------------------------------------------------------


@pytest.mark.rule("GOT-410", "GOT-113")
def test_a_duplicate_keeps_from_being_sent_home_and_a_bodyguard_does_not() -> None:
    t = Table(
        {"gold": 6, "hand": ["The Things I Do For Love"], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Bodyguard"]}]},
        step="4.1w",
    )
    t.play("The Things I Do For Love")
    assert not t.offers("respond", "Bodyguard")
    t.choose("respond")
    assert t.zone("Robb Stark") == "characters:B"


@pytest.mark.rule("GOT-409")
def test_nothing_keeps_jorah_from_his_third_betrayal() -> None:
    t = Table(
        {"characters": [{"card": "Ser Jorah Mormont", "betrayal": 2, "duplicates": ["Ser Jorah Mormont"]}]},
        {"characters": [WOLF]},
        step="4.2.2",
        challenge=attack("military", "Ser Jorah Mormont"),
    )
    t.until(step="4.1w")
    assert t.titles("discard:A") == ["Ser Jorah Mormont"] * 2
    assert t.power() == 1


@pytest.mark.rule("GOT-410", "GOT-322")
def test_aemon_saves_nobody_from_varys_and_a_bodyguard_does() -> None:
    t = Table(
        {"characters": ["Varys"]},
        {"characters": ["Maester Aemon", {"card": "Old Bear Mormont", "attachments": ["Bodyguard"]}]},
        step="5.2w",
    )
    t.until(asked="got-ask-respond").respond("Varys")
    assert not t.offers("respond", "Maester Aemon")
    t.respond("Bodyguard")
    assert t.titles("characters:B") == ["Old Bear Mormont"]


@pytest.mark.rule("GOT-410", "GOT-132")
def test_a_dragon_who_has_a_duplicate_stays_awake() -> None:
    t = Table({"hand": ["Waking the Dragon"], "characters": [kneeling("Drogon", duplicates=["Drogon"])]}, step="5.2w")
    t.play("Waking the Dragon")
    t.until(asked="got-ask-respond").choose("respond")
    assert t.zone("Drogon") == "characters:A"
    assert t["Drogon"].duplicates == []


@pytest.mark.rule("GOT-138", "GOT-113")
def test_a_blank_benjen_dies_like_everybody_and_his_duplicate_saves_him() -> None:
    benjen = {"card": "Benjen Stark", "attachments": ["Milk of the Poppy"], "duplicates": ["Benjen Stark"]}
    t = Table(
        {"gold": 2, "plot": "A Game of Thrones", "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": [benjen]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD).choose("respond")
    assert t.said("got-log-saved") == 1, "from the sword; then the claim comes"
    assert sorted(t.titles("discard:B")) == ["Benjen Stark", "Milk of the Poppy"]
    assert t.titles("dead:B") == ["Benjen Stark"]
    assert t.power("Bor") == 0


@pytest.mark.rule("GOT-023", "GOT-407")
def test_robb_stands_everybody_up_for_a_brother_who_gave_himself() -> None:
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": ["Bran Stark", kneeling("Robb Stark"), kneeling(WOLF)]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD, WOLF).respond("Bran Stark").respond("Robb Stark")
    assert not t.kneels(WOLF)
    assert t.zone(WOLF) == "characters:B"
    assert t.titles("discard:A") == [SWORD]


# -- what lasted on a card that left and came back ---------------------------------------------------------------------


@pytest.mark.rule("GOT-008")
def test_who_left_and_came_back_has_its_icons_and_no_more_strength() -> None:
    """The Raven is confined and goes home; Arianne brings it back as a new card."""
    raven = "Messenger Raven"
    t = Table(
        {"gold": 1, "hand": ["Confinement"], "characters": ["Arianne Martell", kneeling("Varys"), raven]}, step="5.2w"
    )
    last(t.g, "icon:military", 0, [t.id(raven)], "phase", "")
    last(t.g, "strength", 3, [t.id(raven)], "phase", "")
    assert (t.strength(raven), t.icons(raven)) == (4, "m")
    t.use(raven).until("5.2w").use("Arianne Martell")
    assert (t.zone(raven), t.strength(raven), t.icons(raven)) == ("characters:A", 1, "")


@pytest.mark.rule("GOT-263", "GOT-259")
def test_a_limit_is_each_players_own_for_a_card_that_changed_sides() -> None:
    hunter = "Old Forest Hunter"
    t = Table(
        {"gold": 3, "hand": ["Take the Black", WOLF]},
        {"hand": [WOLF, WOLF], "characters": [hunter]},
        step="5.2w",
        first_player="Bor",
    )
    t.use(hunter).answer([t.question.options[0].key])
    while t.who != "Ana":
        t.passes()
    t.play("Take the Black")
    while t.who != "Ana":
        t.passes()
    assert t.offers("use", hunter)


# -- piles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-327", "GOT-328")
@pytest.mark.parametrize(("dead", "comes"), [(1, True), (2, False)])
def test_the_drowned_come_back_unless_a_copy_stays_below(dead: int, comes: bool) -> None:
    t = Table({"characters": ["Aeron Damphair"], "dead": ["Theon Greyjoy"] * dead}, step="5.2")
    assert t.offers("respond", "Aeron Damphair") == comes


@pytest.mark.rule("GOT-327")
def test_fire_and_blood_shuffles_one_of_two_and_the_other_keeps_him_away() -> None:
    t = Table(
        {"gold": 8, "hand": ["Fire and Blood", "Viserys Targaryen"], "dead": ["Viserys Targaryen"] * 2}, step="4.1w"
    )
    t.play("Fire and Blood")
    if t.asked == "got-ask-target":
        t.answer([t.question.options[0].key])
    assert t.titles("dead:A") == ["Viserys Targaryen"]
    assert t.titles("deck:A").count("Viserys Targaryen") == 1
