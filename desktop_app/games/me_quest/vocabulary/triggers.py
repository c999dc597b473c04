"""When abilities are used: triggers on what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop_app.engine.events import Event
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.me_quest.events.combat import CombatBegins, CombatOver
from desktop_app.games.me_quest.events.things import (
    ShadowCardPlayed,
)
from desktop_app.games.me_quest.events.turns import (
    CharacterConsulted,
    HeroDefeated,
    HeroMoves,
    HeroTurnBegins,
    QuestCompleted,
    Rests,
    StepBegins,
)
from desktop_app.games.me_quest.reading.board import is_haven
from desktop_app.games.me_quest.reading.fight import is_off
from desktop_app.games.me_quest.reading.queries import hero_at
from desktop_app.games.me_quest.verbs.heroes import has_fallen
from desktop_app.games.me_quest.vocabulary.texts import Now, When


def after(event: type[Event], holds: Callable[[Now], bool] = lambda m: True, *, told: str) -> When:
    """After an event of which something is true; ``told`` is what words call it."""
    return Trigger(event, "after", holds, told=told)


def before(event: type[Event], holds: Callable[[Now], bool] = lambda m: True, *, told: str) -> When:
    """Before an event of which something is true: what it does to ``m.event`` counts."""
    return Trigger(event, "when", holds, told=told)


# -- Shadow cards ------------------------------------------------------------------------------------------------------


def _outside(m: Now) -> bool:
    return not is_haven(hero_at(m.g, m.event.seat))


hero_turn_begins = after(HeroTurnBegins, told="hero turn begins")
"""At the start of a hero's turn."""
hero_turn_begins_outside = after(HeroTurnBegins, _outside, told="hero turn begins outside a haven")
"""At the start of a hero's turn, if he is not in a Haven."""


def _is_on(m: Now) -> bool:
    """Nobody plays a card at the start of a combat that is over already, as the turn is or the hero has fallen."""
    fight = m.g.combats[-1] if m.g.combats else None
    return fight is not None and not is_off(m.g, fight) and not has_fallen(m.g, fight.hero)


combat_begins = after(CombatBegins, _is_on, told="combat begins")
"""At the start of combat."""
combat_with_minion_begins = after(
    CombatBegins, lambda m: bool(m.event.minion) and _is_on(m), told="combat with a minion begins"
)
"""At the start of combat involving a minion."""
hero_enters = after(HeroMoves, told="hero enters a location")
"""After a hero enters a location, by travelling or by a card."""
hero_enters_outside = after(
    HeroMoves, lambda m: not is_haven(m.event.to), told="hero enters a location outside a haven"
)
"""After a hero enters a location that is no Haven."""
hero_defeated = after(HeroDefeated, told="hero is defeated")
"""After a hero is defeated."""
SHADOW_TRIGGERS: Mapping[tuple[str, bool], When] = {
    ("start_of_hero_turn", False): hero_turn_begins,
    ("start_of_hero_turn", True): hero_turn_begins_outside,
    ("start_of_combat", False): combat_begins,
    ("start_of_combat_with_minion", False): combat_with_minion_begins,
    ("hero_enters_location", False): hero_enters,
    ("hero_enters_location", True): hero_enters_outside,
    ("hero_defeated", False): hero_defeated,
}
"""By the timing of the facts, and whether the hero must be outside of Havens."""


# -- other cards -------------------------------------------------------------------------------------------------------


def _yours(m: Now) -> bool:
    return bool(m.event.seat == m.seat)


you_rest = after(Rests, _yours, told="you rest")
"""After you rest."""
you_complete_a_quest = after(QuestCompleted, _yours, told="you complete a quest")
"""After you complete a Quest."""
you_consult = after(CharacterConsulted, _yours, told="you consult a character")
"""After you consult a character."""
shadow_played_on_your_turn = after(
    ShadowCardPlayed, lambda m: _yours(m) and m.me in m.event.there, told="shadow card on your turn"
)
"""After Sauron plays a Shadow card on your turn; not the one by which this card came."""
your_combat_begins = after(CombatBegins, _yours, told="your combat begins")
"""At the start of a combat of yours."""
this_begins_combat = after(CombatBegins, lambda m: bool(m.event.enemy == m.me), told="this begins combat")
"""Each time this monster or minion begins combat with a hero."""


def consults(character: str) -> When:
    """After a hero consults a character: ``forced(PLOT, consults("dain"), do=gain_corruption(1).on(that_hero))``."""
    return after(CharacterConsulted, lambda m: bool(m.event.character == character), told="hero consults")


def step_begins(step: str) -> When:
    """When a step begins: "story", "action", "rest", "ambush", "encounter"."""
    return after(StepBegins, lambda m: bool(m.event.step == step), told="step begins")


def you_fought(minion: str) -> When:
    """After a combat of yours against a minion, however it ended: ``you_fought("black_serpent")``."""
    return after(
        CombatOver,
        lambda m: _yours(m) and m.g.codes[m.event.enemy] == f"minion.{minion}",
        told="you fought",
    )
