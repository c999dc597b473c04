"""Factions of heroes: where they are won, by how much, and who wins them more easily."""

from __future__ import annotations

import pytest

from tests.games.meccg.cards.sentences import showing
from tests.games.meccg.cards.situations import inside
from tests.games.meccg.cards.table import CardTable, hero


def attempted(faction: str, site: str, who: str, roll: int) -> CardTable:
    """Somebody tries to win a faction at a site with a roll."""
    table = inside(site, who, hand=[faction], kind=hero)
    table.choose("acquire", faction, who).until("influence").rolls(roll).until("site")
    return table


FACTIONS = [
    ("Blue Mountain Dwarves", "Blue Mountain Dwarf-hold", "Sam Gamgee", 9),
    ("Riders of Rohan", "Edoras", "Gildor Inglorion", 9),
    ("Rangers of Ithilien", "Henneth Annûn", "Gildor Inglorion", 7),
    ("Men of Anórien", "Minas Tirith", "Gildor Inglorion", 7),
    ("Knights of Dol Amroth", "Dol Amroth", "Gildor Inglorion", 8),
    ("Men of Anfalas", "Lond Galen", "Gildor Inglorion", 8),
    ("Men of Lebennin", "Pelargir", "Gildor Inglorion", 7),
    ("Rangers of the North", "Bree", "Gildor Inglorion", 9),
]


@pytest.mark.parametrize(("faction", "site", "who", "number"), showing(1, FACTIONS))
def test_a_faction_is_won_at_its_site_by_a_check_greater_than_its_number(
    faction: str, site: str, who: str, number: int
) -> None:
    lost, won = (attempted(faction, site, who, roll) for roll in (number, number + 1))
    assert (lost.zone(faction), won.zone(faction)) == ("discard:A", "marshalling:A")
    assert (lost.stands(site), won.stands(site)) == ("untapped", "tapped")
    elsewhere = inside("Isengard", who, hand=[faction], kind=hero)
    assert not elsewhere.offers("acquire", faction)
    assert elsewhere.refusal(faction, "acquire").rule == "MEC-551"


MODIFIED = [
    ("Blue Mountain Dwarves", "Blue Mountain Dwarf-hold", (("Gildor Inglorion", -2), ("Balin", 2 + 3))),
    ("Riders of Rohan", "Edoras", (("Sam Gamgee", 1), ("Ioreth", 1 + 1), ("Peath", 1))),
    ("Rangers of Ithilien", "Henneth Annûn", (("Anborn", 1), ("Peath", 1), ("Sam Gamgee", 0))),
    ("Men of Anórien", "Minas Tirith", (("Anborn", 1), ("Peath", 1), ("Sam Gamgee", 0))),
    ("Knights of Dol Amroth", "Dol Amroth", (("Anborn", 1), ("Peath", 1), ("Sam Gamgee", 0))),
    ("Men of Anfalas", "Lond Galen", (("Anborn", 1), ("Peath", 1), ("Sam Gamgee", 0))),
    ("Men of Lebennin", "Pelargir", (("Ioreth", 1 + 1), ("Peath", 1), ("Sam Gamgee", 0))),
    ("Rangers of the North", "Bree", (("Anborn", 1), ("Peath", 1), ("Sam Gamgee", 0))),
]
"""Who adds what: the standard modification for the race, and the direct influence of whoever has some."""
NUMBERS = {faction: number for faction, _, _, number in FACTIONS}


@pytest.mark.parametrize(("faction", "site", "people"), showing(2, MODIFIED))
def test_standard_modifications_by_race(faction: str, site: str, people: tuple[tuple[str, int], ...]) -> None:
    for who, more in people:
        just = NUMBERS[faction] + 1 - more
        assert attempted(faction, site, who, just).zone(faction) == "marshalling:A", who
        assert attempted(faction, site, who, just - 1).zone(faction) == "discard:A", who
