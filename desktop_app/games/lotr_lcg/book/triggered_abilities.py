"""Responses and Forced abilities: which cards may answer an event, what that costs, and how it is resolved."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from desktop_app.engine.events import Event, Source, Use
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_lcg.book.ladder import LADDER
from desktop_app.games.lotr_lcg.book.playing import carry_out, play_event, why_no_event
from desktop_app.games.lotr_lcg.book.state_checks import settle
from desktop_app.games.lotr_lcg.events import LeavesPlay
from desktop_app.games.lotr_lcg.reading.queries import FACTS, is_blank, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, Now


def _sources(g: LcgState, codes: Mapping[str, object], event: Event) -> Iterable[Source]:
    order, code_of = players(g), g.codes.__getitem__
    first = order[0] if order else ""
    for card in _any_of(codes, g.pieces, code_of):
        if g.home[card] != "revealed" and not (g.effects and is_blank(g, card)):
            yield Source(card, code_of(card), g.pieces[card].controller or first, "play")
    for seat in order:
        for card in _any_of(codes, g.zones[f"hand:{seat}"], code_of):
            yield Source(card, code_of(card), seat, "hand")
    for card in _any_of(codes, g.zones["set_aside"], code_of):
        yield Source(card, code_of(card), first, "set_aside")
    if isinstance(event, LeavesPlay) and event.code in codes and event.card not in g.pieces:
        yield Source(event.card, event.code, event.controller or first, "left")


def _any_of(codes: Mapping[str, object], cards: Collection[str], code_of: Callable[[str], str]) -> list[str]:
    """The cards with one of these codes, in their order: most of the time there is none."""
    if codes.keys().isdisjoint(map(code_of, cards)):
        return []
    return [card for card in cards if code_of(card) in codes]


def _moment(g: LcgState, use: Use) -> Now:
    """The ability as it answers this event; "you" is whom its trigger names."""
    m = Moment(g, use.source.seat, use.source.card, use.source.code, event=use.event)
    you = use.ability.trigger.you
    return m if you is None else m.of(you(m))


def _usable(g: LcgState, use: Use) -> bool:
    ability, source, _ = use
    m = _moment(g, use)
    if not ability.trigger.holds(m):
        return False
    limit = ability.text.limit
    if limit is not None and limit.is_reached(g, ability.name, source.card, source.seat):
        return False
    if _is_event_card(source) and why_no_event(g, source.seat, source.card):
        return False
    return not ability.text.why_not(m)


def _is_event_card(source: Source) -> bool:
    return source.zone == "hand" and FACTS[source.code].type == "event"


async def _perform(g: LcgState, use: Use) -> None:
    ability, source, _ = use
    m = _moment(g, use)
    if _is_event_card(source):
        g.say("lcg-log-plays", seat=seat_ref(source.seat), card=g.ref(source.card))
        await play_event(g, m, ability.name, ability.text)
        return
    if ability.text.limit is not None:
        ability.text.limit.count(g, ability.name, source.card, source.seat)
    if ability.forced:
        g.say("lcg-log-forced", card=g.ref(source.card))
    else:
        g.say("lcg-log-uses", seat=seat_ref(source.seat), card=g.ref(source.card))
    await carry_out(m, ability.text)


def _respond(g: LcgState, seat: str, events: Sequence[Event], timing: str) -> Message:
    kind = type(events[0]).__name__
    return message("lcg-ask-respond", rule="LCG-345", seat=seat_ref(seat), event=kind, timing=timing)


def _arrange(g: LcgState, seat: str) -> Message:
    return message("lcg-ask-which-first", rule="LCG-259", seat=seat_ref(seat))


def _first_player(g: LcgState, uses: Sequence[Use]) -> str:
    """The first player orders forced abilities, whoever controls the cards (LCG-259)."""
    return players(g)[0]


def connect() -> None:
    """Gives the ladder the rules of this game and every ability that the cards have and will have."""
    LADDER.connect(
        order=players,
        sources=_sources,
        usable=_usable,
        perform=_perform,
        settle=settle,
        respond=_respond,
        arrange=_arrange,
        orders=_first_player,
    )
    CARDS.listen(LADDER.add)
