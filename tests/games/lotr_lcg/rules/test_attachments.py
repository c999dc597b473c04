"""Attachments: where they hang, who controls them, and when they fall."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_lcg.state import LcgState
from tests.games.lotr_lcg.rules.made_up import until_round_ends
from tests.games.lotr_lcg.table import Table


@pytest.mark.rule("LCG-086")
def test_an_attachment_hangs_on_its_host() -> None:
    table = Table(heroes=[{"card": "Théodred", "resources": 2}, "Aragorn"], hand=["Steward of Gondor"])
    table.play("Steward of Gondor", "Aragorn")
    assert table["Steward of Gondor"].host == table.id("Aragorn")
    assert table["Aragorn"].attachments == [table.id("Steward of Gondor")]
    told = next(line.message for line in table.session.log if line.message.id == "lcg-log-plays-on")
    assert told.params["host"] == table.g.ref(table.id("Aragorn"))


@pytest.mark.rule("LCG-088")
def test_a_sixth_attachment_is_no_burden() -> None:
    bearer = {"card": "Aragorn", "attachments": ["Unexpected Courage"] * 3 + ["The Favor of the Lady"] * 2}
    table = Table(heroes=[bearer, {"card": "Éowyn", "resources": 2}], hand=["Unexpected Courage"])
    table.play("Unexpected Courage", "Aragorn")
    assert len(table["Aragorn"].attachments) == 6


@pytest.mark.rule("LCG-089")
def test_attachments_fall_with_their_host() -> None:
    table = Table(
        heroes=["Aragorn", "Éowyn"],
        allies=[{"card": "Snowbourn Scout", "committed": True, "exhausted": True, "attachments": ["Strap", "Plate"]}],
        encounter_deck=["The Necromancer's Reach"],
        step="3.3",
    ).until("3.4w")
    assert table.zone("Snowbourn Scout") == "discard:A"
    assert table.zone("Strap") == "discard:A"
    assert table.zone("Plate") == "discard:A"


@pytest.mark.rule("LCG-090")
def test_a_restriction_is_checked_only_on_entering_play() -> None:
    def lose_traits(g: LcgState) -> None:
        g.effects.append(until_round_ends("blank", 0, table.id("Denethor")))

    table = Table(
        heroes=[{"card": "Denethor", "attachments": ["Guard's Horn"]}], allies=["Bell Ringer"], hand=["Guard's Horn"]
    )
    table.prepare(lose_traits).choose("use", "Bell Ringer")
    assert table["Guard's Horn"].host == table.id("Denethor")
    assert not table.offers("play", "Guard's Horn")


@pytest.mark.rule("LCG-091", "LCG-092")
def test_an_attachment_on_anothers_hero_is_theirs() -> None:
    table = Table(
        players={
            "Ana": {"heroes": [{"card": "Théodred", "resources": 2}], "hand": ["Steward of Gondor"]},
            "Bor": {"heroes": ["Gimli"]},
        }
    )
    table.play("Steward of Gondor", "Gimli")
    steward = table.id("Steward of Gondor")
    assert table.g.pieces[steward].controller == "B"
    assert table.g.owners[steward] == "A"
    assert table.asked("Bor") == "lcg-ask-action"
    assert table.offers("use", "Steward of Gondor")


@pytest.mark.rule("LCG-092")
def test_an_attachment_put_into_play_on_anothers_hero_is_theirs_too() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Théodred"], "hand": ["Flask", "Unpack"]},
            "Bor": {"heroes": ["Gimli"]},
        }
    )
    table.play("Unpack").choose("choose", "Gimli")
    assert table["Flask"].host == table.id("Gimli")
    assert table["Flask"].controller == "B"


@pytest.mark.rule("LCG-092")
def test_a_treachery_on_an_ally_that_changes_hands_stays_the_encounter_decks() -> None:
    took = {"card": "Wandering Took", "attachments": ["Caught in a Web", "Flask"]}
    table = Table(
        players={"Ana": {"heroes": ["Éowyn"], "allies": [took]}, "Bor": {"heroes": ["Gimli"], "threat": 10}},
        step="3.1w",
    )
    table.choose("use", "Wandering Took")
    controllers = [table[title].controller for title in ("Wandering Took", "Flask", "Caught in a Web")]
    assert controllers == ["B", "B", ""]


@pytest.mark.rule("LCG-093")
def test_an_attachment_stays_ready_when_its_host_exhausts() -> None:
    bearer = {"card": "Aragorn", "attachments": ["Steward of Gondor"]}
    table = Table(heroes=[bearer], step="3.2", encounter_deck=["Quiet Glade"])
    table.choose_all("commit", "Aragorn")
    assert table["Aragorn"].exhausted
    assert not table["Steward of Gondor"].exhausted
    table.until("3.2w").choose("use", "Steward of Gondor")
    assert table["Steward of Gondor"].exhausted


@pytest.mark.rule("LCG-254")
def test_what_cannot_have_attachments_is_not_offered() -> None:
    table = Table(engaged=["Forest Spider"], staging=["King Spider"], hand=["Tether"])
    table.prepare(lambda g: g.effects.append(until_round_ends("cannot:attachments", 0, table.id("King Spider"))))
    assert table.offers("play", "Tether", "Forest Spider")
    assert not table.offers("play", "Tether", "King Spider")


@pytest.mark.rule("LCG-255")
def test_a_named_trait_bars_only_its_own_attachments() -> None:
    table = Table(heroes=["Aragorn"], hand=["Strap", "Plate"])
    table.prepare(lambda g: g.effects.append(until_round_ends("cannot:attachments:weapon", 0, table.id("Aragorn"))))
    assert table.offers("play", "Plate", "Aragorn")
    assert not table.offers("play", "Strap", "Aragorn")
    refusal = table.refusal("Strap", "Aragorn")
    assert refusal is not None
    assert refusal.rule == "LCG-087"


@pytest.mark.rule("LCG-256")
def test_attachments_fall_off_what_can_have_none() -> None:
    bearer = {"card": "Aragorn", "attachments": ["Strap", "Plate"]}
    table = Table(heroes=[bearer, "Éowyn"], allies=["Bell Ringer"], hand=["Flask"], step="2.2")
    table.prepare(lambda g: g.effects.append(until_round_ends("cannot:attachments", 0, table.id("Aragorn"))))
    table.play("Flask", "Éowyn")
    assert table.asked("Ana") == "lcg-ask-discard-order"
    table.choose_all("put", "Plate", "Strap")
    assert table["Aragorn"].attachments == []
    assert table.titles("discard:A") == ["Plate", "Strap"]
    assert table["Flask"].host == table.id("Éowyn")
