"""Who searches sees all the cards searched through, what fits and what does not; nobody else sees any."""

from __future__ import annotations

import pytest

from desktop_app.engine.view import SHOWN
from desktop_app.games.thrones.reading.queries import facts
from tests.games.thrones.table import Table, attack

WOLF = "Tumblestone Knight"


def seen(t: Table, seat: str) -> list[str]:
    """The titles of the hidden cards that the open question shows to a seat."""
    zone = t.session.look(seat).zones.get(SHOWN)
    return [t.g.codes[card.id] for card in zone.cards if card.code] if zone is not None else []


def codes(t: Table, *names: str) -> list[str]:
    return [t.g.codes[t.id(name)] for name in names]


@pytest.mark.rule("GOT-036", "GOT-039")
def test_who_searches_the_top_ten_sees_them_all_and_why_the_others_are_not_taken() -> None:
    below = ["The Roseroad"] * 8
    t = Table({"plot": "Summons", "deck": ["Ice", WOLF, *below, "Robb Stark"]}, step="1.3r")
    assert t.choices() == {WOLF}
    assert seen(t, "A") == [*codes(t, "Ice", WOLF), *codes(t, "The Roseroad") * 8]
    assert seen(t, "B") == []
    refused = {facts(t.g, each.source).titles["en"]: each.rule for each in t.question.refusals()}
    assert refused == {"Ice": "GOT-039", "The Roseroad": "GOT-039"}


@pytest.mark.rule("GOT-036", "GOT-038")
def test_where_nothing_fits_the_log_tells_who_searched_what_was_seen() -> None:
    t = Table({"plot": "Summons", "deck": ["Ice", "The Roseroad"]}, step="1.3r")
    (line,) = [line for line in t.session.log if line.message.id == "got-log-sees"]
    assert line.message.only == "A"
    assert line.message.params["cards"] == [t.g.ref(t.id(name)) for name in ("Ice", "The Roseroad")]
    assert t.said("got-log-finds-nothing") == 1


@pytest.mark.rule("GOT-036")
def test_olennas_cunning_looks_through_the_whole_deck() -> None:
    t = Table(
        {"gold": 5, "hand": ["Olenna’s Cunning"], "characters": ["Cersei Lannister"], "deck": ["Ice", WOLF, WOLF]},
        step="4.2.1w",
        challenge=attack("intrigue", "Cersei Lannister"),
    )
    t.until(asked="got-ask-respond").respond("Olenna’s Cunning").choose("character")
    assert (t.choices(), len(seen(t, "A"))) == ({"Ice"}, 3)
