"""Cards of our own making in the shapes of the five games, for tests: no publisher printed them."""

from __future__ import annotations

from typing import Any

from desktop_app.app.library.record import CardRecord, read_record


def card(game: str, code: str, title: str, type: str, **more: Any) -> CardRecord:
    """A card of that game; what its type needs and the test does not care about is filled in."""
    data: dict[str, Any] = {
        "code": code,
        "titles": {"en": title},
        "type": type,
        "set": "own",
        "set_name": "Our Own Set",
    }
    return read_record(game, data | _needed(game, type) | more, "own")


def _needed(game: str, type: str) -> dict[str, Any]:
    if game == "thrones":
        numbers = {"plot": ("income", "initiative", "claim", "reserve"), "character": ("cost", "strength")}
        needed = dict.fromkeys(numbers.get(type, () if type in ("agenda", "title", "faction") else ("cost",)), 3)
        return {"faction": "neutral", **needed}
    if game == "lotr_tcg":
        if type == "site":
            return {"shadow_number": 1, "block": "towers"}
        if type == "the_one_ring":
            return {}
        return {"side": "free_peoples", "culture": "Gandalf", "twilight": 1, "strength": 3, "vitality": 2}
    if game == "meccg":
        return {"alignment": "hero"} | ({"site_type": "{R}"} if type == "site" else {})
    if game == "lotr_lcg" and type in ("hero", "ally"):
        return {"willpower": 1, "attack": 1, "defense": 1, "hit_points": 2}
    return {}


def own_cards() -> dict[str, list[CardRecord]]:
    """A few cards of each game that has none built in."""
    return {
        "thrones": [
            card("thrones", "90001", "The Ferryman’s Debt", "event", cost=1, faction="greyjoy", traits=["Song"]),
            card(
                "thrones",
                "90002",
                "Maid of the Weir",
                "character",
                faction="stark",
                strength=4,
                cost="X",
                icons=["intrigue", "power"],
                unique=True,
                loyal=True,
                text={"en": "While you are losing, she gains 2 strength."},
            ),
            card("thrones", "90003", "A Long Night’s Watch", "plot", income=5, claim=0),
        ],
        "lotr_tcg": [
            card(
                "lotr_tcg", "99_1", "Halbarad", "companion", subtitle="Keeper of the Ford", race="Man", signet="Aragorn"
            ),
            card("lotr_tcg", "99_2", "Ashen Causeway", "site", site_number=4, shadow_number=3),
        ],
        "meccg": [
            card("meccg", "ZZ-1", "Marsh Wight", "hazard", subtype=["Creature"], prowess=9, body="-", strikes="2"),
            card("meccg", "ZZ-2", "Oathkeeper", "resource", subtype=["Faction"], marshalling_points="3(5)"),
        ],
        "me_quest": [
            card("me_quest", "own-1", "Low Blow", "hero_card", attack=2, defense=1, strength_cost=1, kind="melee"),
        ],
    }
