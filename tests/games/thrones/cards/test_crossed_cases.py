"""Two or three cards that touch each other where each alone is plain."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LYS = "Tumblestone Knight", "Bastard in Hiding", "Tears of Lys"
FLOWERS, EDDARD, RAVEN = "The Knight of Flowers", "Eddard Stark", "Messenger Raven"


@pytest.mark.rule("GOT-131", "GOT-113")
def test_of_two_poisons_a_duplicate_outlives_one() -> None:
    mourned = {"card": EDDARD, "duplicates": [EDDARD]}
    ana = {"gold": 2, "locations": ["Casterly Rock"], "hand": [LYS, LYS], "characters": ["Littlefinger", "Varys"]}
    t = Table(ana, {"characters": [mourned]}, step="4.2")
    for spy in ("Littlefinger", "Varys"):
        t.challenge("intrigue", spy).until(step="4.2.2").respond(LYS)
    assert t[EDDARD].count("poison") == 2
    t.until(step="4.4").answer([t.question.options[0].key]).respond(EDDARD)
    assert (t.titles("dead:B"), t.titles("discard:B")) == ([EDDARD], [EDDARD])


@pytest.mark.rule("GOT-517")
def test_fury_brings_a_second_defender_against_the_knight_of_flowers() -> None:
    bor = {"gold": 2, "hand": ["Ours is the Fury"], "characters": [BASTARD, kneeling("Robert Baratheon")]}
    t = Table({"characters": [FLOWERS]}, bor, step="4.2.1", challenge=attack("military", FLOWERS))
    t.choose_all("defend", BASTARD).passes().play("Ours is the Fury")
    assert len(t.g.challenges[-1].defenders) == 2


@pytest.mark.rule("GOT-517")
def test_whom_highgarden_sends_home_leaves_the_knight_of_flowers_alone() -> None:
    ana = {"gold": 1, "locations": ["Highgarden"], "characters": [FLOWERS, kneeling(WOLF)]}
    fight = attack("military", FLOWERS, WOLF)
    t = Table(ana, {"characters": [BASTARD, "Robb Stark"]}, step="4.2w", challenge=fight)
    t.use("Highgarden", WOLF).until(asked="got-ask-defenders")
    assert (t.question.maximum, t.kneels(WOLF)) == (1, False)


@pytest.mark.rule("GOT-365")
def test_a_raven_of_another_flies_home_and_pays_all_the_same() -> None:
    t = Table({"characters": [{"card": RAVEN, "owner": "Bor"}]}, {}, step="5.2w")
    before = len(t.hand())
    t.use(RAVEN)
    assert (t.zone(RAVEN), len(t.hand())) == ("hand:B", before + 1)


@pytest.mark.rule("GOT-127", "GOT-275")
def test_the_fire_takes_who_was_strong_for_a_challenge_as_it_ends() -> None:
    north = "For the North!"
    t = Table(
        {"hand": [north], "characters": [WOLF]},
        {"gold": 1, "characters": ["Drogon"], "hand": ["Dracarys!"]},
        step="4.2.1w",
        challenge=attack("military", WOLF),
    )
    last(t.g, "strength", 1, [t.id(WOLF)], "challenge", "")
    t.play(north).play("Dracarys!")
    assert (t.zone(WOLF), t.strength(WOLF)) == ("characters:A", 1)
    t.until(step="4.1w")
    assert t.titles("dead:A") == [WOLF]


@pytest.mark.rule("GOT-413", "GOT-275")
def test_who_loses_what_had_risen_with_her_burns_after_all() -> None:
    raiders = "Rattleshirt’s Raiders"
    t = Table(
        {"gold": 1, "characters": [raiders, "Drogon"], "hand": ["Dracarys!"]},
        {"characters": ["Asha Greyjoy"], "hand": ["Risen from the Sea"]},
        step="4.2.1w",
        challenge=attack("military", raiders, defenders=("Asha Greyjoy",)),
    )
    t.play("Dracarys!", "Asha Greyjoy").respond("Risen from the Sea")
    assert t.zone("Asha Greyjoy") == "characters:B"
    t.until(asked="got-ask-respond").respond(raiders)
    assert (t.titles("discard:B"), t.titles("dead:B")) == (["Risen from the Sea"], ["Asha Greyjoy"])


@pytest.mark.rule("GOT-292", "GOT-275")
def test_who_cannot_die_burns_as_soon_as_he_can() -> None:
    t = Table(
        {"gold": 1, "characters": [WOLF, "Drogon"], "hand": ["Dracarys!"]},
        {"characters": [BASTARD]},
        step="4.2.1w",
        challenge=attack("military", WOLF, defenders=(BASTARD,)),
    )
    last(t.g, "cannot:be_killed", 0, [t.id(BASTARD)], "challenge", "")
    t.play("Dracarys!", BASTARD)
    assert (t.zone(BASTARD), t.strength(BASTARD)) == ("characters:B", 0)
    t.until(step="4.1w")
    assert t.zone(BASTARD) == "dead:B"


@pytest.mark.rule("GOT-059", "GOT-006")
def test_arianne_fetches_her_own_copy_and_goes_home_without_it() -> None:
    t = Table({"characters": ["Arianne Martell"], "hand": ["Arianne Martell"]}, step="4.1w")
    t.use("Arianne Martell")
    assert (t.titles("characters:A"), t.hand(), t.titles("discard:A")) == ([], ["Arianne Martell"], ["Arianne Martell"])


@pytest.mark.rule("GOT-124", "GOT-315")
def test_highgarden_sends_away_who_stands_already() -> None:
    t = Table(
        {"characters": ["Ser Jaime Lannister"]},
        {"gold": 1, "locations": ["Highgarden"]},
        step="4.2w",
        challenge=attack("military", "Ser Jaime Lannister"),
    )
    t.passes().use("Highgarden")
    assert (t.gold("Bor"), t.g.challenges[-1].attackers) == (0, [])
