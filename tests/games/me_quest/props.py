"""What many tests lay out: tokens, and the cards of Argalad by what they pay for."""

from __future__ import annotations

ORC, BLANK = "monster_token.green.orc", "monster_token.green.blank"
FOREST, MOUNTAIN, HILL, PLAINS, SWAMP = (
    f"hero.argalad.{card}" for card in ("overdraw", "aimed_shot", "parry", "volley", "precision")
)
