"""A melee at a glance: how far everybody is, and what the titles are to each other."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.reading.view import view
from desktop_app.games.thrones.table.council import race, ring
from tests.games.thrones.table import Melee, Table, attack, kneeling

HAND, LAWS, COIN = "01208", "01210", "01209"


def four(type: str = "power", *defenders: str) -> Melee:
    """Ana, the Hand, attacks Dia, the Master of Coin, who is her rival."""
    fight = {**attack(type, "Robb Stark", by="Ana", defenders=defenders), "at": "Dia", "defended": True}
    return Melee(
        {"title": "Hand of the King", "power": 7, "plot": "Summons", "characters": [kneeling("Robb Stark", power=2)]},
        {"title": "Master of Laws", "power": 4},
        {"title": "Crown Regent", "power": 8},
        {"title": "Master of Coin", "power": 6, "characters": [kneeling("Tumblestone Knight")]},
        step="4.2.1w",
        challenge=fight,
    )


def coming(t: Table, seat: str = "A") -> dict[str, tuple[int, int]]:
    """How far each seat is, and what it would gain, in order."""
    found = race(view(t.g, seat))
    assert found is not None
    return {racer.seat: (racer.value, racer.coming) for racer in found.racers}


@pytest.mark.rule("GOT-333")
def test_the_race_goes_by_all_power_and_the_first_leads() -> None:
    assert list(coming(four("military", "Tumblestone Knight"))) == ["A", "C", "D", "B"]


def test_what_the_challenge_would_bring_counts_what_is_certain() -> None:
    """Claim, nobody to oppose, a rival beaten; a military challenge brings no power of its own."""
    assert coming(four("power"))["A"] == (9, 3)
    assert coming(four("power", "Tumblestone Knight"))["A"] == (9, 2)
    assert coming(four("military", "Tumblestone Knight"))["A"] == (9, 1)
    assert coming(four("power"))["D"] == (6, 0)


@pytest.mark.rule("GOT-029", "GOT-400")
def test_the_ring_has_who_is_whose_rival_and_what_concerns_whoever_looks() -> None:
    t = four()
    found = ring(view(t.g, "A"))
    assert found is not None
    assert [office.id for office in found.offices if office.seat] == [HAND, LAWS, COIN, "01211"]
    mine = {(tie.to, tie.kind) for tie in found.ties if tie.of == HAND}
    assert mine == {(LAWS, "ally"), (COIN, "rival"), ("01207", "rival")}
    assert [(each.id, each.params["seat"]) for each in found.told] == [
        ("got-ring-ally", "seat:B"),
        ("got-ring-rival", "seat:D"),
    ]


def test_a_joust_has_neither() -> None:
    t = Table({"characters": ["Robb Stark"]}, step="4.1w")
    assert race(view(t.g, "A")) is None
    assert ring(view(t.g, "A")) is None
