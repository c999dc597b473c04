"""What can be searched: the fields of every game with the letters and words by which people name them.

The letters are those that the players of each game know (RingsDB, ThronesDB, GEMP); a letter may mean different
things in two games. The long names work in English and Spanish.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from desktop_app.app.library.record import SHAPES
from desktop_app.app.texts.folding import fold

Kind = Literal["number", "choice", "words", "flag"]


@dataclass(frozen=True, slots=True)
class SearchField:
    """A field of the search language.

    `kind`: a number is compared, a choice is one of few values with names, words are searched for, a flag is yes
    or no. `sources` are the fields of a card it looks at, the first that the card has counts (`id` when empty).
    """

    id: str
    kind: Kind
    names_en: tuple[str, ...]
    names_es: tuple[str, ...]
    letter: str = ""
    sources: tuple[str, ...] = ()

    def read_from(self) -> tuple[str, ...]:
        """The card fields it looks at, in order."""
        return self.sources or (self.id,)

    def names(self) -> tuple[str, ...]:
        """Every name it answers to."""
        letter = (self.letter,) if self.letter else ()
        return (*letter, self.id, *self.names_en, *self.names_es)


def _field(id: str, kind: Kind, en: str, es: str, letter: str = "", sources: tuple[str, ...] = ()) -> SearchField:
    return SearchField(id, kind, tuple(en.split()), tuple(es.split()), letter, sources)


COMMON: tuple[SearchField, ...] = (
    _field("title", "words", "name title", "nombre título"),
    _field("type", "choice", "type cardtype", "tipo", "t"),
    _field("text", "words", "text gametext", "texto", "x"),
    _field("traits", "words", "trait traits", "rasgo rasgos", "k"),
    _field("keywords", "words", "keyword keywords", "clave claves"),
    _field("set", "choice", "set pack edition expansion", "colección expansión", "e"),
    _field("number", "number", "number position", "número posición"),
    _field("quantity", "number", "quantity", "cantidad", "y"),
    _field("unique", "flag", "unique", "única único", "u"),
    _field("illustrator", "words", "illustrator artist", "ilustrador artista", "i"),
    _field("owned", "number", "owned own", "tengo poseídas"),
    _field("source", "choice", "source", "fuente"),
)
OF_GAME: Mapping[str, tuple[SearchField, ...]] = {
    "lotr_lcg": (
        _field("sphere", "choice", "sphere", "esfera", "s"),
        _field("cost", "number", "cost", "coste", "o"),
        _field("threat", "number", "threat", "amenaza", "b", ("threat", "threat_cost")),
        _field("engagement_cost", "number", "engagement", "enfrentamiento", "g"),
        _field("willpower", "number", "willpower will", "voluntad", "w"),
        _field("attack", "number", "attack", "ataque", "a"),
        _field("defense", "number", "defense defence", "defensa", "d"),
        _field("hit_points", "number", "hitpoints hp health", "impacto puntos vida", "h"),
        _field("quest_points", "number", "questpoints qp", "misión", "q"),
        _field("victory", "number", "victory", "victoria", "v"),
        _field("stage", "number", "stage", "etapa"),
        _field("encounter_set", "choice", "encounterset encounter", "encuentros"),
        _field("subtype", "words", "subtype", "subtipo"),
        _field("shadow", "words", "shadow", "sombra"),
    ),
    "thrones": (
        _field("faction", "choice", "faction house", "facción casa", "f"),
        _field("loyal", "flag", "loyal", "leal", "l"),
        _field("cost", "number", "cost", "coste", "o"),
        _field("strength", "number", "strength str", "fuerza fue", "s"),
        _field("military", "flag", "military", "militar", "m"),
        _field("intrigue", "flag", "intrigue", "intriga", "g"),
        _field("power", "flag", "power", "poder", "p"),
        _field("income", "number", "income", "ingresos", "n"),
        _field("initiative", "number", "initiative", "iniciativa", "v"),
        _field("claim", "number", "claim", "conquista", "b"),
        _field("reserve", "number", "reserve", "reserva", "h"),
        _field("deck_limit", "number", "decklimit limit", "límite"),
        _field("rarity", "choice", "rarity", "rareza", "r"),
        _field("designer", "words", "designer", "diseñador", "d"),
    ),
    "lotr_tcg": (
        _field("subtitle", "words", "subtitle", "subtítulo"),
        _field("side", "choice", "side", "bando"),
        _field("culture", "choice", "culture", "cultura", "c"),
        _field("race", "choice", "race", "raza", "r"),
        _field("item_class", "words", "class itemclass", "categoría"),
        _field("twilight", "number", "twilight cost", "penumbra coste", "o"),
        _field("strength", "number", "strength str", "fuerza", "s"),
        _field("vitality", "number", "vitality vit", "vitalidad", "v"),
        _field("resistance", "number", "resistance res", "resistencia"),
        _field("signet", "choice", "signet", "sello"),
        _field("site_number", "number", "sitenumber site", "sitio", "n"),
        _field("block", "choice", "block", "bloque", "b"),
        _field("shadow_number", "number", "shadownumber", "sombra"),
        _field("home_site", "words", "home homesite", "hogar"),
        _field("phases", "words", "phase phases", "fase fases", "f"),
        _field("rarity", "choice", "rarity", "rareza"),
        _field("bears_the_ring", "flag", "bearer ringbearer", "portador"),
    ),
    "meccg": (
        _field("alignment", "choice", "alignment", "alineamiento bando", "a"),
        _field("subtype", "words", "subtype", "subtipo", "s"),
        _field("race", "choice", "race", "raza", "r"),
        _field("skills", "words", "skill skills", "habilidad habilidades"),
        _field("mind", "number", "mind", "mente", "m"),
        _field("direct_influence", "number", "influence di", "influencia", "d"),
        _field("prowess", "number", "prowess", "poder", "p"),
        _field("body", "number", "body", "resistencia", "b"),
        _field("marshalling_points", "number", "mp points", "pv puntos"),
        _field("marshalling_kind", "choice", "mpkind kind", "clase"),
        _field("corruption", "number", "corruption cp", "corrupción", "c"),
        _field("stage_points", "number", "stage", "etapa"),
        _field("home_site", "words", "home homesite", "natal", "h"),
        _field("playable", "words", "playable", "jugable"),
        _field("special", "words", "special", "especial"),
        _field("specific", "choice", "specific", "específico"),
        _field("magic", "choice", "magic", "magia"),
        _field("site_type", "choice", "sitetype", "tipositio"),
        _field("region", "choice", "region", "región"),
        _field("haven", "choice", "haven", "refugio"),
        _field("automatic_attacks", "words", "automatic attack", "automático ataque"),
        _field("draw", "number", "draw", "roba"),
        _field("agent", "flag", "agent", "agente"),
        _field("avatar", "flag", "avatar", "avatar"),
        _field("rarity", "choice", "rarity", "rareza"),
    ),
    "me_quest": (
        _field("owner", "choice", "owner deck", "dueño mazo"),
        _field("kind", "choice", "kind", "clase"),
        _field("stage", "number", "stage", "etapa"),
        _field("attack", "number", "attack", "ataque", "a"),
        _field("defense", "number", "defense defence", "defensa", "d"),
        _field("strength_cost", "number", "strengthcost cost", "coste", "o"),
        _field("health", "number", "health", "vida", "h"),
        _field("strength", "number", "strength", "fuerza", "s"),
        _field("wisdom", "number", "wisdom", "sabiduría", "w"),
        _field("agility", "number", "agility", "agilidad"),
        _field("fortitude", "number", "fortitude", "fortaleza", "f"),
        _field("movement", "choice", "movement", "movimiento", "m"),
        _field("favor", "number", "favor favour", "favor"),
        _field("place", "words", "place location", "lugar"),
    ),
}
FLAGS: Mapping[str, str] = {
    "owned": "owned",
    "tengo": "owned",
    "propia": "owned",
    "unique": "unique",
    "única": "unique",
    "único": "unique",
    "loyal": "loyal",
    "leal": "loyal",
    "agent": "agent",
    "agente": "agent",
    "avatar": "avatar",
    "imported": "imported",
    "importada": "imported",
    "playable": "playable",
    "jugable": "playable",
}
"""What `is:` may ask; `playable` means that the rules of the card are built in."""


class UnknownField(LookupError):
    """No game, or not this one, has a field of that name."""


@cache
def fields_of(game: str | None) -> tuple[SearchField, ...]:
    """The fields of one game, or of all games where none is given; a field of several games once."""
    if game is not None:
        return COMMON + OF_GAME[game]
    every: dict[str, SearchField] = {field.id: field for field in COMMON}
    for name in SHAPES:
        for field in OF_GAME[name]:
            every.setdefault(field.id, field)
    return tuple(every.values())


@cache
def _by_name(game: str | None) -> dict[str, SearchField]:
    # An id leads to its own field, also where a field of another game has it as a second name ("health").
    found = {_plain(field.id): field for field in fields_of(game)}
    for field in fields_of(game):
        for name in field.names():
            # Letters mean different things in different games: without a game `fields_named` tells all of them.
            if game is None and name == field.letter and field not in COMMON:
                continue
            found.setdefault(_plain(name), field)
    return found


@cache
def _of_letter(letter: str) -> tuple[SearchField, ...]:
    """The different fields that a letter means over all games; one that all games share comes alone."""
    common = tuple(field for field in COMMON if field.letter == letter)
    every = {field.id: field for game in SHAPES for field in OF_GAME[game] if field.letter == letter}
    return common or tuple(every.values())


def field_named(name: str, game: str | None) -> SearchField:
    """The field of that letter or name, blind to case and accents. Raises UnknownField."""
    found = _by_name(game).get(_plain(name))
    if found is None:
        raise UnknownField(name)
    return found


def fields_named(name: str, game: str | None) -> tuple[SearchField, ...]:
    """As `field_named`; a letter without a game is every field that it means in any. Raises UnknownField."""
    if game is None and len(_plain(name)) == 1 and (meant := _of_letter(_plain(name))):
        return meant
    return (field_named(name, game),)


def flag_named(name: str) -> str | None:
    """The flag that `is:` asks for under that name, or None."""
    return _plain_flags().get(fold(name))


@cache
def _plain_flags() -> dict[str, str]:
    return {fold(name): flag for name, flag in FLAGS.items()}


@cache
def _plain(name: str) -> str:
    return fold(name).replace(" ", "")
