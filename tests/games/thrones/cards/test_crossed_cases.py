"""Two or three cards that touch each other where each alone is plain."""

from __future__ import annotations

import pytest

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
