"""What a table is worth: how likely the side of a seat is thought to win from there.

The weights come from some thousand turns of games played by ``go_on``: a logistic regression of who won on what lay on
the table when a turn began. What a hero could stop soon is added to it, and the own Mission, which wins if the Finale
finds one's side no further back than the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from desktop_app.games.me_quest.planning.distances import reach
from desktop_app.games.me_quest.planning.purposes import progress, threats
from desktop_app.games.me_quest.reading.queries import (
    FACTS,
    active_plots,
    corruption,
    hero_at,
    heroes,
    in_hand,
    minions,
)
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

EVEN = -0.5
"""What is left when nothing lies on the table."""
AHEAD, SECOND, FALLS = 0.12, 0.12, 0.02
"""What each space counts that Sauron's first marker is ahead of the heroes', that the second one will have come beyond
the Finale when they arrive, and that his markers together have come towards The Shadow Falls."""
AT_THE_FINALE = 0.15
"""What each space counts, when the Finale begins, that the heroes' marker is behind it."""
DRIFT = 0.4
"""What each of Sauron's markers advances in a turn beside what the Plots say: heroes rest and are defeated."""
FARTHEST, BEHIND = 12, -6
"""More than so many spaces beyond the Finale count no more, and fewer no less."""
MISSION, PARTLY = 3.0, 0.5
"""What a fulfilled Mission counts when the Finale begins, and how much of that the way to it."""
UNHEARD, TIED = 0.3, 1.0
"""How much of that is left where the other side is surely dominant, and how likely a tie is enough, as log odds."""
THREAT = 2.0
"""What it counts to the heroes then if all of Sauron's Missions would be fulfilled."""
IN_THE_FINALE = "finale"
COMBAT, EACH_EASIER = -1.0, 0.4
"""The odds of the heroes in the Finale's combat at a tie, and what each space changes that makes it easier."""
CORRUPTED = 0.3
"""What a Corruption card of a hero counts."""
ENOUGH = 8
"""More favor than this counts no more."""
PLOT, EACH_STEP = 0.1, 0.04
"""What a space that a Plot advances counts, and for each Story step that the heroes still need."""
STOPS, NEARER = 0.4, 0.75
"""How much of that counts for a hero who can pay for the Plot and is there, and what of it is left for each path."""


def worth(g: QuestState, seat: str) -> float:
    """Between 0 and 1, without a look at the other side's Mission."""
    if g.phase == IN_THE_FINALE:
        fight = COMBAT + EACH_EASIER * (sauron_count(g) - heroes_count(g))
        return _likely(-fight if seat == SAURON else fight)
    doom = EVEN + _story(g) + _shadow(g) - sum(_vigour(g, hero) for hero in heroes(g)) / len(heroes(g))
    near = nearness(g)
    lead = behind(g) if seat == SAURON else -behind(g)
    if seat == SAURON:
        return _likely(doom + near * _mission(g, SAURON_SIDE, lead))
    threat = THREAT * threats(g) * _likely(TIED - lead)
    return _likely(near * (_mission(g, THE_HEROES, lead) - threat) - doom)


def _likely(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def _mission(g: QuestState, side: str, lead: float) -> float:
    """What the Mission of a side counts when the Finale begins: little where the other side is dominant then."""
    way = progress(g, side)
    heard = UNHEARD + (1 - UNHEARD) * _likely(TIED + lead)
    return MISSION * heard * (1.0 if way >= 1 else PARTLY * way)


def _story(g: QuestState) -> float:
    """How the markers stand, and how they will when the heroes arrive if the active Plots stay."""
    each, steps = advances(g), heroes_steps(g)
    first = max(g.story[marker] for marker in SAURON_MARKERS)
    ends = sorted(g.story[marker] + steps * each[marker] - FINALE for marker in SAURON_MARKERS)
    second = max(BEHIND, min(FARTHEST, ends[-2]))
    fallen = sum(min(SHADOW_FALLS, g.story[marker]) for marker in SAURON_MARKERS)
    ahead = first - g.story[HEROES_MARKER]
    beyond = SECOND * second + AT_THE_FINALE * nearness(g) * behind(g)
    return AHEAD * ahead + beyond + FALLS * fallen + (PLOT + EACH_STEP * steps) * sum(each.values())


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


def _shadow(g: QuestState) -> float:
    """Plots in play and in hand, minions, Shadow cards."""
    plots = 0.05 * len(active_plots(g)) + 0.1 * min(3, len(in_hand(g, "plot")))
    return plots + 0.2 * len(minions(g)) + 0.25 * min(5, len(in_hand(g, "shadow")))


def _vigour(g: QuestState, seat: str) -> float:
    """Cards alive, favor, Quests, items and Corruption of a hero, and what he could stop soon."""
    alive = len(g.zones[f"life:{seat}"]) + len(g.zones[f"hand:{seat}"])
    gained = 0.07 * min(ENOUGH, g.favor[seat]) + 0.32 * len(g.completed[seat]) + 0.24 * len(g.zones[f"items:{seat}"])
    gained -= CORRUPTED * len(corruption(g, seat))
    return gained + 0.03 * alive + 0.01 * len(g.zones[f"rest:{seat}"]) + _could_stop(g, seat)


def _could_stop(g: QuestState, seat: str) -> float:
    """The best of the Plots that a hero can pay for, by how near he is."""
    paths = reach(hero_at(g, seat))
    found, stops = [0.0], STOPS * (PLOT + EACH_STEP * heroes_steps(g))
    for space in PLOT_SPACES:
        for card in g.zones[space]:
            printed, place = FACTS[g.codes[card]], g.plot_at.get(space, "")
            if place and not printed.kept_from_favor and g.favor[seat] >= printed.favor:
                found.append(stops * printed.advance * NEARER ** paths[place])
    return max(found)
