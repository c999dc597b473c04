"""The files of printed facts of Middle-earth Quest: their shape, checked once at load.

One file a card type, under the type's name. A field that a card does not print is left out.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from desktop_app.games.kit.facts import CardFile
from desktop_app.games.kit.printed import Count, Id, Paragraphs, Shape, Text, Words
from desktop_app.games.me_quest.card_shape import CardType

Code = Annotated[str, StringConstraints(pattern=r"^[a-z_]+(\.[a-z0-9_]+){1,2}$")]
Marker = Literal["yellow", "red", "black"]
Attribute = Literal["fortitude", "strength", "agility", "wisdom"]
Timing = Literal[
    "action_step",
    "start_of_hero_turn",
    "start_of_combat",
    "start_of_combat_with_minion",
    "hero_enters_location",
    "hero_defeated",
]
Against = Literal[
    "influence_in_region",
    "influence_in_both_regions",
    "monsters_in_region",
    "corruption",
    "active_plots",
    "shadow_pool",
]


class Standing(Shape):
    """A character and where a card puts it."""

    character: Id
    place: Id


class PrintedRequirement(Shape):
    """What a plot wants within so many spaces of a place, or another plot that is active.

    Without a place it is the location that the plot will affect. An enemy is a monster token or a minion.
    """

    what: Literal["influence", "monster", "minion", "enemy", "plot"]
    amount: Annotated[int, Field(ge=1)] = 1
    place: Id | None = None
    within: Count = 0
    plot: Code | None = None


class PrintedTest(Shape):
    """A hero's attribute that a card compares: at least, greater or less than what it is held against."""

    attribute: Attribute
    relation: Literal["at_least", "greater", "less"]
    against: Against


class PrintedSetUp(Shape):
    """The numbers of a starting plot (MEQ-074)."""

    each_stronghold: Count
    in_extension: Count
    shadow_pool: Count
    shadow_draw: Count
    shadow_keep: Count
    plot_draw: Count
    plot_keep: Count


class PrintedCard(Shape):
    """One card, sheet or token. ``ours`` says what we decided where the sources have a gap, and why."""

    code: Code
    titles: Words
    quantity: Annotated[int, Field(ge=1)] = 1
    text: Paragraphs = Field(default_factory=Paragraphs)
    ours: Text | None = None

    owner: Id | None = None
    kind: Literal["ranged", "melee", "starting", "advanced"] | None = None
    stage: Annotated[int, Field(ge=1, le=3)] | None = None
    priority: Count | None = None
    attack: Count | None = None
    defense: Count | None = None
    strength_cost: Count | None = None
    movement: Literal["forest", "hill", "mountain", "plains", "swamp"] | None = None
    health: Count | None = None
    fortitude: Count | None = None
    strength: Count | None = None
    agility: Count | None = None
    wisdom: Count | None = None
    deck: Literal["zealot", "ravager", "behemoth"] | None = None
    ratio: Annotated[list[int], Field(min_length=2, max_length=2)] | None = None
    item: Id | None = None
    monster: Id | None = None
    pool: Count | None = None
    marker: Marker | None = None
    advance: Count | None = None
    favor: Count | None = None
    timing: Timing | None = None
    outside_havens: bool = False
    places: list[Id] = Field(default_factory=list)
    regions: list[Id] = Field(default_factory=list)
    favor_places: list[Id] = Field(default_factory=list)
    characters: list[Standing] = Field(default_factory=list)
    stays: bool = False
    affects: Literal["haven", "character"] | None = None
    no_other_plot: bool = False
    requires: list[PrintedRequirement] = Field(default_factory=list)
    kept_from_favor: bool = False
    gollum: bool = False
    set_up: PrintedSetUp | None = None
    enemy: Id | None = None
    quest: bool = False
    task: Id | None = None
    to: Id | None = None
    test: PrintedTest | None = None
    deal: Count | None = None
    reshuffles: bool = False

    def lacks(self, type: str) -> list[str]:
        """The fields that a card of this type must have and that are not there."""
        return [field for field in NEEDED.get(type, ()) if getattr(self, field) in (None, [])]


_FIGHT = ("kind", "attack", "defense", "strength_cost")
_ENEMY = ("health", "fortitude", "strength", "wisdom", "deck")
NEEDED: dict[str, tuple[str, ...]] = {
    "hero": ("fortitude", "strength", "agility", "wisdom", "ratio", "places"),
    "hero_card": ("owner", *_FIGHT, "movement"),
    "skill": (*_FIGHT, "movement"),
    "combat": ("owner", *_FIGHT),
    "monster": (*_ENEMY, "ratio"),
    "minion": (*_ENEMY, "stage", "places"),
    "monster_token": ("owner",),
    "event": ("stage", "priority"),
    "shadow": ("pool", "timing"),
    "starting_plot": ("marker", "advance", "favor", "places", "set_up"),
    "plot": ("pool", "marker", "advance", "favor"),
    "quest": ("owner", "kind", "places"),
    "mission": ("owner",),
    "encounter": ("owner", "priority"),
    "corruption": ("favor",),
    "character": ("favor",),
}
"""What the book's pictures of each type show (MEQ-132, MEQ-310, MEQ-332, MEQ-336)."""


class PrintedCards(CardFile):
    """The file of one card type."""

    format: Literal[1]
    game: Literal["me_quest"]
    type: CardType
