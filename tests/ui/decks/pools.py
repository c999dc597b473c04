"""Cards of our own making, enough of each game to build a legal deck of them."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord
from tests.app.library.own_cards import card


def pools() -> dict[str, list[CardRecord]]:
    """The cards of the games that have none built in; beside what fits stands what does not."""
    return {"thrones": _thrones(), "lotr_tcg": _tcg(), "meccg": _meccg()}


def _thrones() -> list[CardRecord]:
    cards = [card("thrones", f"9010{n}", f"Plan {n}", "plot") for n in range(1, 8)]
    cards += [card("thrones", f"902{n:02}", f"Sworn Sword {n:02}", "character", faction="baratheon") for n in range(20)]
    cards += [card("thrones", f"903{n:02}", f"Far Rider {n:02}", "character", faction="stark") for n in range(5)]
    return [
        *cards,
        card("thrones", "90400", "Plain Oath", "agenda"),
        card("thrones", "90500", "A Hammer", "attachment"),
    ]


def _tcg() -> list[CardRecord]:
    first, fourth = {"set": "1", "set_name": "First Set"}, {"set": "4", "set_name": "Fourth Set"}
    free = {"side": "free_peoples", "culture": "Rohan", **first}
    dark = {"side": "shadow", "culture": "Moria", **first}
    cards = [card("lotr_tcg", f"1_{n}", f"Rider {n:02}", "companion", **free) for n in range(10)]
    cards += [card("lotr_tcg", f"1_{20 + n}", f"Digger {n:02}", "minion", **dark) for n in range(10)]
    cards += [
        card("lotr_tcg", f"1_{40 + n}", f"Road {n}", "site", site_number=n, block="fellowship", **first)
        for n in range(1, 10)
    ]
    cards += [card("lotr_tcg", f"4_{n}", f"Late Rider {n:02}", "companion", **{**free, **fourth}) for n in range(4)]
    return [
        *cards,
        card("lotr_tcg", "1_60", "Frodo", "companion", subtitle="Reluctant Traveller", **free),
        card("lotr_tcg", "4_60", "Frodo", "companion", subtitle="Late Traveller", **{**free, **fourth}),
        card("lotr_tcg", "1_61", "The One Ring", "the_one_ring", subtitle="Old Burden", **first),
    ]


def _meccg() -> list[CardRecord]:
    cards = [card("meccg", f"R-{n}", f"Help {n:02}", "resource", subtype=["Short-event"]) for n in range(10)]
    cards += [
        card("meccg", f"H-{n}", f"Beast {n:02}", "hazard", alignment="neutral", subtype=["Creature"]) for n in range(10)
    ]
    cards += [card("meccg", f"C-{n}", f"Wanderer {n}", "character", unique=True) for n in range(3)]
    cards += [card("meccg", f"M-{n}", f"Lackey {n}", "character", unique=True, alignment="minion") for n in range(3)]
    return [
        *cards,
        card("meccg", "S-1", "Old Ford", "site"),
        card("meccg", "A-1", "The Grey Wanderer", "character", unique=True, avatar=True),
        card("meccg", "A-2", "The Second Rider", "character", unique=True, avatar=True, alignment="minion"),
    ]
