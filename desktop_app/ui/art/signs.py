"""Which sign stands for which number, sphere, house or terrain: the table of the style guide."""

from __future__ import annotations

from collections.abc import Collection, Mapping

NUMBER_SIGNS = {
    # The Card Game
    "willpower": "star-four-points",
    "attack": "sword",
    "defense": "shield",
    "hit_points": "water",
    "damage": "water",
    "threat": "eye",
    "threat_cost": "eye",
    "engagement": "account-alert",
    "progress": "flag-variant",
    "quest_points": "flag-variant",
    "resource": "circle-multiple",
    "shadow": "weather-night",
    "victory": "trophy-outline",
    "leadership": "crown",
    "tactics": "sword-cross",
    "spirit": "star-four-points",
    "lore": "book-open-variant",
    "neutral": "circle-double",
    "fellowship": "ring",
    # Trading card game
    "strength": "sword",
    "vitality": "heart",
    "resistance": "ring",
    "home_site": "map-marker",
    "twilight": "weather-night",
    "burden": "ring",
    "shadow_number": "weather-night",
    "direction": "arrow-left-bold",
    # A Game of Thrones
    "str": "sword-cross",
    "military": "axe-battle",
    "intrigue": "eye",
    "power": "crown",
    "income": "gold",
    "gold": "gold",
    "initiative": "flash",
    "claim": "gavel",
    "reserve": "cards-outline",
    "hand": "cards-outline",
    # Middle-earth CCG
    "mind": "head-lightbulb",
    "marshalling": "star",
    "prowess": "sword-cross",
    "you_draw": "cards-outline",
    "opponent_draws": "cards-outline",
    "site_type": "skull",
    "automatic_attack": "sword-cross",
    # Middle-earth Quest
    "strength_cost": "arm-flex",
    "health": "water",
    "fortitude": "heart",
    "might": "arm-flex",
    "agility": "run-fast",
    "wisdom": "book-open-variant",
    "favour": "hand-heart",
    "corruption": "ring",
    "shadow_pool": "chess-pawn",
    "advance": "arrow-right-bold",
    "forest": "pine-tree",
    "hill": "slope-uphill",
    "mountain": "terrain",
    "plains": "grass",
    "swamp": "water",
    "any": "foot-print",
}

FRAME_SIGNS = {
    "leadership": "crown",
    "tactics": "sword-cross",
    "spirit": "star-four-points",
    "lore": "book-open-variant",
    "neutral": "circle-double",
    "fellowship": "ring",
    "gondor": "pine-tree",
    "rohan": "horse-variant",
    "elven": "leaf",
    "dwarven": "hammer",
    "shire": "smoking-pipe",
    "gandalf": "wizard-hat",
    "ring": "ring",
    "gollum": "fish",
    "isengard": "hand-front-left",
    "dunland": "torch",
    "sauron": "eye",
    "raider": "spear",
    "moria": "pickaxe",
    "wraith": "horseshoe",
    "site": "castle",
    "stark": "snowflake",
    "tyrell": "flower",
    "greyjoy": "jellyfish",
    "baratheon": "hammer",
    "targaryen": "fire",
    "martell": "white-balance-sunny",
    "thenightswatch": "wall",
    "lannister": "crown",
    "house_neutral": "circle-double",
    "meccg_hero": "shield-account",
    "quest_melee": "sword",
    "quest_ranged": "bow-arrow",
}

ROAD_SIGNS = {
    "wilderness": "pine-tree",
    "border_land": "horse-variant",
    "shadow_land": "weather-fog",
    "free_domain": "home-variant",
    "dark_domain": "fire",
    "coastal_sea": "waves",
    "ruins": "castle",
    "shadow_hold": "skull",
    "haven": "star-four-points",
    "free_hold": "home-variant",
    "border_hold": "fence",
    "dark_hold": "fire",
}

SITE_KINDS = ("ruins", "shadow_hold", "haven", "free_hold", "border_hold", "dark_hold")


def signs_among(groups: Collection[str]) -> Mapping[str, str]:
    """The signs of groups that stand side by side, none unless most of them have one.

    A type or trait that only shares its name with a frame would else be the one with a sign before it.
    """
    signs = {group: FRAME_SIGNS[group] for group in groups if group in FRAME_SIGNS}
    return signs if len(signs) * 2 > len(groups) else {}


def bring_number_signs(signs: Mapping[str, str]) -> None:
    """Takes in the signs of a game that does not ship. Raises ValueError for a number that has one."""
    taken = [key for key in signs if key in NUMBER_SIGNS]
    if taken:
        raise ValueError(f"the number {taken[0]!r} has a sign already")
    NUMBER_SIGNS.update(signs)


def take_number_signs_away(signs: Mapping[str, str]) -> None:
    """Lets such signs go."""
    for key in signs:
        del NUMBER_SIGNS[key]
