"""What no game of bots comes to is shown as well: an heir of the Ring, a card on guard, an agent."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import QPointF

from desktop_app.app.profiles.settings import Settings
from desktop_app.engine.frozen import replace
from desktop_app.engine.session import Session
from desktop_app.ui.render.in_positions import eve_of
from desktop_app.ui.table.moments.card_stage import CardStage
from desktop_app.ui.table.moments.pace import steps_of
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.told import Moment
from tests.games.lotr_tcg.rules.skirmishing import skirmish
from tests.games.lotr_tcg.rules.test_answers_sites_and_stacks import burdened
from tests.games.meccg.rules.test_agents_abroad import against, lurking
from tests.games.meccg.table import Table as Land
from tests.games.meccg.table import at
from tests.ui.table.conftest import LayTable, Table

SHOWN = Settings(motion="normal", moments="slow", even_pauses=False)


def told(lay_table: LayTable, session: Session, keys: list[str], kind: str) -> list[str]:
    """Gives an answer; what is told of the moment that it brings, line by line, as the stage shows its last one."""
    assert session.question is not None
    table = lay_table(session, seats=[session.question.seat], settings=SHOWN, size=(1366, 768))
    showing = table.screen.showing
    table.screen.controller.answer(keys)
    showing.hold()
    (moment,) = [moment for moment in showing.player.queue if moment.kind.id == kind]
    showing.show(Frame(moment, steps_of(moment)[-1], 1.0))
    assert not showing.stage.grab().isNull()
    return [row.aloud for row in showing.rows(moment)]


def test_who_bears_the_ring_after_frodo_is_shown(lay_table: LayTable) -> None:
    ana = {"ring_bearer": burdened(4), "worn": True, "fellowship": ["Sam"]}
    fight = skirmish(ana, {"minions": ["Uruk Defender"]}, "Frodo", "Uruk Defender").until("respond")
    (answer,) = fight.find("respond", "Sam")
    lines = told(lay_table, fight.session, [answer.key], "heir")
    assert any("Sam" in line for line in lines)


def test_a_creature_that_waited_on_guard_is_shown(lay_table: LayTable) -> None:
    company = at("Moria", "Elrond", on_guard=["Orc-watch"], went=True)
    land = Land({"companies": [company]}, step="site_company").until("enter").choose("enter").until("guard-creature")
    (answer,) = [option for option in land.question.options if option.source == land.id("Orc-watch")]
    lines = told(lay_table, land.session, [answer.key], "guard")
    assert any("Orc-watch" in line for line in lines)


@pytest.mark.parametrize("sites", [("Beorn’s House", "Eagles’ Eyrie"), ("Gondmaeglom",)])
def test_an_agent_that_is_revealed_is_shown(lay_table: LayTable, sites: tuple[str, ...]) -> None:
    land = against(lurking("Mîonid", "Bandit Lair", *sites))
    (answer,) = land.find("agent_reveal", "Mîonid")
    lines = told(lay_table, land.session, [answer.key], "agent")
    assert any("Mîonid" in line for line in lines)


@pytest.mark.parametrize(("game", "kind"), [("lotr_tcg", "corruption"), ("lotr_tcg", "heir"), ("meccg", "agent")])
def test_pictures_of_them_are_found_in_the_positions_of_the_game(lay_table: LayTable, game: str, kind: str) -> None:
    eve = eve_of(game, kind)
    assert eve is not None
    assert told(lay_table, eve.session, list(eve.keys), kind)


def arriving(lay_table: LayTable, size: tuple[int, int]) -> tuple[Table, Moment]:
    """A company of Ana's that comes from Lórien to Moria."""
    company = at("Lórien", "Elrond", "Balin", "Elladan", goal="Moria")
    ana = {"companies": [company], "locations": ["Moria"], "deck": ["Orc-watch"], "discard": ["Cram"]}
    land = Land(ana, step="company").until("way")
    table = lay_table(land.session, seats=["A"], settings=SHOWN, size=size)
    (answer,) = [option for option in land.question.options if option.detail == "starter"]
    showing = table.screen.showing
    table.screen.controller.answer([answer.key])
    showing.hold()
    (moment,) = [moment for moment in showing.player.queue if moment.kind.id == "arrival"]
    return table, moment


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
def test_a_site_comes_to_light_from_its_place_on_the_land_and_from_no_deck(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    table, moment = arriving(lay_table, size)
    scene, sights = table.screen.scene, table.screen.showing.sights
    assert scene.land is not None
    assert scene.land.map is not None
    moria = scene.land.map.where("moria")
    assert moria is not None
    assert sights.origin(moment).contains(QPointF(*moria))
    assert sights.deck(moment).isEmpty(), "no deck stands lit in the dark"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_what_is_told_of_an_arrival_stands_beside_the_company_that_arrives(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    """It stood over one's own companies while half the land lay free."""
    table, moment = arriving(lay_table, size)
    showing = table.screen.showing
    stage = CardStage(showing.ground(), moment, showing.rows(moment), [], 1.0)
    company = showing.sights.mat_of(moment.goes)
    assert not company.isEmpty()
    assert not stage.panel.intersects(company)


def test_a_deck_that_a_line_tells_of_is_no_patch_in_the_dark(lay_table: LayTable) -> None:
    """In a small window the piles are a line; of a deck that is not seen nothing can come to light."""
    table, moment = arriving(lay_table, (1024, 640))
    assert moment.after is not None
    (cram,) = moment.after.zones["discard:A"].cards
    line = moment.lines[0]
    message = dataclasses.replace(line.message, params={**line.message.params, "site": f"@{cram.id}:{cram.code}"})
    drawn, sights = replace(moment, lines=(replace(line, message=message),)), table.screen.showing.sights
    assert drawn.subject == (cram.id, cram.code)
    assert not table.screen.scene.piles["deck:A"].spot.open
    assert sights.deck(drawn).isEmpty()
    assert not sights.origin(drawn).isEmpty()
