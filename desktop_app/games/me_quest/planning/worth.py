"""What a table is worth: how likely the side of a seat is thought to win from there.

The weights come from a logistic regression: who won 1,020 games of ``go_on`` (whose own weights were drawn by chance
for each), on what lay on the table when their turns began. In games left out of it the log loss was 0.551, that of the
weights before it 0.590, and of none 0.689. The own Mission counts by how likely the Finale finds one's side no further
back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from desktop_app.games.me_quest.planning.distances import reach
from desktop_app.games.me_quest.planning.purposes import progress
from desktop_app.games.me_quest.reading.numbers import attribute
from desktop_app.games.me_quest.reading.queries import corruption, facts, hero_at, heroes, in_hand
from desktop_app.games.me_quest.reading.story import (
    SAURON_SIDE,
    THE_HEROES,
    advances,
    heroes_count,
    heroes_steps,
    sauron_count,
)
from desktop_app.games.me_quest.reading.tracks import FINALE, HEROES_ADVANCE, SHADOW_FALLS
from desktop_app.games.me_quest.state import HEROES_MARKER, PLOT_SPACES, SAURON, SAURON_MARKERS, QuestState

EVEN = 0.43
"""What speaks for Sauron when nothing lies on the table."""
AHEAD, FALLS, ADVANCE = 0.14, 0.067, 0.035
"""What each space counts that Sauron's first marker is ahead of the heroes', that his markers together have come
towards The Shadow Falls, and that his active Plots will still advance them until the heroes arrive."""
PLOT, MOST_PLOTS, POOL = 0.17, 3, 0.03
"""What a Plot in Sauron's hand counts, up to so many, and an influence in the Shadow Pool."""
AT_THE_FINALE = 0.23
"""What each space counts, when the Finale begins, that the heroes' marker is behind it."""
DRIFT = 0.4
"""What each of Sauron's markers advances in a turn beside what the Plots say: heroes rest and are defeated."""
FARTHEST, BEHIND = 12, -6
"""More than so many spaces beyond the Finale count no more, and fewer no less."""
MISSION = 2.0
"""What a fulfilled Mission counts when the Finale begins."""
PARTLY = {THE_HEROES: 0.1, SAURON_SIDE: 0.8}
"""How much of that the way to it counts: what heroes have half is often lost again, what Sauron has grows."""
TIED = 1.0
"""How likely a tie is enough for it, as log odds: nothing comes of it where the other side is surely dominant."""
MIGHT = 0.29
"""What the strength and agility of the best hero count then: he fights the Ringwraiths."""
IN_THE_FINALE = "finale"
COMBAT, EASIER, MIGHTIER = -3.2, 0.5, 0.35
"""The odds of the heroes in the Finale's combat at a tie, what each space changes that makes it easier, and what the
strength and agility of their best count."""
CORRUPTED, ALIVE, IN_HAND, FULL_HAND = 0.22, 0.007, 0.07, 8
"""What a Corruption card of a hero counts, a card in his life pool or hand, and what one in hand beside, up to so
many."""
FAVOR, ENOUGH = 0.011, 8
"""What a favor counts for each Story step that the heroes still need; more than so much counts no more."""
STOPS, NEARER = 0.024, 0.75
"""What a space counts that a Plot will still advance for a hero who can pay for it and is there, and what of it is left
for each path."""


def worth(g: QuestState, seat: str) -> float:
    """Between 0 and 1, without a look at the other side's Mission."""
    if g.phase == IN_THE_FINALE:
        return _likely(-_combat(g) if seat == SAURON else _combat(g))
    doom = EVEN + _story(g) - sum(_vigour(g, hero) for hero in heroes(g)) / len(heroes(g))
    near = nearness(g)
    doom += near * (AT_THE_FINALE * behind(g) - MIGHT * _might(g))
    if seat == SAURON:
        return _likely(doom + near * _mission(g, SAURON_SIDE, behind(g)))
    return _likely(near * _mission(g, THE_HEROES, -behind(g)) - doom)


