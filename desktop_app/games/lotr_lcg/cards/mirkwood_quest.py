"""The stages of Passage Through Mirkwood."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.lotr_lcg.book.quest_stages import win
from desktop_app.games.lotr_lcg.book.revealing import add_to_staging
from desktop_app.games.lotr_lcg.cards.mirkwood import FOREST_SPIDER, OLD_FOREST_ROAD, UNGOLIANTS_SPAWN
from desktop_app.games.lotr_lcg.events import Destroyed
from desktop_app.games.lotr_lcg.reading.queries import FACTS, current_quest, in_play, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.moving import look_through, shuffle_zone
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, forced, own, stage
from desktop_app.games.lotr_lcg.vocabulary.triggers import after

FLIES_AND_SPIDERS, A_FORK_IN_THE_ROAD = "01119", "01120"
DONT_LEAVE_THE_PATH, BEORNS_PATH = "01121", "01122"


@own(told="flies and spiders")
async def flies_and_spiders(m: Now) -> None:
    """Side 1A: a Forest Spider and an Old Forest Road into the staging area, then shuffle."""
    for code in (FOREST_SPIDER, OLD_FOREST_ROAD):
        found = [card for card in m.g.zones["encounter_deck"] if m.g.codes[card] == code]
        if found:
            await add_to_staging(m.g, found[0])
    await shuffle_zone(m.g, "encounter_deck")


@own(told="dont leave the path")
async def dont_leave_the_path(m: Now) -> None:
    """Each player searches the encounter deck and discard pile for a Spider and adds it to the staging area."""
    for seat in players(m.g):
        look_through(m.g, seat, "encounter_deck")
        chosen = await choose_card(m.g, seat, "lcg-ask-spider", _one_of_each_spider(m.g), source=m.me)
        if chosen:
            await add_to_staging(m.g, chosen)
            m.g.say("lcg-log-found", seat=seat_ref(seat), card=m.g.ref(chosen))
    await shuffle_zone(m.g, "encounter_deck")


def _one_of_each_spider(g: LcgState) -> list[str]:
    """One Spider of every code: copies are the same choice."""
    kept: dict[str, str] = {}
    for card in (*g.zones["encounter_deck"], *g.zones["encounter_discard"]):
        if "spider" in FACTS[g.codes[card]].traits:
            kept.setdefault(g.codes[card], card)
    return list(kept.values())


@own(told="the spawn is defeated")
async def the_spawn_is_defeated(m: Now) -> None:
    await win(m.g, "spawn")


def _the_spawn_here(m: Now) -> bool:
    return bool(m.event.code == UNGOLIANTS_SPAWN and current_quest(m.g) == m.me)


def _spawn_in_play(g: LcgState) -> str:
    return next(iter(in_play(g, UNGOLIANTS_SPAWN)), "")


stage(FLIES_AND_SPIDERS, setup=flies_and_spiders)
stage(A_FORK_IN_THE_ROAD, next_at_random=True)
stage(DONT_LEAVE_THE_PATH, when_revealed=dont_leave_the_path)
forced(
    DONT_LEAVE_THE_PATH, after(Destroyed, _the_spawn_here, told="the spawn is destroyed here"), do=the_spawn_is_defeated
)
stage(BEORNS_PATH, locked=_spawn_in_play)
