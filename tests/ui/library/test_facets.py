"""Filters and bars of costs: they write the search, follow it, and count what it leaves."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox

from desktop_app.ui.library.cost_bars import CostBars
from desktop_app.ui.library.screen import LibraryScreen
from tests.ui.library.browsing import box, field, search, titles

ALLIES = "type:ally"


def test_a_filter_writes_the_search_and_a_search_ticks_the_filter(library: LibraryScreen) -> None:
    """Boxes and words say the same."""
    field(library)
    box(library, "Leadership").click()
    assert library.browser.field.text() == "sphere:Leadership"
    box(library, "Tactics").click()
    spheres = {library.searching.model.record_at(row).words_of("sphere") for row in range(len(titles(library)))}
    assert spheres == {"leadership", "tactics"}
    library.browser.field.setText("sphere:lore")
    assert box(library, "Lore").isChecked()
    assert not box(library, "Tactics").isChecked()


def test_signs_stand_before_the_spheres_and_before_no_single_value_of_another_filter(library: LibraryScreen) -> None:
    """A site of Middle-earth CCG and its neutral cards are called like frames of other games, and are not alike."""
    assert not box(library, "Leadership").icon().isNull()
    assert not box(library, "Neutral").icon().isNull()
    library.show_game("meccg")
    assert box(library, "Site").icon().isNull()
    assert box(library, "Neutral").icon().isNull()


def test_a_bar_of_costs_asks_for_that_cost(library: LibraryScreen) -> None:
    """Its digit does the same as a press."""
    field(library)
    bars = library.findChild(CostBars)
    assert bars is not None
    QTest.keyClick(bars, Qt.Key.Key_2)
    assert library.browser.field.text() == "cost=2"
    assert titles(library)


def test_in_a_narrow_column_one_word_stands_beside_the_box(library: LibraryScreen) -> None:
    """Whole, where all the words would be cut; who listens hears them all."""
    box = next(each for each in library.findChildren(QCheckBox) if each.text() == "Only what I own")
    library.browser.setMaximumWidth(360)
    QApplication.processEvents()
    assert box.text() == "Owned"
    assert box.width() >= box.sizeHint().width()
    assert box.accessibleName() == box.toolTip() == "Only what I own"
    library.browser.setMaximumWidth(2000)
    QApplication.processEvents()
    assert box.text() == "Only what I own"


def counted(library: LibraryScreen, name: str) -> int:
    """The number beside a filter."""
    return int(box(library, name).accessibleName().rpartition(", ")[2])


def test_filters_count_what_the_search_leaves(library: LibraryScreen) -> None:
    field(library)
    everywhere = counted(library, "Leadership")
    search(library, ALLIES)
    assert counted(library, "Leadership") == len(titles_of(library, f"{ALLIES} s:leadership")) < everywhere
    assert counted(library, "Hero") == len(titles_of(library, "type:hero")) > 0
    search(library, f"{ALLIES} s:leadership cost:2")
    assert counted(library, "Tactics") == len(titles_of(library, f"{ALLIES} s:tactics cost:2"))
    assert counted(library, "Ally") == len(titles_of(library, "s:leadership cost:2 t:ally"))


def titles_of(library: LibraryScreen, text: str) -> list[int]:
    """What a search finds in the game on the screen."""
    return library.catalogue.library.search(text, library.searching.game)


def test_traits_are_filters_as_well(library: LibraryScreen) -> None:
    field(library)
    box(library, "Dwarf").click()
    assert library.browser.field.text() == "trait:Dwarf"
    assert titles_of(library, "k:dwarf") == list(library.searching.model.ids)
    library.browser.field.setText("k:dwarf|ranger")
    assert box(library, "Dwarf").isChecked()


def test_the_bars_of_costs_follow_the_search(library: LibraryScreen) -> None:
    field(library)
    search(library, f"{ALLIES} s:lore")
    bars = library.findChild(CostBars)
    assert bars is not None
    assert bars.counts == [len(titles_of(library, f"{ALLIES} s:lore cost={cost}")) for cost in range(len(bars.counts))]
    assert sum(bars.counts) > 0