def _likely(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def _mission(g: QuestState, side: str, lead: float) -> float:
    """What the Mission of a side counts when the Finale begins: little where the other side is dominant then."""
    way = progress(g, side)
    return MISSION * _likely(TIED + lead) * (1.0 if way >= 1 else PARTLY[side] * way)


def _might(g: QuestState) -> int:
    """Strength and agility of the hero who has most of both."""
    return max(attribute(g, hero, "strength") + attribute(g, hero, "agility") for hero in heroes(g))


def _combat(g: QuestState) -> float:
    """How likely the heroes win the combat of the Finale that has begun, as log odds."""
    return COMBAT + EASIER * (sauron_count(g) - heroes_count(g)) + MIGHTIER * _might(g)


def _story(g: QuestState) -> float:
    """How the markers stand, and how they will when the heroes arrive if the active Plots stay; and Plots to come."""
    ahead = max(g.story[marker] for marker in SAURON_MARKERS) - g.story[HEROES_MARKER]
    fallen = sum(min(SHADOW_FALLS, g.story[marker]) for marker in SAURON_MARKERS)
    to_come = PLOT * min(MOST_PLOTS, len(in_hand(g, "plot"))) + POOL * g.pool
    return AHEAD * ahead + FALLS * fallen + ADVANCE * heroes_steps(g) * sum(advances(g).values()) + to_come


def nearness(g: QuestState) -> float:
    """How near the Finale is, from 0 to 1."""
    return max(0, FINALE - min(sauron_count(g), heroes_count(g))) / FINALE


def behind(g: QuestState) -> float:
    """The spaces that the heroes' marker will lack when Sauron's first one comes to the Finale, or all three to The
    Shadow Falls; less than 0 where it comes first, by what Sauron then lacks."""
    steps = heroes_count(g) / HEROES_ADVANCE
    rates = {marker: advance + DRIFT for marker, advance in advances(g).items()}
    found = [_behind(g, rates, [marker], FINALE, steps) for marker in SAURON_MARKERS]
    found.append(_behind(g, rates, SAURON_MARKERS, SHADOW_FALLS, steps))
    return max(BEHIND, min(FARTHEST, max(found)))


def _behind(g: QuestState, rates: Mapping[str, float], markers: Sequence[str], space: int, steps: float) -> float:
    """The same for some of his markers and the space that all of them must reach."""
    left = {marker: max(0, space - g.story[marker]) for marker in markers}
    arrives = max(left[marker] / rates[marker] for marker in markers)
    if arrives < steps:
        return HEROES_ADVANCE * (steps - arrives)
    return -sum(max(0.0, left[marker] - steps * rates[marker]) for marker in markers)


def _vigour(g: QuestState, seat: str) -> float:
    """Cards alive, favor and Corruption of a hero, and what he could stop soon."""
    hand = len(g.zones[f"hand:{seat}"])
    alive = ALIVE * (len(g.zones[f"life:{seat}"]) + hand) + IN_HAND * min(FULL_HAND, hand)
    gained = FAVOR * heroes_steps(g) * min(ENOUGH, g.favor[seat]) - CORRUPTED * len(corruption(g, seat))
    return alive + gained + _could_stop(g, seat)


def _could_stop(g: QuestState, seat: str) -> float:
    """The best of the Plots that a hero can pay for, by how near he is."""
    paths = reach(hero_at(g, seat))
    found, stops = [0.0], STOPS * heroes_steps(g)
    for space in PLOT_SPACES:
        for card in g.zones[space]:
            printed, place = facts(g, card), g.plot_at.get(space, "")
            if place and not printed.kept_from_favor and g.favor[seat] >= printed.favor:
                found.append(stops * printed.advance * NEARER ** paths[place])
    return max(found)
