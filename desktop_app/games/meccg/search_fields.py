"""What can be searched in the cards of MECCG: letters and words that its players know."""

from __future__ import annotations

from desktop_app.games.contract.cards import SearchField, search_field

SEARCH_FIELDS: tuple[SearchField, ...] = (
    search_field("alignment", "choice", "alignment", "alineamiento bando", "a"),
    search_field("subtype", "words", "subtype", "subtipo", "s"),
    search_field("race", "choice", "race", "raza", "r"),
    search_field("skills", "words", "skill skills", "habilidad habilidades"),
    search_field("mind", "number", "mind", "mente", "m"),
    search_field("direct_influence", "number", "influence di", "influencia", "d"),
    search_field("prowess", "number", "prowess", "poder", "p"),
    search_field("body", "number", "body", "resistencia", "b"),
    search_field("marshalling_points", "number", "mp points", "pv puntos"),
    search_field("marshalling_kind", "choice", "mpkind kind", "clase"),
    search_field("corruption", "number", "corruption cp", "corrupción", "c"),
    search_field("stage_points", "number", "stage", "etapa"),
    search_field("home_site", "words", "home homesite", "natal", "h"),
    search_field("playable", "words", "playable", "jugable"),
    search_field("special", "words", "special", "especial"),
    search_field("specific", "choice", "specific", "específico"),
    search_field("magic", "choice", "magic", "magia"),
    search_field("site_type", "choice", "sitetype", "tipositio"),
    search_field("region", "choice", "region", "región"),
    search_field("haven", "choice", "haven", "refugio"),
    search_field("automatic_attacks", "words", "automatic attack", "automático ataque"),
    search_field("draw", "number", "draw", "roba"),
    search_field("agent", "flag", "agent", "agente"),
    search_field("avatar", "flag", "avatar", "avatar"),
    search_field("rarity", "choice", "rarity", "rareza"),
)
