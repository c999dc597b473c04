"""How each kind of card is built: its window, its shield, where its numbers stand, its back."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.frozen import Frozen


class Kind(Frozen):
    """One kind of card as data.

    `window` is a key of windows.WINDOWS, `shield` the outline its bearer has by default, `metal` of
    theme.metals, `corner` the number in the upper left corner with its outline, `strip` the numbers along
    the foot of the small face. `tinted` says whether the landscape leans to the frame's colour. `layout`
    names the large face's painter and `frame` the frame of a card that names none. A `plaque` is what it is on
    the table where it lies though it stands as a card.
    """

    layout: str
    window: str
    shield: str
    frame: str
    metal: str = "gold"
    corner: str = "cost"
    corner_shape: str = "circle"
    strip: tuple[str, ...] = ()
    tinted: bool = True
    landscape: bool = False
    shield_size: float = 1.0
    sphere_sign: bool = True
    back: str = "player"
    plaque: bool = False


_HERO_STRIP = ("willpower", "attack", "defense", "hit_points")
_ENEMY_STRIP = ("threat", "attack", "defense", "hit_points")

KINDS: dict[str, Kind] = {
    "lcg_hero": Kind("lcg_player", "arch", "heater", "neutral", corner="threat_cost", corner_shape="octagon",
                     strip=_HERO_STRIP),
    "lcg_ally": Kind("lcg_player", "cut", "heater", "neutral", strip=_HERO_STRIP),
    "lcg_attachment": Kind("lcg_player", "cut", "square", "neutral"),
    "lcg_event": Kind("lcg_player", "scroll", "lobes", "neutral"),
    "lcg_enemy": Kind("lcg_enemy", "ogee", "jagged", "enemy", "iron", "engagement", strip=_ENEMY_STRIP,
                      tinted=False, sphere_sign=False, back="encounter"),
    "lcg_location": Kind("lcg_location", "wide", "lozenge", "location", "bronze", "threat",
                         strip=("threat", "quest_points"), tinted=False, shield_size=0.72, sphere_sign=False,
                         back="encounter"),
    "lcg_treachery": Kind("lcg_enemy", "scroll", "lozenge", "treachery", "iron", "", sphere_sign=False,
                          back="encounter"),
    "lcg_objective": Kind("lcg_enemy", "hexagon", "square", "objective", "bronze", "", strip=_HERO_STRIP,
                          sphere_sign=False, back="encounter"),
    "lcg_quest": Kind("lcg_quest", "wide", "", "quest", "bronze", "stage", strip=("quest_points",),
                      landscape=True, sphere_sign=False, back="encounter"),
    "lcg_campaign": Kind("lcg_quest", "wide", "pennon", "campaign", "bronze", "", landscape=True,
                         sphere_sign=False, back="encounter"),
    "tcg_companion": Kind("tcg", "hexagon", "heater", "gondor", strip=("strength", "vitality", "resistance")),
    "tcg_ally": Kind("tcg", "hexagon", "heater", "gondor", strip=("strength", "vitality", "home_site")),
    "tcg_minion": Kind("tcg", "hexagon", "jagged", "sauron", "iron", strip=("strength", "vitality", "home_site")),
    "tcg_possession": Kind("tcg", "hexagon", "square", "gondor", strip=("strength", "vitality")),
    "tcg_condition": Kind("tcg", "hexagon", "lobes", "gondor"),
    "tcg_event": Kind("tcg", "scroll", "lobes", "gondor"),
    "tcg_ring": Kind("tcg", "round", "round", "ring", strip=("strength", "vitality")),
    "tcg_site": Kind("tcg", "wide", "lozenge", "site", "bronze", corner_shape="octagon",
                     strip=("shadow_number", "direction"), shield_size=0.78, back="site", plaque=True),
    "thrones_character": Kind("thrones", "full", "heater", "house_neutral", strip=("str",), back="house"),
    "thrones_location": Kind("thrones", "wide", "lozenge", "house_neutral", shield_size=0.8, back="house"),
    "thrones_attachment": Kind("thrones", "cut", "square", "house_neutral", back="house"),
    "thrones_event": Kind("thrones", "scroll", "lobes", "house_neutral", back="house"),
    "thrones_plot": Kind("plot", "full", "pennon", "plot", corner="", landscape=True,
                         strip=("income", "initiative", "claim"), sphere_sign=False, back="plot"),
    "thrones_agenda": Kind("thrones", "full", "pennon", "house_neutral", corner="", back="plot"),
    "thrones_house": Kind("thrones", "full", "heater", "house_neutral", corner="", back="house"),
    "meccg_character": Kind("meccg", "cut", "heater", "meccg_hero", corner="mind",
                            strip=("prowess", "marshalling")),
    "meccg_creature": Kind("meccg", "ogee", "jagged", "meccg_hazard", "iron", "",
                           strip=("prowess", "marshalling"), tinted=False, sphere_sign=False),
    "meccg_hazard": Kind("meccg", "scroll", "lozenge", "meccg_hazard", "iron", "", strip=("marshalling",),
                         tinted=False, sphere_sign=False),
    "meccg_resource": Kind("meccg", "hexagon", "square", "meccg_resource", corner="",
                           strip=("prowess", "marshalling"), sphere_sign=False),
    "meccg_site": Kind("meccg", "wide", "lozenge", "meccg_site", "bronze", "",
                       strip=("site_type", "automatic_attack"), shield_size=0.78, sphere_sign=False, back="site"),
    "meccg_region": Kind("meccg", "wide", "", "meccg_site", "bronze", "", sphere_sign=False, back="site"),
    "quest_combat": Kind("quest_combat", "cut", "round", "quest_melee", strip=("attack", "defense", "travel")),
    "quest_foe": Kind("quest_combat", "cut", "jagged", "quest_foe", "iron", strip=("attack", "defense"),
                      tinted=False, back="encounter"),
    "quest_event": Kind("quest_event", "arch", "leaf", "quest_event", "bronze", corner_shape="lozenge", back="site"),
    "quest_plot": Kind("plot", "full", "pennon", "quest_sauron", corner="", landscape=True,
                       strip=("shadow_pool", "advance", "favour"), sphere_sign=False, back="plot"),
    "quest_sauron": Kind("quest_event", "scroll", "lozenge", "quest_sauron", "iron", corner_shape="lozenge",
                         strip=("favour",), back="plot"),
    "quest_hero": Kind("quest_event", "arch", "heater", "quest_hero", corner="", strip=("favour",)),
    "quest_sheet": Kind("quest_sheet", "arch", "heater", "quest_hero", corner="",
                        strip=("fortitude", "might", "agility", "wisdom")),
    "quest_enemy": Kind("quest_sheet", "ogee", "jagged", "quest_sauron", "iron", corner="",
                        strip=("health", "fortitude", "might", "wisdom"), tinted=False, back="encounter"),
}  # fmt: skip

# Outline of the token a card becomes below 28 px: the same in every game for the same family of windows.
CHIPS = {
    "arch": "heater",
    "cut": "square",
    "scroll": "lobes",
    "ogee": "jagged",
    "wide": "lozenge",
    "hexagon": "hexagon",
    "full": "heater",
    "round": "round",
}


def kind_of(key: str) -> Kind:
    """The kind under its key; ValueError names the kinds there are."""
    if key not in KINDS:
        raise ValueError(f"no card kind is called {key!r}; there are {', '.join(sorted(KINDS))}")
    return KINDS[key]


def bring_kinds(kinds: Mapping[str, Kind]) -> None:
    """Takes in the kinds of a game that does not ship. Raises ValueError for a key that is taken."""
    taken = [key for key in kinds if key in KINDS]
    if taken:
        raise ValueError(f"there is a card kind {taken[0]!r} already")
    KINDS.update(kinds)


def take_kinds_away(kinds: Mapping[str, Kind]) -> None:
    """Lets such kinds go."""
    for key in kinds:
        del KINDS[key]
