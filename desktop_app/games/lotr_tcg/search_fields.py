"""What can be searched in the cards of the Trading Card Game: letters and words that its players know."""

from __future__ import annotations

from desktop_app.games.contract.cards import SearchField, search_field

SEARCH_FIELDS: tuple[SearchField, ...] = (
    search_field("subtitle", "words", "subtitle", "subtítulo"),
    search_field("side", "choice", "side", "bando"),
    search_field("culture", "choice", "culture", "cultura", "c"),
    search_field("race", "choice", "race", "raza", "r"),
    search_field("item_class", "words", "class itemclass", "categoría"),
    search_field("twilight", "number", "twilight cost", "penumbra coste", "o"),
    search_field("strength", "number", "strength str", "fuerza", "s"),
    search_field("vitality", "number", "vitality vit", "vitalidad", "v"),
    search_field("resistance", "number", "resistance res", "resistencia"),
    search_field("signet", "choice", "signet", "sello"),
    search_field("site_number", "number", "sitenumber site", "sitio", "n"),
    search_field("block", "choice", "block", "bloque", "b"),
    search_field("shadow_number", "number", "shadownumber", "sombra"),
    search_field("home_site", "words", "home homesite", "hogar"),
    search_field("phases", "words", "phase phases", "fase fases", "f"),
    search_field("rarity", "choice", "rarity", "rareza"),
    search_field("bears_the_ring", "flag", "bearer ringbearer", "portador"),
)
