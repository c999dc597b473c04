"""Unique cards: one of a title in play for everybody together."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_lcg.reading.queries import copies_in_play, facts
from tests.games.lotr_lcg.rules.made_up_encounters import TAME_DOG
from tests.games.lotr_lcg.table import Table, refused


@pytest.mark.rule("LCG-083", "LCG-084")
def test_a_second_unique_copy_is_neither_played_nor_put_into_play() -> None:
    table = Table(
        players={
            "Ana": {
                "heroes": [{"card": "Théodred", "resources": 9}],
                "hand": ["Faramir", "Sneak Attack"],
                "allies": ["Bell Ringer"],
            },
            "Bor": {"heroes": ["Gimli"], "allies": ["Faramir"]},
        }
    )
    in_hand = table.g.zones["hand:A"][0]
    assert not [option for option in table.question.options if option.source == in_hand]
    refusal = table.refusal(in_hand)
    assert refusal is not None
    assert refusal.rule == "LCG-084"
    assert refusal.because == table.id("Faramir")
    refused(table, "Sneak Attack", "LCG-084")
    assert len(list(copies_in_play(table.g, table.g.codes[in_hand]))) == 1


@pytest.mark.rule("LCG-108")
def test_a_copy_is_any_card_of_the_title() -> None:
    table = Table(staging=["Faithful Dog"], hand=["Bell Ringer"])
    dog = table.g.zones["staging"][0]
    assert facts(table.g, dog).type != "hero"
    assert list(copies_in_play(table.g, TAME_DOG)) == [dog]


@pytest.mark.rule("LCG-085")
def test_the_encounter_decks_unique_character_drives_out_the_players() -> None:
    table = Table(allies=["Bell Ringer", TAME_DOG], encounter_deck=["Faithful Dog"], step="3.3")
    tame = table.g.zones["play:A"][-1]
    table.until("3.3w")
    assert table.g.home[tame] == "discard:A"
    assert table.titles("staging") == ["Faithful Dog"]
