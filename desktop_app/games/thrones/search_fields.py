"""What can be searched in the cards of A Game of Thrones: letters and words that its players know."""

from __future__ import annotations

from desktop_app.games.contract.cards import SearchField, search_field

SEARCH_FIELDS: tuple[SearchField, ...] = (
    search_field("faction", "choice", "faction house", "facción casa", "f"),
    search_field("loyal", "flag", "loyal", "leal", "l"),
    search_field("cost", "number", "cost", "coste", "o"),
    search_field("strength", "number", "strength str", "fuerza fue", "s"),
    search_field("military", "flag", "military", "militar", "m", ("icons",), "military"),
    search_field("intrigue", "flag", "intrigue", "intriga", "g", ("icons",), "intrigue"),
    search_field("power", "flag", "power", "poder", "p", ("icons",), "power"),
    search_field("income", "number", "income", "ingresos", "n"),
    search_field("initiative", "number", "initiative", "iniciativa", "v"),
    search_field("claim", "number", "claim", "conquista", "b"),
    search_field("reserve", "number", "reserve", "reserva", "h"),
    search_field("deck_limit", "number", "decklimit limit", "límite"),
    search_field("rarity", "choice", "rarity", "rareza", "r"),
    search_field("designer", "words", "designer", "diseñador", "d"),
)
