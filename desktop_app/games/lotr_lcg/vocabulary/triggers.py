"""When abilities may be used: "after this enters play", "when a treachery is revealed". Each is one small value."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.events import Event
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.kit.moment import told
from desktop_app.games.lotr_lcg import events
from desktop_app.games.lotr_lcg.reading.queries import engaged_with, has_trait, kind, players
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now
from desktop_app.games.lotr_lcg.vocabulary.abilities import Trigger as LcgTrigger
from desktop_app.games.lotr_lcg.vocabulary.groups import Those

Holds = Callable[[Now], bool]
Seat = Callable[[Now], str]


def after(
    event: type[Event], holds: Holds = lambda m: True, you: Seat | None = None, *, told: str = "", **told_with: object
) -> LcgTrigger:
    """After an event of which something is true: ``after(QuestResolved, lambda m: m.event.margin > 0)``.

    ``told`` is what words call it, for the trigger of a card that ships.
    """
    return Trigger(event, "after", holds, you, told=told, told_with=told_with)


def before(
    event: type[Event], holds: Holds = lambda m: True, you: Seat | None = None, *, told: str = "", **told_with: object
) -> LcgTrigger:
    """When an event is about to happen: what interrupts and changes it."""
    return Trigger(event, "when", holds, you, told=told, told_with=told_with)


def would(event: type[Event], holds: Holds = lambda m: True, *, told: str = "", **told_with: object) -> LcgTrigger:
    """When an event would happen: what cancels or replaces it, before any other interrupt."""
    return Trigger(event, "when", holds, would=True, told=told, told_with=told_with)


def _this(m: Now) -> bool:
    return bool(m.event.about == m.me)


def _among(m: Now) -> bool:
    return m.me in m.event.cards


def _first(m: Now) -> str:
    return players(m.g)[0]


# -- about this card -----------------------------------------------------------------------------------------------

this_enters_play = after(events.EntersPlay, _this, told="this enters play")
"""``response(SNOWBOURN_SCOUT, this_enters_play, ...)``"""
this_is_played = after(events.CardPlayed, _this, told="this is played")
"""After it was played from hand and has entered play."""
this_commits = after(events.CharactersCommitted, _among, told="this commits")
"""After it commits to a quest."""
this_defends = after(events.DefendersDeclared, _among, told="this defends")
"""After it is declared as a defender."""
this_is_damaged = after(events.DamageDealt, lambda m: m.event.card == m.me, told="this is damaged")
"""After it suffers damage; ``the_damage`` is how much."""
this_engages_you = after(events.EnemyEngages, _this, lambda m: m.event.seat, told="this engages you")
"""After it engages a player, who is then "you"."""
this_is_destroyed = after(events.Destroyed, _this, told="this is destroyed")
"""After it is destroyed; it has left play then: ``zone="left"``."""
this_would_leave_play = before(events.LeavesPlay, _this, told="this would leave play")
"""When it leaves play, by whatever way; where it goes can still be changed."""
this_attacks = after(events.EnemyAttacks, _this, lambda m: m.event.seat, told="this attacks")
"""After it begins an attack; "you" is the player it attacks."""
this_has_attacked = after(
    events.AttackEnds, lambda m: m.event.kind == "enemy" and m.event.enemy == m.me, told="this has attacked"
)
"""After its attack is over."""
this_is_explored = after(events.LocationExplored, _this, _first, told="this is explored")
"""After it leaves play as an explored location."""
travelled_here = after(events.TravelledTo, _this, _first, told="travelled here")
"""After the players travel to it."""


# -- about others --------------------------------------------------------------------------------------------------


def left_as(m: Now) -> str:
    """The card type of what leaves play: as it counts, after it has left as it did (LCG-364)."""
    return m.event.was or kind(m.g, m.event.card)


def left_with(m: Now, trait: str) -> bool:
    """Whether what leaves play has a trait, or had it as it left, printed or gained (LCG-187)."""
    return trait in m.event.traits if m.event.was else has_trait(m.g, m.event.card, trait)


def leaves_play(card_type: str, *, yours: bool = False, trait: str = "") -> LcgTrigger:
    """After a card of a type leaves play, by whatever way: ``leaves_play("hero", yours=True, trait="dwarf")``."""

    def holds(m: Now) -> bool:
        mine = not yours or m.event.controller == m.seat
        return mine and left_as(m) == card_type and (not trait or left_with(m, trait))

    return after(events.LeavesPlay, holds, told="leaves play", types=card_type, yours=yours, trait=trait)


def destroyed(*types: str) -> LcgTrigger:
    """After a card of these types is destroyed: ``destroyed("hero", "ally")``."""
    return after(
        events.Destroyed,
        lambda m: left_as(m) in types,
        told="destroyed",
        types="-or-".join(types),
    )


def would_be_destroyed(*types: str) -> LcgTrigger:
    """When a card of these types would be destroyed: what saves it does something ``instead``."""
    return would(
        events.Destroyed,
        lambda m: left_as(m) in types,
        told="would be destroyed",
        types="-or-".join(types),
    )


def destroyed_by_attack_of(attacker: Those) -> LcgTrigger:
    """After an enemy is destroyed by an attack in which a character took part."""

    def holds(m: Now) -> bool:
        by = any(card in m.event.attackers for card in attacker.all(m))
        return by and left_as(m) == "enemy"

    return after(events.Destroyed, holds, told="destroyed by attack of", attacker=attacker)


def revealed(card_type: str) -> LcgTrigger:
    """After a card of a type is revealed from the encounter deck."""
    return after(events.CardRevealed, lambda m: kind(m.g, m.event.card) == card_type, told="revealed", types=card_type)


would_resolve_when_revealed = would(events.WhenRevealed, told="would resolve when revealed")
"""When the When Revealed effects of a card would resolve."""


def would_resolve_when_revealed_of(card_type: str) -> LcgTrigger:
    """When the When Revealed effects of a card of a type would resolve."""
    return would(
        events.WhenRevealed,
        lambda m: kind(m.g, m.event.card) == card_type,
        told="would resolve when revealed of",
        types=card_type,
    )


would_resolve_shadow = would(events.ShadowEffect, told="would resolve shadow")
"""When a shadow effect would resolve."""
defender_declared = after(events.DefendersDeclared, told="defender declared")
"""After a character is declared as a defender."""
players_travel = after(events.TravelledTo, told="players travel")
"""After the players travel to a location."""
round_ends = after(events.RoundEnds, told="round ends")
"""At the end of the round."""
quest_phase_begins = after(events.PhaseBegins, lambda m: m.event.phase == "quest", told="quest phase begins")
"""At the beginning of each quest phase."""
quested_unsuccessfully = after(events.QuestResolved, lambda m: m.event.margin < 0, told="quested unsuccessfully")
"""After the players have quested unsuccessfully."""
picks_a_prisoner = before(events.PrisonerPicked, told="picks a prisoner")
"""When a hero would be picked at random to be a prisoner."""
objective_claimed = after(events.Claimed, told="objective claimed")
"""After an objective is claimed."""
progress_on_this = after(events.ProgressPlaced, _this, _first, told="progress on this")
"""After any progress is placed on it."""
prisoner_is_rescued = before(events.Rescued, lambda m: kind(m.g, m.event.card) == "hero", told="prisoner is rescued")
"""When a prisoner is rescued."""
its_shadow_resolved = after(
    events.ShadowResolved,
    lambda m: m.event.enemy == m.me,
    lambda m: engaged_with(m.g, m.me),
    told="its shadow resolved",
)
"""After a shadow effect dealt to it has resolved; "you" is the player it is engaged with."""
would_draw_from_its_deck = would(
    events.CardsDrawn, lambda m: m.g.home[m.me] == f"on_deck:{m.event.seat}", told="would draw from its deck"
)
"""When cards would be drawn from the deck it is attached to."""
combat_phase_ends = after(events.PhaseEnds, lambda m: m.event.phase == "combat", told="combat phase ends")
"""At the end of the combat phase."""
threat_rose_in_refresh = after(events.RefreshRaisedThreat, told="threat rose in refresh")
"""When each player's threat has risen in the refresh phase."""


def _defending_player(m: Now) -> str:
    return next((attack.seat for attack in m.g.attacks if attack.number == m.event.attack), "")


excess_damage = after(
    events.DamageDealt,
    lambda m: m.event.source == m.me and m.event.attack > 0 and m.event.excess > 0,
    _defending_player,
    told="excess damage",
)
"""After its attack dealt a character more than its hit points that were left; "you" is the defending player."""


@told("the excess")
def the_excess(m: Now) -> int:
    """How much of the damage of the event was too much."""
    return int(m.event.excess)


@told("the damage")
def the_damage(m: Now) -> int:
    """How much damage the event dealt."""
    return int(m.event.amount)
