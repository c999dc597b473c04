"""Cards of our own making from which small decks of the games without built-in cards are made."""

from __future__ import annotations

from desktop_app.app.decks.model import Deck, Entry, merged
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.library.record import CardRecord
from tests.app.library.own_cards import card


def own_deck_cards() -> dict[str, list[CardRecord]]:
    """Cards for the decks below."""
    free = {"side": "free_peoples", "culture": "Rohan"}
    return {
        "thrones": [
            card("thrones", "90010", "Fealty to None", "agenda"),
            card("thrones", "90011", "A Long Night", "plot"),
            card("thrones", "90012", "Maid of the Weir", "character", faction="stark", ids=["aaaa-12"]),
            card("thrones", "90013", "The Kingsmoot (Day)", "location", faction="stark"),
            card("thrones", "90014", "Weirwood Bow", "attachment", faction="stark"),
            card("thrones", "90015", "For the Ford!", "event", faction="stark"),
            card(
                "thrones", "91012", "Maid of the Weir", "character", faction="stark", set="later", set_name="Later Set"
            ),
        ],
        "lotr_tcg": [
            card("lotr_tcg", "99_1", "Frodo", "companion", subtitle="Reluctant Traveller", **free),
            card("lotr_tcg", "99_2", "The One Ring", "the_one_ring", subtitle="Old Burden"),
            card("lotr_tcg", "99_3", "Ashen Causeway", "site", site_number=1),
            card("lotr_tcg", "99_4", "Éomund", "companion", subtitle="Marshal", **free),
            card("lotr_tcg", "99_5", "Uruk Digger", "minion", side="shadow", culture="Isengard"),
        ],
        "meccg": [
            card("meccg", "ZZ-1", "“Bob” (Bôrat)", "hazard", alignment="neutral", subtype=["Creature"]),
            card("meccg", "ZZ-2", "Old Ford", "site", alignment="hero"),
            card("meccg", "ZZ-3", "Old Ford", "site", alignment="minion"),
            card("meccg", "ZZ-4", "Pallando", "character", alignment="hero", avatar=True, unique=True),
            card("meccg", "ZZ-5", "Rope", "resource", alignment="hero", subtype=["Minor Item"]),
            card("meccg", "ZZ-6", "Odo", "character", alignment="hero", unique=True),
        ],
    }


def _deck(game: str, name: str, *entries: tuple[str, str, str, int], **options: str) -> Deck:
    return Deck(game, name, merged(game, [Entry(*entry) for entry in entries]), options)


def own_decks() -> list[Deck]:
    """A small deck of each of the three other games, with every part in use."""
    return [
        _deck(
            "thrones",
            "Wolves at the Ford",
            ("faction", "stark", "House Stark", 1),
            ("agendas", "90010", "Fealty to None", 1),
            ("plots", "90011", "A Long Night", 2),
            ("deck", "90012", "Maid of the Weir", 3),
            ("deck", "90013", "The Kingsmoot (Day)", 1),
            ("deck", "90014", "Weirwood Bow", 2),
            ("deck", "90015", "For the Ford!", 2),
        ),
        _deck(
            "lotr_tcg",
            "Riders",
            ("ring_bearer", "99_1", "Frodo", 1),
            ("ring", "99_2", "The One Ring", 1),
            ("sites", "99_3", "Ashen Causeway", 1),
            ("deck", "99_4", "Éomund", 4),
            ("deck", "99_5", "Uruk Digger", 4),
        ),
        _deck(
            "meccg",
            "Down the River",
            ("pool", "ZZ-6", "Odo", 1),
            ("pool", "ZZ-5", "Rope", 1),
            ("deck", "ZZ-4", "Pallando", 2),
            ("deck", "ZZ-1", "“Bob” (Bôrat)", 1),
            ("sites", "ZZ-2", "Old Ford", 1),
            ("sideboard", "ZZ-5", "Rope", 1),
            alignment="hero",
        ),
    ]


def built_in_decks() -> list[Deck]:
    """Every deck that ships with Longtable, with the English titles of its cards."""
    return list(preset_decks().values())
