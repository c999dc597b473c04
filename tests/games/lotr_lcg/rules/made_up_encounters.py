"""Made-up cards of the encounter deck."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.book.enemy_attack import attack_character
from desktop_app.games.lotr_lcg.book.state_checks import eliminate
from desktop_app.games.lotr_lcg.reading.queries import engaged, heroes, players, staged
from desktop_app.games.lotr_lcg.verbs.transfers import swap_enemies
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, action, own, shadow, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import choosing, each_player
from desktop_app.games.lotr_lcg.vocabulary.fighting import attack_you, claim_this
from desktop_app.games.lotr_lcg.vocabulary.groups import ally, enemy, engaged_with_you, hero, player, you, yours
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify_every
from desktop_app.games.lotr_lcg.vocabulary.moving import discard
from desktop_app.games.lotr_lcg.vocabulary.verbs import raise_threat
from tests.games.lotr_lcg.shelf import make_up

LONG_SHADOW = make_up("T-161", "treachery", "Long Shadow")
BLOODLUST = make_up("T-162", "treachery", "Bloodlust")
AMBUSH = make_up("T-163", "treachery", "Ambush")
LOST = make_up("T-164", "treachery", "Lost in the Dark")
FAITHFUL_DOG = make_up("T-165", "objective_ally", "Faithful Dog", unique=True)
TAME_DOG = make_up("T-166", "ally", "Faithful Dog", unique=True)
SHAPE = make_up("T-167", "enemy", "Nameless Shape", attack=None, engagement_cost=48)
QUIET_GLADE = make_up("T-168", "location", "Quiet Glade")
BAD_AIR = make_up("T-169", "treachery", "Bad Air")
FOUND_LANTERN = make_up("T-170", "objective", "Found Lantern")
DECOY = make_up("T-183", "treachery", "Decoy")
GRUDGE = make_up("T-185", "treachery", "Grudge")


@own()
async def lost_in_the_dark(m: Now) -> None:
    """The last player is eliminated."""
    await eliminate(m.g, players(m.g)[-1], "heroes")


@own()
async def decoy(m: Now) -> None:
    """Swap the first enemy engaged with the first player for the first one in the staging area."""
    fighting, waiting = engaged(m.g, m.seat), staged(m.g, "enemy")
    await swap_enemies(m.g, fighting[0] if fighting else "", waiting[0] if waiting else "")


@own()
async def grudge(m: Now) -> None:
    """The first enemy engaged with the first player attacks the last player's first hero."""
    await attack_character(m.g, engaged(m.g, m.seat)[0], heroes(m.g, players(m.g)[-1])[0])


def _unclaimed(m: Now) -> bool:
    return not m.g.pieces[m.me].host


when_revealed(LONG_SHADOW, raise_threat(4).on(player))
shadow(LONG_SHADOW, raise_threat(2).on(you))
when_revealed(BLOODLUST, modify_every("enemy", "round", attack=1))
when_revealed(AMBUSH, each_player(attack_you.on(enemy(engaged_with_you))))
when_revealed(LOST, lost_in_the_dark)
when_revealed(BAD_AIR, each_player(choosing(ally(yours), discard)))
action(FOUND_LANTERN, target=hero(yours), condition=_unclaimed, do=claim_this)
when_revealed(DECOY, decoy)
when_revealed(GRUDGE, grudge)
