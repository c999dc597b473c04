"""When an ability may be used: what the texts say after "when" (interrupts) and "after" (reactions).

``reaction(WE_DO_NOT_SOW, you_win(unopposed=True), ...)``, ``interrupt(SHIREEN, this_is_killed, ...)``.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.events import Event
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.thrones.events.challenges import (
    Attacks,
    Bypassed,
    ChallengeEnds,
    ChallengeInitiated,
    ChallengeWon,
)
from desktop_app.games.thrones.events.counters import PowerGained, Stood, StrengthRaised
from desktop_app.games.thrones.events.moving import (
    CardMarshaled,
    CardPlayed,
    CardUsed,
    EffectsInitiate,
    EntersPlay,
    Killed,
    LeavesPlay,
    Sacrificed,
)
from desktop_app.games.thrones.events.piles import CardDiscarded
from desktop_app.games.thrones.events.rounds import (
    DominanceWon,
    IncomeCollected,
    PhaseBegins,
    PhaseEnds,
    PlotRevealed,
)
from desktop_app.games.thrones.reading import queries
from desktop_app.games.thrones.vocabulary.texts import Now, Those, When

Holds = Callable[[Now], bool]


def after(event: type[Event], holds: Holds = lambda m: True, *, told: str, **told_with: object) -> When:
    """After an event of which something is true; ``told`` is what words call it."""
    return Trigger(event, "after", holds, told=told, told_with=told_with)


def when(
    event: type[Event], holds: Holds = lambda m: True, *, told: str, would: bool = False, **told_with: object
) -> When:
    """When an event is about to happen; ``would`` for what changes whether it does (GOT-452)."""
    return Trigger(event, "when", holds, would=would, told=told, told_with=told_with)


# -- challenges --------------------------------------------------------------------------------------------------------


def _types(type: str) -> tuple[str, ...]:
    return tuple(type.split("|")) if type else ()


def _decided(m: Now, type: str, by: int, unopposed: bool, group: Those | None) -> bool:
    event = m.event
    if type and event.type not in _types(type):
        return False
    if event.margin < by or (unopposed and not event.unopposed):
        return False
    fighting = m.g.challenges[-1].participants
    return group is None or any(card in fighting for card in group.all(m))


def you_win(
    type: str = "",
    *,
    by: int = 0,
    attacking: bool | None = None,
    unopposed: bool = False,
    with_: Those | None = None,
) -> When:
    """``you_win("military", by=5, attacking=True)``, ``you_win(unopposed=True, with_=me)``; "intrigue|power" is either.

    ``with_``: one of these is participating; ``attacking``: as the attacking, or (False) the defending player.
    """

    def holds(m: Now) -> bool:
        if m.event.winner != m.seat or attacking not in (None, m.event.attacking):
            return False
        return _decided(m, type, by, unopposed, with_)

    return after(
        ChallengeWon,
        holds,
        told="you win",
        type=type,
        by=by,
        unopposed=unopposed,
        side={None: "any", True: "attacking", False: "defending"}[attacking],
        those=with_,
    )


def you_lose(type: str = "", *, defending: bool = False, unopposed: bool = False, with_: Those | None = None) -> When:
    """``you_lose(defending=True)``, ``you_lose("intrigue", defending=True)``."""

    def holds(m: Now) -> bool:
        if m.event.loser != m.seat or (defending and not m.event.attacking):
            return False
        return _decided(m, type, 0, unopposed, with_)

    return after(
        ChallengeWon,
        holds,
        told="you lose",
        type=type,
        unopposed=unopposed,
        side="defending" if defending else "any",
        those=with_,
    )


def challenge_initiated(type: str = "", *, against_you: bool = False, by_you: bool = False) -> When:
    """``challenge_initiated("intrigue")``, ``challenge_initiated(against_you=True)``."""

    def holds(m: Now) -> bool:
        event = m.event
        fits = not type or event.type in _types(type)
        return fits and (not against_you or event.at == m.seat) and (not by_you or event.by == m.seat)

    return after(
        ChallengeInitiated, holds, told="challenge initiated", type=type, against_you=against_you, by_you=by_you
    )


this_attacks: When = after(Attacks, lambda m: m.event.card == m.me, told="this attacks")
"""After this card is declared as an attacker."""
this_bypasses: When = after(Bypassed, lambda m: m.event.by == m.me, told="this bypasses")
"""After this card bypasses a character using stealth; that character is ``that_card``."""
challenge_ends: When = when(ChallengeEnds, told="challenge ends")


# -- entering and leaving ----------------------------------------------------------------------------------------------


def this_enters_play(how: str = "", phase: str = "", *, in_challenge: bool = False) -> When:
    """``this_enters_play()``, ``this_enters_play("ambush")``, ``this_enters_play(phase="challenges")``."""

    def holds(m: Now) -> bool:
        event = m.event
        return (
            event.card == m.me
            and how in ("", event.how)
            and phase in ("", m.g.phase)
            and (not in_challenge or bool(m.g.challenges))
        )

    return after(EntersPlay, holds, told="this enters play", how=how, phase=phase, in_challenge=in_challenge)


you_marshal_this: When = after(CardMarshaled, lambda m: m.event.card == m.me, told="you marshal this")


def you_marshal_or_play(group_kind: str) -> When:
    """After you marshal or play a card of a kind: ``you_marshal_or_play("trait:rhllor")``."""

    def holds(m: Now) -> bool:
        is_one = (
            queries.was_kind if isinstance(m.event, CardPlayed) else queries.is_kind
        )  # an event may lie on somebody
        return m.event.seat == m.seat and is_one(m.g, m.event.card, group_kind)

    return after(CardUsed, holds, told="you marshal or play", kind=group_kind)


this_is_killed: When = when(Killed, lambda m: m.event.card == m.me, told="this is killed")
"""When this character is killed: ``interrupt(SER_DAVOS, this_is_killed, do=goes_to("hand"))``."""
this_leaves_play: When = when(LeavesPlay, lambda m: m.event.card == m.me, told="this leaves play")


def would_be_killed(group: Those, brings: Callable[[Now], int] | None = None) -> When:
    """When a character that can be saved would be killed: ``would_be_killed(character(faction("greyjoy")))``.

    ``brings`` is how much STR the save adds to it, so that it may be saved where a lack of STR would kill it (GOT-413).
    """
    return when(
        Killed,
        lambda m: m.event.savable and group.has(m, m.event.card) and _is_remedied(m, brings),
        told="would be killed",
        would=True,
        those=group,
    )


def _is_remedied(m: Now, brings: Callable[[Now], int] | None = None) -> bool:
    return not m.event.lacks or (brings is not None and m.event.lacks <= brings(m))


def would_leave_play(group: Those) -> When:
    """When a card of a group would be killed or discarded from play: ``would_leave_play(host)``."""
    return when(
        LeavesPlay,
        lambda m: (
            m.event.savable and m.event.to in ("dead", "discard") and group.has(m, m.event.card) and _is_remedied(m)
        ),
        told="would leave play",
        would=True,
        those=group,
    )


def killed(kinds: str = "", *, traits: tuple[str, ...] = (), yours: bool = False) -> When:
    """After a character is killed: ``killed(traits=("lord", "lady"))``; its traits are those it had in play."""
    return after(Killed, lambda m: _was(m, kinds, traits, yours), told="killed", nobles=bool(traits))


def killed_or_sacrificed(kinds: str, *, yours: bool = False) -> When:
    """After a character is killed or sacrificed: ``killed_or_sacrificed("stark character", yours=True)``."""
    return after(
        LeavesPlay,
        lambda m: isinstance(m.event, Killed | Sacrificed) and _was(m, kinds, (), yours),
        told="killed or sacrificed",
        kind=kinds,
        yours=yours,
    )


comes_to_your_discard_pile: When = after(
    LeavesPlay, lambda m: m.event.into == f"discard:{m.seat}", told="comes to your discard pile"
)
"""After a card comes to your discard pile from play: one you controlled does so though it be another's (GOT-365)."""


