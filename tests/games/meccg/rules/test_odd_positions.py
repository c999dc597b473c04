"""What a position may say of companies on their way, and what is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.meccg.table.positions import build
from tests.games.meccg.table import Table, at

ROAD: dict[str, Any] = {"moved": True, "way": "region", "path": ["wilderness"], "regions": ["Redhorn Gate"], "limit": 2}


@pytest.mark.rule("MEC-488", "MEC-493")
def test_a_company_that_has_moved_has_had_its_phase_or_has_it_now() -> None:
    moving = [at("Moria", "Elrond", **ROAD), at("Bree", "Beretar", **ROAD), at("Rivendell", "Haldir")]
    table = Table({"companies": moving}, step="hazards", company=1).until("hazards")
    assert [each.went for each in table.g.companies[:3]] == [True, False, False]
    table.until("company")
    assert [option.source for option in table.question.options] == [table.id("Haldir")]


@pytest.mark.rule("MEC-495", "MEC-497")
@pytest.mark.parametrize("step", ["reveal", "site_path"])
def test_no_site_path_is_told_of_who_came_from_nowhere(step: str) -> None:
    players = {"Ana": {"companies": [at("Rivendell", "Haldir"), at("Moria", "Elrond", **ROAD)]}}
    with pytest.raises(BadPosition) as wrong:
        build({"step": step, "company": 1, "players": players}, ("Ana", "Bor"))
    assert (wrong.value.path, wrong.value.kind) == ("players/Ana/companies/1/origin", "card")
