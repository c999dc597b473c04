"""The page of the log says why: the rules its lines stand on, where each comes from, and how it stood at an entry."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from desktop_app.app.journal.campaign import Entry
from desktop_app.app.journal.writing import added
from desktop_app.games.contract.campaigns import Change
from desktop_app.ui.journal.checks import MOST
from desktop_app.ui.render.stage import settle
from tests.ui.clipping import faults
from tests.ui.journal.conftest import Keeper


def with_a_victory(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.write_game(earned="Mendor’s Support", fallen__Bor="Dúnhere")


def test_a_point_of_the_list_says_since_when_and_leads_to_its_rule(keeper: Keeper) -> None:
    with_a_victory(keeper)
    assert keeper.person.sees("Mendor’s Support goes into a player deck (since I. Passage Through Mirkwood)")
    button = next(each for each in keeper.screen.findChildren(QPushButton) if each.objectName() == "rule-LCG-519")
    asked: list[str] = []
    keeper.screen.rule_wanted.connect(asked.append)
    button.click()
    settle()
    assert asked == ["LCG-519"]


def test_the_page_says_that_it_is_read_as_it_stood_and_leads_back(keeper: Keeper) -> None:
    with_a_victory(keeper)
    keeper.press("as-it-stood-1")
    assert keeper.person.sees("As it stood after “The company sets out”, ")
    assert not keeper.person.sees("Mendor’s Support goes into a player deck")
    assert keeper.person.sees("Before chapter I")
    assert faults(keeper.person.window) == []
    keeper.press("as-it-stands")
    assert keeper.person.sees("Before chapter II")


def test_a_pool_of_hundreds_is_counted_and_not_unrolled(keeper: Keeper) -> None:
    keeper.new_campaign()
    opened, now = keeper.screen.opened(), keeper.screen.store.now()
    assert opened is not None
    pool = tuple(Change("pool", "add", "Valor", "01133", bearer="Aragorn" if at else "") for at in range(300))
    keeper.screen.keep(opened.id, added(opened.campaign, Entry(id=1, kind="change", date=now, changes=pool), now))
    settle()
    assert keeper.person.sees(f"… and {300 - MOST} more of this point")
    assert keeper.person.sees("Valor is attached to a hero nobody has named yet")
