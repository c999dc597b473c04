"""Made-up cards of the encounter deck."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.abilities import action, shadow, when_revealed

from desktop_app.games.kit.asking import choose_card
from desktop_app.games.lotr_lcg.book.enemy_attack import attack_character, attack_now
from desktop_app.games.lotr_lcg.book.objectives import claim
from desktop_app.games.lotr_lcg.book.state_checks import eliminate
from desktop_app.games.lotr_lcg.reading.queries import allies, enemies, engaged, heroes, players
from desktop_app.games.lotr_lcg.state import Attack, LcgState
from desktop_app.games.lotr_lcg.verbs.counters import lasting_for_all, raise_threat
from desktop_app.games.lotr_lcg.verbs.moving import discard_from_play
from desktop_app.games.lotr_lcg.verbs.transfers import swap_enemies
from tests.games.lotr_lcg.shelf import make_up

# -- the encounter deck --------------------------------------------------------------------------------------------

LONG_SHADOW = make_up("T-161", "treachery", "Long Shadow")


@when_revealed(LONG_SHADOW)
async def long_shadow(g: LcgState, me: str) -> None:
    await raise_threat(g, players(g), 4, me)


@shadow(LONG_SHADOW)
async def long_shadow_shadow(g: LcgState, attack: Attack, me: str) -> None:
    await raise_threat(g, [attack.seat], 2, me)


BLOODLUST = make_up("T-162", "treachery", "Bloodlust")


@when_revealed(BLOODLUST)
async def bloodlust(g: LcgState, me: str) -> None:
    lasting_for_all(g, "attack", 1, "enemy", "round", me)


AMBUSH = make_up("T-163", "treachery", "Ambush")


@when_revealed(AMBUSH)
async def ambush(g: LcgState, me: str) -> None:
    for seat in players(g):
        for enemy in list(engaged(g, seat)):
            await attack_now(g, enemy, seat)


LOST = make_up("T-164", "treachery", "Lost in the Dark")


@when_revealed(LOST)
async def lost_in_the_dark(g: LcgState, me: str) -> None:
    eliminate(g, players(g)[-1], "heroes")


FAITHFUL_DOG = make_up("T-165", "objective_ally", "Faithful Dog", unique=True)
TAME_DOG = make_up("T-166", "ally", "Faithful Dog", unique=True)
SHAPE = make_up("T-167", "enemy", "Nameless Shape", attack=None, engagement_cost=48)
QUIET_GLADE = make_up("T-168", "location", "Quiet Glade")
BAD_AIR = make_up("T-169", "treachery", "Bad Air")


@when_revealed(BAD_AIR)
async def bad_air(g: LcgState, me: str) -> None:
    """A player discards an ally if there is one, or nothing happens."""
    for seat in players(g):
        ally = await choose_card(g, seat, "lcg-ask-target", allies(g, seat), source=me)
        if ally:
            await discard_from_play(g, ally)


FOUND_LANTERN = make_up("T-170", "objective", "Found Lantern")


@action(FOUND_LANTERN, targets=lambda g, seat, me: heroes(g, seat), changes=lambda g, seat, me: not g.pieces[me].host)
async def found_lantern(g: LcgState, seat: str, me: str, hero: str) -> None:
    claim(g, seat, me, hero)


DECOY = make_up("T-183", "treachery", "Decoy")


@when_revealed(DECOY)
async def decoy(g: LcgState, me: str) -> None:
    """Swap the first enemy engaged with the first player for the first one in the staging area."""
    fighting = engaged(g, players(g)[0])
    waiting = [enemy for enemy in enemies(g) if enemy in g.zones["staging"]]
    await swap_enemies(g, fighting[0] if fighting else "", waiting[0] if waiting else "")


GRUDGE = make_up("T-185", "treachery", "Grudge")


@when_revealed(GRUDGE)
async def grudge(g: LcgState, me: str) -> None:
    """The first enemy engaged with the first player attacks the last player's first hero."""
    await attack_character(g, engaged(g, players(g)[0])[0], heroes(g, players(g)[-1])[0])
