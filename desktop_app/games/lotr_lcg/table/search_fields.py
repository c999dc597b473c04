"""What can be searched in the cards of The Card Game: letters and words that its players know."""

from __future__ import annotations

from desktop_app.games.contract.cards import SearchField, search_field

SEARCH_FIELDS: tuple[SearchField, ...] = (
    search_field("sphere", "choice", "sphere", "esfera", "s"),
    search_field("cost", "number", "cost", "coste", "o"),
    search_field("threat", "number", "threat", "amenaza", "b", ("threat", "threat_cost")),
    search_field("engagement_cost", "number", "engagement", "enfrentamiento", "g"),
    search_field("willpower", "number", "willpower will", "voluntad", "w"),
    search_field("attack", "number", "attack", "ataque", "a"),
    search_field("defense", "number", "defense defence", "defensa", "d"),
    search_field("hit_points", "number", "hitpoints hp health", "impacto puntos vida", "h"),
    search_field("quest_points", "number", "questpoints qp", "misión", "q"),
    search_field("victory", "number", "victory", "victoria", "v"),
    search_field("stage", "number", "stage", "etapa"),
    search_field("encounter_set", "choice", "encounterset encounter", "encuentros"),
    search_field("subtype", "words", "subtype", "subtipo"),
    search_field("shadow", "words", "shadow", "sombra"),
)
