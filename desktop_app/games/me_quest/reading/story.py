"""The story track: stages, distances, and who is dominant."""

from __future__ import annotations

from desktop_app.games.me_quest.reading.queries import active_plots, facts
from desktop_app.games.me_quest.reading.tracks import FINALE, HEROES_ADVANCE, POOL_A_STAGE, SHADOW_FALLS, stage_of
from desktop_app.games.me_quest.state import HEROES_MARKER, SAURON_MARKERS, QuestState

THE_HEROES, SAURON_SIDE, NOBODY = "heroes", "sauron", ""
NEVER = 1_000
"""More Story steps than any game has."""


def current_stage(g: QuestState) -> int:
    """MEQ-097: the rightmost stage with a story marker of either side."""
    return stage_of(max(g.story.values()))


def most_in_pool(g: QuestState) -> int:
    """MEQ-173: what the Shadow Pool holds at most."""
    return POOL_A_STAGE * current_stage(g)


def to_finale(g: QuestState, marker: str) -> int:
    """The spaces that a marker lacks to the Finale space."""
    return FINALE - g.story[marker]


def heroes_count(g: QuestState) -> int:
    """MEQ-143: the spaces from the heroes' marker to the Finale."""
    return to_finale(g, HEROES_MARKER)


def nearest_to_finale(g: QuestState) -> int:
    """MEQ-145: the spaces that Sauron's nearest marker lacks to the Finale."""
    return min(to_finale(g, marker) for marker in SAURON_MARKERS)


def to_shadow_falls(g: QuestState) -> int:
    """MEQ-146: the sum of the spaces that his markers lack to The Shadow Falls; one on or past it lacks none."""
    return sum(max(0, SHADOW_FALLS - g.story[marker]) for marker in SAURON_MARKERS)


def sauron_count(g: QuestState) -> int:
    """MEQ-144: the lower of his two counts."""
    return min(nearest_to_finale(g), to_shadow_falls(g))


def advances(g: QuestState) -> dict[str, int]:
    """What Sauron's active Plots advance each of his markers in a Story step."""
    found = dict.fromkeys(SAURON_MARKERS, 0)
    for card in active_plots(g):
        printed = facts(g, card)
        if printed.marker:
            found[printed.marker] += printed.advance
    return found


def heroes_steps(g: QuestState) -> int:
    """MEQ-441, MEQ-443: the Story steps that the heroes need to the Finale."""
    return -(-heroes_count(g) // HEROES_ADVANCE)


def sauron_steps(g: QuestState) -> int:
    """MEQ-442: the Story steps that Sauron needs with his active Plots; NEVER where they do not lead there."""
    story, each = dict(g.story), advances(g)
    for step in range(NEVER):
        spaces = [story[marker] for marker in SAURON_MARKERS]
        if max(spaces) >= FINALE or min(spaces) >= SHADOW_FALLS:
            return step
        if not any(each.values()):
            return NEVER
        for marker, amount in each.items():
            story[marker] += amount
    return NEVER


def counts(g: QuestState) -> tuple[int, int]:
    """What the heroes and Sauron have; the lower number is dominant."""
    if g.advanced_dominance:
        return heroes_steps(g), sauron_steps(g)
    return heroes_count(g), sauron_count(g)


def dominant(g: QuestState) -> str:
    """MEQ-147, MEQ-148: the dominant side: "heroes", "sauron", or "" on a tie."""
    ours, theirs = counts(g)
    return NOBODY if ours == theirs else THE_HEROES if ours < theirs else SAURON_SIDE


def leftmost(g: QuestState) -> list[str]:
    """MEQ-234, MEQ-235: Sauron's markers that are furthest back and can still advance."""
    least = min(g.story[marker] for marker in SAURON_MARKERS)
    return [marker for marker in SAURON_MARKERS if g.story[marker] == least and least < FINALE]


def finale_begins(g: QuestState) -> bool:
    """MEQ-408, MEQ-409: whether a marker is on the Finale space, or all three of Sauron's on or past Shadow Falls."""
    return not g.endless and (max(g.story.values()) >= FINALE or to_shadow_falls(g) == 0)
