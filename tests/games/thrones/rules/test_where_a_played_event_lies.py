"""Where an event lies while it is answered: it resolves, and is on its pile before anybody reacts to what it did."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack

SWORD = "Put to the Sword"


@pytest.mark.rule("GOT-165")
def test_whoever_reacts_to_what_an_event_did_finds_it_on_its_pile() -> None:
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Joffrey Baratheon", "Tywin Lannister"]},
        {"characters": ["Viserys Targaryen", {"card": "Shireen Baratheon", "attachments": ["Bodyguard"]}]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.until(asked="got-ask-respond").respond(SWORD, "Viserys Targaryen")
    assert (t.who, t.zone(SWORD)) == ("Bor", "resolving"), "he is being killed: Viserys may be answered"
    t.respond("Viserys Targaryen")
    assert t.zone("Bodyguard") == "discard:B"
    assert t.offers("respond", "Joffrey Baratheon")
    assert t.zone(SWORD) == "discard:A"


@pytest.mark.rule("GOT-165", "GOT-417")
def test_what_answers_an_event_in_its_middle_does_not_lay_it_down() -> None:
    """The guard who dies for his lady is another ability: the sword has done nothing yet."""
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Shireen Baratheon", "attachments": ["Bodyguard"]}, "Robb Stark"], "gold": 0},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.until(asked="got-ask-respond").respond(SWORD, "Shireen Baratheon").respond("Bodyguard")
    assert (t.zone("Shireen Baratheon"), t.zone(SWORD)) == ("characters:B", "discard:A")
    assert t.g.named == {}


@pytest.mark.rule("GOT-165", "GOT-430")
def test_an_event_that_becomes_an_attachment_lies_on_no_pile() -> None:
    t = Table(
        {"hand": ["Risen from the Sea"], "characters": ["Theon Greyjoy"]},
        {"gold": 2, "hand": [SWORD], "characters": ["Robb Stark"]},
        step="4.2.1w",
        first_player="Bor",
        challenge=attack("military", "Robb Stark", by="Bor"),
    )
    t.until(asked="got-ask-respond").respond(SWORD).respond("Risen from the Sea")
    assert (t.zone("Risen from the Sea"), t.zone(SWORD)) == ("attached", "discard:B")
