"""What revealed plots say of gold, claim, reserve and the like, beside cards that say otherwise."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.reading import queries
from desktop_app.games.thrones.reading.facts import NAMES
from tests.games.thrones.rules.changed_cards import prints
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
CLASH = "A Clash of Kings"


# -- values ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-284", "GOT-449")
def test_ships_take_the_base_value_and_littlefinger_still_pays() -> None:
    t = Table({"plot": "Marching Orders", "characters": ["Littlefinger"]}, {"plot": "Naval Superiority"}, step="3.1")
    t.until("3.2w")
    assert t.gold() == 1


@pytest.mark.rule("GOT-246")
def test_an_x_on_a_plot_is_nothing_until_something_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    prints(monkeypatch, CLASH, income="X", claim="X", reserve="X", initiative="X")
    code = NAMES.codes(CLASH)[0]
    for name in ("income", "claim", "reserve", "initiative"):
        monkeypatch.delitem(queries.READING.printed_numbers[name], code)
    t = Table(
        {"plot": CLASH, "characters": ["Cersei Lannister", "Littlefinger"]},
        step="4.2w",
        challenge=attack("intrigue", "Cersei Lannister"),
    )
    assert [t.plot("Ana", name) for name in ("income", "claim", "reserve", "initiative")] == [1, 1, 0, 0]


@pytest.mark.rule("GOT-450", "GOT-547")
@pytest.mark.parametrize(("first", "kept"), [("Bor", 5), ("Ana", 6)])
def test_the_throne_and_alannys_pull_at_the_reserve(first: str, kept: int) -> None:
    hand = [WOLF, BASTARD, LION, "Ice", "Robb Stark", "Bran Stark", "Arya Stark", "Sansa Stark"]
    t = Table(
        {"plot": "The Winds of Winter", "locations": ["The Iron Throne"], "hand": hand},
        {"characters": ["Alannys Greyjoy"]},
        step="7.3",
        first_player=first,
    )
    t.until(asked="got-ask-reserve")
    assert (t.who, t.question.minimum) == ("Ana", len(hand) - kept)


@pytest.mark.rule("GOT-546", "GOT-158")
def test_faith_takes_the_pools_once_and_tywin_shrinks_at_once() -> None:
    faith = "Supporting the Faith"
    t = Table({"plot": faith, "gold": 3, "characters": ["Tywin Lannister"]}, {"plot": faith, "gold": 2}, step="4.1")
    t.choose("resolve").until("4.1w")
    assert (t.gold(), t.gold("Bor"), t.said("got-log-forced")) == (0, 0, 1)
    assert t.strength("Tywin Lannister") == 6


# -- marching, limited, sneaking ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-292", "GOT-136")
def test_on_the_march_a_blade_may_be_ambushed_and_nothing_be_answered_by_an_event() -> None:
    t = Table(
        {
            "plot": "Marching Orders",
            "gold": 3,
            "hand": ["Widow’s Wail", "Put to the Sword"],
            "characters": ["Tywin Lannister"],
        },
        {"characters": [WOLF]},
        step="4.2w",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.choose("ambush", "Widow’s Wail", "Tywin Lannister")
    assert t["Widow’s Wail"].host == t.id("Tywin Lannister")
    t.until(step="4.1w")
    assert t.said("got-log-plays") == 0


@pytest.mark.rule("GOT-250", "GOT-252")
def test_a_moneylender_recruited_by_a_roar_is_not_counted() -> None:
    t = Table(
        {"gold": 3, "hand": ["Hear Me Roar!", LION, "The Roseroad"]},
        step="3.2w",
        active="Ana",
    )
    t.play("Hear Me Roar!").until("3.2w")
    while t.who != "Ana":
        t.passes()
    assert t.offers("marshal", "The Roseroad")


@pytest.mark.rule("GOT-292")
def test_one_more_challenge_is_no_leave_to_sneak_twice() -> None:
    t = Table(
        {"plot": "Sneak Attack", "gold": 4, "hand": ["Olenna’s Informant"], "characters": [WOLF, BASTARD]},
        step="4.2",
    )
    t.challenge("military", WOLF).until("4.2w").choose("ambush", "Olenna’s Informant").respond("Olenna’s Informant")
    t.choose("name_military").until(step="5.2w")
    assert t.said("got-log-challenge") == 1


@pytest.mark.rule("GOT-292", "GOT-543")
def test_an_enemy_fortress_silences_stannis() -> None:
    tired = [kneeling(name) for name in (WOLF, "Bran Stark", "Robb Stark")]
    t = Table({"characters": tired}, {"plot": "Fortified Position", "characters": ["Stannis Baratheon"]}, step="6.2")
    assert t.step == "6.2w"
    assert not t.kneels("Bran Stark")
