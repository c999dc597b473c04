"""The stages of Passage Through Mirkwood."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.abilities import STAGES, StageRules, forced
from desktop_app.games.lotr_lcg.book.quest_stages import win
from desktop_app.games.lotr_lcg.book.revealing import add_to_staging
from desktop_app.games.lotr_lcg.cards.mirkwood import FOREST_SPIDER, OLD_FOREST_ROAD, UNGOLIANTS_SPAWN
from desktop_app.games.lotr_lcg.events import Destroyed
from desktop_app.games.lotr_lcg.reading.queries import FACTS, current_quest, in_play, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_card, seat_ref
from desktop_app.games.lotr_lcg.verbs.moving import shuffle_zone

FLIES_AND_SPIDERS, A_FORK_IN_THE_ROAD = "01119", "01120"
DONT_LEAVE_THE_PATH, BEORNS_PATH = "01121", "01122"


async def _flies_and_spiders(g: LcgState, me: str) -> None:
    """Side 1A: a Forest Spider and an Old Forest Road into the staging area, then shuffle."""
    for code in (FOREST_SPIDER, OLD_FOREST_ROAD):
        found = [card for card in g.zones["encounter_deck"] if g.codes[card] == code]
        if found:
            await add_to_staging(g, found[0])
    await shuffle_zone(g, "encounter_deck")


async def _dont_leave_the_path(g: LcgState, me: str) -> None:
    """Each player searches the encounter deck and discard pile for a Spider and adds it to the staging area."""
    for seat in players(g):
        spiders = [
            card
            for zone in ("encounter_deck", "encounter_discard")
            for card in g.zones[zone]
            if "spider" in FACTS[g.codes[card]].traits
        ]
        chosen = await choose_card(g, seat, "lcg-ask-spider", _one_of_each(g, spiders), source=me)
        if chosen:
            await add_to_staging(g, chosen)
            g.say("lcg-log-found", seat=seat_ref(seat), card=g.ref(chosen))
    await shuffle_zone(g, "encounter_deck")


def _one_of_each(g: LcgState, cards: list[str]) -> list[str]:
    """One card of every code: copies are the same choice."""
    kept: dict[str, str] = {}
    for card in cards:
        kept.setdefault(g.codes[card], card)
    return list(kept.values())


@forced(
    DONT_LEAVE_THE_PATH,
    after=Destroyed,
    condition=lambda g, ev, me: ev.code == UNGOLIANTS_SPAWN and current_quest(g) == me,
)
async def the_spawn_is_defeated(g: LcgState, ev: Destroyed, me: str) -> None:
    win(g, "spawn")


def _spawn_in_play(g: LcgState) -> str:
    return next(iter(in_play(g, UNGOLIANTS_SPAWN)), "")


STAGES[FLIES_AND_SPIDERS] = StageRules(setup=_flies_and_spiders)
STAGES[DONT_LEAVE_THE_PATH] = StageRules(when_revealed=_dont_leave_the_path)
STAGES[BEORNS_PATH] = StageRules(locked=_spawn_in_play)
