"""What the texts answer: "each time", "when", "at the start of", "is about to"."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.events import Event
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.lotr_tcg.events.cards import AbilityUsed, Discarded, Killed, Played
from desktop_app.games.lotr_tcg.events.tokens import AddingBurdens, Wounded
from desktop_app.games.lotr_tcg.events.turn import (
    Assigned,
    FellowshipMoves,
    LosesSkirmish,
    MovesFrom,
    MovesTo,
    PhaseBegins,
    SkirmishBegins,
    TakesControl,
    TurnBegins,
    WinsSkirmish,
)
from desktop_app.games.lotr_tcg.reading.queries import FACTS, SHADOW, against, facts, kind, opponents
from desktop_app.games.lotr_tcg.verbs.lasting import WAITS
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those, When, Which

Holds = Callable[[Now], bool]


def after(event: type[Event], holds: Holds = lambda m: True, *, told: str, **told_with: object) -> When:
    """After an event of which something is true; ``told`` is what words call it."""
    return Trigger(event, "after", holds, told=told, told_with=told_with)


def about_to(event: type[Event], holds: Holds, *, told: str, **told_with: object) -> When:
    """When an event is about to happen, to change whether it does."""
    return Trigger(event, "when", holds, would=True, told=told, told_with=told_with)


def names(m: Now, group: Those, card: str) -> bool:
    """Whether a card of what happens belongs to a group, or did as it happened, where it has left play since."""
    noticing = (m.me, card, group)
    if card not in m.g.pieces:
        return noticing in m.event.noticed
    named = group.has(m, card)
    if named and noticing not in m.event.noticed:
        m.event.noticed += (noticing,)
    return named


# -- turns and moves ---------------------------------------------------------------------------------------------------

turn_begins = after(TurnBegins, told="turn begins")
"""At the start of each turn."""
fellowship_phase_begins = after(PhaseBegins, lambda m: m.event.phase == "fellowship", told="fellowship phase begins")
"""At the start of each fellowship phase."""
first_shadow_phase_begins = after(
    PhaseBegins, lambda m: m.event.phase == "shadow" and m.event.first, told="first shadow phase begins"
)
"""At the start of the first Shadow phase."""
regroup_phase_begins = after(PhaseBegins, lambda m: m.event.phase == "regroup", told="regroup phase begins")
"""During the regroup phase: as soon as it begins."""
fellowship_leaves_here = after(MovesFrom, lambda m: bool(m.event.card == m.me), told="fellowship leaves here")
"""When the fellowship moves from this site."""
fellowship_moves = after(FellowshipMoves, told="fellowship moves")
"""Each time the fellowship moves."""
fellowship_arrives_here = after(MovesTo, lambda m: bool(m.event.card == m.me), told="fellowship arrives here")
"""When the fellowship moves to this site."""


# -- cards -------------------------------------------------------------------------------------------------------------

this_is_played = after(Played, lambda m: bool(m.event.card == m.me), told="this is played")
"""When you play this card."""


def is_played(group: Those) -> When:
    """Each time such a card is played: ``is_played(minion(race("uruk_hai")))``."""
    return after(Played, lambda m: names(m, group, m.event.card), told="is played", those=group)


# -- skirmishes --------------------------------------------------------------------------------------------------------

this_wins = after(WinsSkirmish, lambda m: bool(m.event.card == m.me), told="this wins")
"""Each time this character wins a skirmish."""


def _bearer_fights(m: Now) -> bool:
    return bool(against(m.g, m.g.pieces[m.me].host))


def wins(group: Those) -> When:
    """Each time such a character wins a skirmish: ``wins(character(race("elf")))``."""
    return after(WinsSkirmish, lambda m: names(m, group, m.event.card), told="wins", those=group)


def wins_against(group: Those, which: Which) -> When:
    """Each time one of the first wins a skirmish involving one of the others, who may be dead of it."""

    def holds(m: Now) -> bool:
        return names(m, group, m.event.card) and any(which.holds(m, card) for card in m.event.against)

    return after(WinsSkirmish, holds, told="wins against", those=group, which=which)


def _bearer_wins(m: Now) -> bool:
    return bool(m.event.card == m.g.pieces[m.me].host)


bearer_wins = after(WinsSkirmish, _bearer_wins, told="bearer wins")
"""Each time who bears this card wins a skirmish."""


def loses_to(which: Which) -> When:
    """Each time a companion or ally loses a skirmish involving such a minion: ``loses_to(race("uruk_hai"))``."""

    def holds(m: Now) -> bool:
        if kind(m.g, m.event.card) not in ("companion", "ally"):
            return False
        return any(which.holds(m, card) for card in m.event.against)

    return after(LosesSkirmish, holds, told="loses to", which=which)


def _is_waited_for(m: Now) -> bool:
    return any(effect.kind == f"{WAITS}{m.event.card}" and effect.source == m.me for effect in m.g.effects)


it_loses = after(LosesSkirmish, _is_waited_for, told="it loses")
"""If that minion loses this skirmish: the one that this card has been used on (``wait_for_it``)."""

this_skirmish_begins = after(SkirmishBegins, lambda m: bool(against(m.g, m.me)), told="skirmish of this begins")
"""At the start of each skirmish involving this character."""


# -- assignments -------------------------------------------------------------------------------------------------------


def free_peoples_assign(group: Those, to: Those) -> When:
    """Each time the Free Peoples player assigns such a character to such a minion."""

    def holds(m: Now) -> bool:
        return m.event.by == m.g.active and names(m, group, m.event.card) and names(m, to, m.event.minion)

    return after(Assigned, holds, told="free peoples assign", those=group, to=to)


def free_peoples_send(group: Those) -> When:
    """Each time the Free Peoples player assigns such a character to a skirmish: once, however many minions he meets in
    it (TCG-216, TCG-217)."""

    def holds(m: Now) -> bool:
        return m.event.anew and m.event.by == m.g.active and names(m, group, m.event.card)

    return after(Assigned, holds, told="free peoples send", those=group)


def bearer_is_assigned(to: Those) -> When:
    """Each time the Free Peoples player assigns who bears this card to such a minion."""

    def holds(m: Now) -> bool:
        bearer = m.g.pieces[m.me].host
        return m.event.by == m.g.active and m.event.card == bearer and names(m, to, m.event.minion)

    return after(Assigned, holds, told="bearer is assigned", those=to)


def this_is_assigned_to(group: Those) -> When:
    """Each time this minion is assigned to such a companion, by whomever."""
    return after(
        Assigned,
        lambda m: m.event.minion == m.me and group.has(m, m.event.card),
        told="this is assigned to",
        those=group,
    )


bearers_skirmish_begins = after(SkirmishBegins, _bearer_fights, told="skirmish of the bearer begins")
"""At the start of each skirmish involving who bears this card."""


# -- the killed --------------------------------------------------------------------------------------------------------


def is_killed(which: Which) -> When:
    """If such a character is killed: ``is_killed(type_of("companion") | type_of("ally"))``."""
    return after(Killed, lambda m: which.holds(m, m.event.card), told="is killed", which=which)


def is_killed_fighting(which: Which, involving: Which) -> When:
    """Each time such a character is killed during a skirmish involving one of those, who may be dead of it."""

    def holds(m: Now) -> bool:
        fight = m.g.fight
        if fight is None or not which.holds(m, m.event.card):
            return False
        return any(involving.holds(m, card) for card in (*fight.characters, *fight.minions, *fight.gone))

    return after(Killed, holds, told="is killed fighting", which=which, involving=involving)


# -- what is about to happen -------------------------------------------------------------------------------------------


def about_to_be_wounded(group: Those) -> When:
    """``response(EOWYN, about_to_be_wounded(companion(unbound)), do=prevent_it)``"""
    return about_to(Wounded, lambda m: group.has(m, m.event.card), told="about to be wounded", those=group)


def _by_the_shadow(m: Now) -> bool:
    source = m.event.source
    return source in m.g.codes and facts(m.g, source).side == SHADOW


def shadow_about_to_discard(group: Those) -> When:
    """If such a card is about to be discarded by a Shadow card."""
    return about_to(
        Discarded,
        lambda m: _by_the_shadow(m) and group.has(m, m.event.card),
        told="shadow about to discard",
        those=group,
    )


opponent_about_to_take_control = about_to(
    TakesControl, lambda m: m.event.seat in opponents(m.g, m.seat), told="opponent about to take control"
)
"""If an opponent is about to take control of a site."""


def ability_used(group: Those) -> When:
    """If a special ability of such a card is used; cancelled, it does nothing and costs what it costs, be that the card
    itself."""
    return about_to(AbilityUsed, lambda m: names(m, group, m.event.card), told="ability used", those=group)


def _in_a_skirmish(m: Now, *, worn: bool) -> bool:
    piece = m.g.pieces[m.me]
    return m.g.phase == "skirmish" and m.event.card == piece.host and piece.worn == worn


bearer_about_to_be_wounded = about_to(
    Wounded, lambda m: _in_a_skirmish(m, worn=False), told="bearer about to be wounded"
)
"""The bearer of the Ring is about to take a wound in a skirmish, and does not wear it."""
wearer_about_to_be_wounded = about_to(
    Wounded, lambda m: _in_a_skirmish(m, worn=True), told="wearer about to be wounded"
)
"""The same, while he wears it."""
shadow_about_to_add_burdens = about_to(
    AddingBurdens,
    lambda m: m.g.codes.get(m.event.source) in FACTS and FACTS[m.g.codes[m.event.source]].side == SHADOW,
    told="shadow about to add burdens",
)
"""A Shadow card is about to add any number of burdens."""


def _frodo_dies(m: Now) -> bool:
    return bool(m.event.bore) and FACTS[m.event.code].titles["en"] == "Frodo" and m.event.seat == m.seat


frodo_is_killed: When = Trigger(Killed, "when", _frodo_dies, told="frodo is killed")
"""Frodo is killed while he is the Ring-bearer (TCG-323, TCG-474)."""
