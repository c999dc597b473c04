"""Sites of the adventure path: taken, liberated, replaced, and none beyond the ninth."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_tcg.reading.active import works
from desktop_app.games.lotr_tcg.verbs import path
from tests.games.carried_out import run
from tests.games.lotr_tcg.table import Table


@pytest.mark.rule("TCG-460", "TCG-461", "TCG-462", "TCG-463", "TCG-464", "TCG-465")
def test_the_lowest_site_behind_all_markers_can_be_taken() -> None:
    table = Table({"site": 2}, {"site": 1})
    assert path.site_to_take(table.g) == ""
    table = Table({"site": 3}, {"site": 2})
    run(path.take_control_of_site(table.g, "B"))
    assert (table.titles("controlled:B"), table.titles("path")[0]) == (["The Riddermark"], "Rohirrim Village")
    assert table.g.owners[table.id("The Riddermark")] == "A"
    assert not works(table.g, table.id("The Riddermark"))
    assert path.site_to_take(table.g) == ""


@pytest.mark.rule("TCG-466", "TCG-467", "TCG-468")
def test_the_highest_controlled_site_is_liberated() -> None:
    table = Table(
        {"site": 4}, {"site": 4, "controlled": ["The Riddermark", "Uruk Camp"]}, path=["Throne Room", "White Rocks"]
    )
    run(path.liberate_site(table.g))
    assert table.titles("path") == ["Uruk Camp", "Throne Room", "White Rocks"]
    assert table.titles("controlled:B") == ["The Riddermark"]


@pytest.mark.rule("TCG-119", "TCG-120", "TCG-457", "TCG-164")
def test_a_replaced_site_goes_back_to_its_owner() -> None:
    table = Table({"site": 2}, {"adventure": ["Uruk Camp"]})
    path.replace_site(table.g, "B", table.id("Uruk Camp"))
    assert table.titles("path") == ["The Riddermark", "Uruk Camp"]
    assert "Rohirrim Village" in table.titles("adventure:A")


@pytest.mark.rule("TCG-458")
def test_there_is_no_site_beyond_the_ninth() -> None:
    table = Table({"site": 9}, {})
    assert not path.lay_site(table.g, "B", 10)
    assert len(table.g.zones["path"]) == 9
