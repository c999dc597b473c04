"""Which picture a card bears: fixed for well-known cards, else from its traits, its frame and its code.

The seed is the card's code and never its title, so a card looks the same in every language. Traits and
titles are the English ones. The tables are resources/art/emblems.json.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from typing import Any

from desktop_app.paths import RESOURCES
from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.kinds import KINDS, Kind
from desktop_app.ui.art.model import Emblem, FaceModel
from desktop_app.ui.art.signs import FRAME_SIGNS

_KEEPS_SHAPE = ("square", "lobes", "lozenge", "pennon", "")
_LIGHTS = ("dawn", "noon", "dusk", "night", "gold")
_DARK_LIGHTS = ("shadow", "night", "dusk", "web")
_PLACES = ("mountains", "hills", "plains", "river", "forest")


def _plain(trait: str) -> str:
    """A trait as a plain key, so that `Dúnedain` and `dunedain`, `Dol Guldur` and `dol_guldur` are one."""
    letters = unicodedata.normalize("NFKD", trait.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


@cache
def _trait_rows() -> dict[str, dict[str, Any]]:
    return {_plain(trait): row for trait, row in _tables()["traits"].items()}


def _by_trait(traits: tuple[str, ...]) -> dict[str, Any]:
    """The row of the first trait in the table's order, which runs from the telling to the general ones."""
    wanted = [_plain(trait) for trait in traits]
    return next((row for trait, row in _trait_rows().items() if trait in wanted), {})


@cache
def _tables() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((RESOURCES / "art" / "emblems.json").read_text(encoding="utf-8"))
    return read


def choose_emblem(
    game: str, code: str, kind: str, *, frame: str = "", title: str = "", traits: tuple[str, ...] = ()
) -> Emblem:
    """The emblem of a card by its game, code and kind; `title` and `traits` in English refine it.

    Traits may be printed (`Dol Guldur`) or plain keys (`dol_guldur`).

    Raises ValueError for an unknown kind.
    """
    if kind not in KINDS:
        raise ValueError(f"no card kind is called {kind!r}")
    made = KINDS[kind]
    by_frame = _tables()["frames"].get(frame or made.frame, {})
    by_trait = _by_trait(traits)
    fixed = _tables()["titles"].get(game, {}).get(title.replace("’", "'"), {})
    chance = Chance(f"{code}|emblem")
    lights = by_trait.get("lights") or by_frame.get("lights") or _usual_lights(made)
    places = by_trait.get("landscapes") or by_frame.get("landscapes") or _PLACES
    light, place = chance.one_of(tuple(lights)), chance.one_of(tuple(places))
    return Emblem(
        light=fixed.get("light", light),
        landscape=fixed.get("landscape", place),
        shield=fixed.get("shield", _shield(made, by_trait, by_frame)),
        charge=fixed.get("charge", by_trait.get("charge") or _usual_charge(kind, frame or made.frame)),
        ordinary=fixed.get("ordinary", ""),
    )


def emblem_of(face: FaceModel) -> Emblem:
    """The face's own emblem, or the one its code, kind and frame give it."""
    return face.emblem or choose_emblem(face.game, face.code, face.kind, frame=face.frame)


def _shield(kind: Kind, by_trait: dict[str, Any], by_frame: dict[str, Any]) -> str:
    if kind.shield in _KEEPS_SHAPE:
        return kind.shield
    shape: str = by_trait.get("shield") or by_frame.get("shield") or kind.shield
    return kind.shield if shape in _KEEPS_SHAPE else shape


def _usual_lights(kind: Kind) -> tuple[str, ...]:
    return _LIGHTS if kind.tinted else _DARK_LIGHTS


_KIND_CHARGES = {
    "lcg_treachery": "weather-lightning",
    "lcg_enemy": "skull",
    "lcg_location": "map-marker",
    "lcg_objective": "key-variant",
    "lcg_campaign": "flag-variant",
    "tcg_site": "castle",
    "tcg_ring": "ring",
    "thrones_plot": "chess-queen",
    "meccg_creature": "skull",
    "meccg_hazard": "weather-lightning",
    "meccg_site": "castle",
    "meccg_resource": "treasure-chest",
    "quest_event": "feather",
    "quest_plot": "chess-queen",
    "quest_sauron": "eye",
    "quest_foe": "skull",
    "quest_enemy": "skull",
    "quest_hero": "flag-variant",
    "quest_sheet": "shield-account",
}


def _usual_charge(kind: str, frame: str) -> str:
    return _KIND_CHARGES.get(kind) or FRAME_SIGNS.get(frame, "circle-double")
