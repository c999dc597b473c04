"""What no game of bots comes to is shown as well: an heir of the Ring, a card on guard, an agent."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop_app.app.profiles.settings import Settings
from desktop_app.engine.session import Session
from desktop_app.ui.table.moments.pace import steps_of
from desktop_app.ui.table.moments.player import Frame
from tests.games.lotr_tcg.rules.test_answers_sites_and_stacks import burdened
from tests.games.lotr_tcg.rules.test_what_ends_in_the_middle import skirmish
from tests.games.meccg.rules.test_agents_abroad import against, lurking
from tests.games.meccg.table import Table as Land
from tests.games.meccg.table import at
from tests.ui.table.conftest import Table

LayTable = Callable[..., Table]
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


def test_a_deck_that_a_line_tells_of_is_where_a_card_comes_from_and_no_patch_in_the_dark(lay_table: LayTable) -> None:
    """In a small window the piles are a line; of a deck that is not seen nothing can come to light."""
    company = at("Lórien", "Elrond", "Balin", "Elladan", goal="Moria")
    land = Land({"companies": [company], "locations": ["Moria"], "deck": ["Cram"]}, step="company").until("way")
    table = lay_table(land.session, seats=["A"], settings=SHOWN, size=(1024, 640))
    (answer,) = [option for option in land.question.options if option.detail == "starter"]
    showing = table.screen.showing
    table.screen.controller.answer([answer.key])
    showing.hold()
    (moment,) = [moment for moment in showing.player.queue if moment.kind.id == "arrival"]
    assert not table.screen.scene.piles["deck:A"].spot.open
    assert showing.sights.deck(moment).isEmpty()
    assert not showing.sights.origin(moment).isEmpty()