def _was(m: Now, kinds: str, traits: tuple[str, ...], yours: bool) -> bool:
    event = m.event
    if yours and event.controller != m.seat:
        return False
    return queries.was_kind(m.g, event.card, kinds) and (not traits or any(each in event.traits for each in traits))


# -- cancelling --------------------------------------------------------------------------------------------------------

opponents_event_initiates: When = when(
    EffectsInitiate,
    lambda m: m.event.seat != m.seat and m.event.kind == "event",
    told="opponents event initiates",
    would=True,
)
"""When the effects of an opponent's event would initiate: ``do=cancel_it``."""
ability_initiates: When = when(
    EffectsInitiate,
    lambda m: m.event.kind in ("character", "location", "attachment"),
    told="ability initiates",
    would=True,
)
"""When the effects of a triggered character, location or attachment ability would initiate."""


# -- moments of the round ----------------------------------------------------------------------------------------------


def phase_begins(phase: str) -> When:
    """After a phase begins: ``phase_begins("dominance")``."""
    return after(PhaseBegins, lambda m: m.event.phase == phase, told="phase begins", phase=phase)


def phase_ends(phase: str = "") -> When:
    """When a phase ends: ``phase_ends("challenges")``."""
    return when(PhaseEnds, lambda m: phase in ("", m.event.phase), told="phase ends", phase=phase)


you_reveal_a_plot: When = after(PlotRevealed, lambda m: m.event.seat == m.seat, told="you reveal a plot")
this_is_revealed: When = after(PlotRevealed, lambda m: m.event.card == m.me, told="this is revealed")
you_win_dominance: When = after(DominanceWon, lambda m: m.event.seat == m.seat, told="you win dominance")
opponent_collects_income: When = after(
    IncomeCollected, lambda m: m.event.seat != m.seat, told="opponent collects income"
)
this_stands: When = after(Stood, lambda m: m.event.card == m.me, told="this stands")


this_grows: When = after(StrengthRaised, lambda m: m.event.card == m.me, told="this grows")
"""After this character's STR is increased by the effect of a card."""


def gains_power(group: Those) -> When:
    """After a card of a group gains power: ``gains_power(host)``."""
    return after(PowerGained, lambda m: group.has(m, m.event.card), told="gains power", those=group)


def this_pillages() -> When:
    """After this card discards a card using pillage."""
    return after(CardDiscarded, lambda m: m.event.pillage and m.event.by == m.me, told="this pillages")
