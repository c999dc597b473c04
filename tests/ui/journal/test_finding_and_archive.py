"""A campaign that is over is put away, found by what stands in it, read, and taken out again; in the real window."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from desktop_app.ui.shell.parts import Panel, SwitchBox
from tests.ui.clipping import faults
from tests.ui.journal.conftest import Keeper


def on_shelf(keeper: Keeper) -> list[str]:
    buttons = keeper.person.window.findChildren(QPushButton)
    return [each.objectName() for each in buttons if each.objectName().startswith("campaign-") and each.isVisible()]


def right_of(within: QWidget, kind: type[QWidget]) -> int:
    """Where the only one of a kind in sight ends."""
    there = [each for each in within.findChildren(kind) if each.isVisible()]
    assert len(there) == 1
    return there[0].mapTo(within, there[0].rect().topRight()).x()


def test_a_campaign_goes_into_the_archive_is_found_there_and_comes_out(keeper: Keeper) -> None:
    keeper.new_campaign()
    kept = keeper.screen.open_id
    keeper.write_note(story="The courier left at dawn.")
    keeper.press("archive")
    assert on_shelf(keeper) == []
    assert keeper.person.sees("Paths of Mirkwood was put into the archive.")
    assert keeper.person.sees("The archive")
    keeper.screen.sought = "courier"
    keeper.screen.show_again()
    assert keeper.person.sees("Found in one place")
    assert faults(keeper.person.window) == []
    assert right_of(keeper.screen, SwitchBox) == right_of(keeper.screen, Panel)
    keeper.press(f"found-{kept}-2")
    assert keeper.person.sees("The courier left at dawn.")
    keeper.press("unarchive")
    assert on_shelf(keeper) == [f"campaign-{kept}"]
    assert not keeper.campaign.archived
