"""What passive conditions answer: ``required(CODE, trigger, do=...)``."""

from __future__ import annotations

from desktop_app.engine.events import Event
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.meccg.events.cards import Discarded, Eliminated, ItemGained, LeavesPlay, Played, Wounded
from desktop_app.games.meccg.events.fighting import AttackBegins, AttackEnds, StrikeEnds
from desktop_app.games.meccg.events.turns import DeckExhausted, PhaseBegins, PhaseEnds, SiteRevealed, TurnBegins
from desktop_app.games.meccg.reading import companies, current_attack, queries
from desktop_app.games.meccg.vocabulary.texts import Holds, Now, Those, When


def after(event: type[Event], holds: Holds, told: str, **told_with: object) -> When:
    """A trigger after an event."""
    return Trigger(event, "after", holds, told=told, told_with=told_with)


def _mine(m: Now) -> bool:
    return m.g.active == queries.controller(m.g, m.me)


def _bearers_turn(m: Now) -> bool:
    """Whether it is the turn of whoever has the character that this card lies on, or of the card's player."""
    piece = m.g.pieces.get(m.me)
    card = piece.host if piece is not None and piece.host in m.g.pieces else m.me
    return m.g.active == queries.controller(m.g, card)


OF_EACH_COMPANY = ("movement", "site")
"""The phases that each company has of its own (MEC-488, MEC-539): no other begins or ends."""


def begins(phase: str) -> When:
    """At the beginning of a phase of your turn (a card on a character: of that character's player); of the movement/
    hazard and the site phase there is ``its_phase_begins``."""
    assert phase not in OF_EACH_COMPANY
    return after(
        PhaseBegins,
        lambda m: m.event.phase == phase and not m.event.company and _bearers_turn(m),
        "begins",
        phase=phase,
    )


def ends(phase: str) -> When:
    """At the end of a phase of your turn; of the movement/hazard and the site phase there is ``its_phase_ends``."""
    assert phase not in OF_EACH_COMPANY
    return after(
        PhaseEnds, lambda m: m.event.phase == phase and not m.event.company and _bearers_turn(m), "ends", phase=phase
    )


def _its_company(m: Now) -> bool:
    company = companies.company_of(m.g, m.me)
    piece = m.g.pieces.get(m.me)
    id = company.id if company is not None else piece.company if piece is not None else ""
    return bool(id) and m.event.company == id


def its_phase_begins(phase: str) -> When:
    """At the beginning of the "movement" or "site" phase of the company that this card is in or on."""
    return after(PhaseBegins, lambda m: m.event.phase == phase and _its_company(m), "its phase begins", phase=phase)


def its_phase_ends(phase: str) -> When:
    """At the end of the "movement" or "site" phase of the company that this card is in or on."""
    return after(PhaseEnds, lambda m: m.event.phase == phase and _its_company(m), "its phase ends", phase=phase)


def each_company_begins(phase: str) -> When:
    """At the beginning of the "movement" or "site" phase of each company."""
    return after(
        PhaseBegins, lambda m: m.event.phase == phase and bool(m.event.company), "each company begins", phase=phase
    )


turn_begins: When = after(TurnBegins, _mine, "turn begins")
any_deck_exhausted: When = after(DeckExhausted, lambda m: True, "any deck exhausted")
"""``required(CODE, any_deck_exhausted, do=discard.on(me))``"""
site_revealed: When = after(SiteRevealed, lambda m: True, "site revealed")
"""The new site of any company was revealed."""
its_site_revealed: When = after(SiteRevealed, _its_company, "its site revealed")
"""The new site of this card's company was revealed."""


def attack_begins(*races: str) -> When:
    """A company faces an attack, by one of these races if any is named."""

    def holds(m: Now) -> bool:
        it = current_attack.attack(m.g)
        return it is not None and (not races or it.race in races)

    return after(AttackBegins, holds, "attack begins", race=races or "")


def attack_ends(*races: str, defeated: bool = False) -> When:
    """An attack has ended, of one of these races, only where it was ``defeated``."""
    return after(
        AttackEnds,
        lambda m: (not races or m.event.race in races) and (m.event.defeated or not defeated),
        "attack ends",
        race=races or "",
        defeated=defeated,
    )


this_attack_ends: When = after(
    AttackEnds, lambda m: m.event.card == m.me and not m.event.called_off, "this attack ends"
)
"""The attack of this creature has ended and was not canceled; the creature's card need not be in play."""
this_is_played: When = after(Played, lambda m: m.event.card == m.me, "this is played")
leaves_play: When = after(LeavesPlay, lambda m: m.event.card == m.me, "leaves play")


def is_wounded(group: Those) -> When:
    """Somebody of a group is wounded."""
    return after(Wounded, lambda m: group.has(m, m.event.card), "is wounded", those=group)


def is_gone(group: Those) -> When:
    """Somebody of a group was discarded or eliminated; it is not in play any more, so groups of all cards say who."""
    return after(LeavesPlay, lambda m: group.has(m, m.event.card), "is gone", those=group)


def gains_item(who: Those) -> When:
    """Somebody of a group has got an item."""
    return after(ItemGained, lambda m: who.has(m, m.event.who), "gains item", those=who)


def strike_ends(who: Those, *results: str) -> When:
    """A strike against somebody of a group was resolved: "failed", "avoided", "succeeded"."""
    return after(
        StrikeEnds,
        lambda m: who.has(m, m.event.card) and (not results or m.event.result in results),
        "strike ends",
        those=who,
        result=results[0] if results else "",
    )


__all__ = [
    "Discarded",
    "Eliminated",
    "after",
    "any_deck_exhausted",
    "attack_begins",
    "attack_ends",
    "begins",
    "each_company_begins",
    "ends",
    "gains_item",
    "is_gone",
    "is_wounded",
    "its_phase_begins",
    "its_phase_ends",
    "its_site_revealed",
    "leaves_play",
    "site_revealed",
    "strike_ends",
    "this_attack_ends",
    "this_is_played",
    "turn_begins",
]
