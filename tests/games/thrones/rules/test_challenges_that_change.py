"""What a challenge comes to when sides empty, icons go and claim is nothing; limits and prices on the way."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.reading.numbers import claim
from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, attack

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
SWORD, JUDGMENT, FIRE = "Put to the Sword", "The Hand’s Judgment", "Wildfire Assault"
MARCH = "Marched to the Wall"


def twice(name: str) -> dict[str, object]:
    """A unique card with a duplicate."""
    return {"card": name, "duplicates": [name]}


# -- sides that empty --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-520", "GOT-189")
@pytest.mark.parametrize(("defenders", "winner"), [((), ""), (("Robb Stark",), "B")])
def test_without_an_attacker_left_only_a_defender_can_win(defenders: tuple[str, ...], winner: str) -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Tywin Lannister"]},
        {"gold": 1, "locations": ["Highgarden"], "characters": ["Robb Stark"]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister", defenders=defenders),
    )
    t.passes().use("Highgarden")
    assert not t.kneels("Tywin Lannister")
    t.until(step="4.1w")
    assert t.g.fought[-1].winner == winner
    assert t.power() == 0
    assert t.zone("Robb Stark") == "characters:B"


@pytest.mark.rule("GOT-190")
def test_seas_and_towers_win_nothing_without_somebody_there() -> None:
    """The Red Keep adds nothing once its attacker has gone."""
    t = Table(
        {"locations": ["The Red Keep"], "characters": ["Cersei Lannister"]},
        {"gold": 1, "locations": ["Highgarden"]},
        step="4.2w",
        challenge=attack("power", "Cersei Lannister"),
    )
    assert t.total("Ana") == 6
    t.passes().use("Highgarden")
    assert t.total("Ana") == 0
    t.until(step="4.1w")
    assert (t.g.fought[-1].winner, t.power()) == ("", 0)


@pytest.mark.rule("GOT-425", "GOT-523")
def test_a_defender_of_no_strength_leaves_it_unopposed() -> None:
    t = Table(
        {"characters": ["Unsullied", "Theon Greyjoy"]},
        {"characters": ["Shireen Baratheon"]},
        step="4.2.1w",
        challenge=attack("power", "Unsullied", "Theon Greyjoy", defenders=("Shireen Baratheon",)),
    )
    t.until(asked="got-ask-respond").respond("Theon Greyjoy")
    t.until(step="4.1w")
    assert (t.power(), t["Theon Greyjoy"].power) == (1, 1)


@pytest.mark.rule("GOT-420")
def test_who_was_bypassed_stays_so_though_the_sneak_has_gone() -> None:
    t = Table(
        {"characters": ["Theon Greyjoy", WOLF]},
        {"gold": 1, "locations": ["Highgarden"], "characters": ["Robb Stark", BASTARD]},
        step="4.2",
    )
    t.challenge("military", "Theon Greyjoy", WOLF).choose("choose", "Robb Stark")
    t.until("4.2w").passes().use("Highgarden", "Theon Greyjoy").until(asked="got-ask-defenders")
    assert not t.offers("defend", "Robb Stark")
    assert t.offers("defend", BASTARD)


@pytest.mark.rule("GOT-317")
def test_who_loses_the_icon_fights_on() -> None:
    t = Table(
        {"characters": [WOLF]},
        {"gold": 2, "hand": ["Confinement"], "characters": ["Robb Stark"], "agenda": "Fealty"},
        step="4.2w",
        challenge=attack("military", WOLF),
    )
    t.passes().play("Confinement")
    assert t.icons(WOLF) == ""
    assert t.g.challenges[-1].attackers == [t.id(WOLF)]
    assert t.total("Ana") == t.strength(WOLF)


# -- Jon Snow stands beside --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-056", "GOT-138")
def test_a_blank_jon_snow_stands_beside_no_longer() -> None:
    t = Table(
        {"characters": ["Jon Snow", "Ranging Party"]},
        {"characters": [WOLF]},
        step="4.2",
    )
    t.challenge("military", "Ranging Party")
    assert len(t.g.challenges[-1].attackers) == 2
    jon = t.id("Jon Snow")
    last(t.g, "blank", 0, [jon], "phase", "")
    t.until("4.2w").use("Fealty").until("4.2.1")
    assert t.g.challenges[-1].attackers == [t.id("Ranging Party")]


# -- claim -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-282")
def test_a_claim_below_nothing_is_made_up_for_before_it_is_raised() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "characters": ["Cersei Lannister"]},
        step="4.2w",
        challenge=attack("power", "Cersei Lannister"),
    )
    last(t.g, "claim", -2, [t.id("A Game of Thrones")], "phase", "")
    last(t.g, "claim in:power", 1, ["A"], "phase", "")
    assert claim(t.g, t.g.challenges[-1]) == 0
    last(t.g, "claim in:power", 1, ["A"], "phase", "")
    assert claim(t.g, t.g.challenges[-1]) == 1


@pytest.mark.rule("GOT-076")
def test_a_claim_of_nothing_takes_nothing() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "characters": ["Tywin Lannister"]},
        {"characters": [BASTARD]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    last(t.g, "claim", -1, [t.id("A Game of Thrones")], "phase", "")
    t.until(step="4.1w")
    assert t.titles("characters:B") == [BASTARD]
    assert t.said("got-log-claim") == 0


@pytest.mark.rule("GOT-081", "GOT-082")
def test_power_claim_takes_no_more_than_lies_on_the_faction_card() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Cersei Lannister"]},
        {"power": 1, "characters": [{"card": "Robb Stark", "power": 3}]},
        step="4.2.2",
        challenge=attack("power", "Cersei Lannister"),
    )
    t.until(step="4.1w")
    assert (t.power(), t.power("Bor"), t["Robb Stark"].power) == (2, 0, 3)


# -- X, costs and maximums ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-262", "GOT-263")
def test_a_maximum_is_each_players_own() -> None:
    coming = "Winter Is Coming"
    t = Table(
        {"gold": 4, "hand": [coming, coming], "plot": "A Game of Thrones", "characters": ["Tywin Lannister"]},
        {"gold": 4, "hand": [coming], "plot": "A Noble Cause"},
        step="4.2w",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.play(coming)
    assert t.claim() == 2
    assert t.who == "Bor"
    t.play(coming)
    assert t.claim("Bor") == 2
    assert not t.offers("play", coming)


@pytest.mark.rule("GOT-121", "GOT-115")
def test_a_duplicate_uses_up_no_reducer() -> None:
    t = Table(
        {
            "gold": 3,
            "hand": ["Robb Stark", "Bran Stark"],
            "characters": ["Robb Stark", "Winterfell Steward"],
        },
        step="3.2w",
        active="Ana",
    )
    t.use("Winterfell Steward").until(step="3.2w")
    t.choose("marshal", "Robb Stark")
    assert t.gold() == 3
    t.choose("marshal", "Bran Stark")
    assert t.gold() == 2, "Bran costs two, and one less for the steward"


# -- more that meets ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-230", "GOT-233")
def test_two_who_intimidate_kneel_one() -> None:
    t = Table(
        {"characters": ["Robert Baratheon", {"card": "The Knight of Flowers"}]},
        {"characters": [BASTARD, WOLF]},
        step="4.2.1w",
        challenge=attack("military", "Robert Baratheon", "The Knight of Flowers"),
    )
    last(t.g, "keyword:intimidate", 0, [t.id("The Knight of Flowers")], "phase", "")
    t.until(asked="got-ask-keyword").choose("first_intimidate").pick(BASTARD)
    t.until(step="4.1w")
    assert (t.kneels(BASTARD), t.kneels(WOLF)) == (True, False)


@pytest.mark.rule("GOT-366", "GOT-315")
def test_areo_takes_an_attacker_out_before_anybody_defends() -> None:
    t = Table(
        {"characters": ["Theon Greyjoy"]},
        {"gold": 5, "hand": ["Areo Hotah"]},
        step="4.2w",
        challenge=attack("military", "Theon Greyjoy"),
    )
    t.passes().choose("ambush", "Areo Hotah").respond("Areo Hotah")
    assert t.g.challenges[-1].attackers == []
    t.until(step="4.1w")
    assert (t.g.fought[-1].winner, t["Theon Greyjoy"].power) == ("", 0)


@pytest.mark.rule("GOT-142", "GOT-006")
def test_davos_goes_home_and_his_duplicate_does_not() -> None:
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": [twice("Ser Davos Seaworth")]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD).passes()
    t.respond("Ser Davos Seaworth")
    assert t.hand("Bor") == ["Ser Davos Seaworth"]
    assert t.titles("discard:B") == ["Ser Davos Seaworth"]


@pytest.mark.rule("GOT-447", "GOT-448")
def test_power_that_moves_wins_and_is_not_gained() -> None:
    t = Table(
        {"power": 14, "plot": "A Clash of Kings", "characters": ["Cersei Lannister"]},
        {"power": 1, "characters": [WOLF]},
        step="4.2.1w",
        challenge=attack("power", "Cersei Lannister"),
    )
    t.until(asked="got-ask-respond").respond("A Clash of Kings")
    assert t.g.outcome is not None
    assert (t.power("Bor"), t.said("got-log-unopposed")) == (0, 0)
