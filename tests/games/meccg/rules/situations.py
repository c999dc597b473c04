"""Companies at a site that they have entered, or under attack."""

from __future__ import annotations

from typing import Any

from tests.games.meccg.table import Table, at


def there(site: Any, *members: Any, hand: list[str], kind: str = "wizard", bor: dict[str, Any] | None = None) -> Table:
    """A company that has entered its site."""
    company = at(site, *members, went=True, entered=True)
    return Table({"kind": kind, "companies": [company], "hand": hand}, bor, step="site_actions")


def attacked(*members: Any, step: str = "assign", bor: dict[str, Any] | None = None, **attack: Any) -> Table:
    """Orcs attack a company at Moria in its movement/hazard phase."""
    told = {"race": "orc", "strikes": 1, "prowess": 8, **attack}
    company = at("Moria", *members, limit=4, moved=True, path=["wilderness", "wilderness"])
    return Table({"companies": [company]}, bor, step=step, attack=told)
