"""Quests: set-up, when one is complete, its reward, and what comes of it (MEQ-312 to MEQ-316)."""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.leaving import lift
from desktop_app.games.kit.moment import Moment
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.turns import QuestCompleted
from desktop_app.games.me_quest.reading.queries import facts, hero_at
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.following import follow
from desktop_app.games.me_quest.verbs.rewards import place_character

STARTING, ADVANCED = "starting", "advanced"


async def set_up(g: QuestState, seat: str, card: str) -> None:
    """MEQ-066: what a Quest says is done when it comes before a hero: characters are placed, and its text."""
    for name, place in facts(g, card).characters:
        place_character(g, name, place)
    await follow(Moment(g, seat, card, g.codes[card], target=seat), "set_up")


def task_place(g: QuestState, card: str) -> str:
    """Where a Quest is completed by exploring; "" where it wants something else."""
    printed = facts(g, card)
    if printed.task:
        return printed.task
    if printed.type == "quest" and printed.places and not _is_fought_for(g, card):
        return printed.places[0]
    return ""


def _is_fought_for(g: QuestState, card: str) -> bool:
    """Whether a Quest is completed by defeating a monster where Encounter cards would be drawn."""
    return bool(facts(g, card).enemy) and any(
        code == f"monster.{facts(g, card).enemy}" for code in (g.codes[each] for each in g.zones["monster_cards"])
    )


def why_not_complete(g: QuestState, seat: str, card: str) -> str:
    """Why a hero cannot complete a Quest by exploring now: a reason id, or "" (MEQ-067, MEQ-313, MEQ-316)."""
    if card not in g.zones[f"quests:{seat}"]:
        return "not_yours"
    if facts(g, card).kind == ADVANCED and STARTING not in g.completed[seat]:
        return "starting_first"
    return "" if task_place(g, card) == hero_at(g, seat) else "elsewhere"


def combat_instead(g: QuestState, seat: str, place: str) -> str:
    """A Quest of the hero for which he fights here instead of drawing Encounter cards; "" for none."""
    for card in g.zones[f"quests:{seat}"]:
        if _is_fought_for(g, card) and place in facts(g, card).places:
            return card
    return ""


async def complete(g: QuestState, seat: str, card: str) -> None:
    """MEQ-313, MEQ-314: the reward; the Quest leaves the game for good."""
    printed = facts(g, card)
    if printed.kind:
        g.completed[seat].append(printed.kind)
    lift(g, card)
    g.move(card, "removed")
    g.say("meq-log-quest", rule="MEQ-313", seat=seat_ref(seat), card=g.ref(card))
    await follow(Moment(g, seat, card, g.codes[card], target=seat), "reward")
    await resolve(g, QuestCompleted(seat=seat, card=card), lambda: None)
