"""What must always be true of a table: cards and pieces, influence and its limits, plots, markers, levels."""

from __future__ import annotations

from desktop_app.games.kit.board import AT
from desktop_app.games.kit.checks import broken_table
from desktop_app.games.me_quest.reading.board import is_haven, is_stronghold, most_influence
from desktop_app.games.me_quest.reading.queries import facts, is_monster, place_of
from desktop_app.games.me_quest.reading.story import most_in_pool
from desktop_app.games.me_quest.reading.tracks import FINALE
from desktop_app.games.me_quest.state import IN_PLAY, PLOT_SPACES, SEAT_ZONES, QuestState

MOST_RAISES = 2
MOST_TOKENS_LEFT = 3


def _holds_pieces(zone: str) -> bool | None:
    name = zone.partition(":")[0]
    return None if name.startswith(AT) else name in IN_PLAY


def broken(g: QuestState) -> list[str]:
    """Every broken invariant, in words."""
    wrong = broken_table(g, _holds_pieces)
    wrong += _influence(g) + _tokens(g)
    wrong += [f"{seat} owes favor" for seat, favor in g.favor.items() if favor < 0]
    wrong += [f"{marker} is on {space}" for marker, space in g.story.items() if not 0 <= space <= FINALE]
    wrong += [f"{key} was raised {times} times" for key, times in g.levels.items() if times > MOST_RAISES]
    wrong += [f"{space} holds {len(g.zones[space])} Plots" for space in PLOT_SPACES if len(g.zones[space]) > 1]
    wrong += [f"{space} has a token and no Plot" for space in g.plot_at if not g.zones[space]]
    if not g.combats:
        lying = [zone for zone in g.zones if zone.partition(":")[0] in SEAT_ZONES[1:] and g.zones[zone]]
        wrong += [f"{zone} holds cards without a combat" for zone in lying]
    return wrong


def _influence(g: QuestState) -> list[str]:
    """MEQ-175, MEQ-177, MEQ-173: none in a Haven, no Stronghold above its number, the Shadow Pool in its limit."""
    wrong = [f"{place} is a Haven with influence" for place in g.influence if is_haven(place)]
    for place, lies in g.influence.items():
        if is_stronghold(place) and lies > most_influence(place):
            wrong.append(f"{place} holds {lies} influence")
    if not 0 <= g.pool <= most_in_pool(g):
        wrong.append(f"the Shadow Pool holds {g.pool}")
    return wrong


def _tokens(g: QuestState) -> list[str]:
    """MEQ-166, MEQ-207: at most three action tokens stay; monster tokens lie on the board or by their pile."""
    wrong = [f"{card} is nowhere" for card in g.codes if is_monster(g, card) and not _has_place(g, card)]
    if len(dict.fromkeys(g.action_tokens)) != len(g.action_tokens) or len(g.action_tokens) > MOST_TOKENS_LEFT:
        wrong.append(f"action tokens on {g.action_tokens}")
    return wrong


def _has_place(g: QuestState, card: str) -> bool:
    home = g.home[card]
    return bool(place_of(g, card)) or home in ("drawn", "box") or facts(g, card).type == "monster_token"
