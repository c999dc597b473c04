"""What can be searched in the cards of Middle-earth Quest: letters and words that its players know."""

from __future__ import annotations

from desktop_app.games.contract.cards import SearchField, search_field

SEARCH_FIELDS: tuple[SearchField, ...] = (
    search_field("owner", "choice", "owner deck", "dueño mazo"),
    search_field("kind", "choice", "kind", "clase"),
    search_field("stage", "number", "stage", "etapa"),
    search_field("attack", "number", "attack", "ataque", "a"),
    search_field("defense", "number", "defense defence", "defensa", "d"),
    search_field("strength_cost", "number", "strengthcost cost", "coste", "o"),
    search_field("health", "number", "health", "vida", "h"),
    search_field("strength", "number", "strength", "fuerza", "s"),
    search_field("wisdom", "number", "wisdom", "sabiduría", "w"),
    search_field("agility", "number", "agility", "agilidad"),
    search_field("fortitude", "number", "fortitude", "fortaleza", "f"),
    search_field("movement", "choice", "movement", "movimiento", "m"),
    search_field("favor", "number", "favor favour", "favor"),
    search_field("place", "words", "place location", "lugar"),
)
