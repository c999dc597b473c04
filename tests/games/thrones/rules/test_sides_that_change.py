"""Who wins with which keywords; who was bypassed and fights after all; strength of nothing; claim up and down."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
KEYWORDS = ("insight", "intimidate", "pillage", "renown")


@pytest.mark.rule("GOT-230", "GOT-321", "GOT-332", "GOT-395", "GOT-530")
@pytest.mark.parametrize(
    ("defenders", "used"),
    [((), ["insight", "intimidate", "pillage", "renown"]), (("Robert Baratheon",), ["insight", "pillage", "renown"])],
)
def test_whoever_wins_uses_all_keywords_but_a_defender_frightens_nobody(
    defenders: tuple[str, ...], used: list[str]
) -> None:
    t = Table(
        {"characters": ["Robb Stark"]},
        {"characters": ["Robert Baratheon", BASTARD]},
        step="4.2.1w",
        challenge=attack("military", "Robb Stark", defenders=defenders),
    )
    winner = "Robert Baratheon" if defenders else "Robb Stark"
    last(t.g, "strength", 5 if defenders else 0, [t.id("Robert Baratheon")], "phase", "")
    for keyword in KEYWORDS:
        last(t.g, f"keyword:{keyword}", 0, [t.id(winner)], "phase", "")
    t.until(asked="got-ask-keyword")
    assert t.who == "Ana", "the first player orders them, whoever won"
    assert sorted(option.verb.removeprefix("first_") for option in t.question.options) == used


@pytest.mark.rule("GOT-420", "GOT-314")
def test_fury_brings_in_whom_stealth_has_bypassed() -> None:
    t = Table(
        {"characters": ["Theon Greyjoy"]},
        {"gold": 2, "hand": ["Ours is the Fury"], "characters": [kneeling("Robert Baratheon")]},
        step="4.2",
    )
    t.challenge("military", "Theon Greyjoy")
    if t.asked == "got-ask-stealth":
        t.pick("Robert Baratheon")
    t.until("4.2w").passes().play("Ours is the Fury")
    assert t.g.challenges[-1].defenders == [t.id("Robert Baratheon")]
    assert t.g.challenges[-1].bypassed == [t.id("Robert Baratheon")]
    t.until(step="4.1w")
    assert t.g.fought[-1].winner == "B"
    assert not t.kneels("Robert Baratheon"), "he stands for the victory"


@pytest.mark.rule("GOT-420")
def test_nobody_bypassed_is_forced_to_defend() -> None:
    t = Table({"characters": ["Dornish Paramour", "Tyrion Lannister"]}, {"characters": ["Varys", LION]}, step="4.2")
    t.challenge("intrigue", "Dornish Paramour", "Tyrion Lannister").pick(LION)
    t.respond("Dornish Paramour", LION)
    t.until("4.2.1")
    assert not t.offers("defend", LION)
    assert t.g.challenges[-1].defenders == []


@pytest.mark.rule("GOT-420")
@pytest.mark.parametrize(("by", "back"), [("Theon Greyjoy", True), ("Ghost", False)])
def test_who_was_bypassed_defends_again_unless_ghost_did_it(by: str, back: bool) -> None:
    t = Table(
        {"plot": "A Storm of Swords", "characters": [by, CREW]},
        {"characters": [BASTARD, WOLF, "Robb Stark"]},
        step="4.2",
    )
    t.challenge("military", by).pick(BASTARD).until(asked="got-ask-respond")
    if by == "Ghost":
        t.choose("respond")
    t.until(asked="got-ask-claim").pick("Robb Stark").until(asked="got-ask-challenge").choose("military").until("4.2.1")
    assert t.offers("defend", BASTARD) == back


@pytest.mark.rule("GOT-191", "GOT-425", "GOT-520")
def test_nothing_against_nothing_is_won_by_nobody() -> None:
    t = Table(
        {"characters": ["Shireen Baratheon"]},
        {"characters": [BASTARD]},
        step="4.2.1w",
        challenge=attack("power", "Shireen Baratheon", defenders=(BASTARD,)),
    )
    last(t.g, "strength", -5, [t.id("Shireen Baratheon"), t.id(BASTARD)], "phase", "")
    t.until(step="4.1w")
    assert (t.power(), t.power("Bor"), t.g.fought[-1].winner) == (0, 0, "")


@pytest.mark.rule("GOT-190", "GOT-520")
def test_a_defender_with_nothing_but_a_keep_behind_it_wins() -> None:
    t = Table(
        {"characters": ["Shireen Baratheon"]},
        {"characters": [BASTARD], "locations": ["The Red Keep"]},
        step="4.2.1w",
        challenge=attack("power", "Shireen Baratheon", defenders=(BASTARD,)),
    )
    last(t.g, "strength", -5, [t.id(BASTARD)], "phase", "")
    t.until(step="4.1w")
    assert t.g.fought[-1].winner == "B"


@pytest.mark.rule("GOT-076", "GOT-282")
def test_a_claim_that_calm_took_away_winter_gives_back() -> None:
    t = Table(
        {"gold": 1, "plot": "A Game of Thrones", "hand": ["Winter Is Coming"], "characters": ["Robb Stark"]},
        {"plot": "Calm Over Westeros", "characters": [BASTARD]},
        step="4.2w",
        challenge=attack("military", "Robb Stark"),
    )
    t.g.named[t.id("Calm Over Westeros")] = "military"
    assert t.claim() == 0
    t.play("Winter Is Coming")
    assert t.claim() == 1


@pytest.mark.rule("GOT-188", "GOT-173")
def test_balon_measures_himself_anew_when_he_is_weakened() -> None:
    t = Table(
        {"characters": ["Balon Greyjoy"]},
        {"characters": ["Robb Stark", WOLF]},
        step="4.2.1w",
        challenge=attack("military", "Balon Greyjoy", defenders=("Robb Stark", WOLF)),
    )
    assert t.total("Bor") == 5, "the knight is weaker, Robb is as strong"
    last(t.g, "strength", -4, [t.id("Balon Greyjoy")], "phase", "")
    assert (t.total("Ana"), t.total("Bor")) == (1, 7)
    last(t.g, "strength", 9, [t.id("Balon Greyjoy")], "phase", "")
    assert t.total("Bor") == 0


@pytest.mark.rule("GOT-188", "GOT-233")
def test_who_was_weakened_by_daenerys_may_be_frightened_by_it() -> None:
    t = Table(
        {"characters": ["Daenerys Targaryen", "Grey Wind"]},
        {"characters": ["Robb Stark", LION]},
        step="4.2.1w",
        challenge=attack("military", "Grey Wind"),
    )
    t.until(asked="got-ask-intimidate")
    assert t.choices() == {LION}


@pytest.mark.rule("GOT-315", "GOT-531")
def test_a_renowned_attacker_who_was_sent_home_gains_nothing() -> None:
    t = Table(
        {"characters": ["Robb Stark", WOLF]},
        {"gold": 1, "locations": ["Highgarden"], "characters": [LION]},
        step="4.2.1w",
        challenge=attack("military", "Robb Stark", WOLF),
    )
    t.passes().use("Highgarden", "Robb Stark").until(step="4.1w")
    assert (t.g.fought[-1].winner, t["Robb Stark"].power) == ("A", 0)


@pytest.mark.rule("GOT-316")
def test_an_attacker_taken_by_ghaston_grey_has_won_all_the_same() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "characters": ["Robb Stark"]},
        {"locations": ["Ghaston Grey"], "characters": [LION]},
        step="4.2.2",
        challenge=attack("military", "Robb Stark"),
    )
    t.respond("Ghaston Grey")
    assert t.zone("Robb Stark") == "hand:A"
    t.until(step="4.1w")
    assert (t.g.fought[-1].winner, t.power(), t.titles("dead:B")) == ("A", 1, [LION])
