"""Leaving play: discarded, eliminated, returned to the hand, and everything that follows at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.ask import Refusal
from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.asking import choose_card, refuse
from desktop_app.games.kit.leaving import lift
from desktop_app.games.meccg.book.ladder import resolve_together
from desktop_app.games.meccg.events.cards import Discarded, Eliminated, ItemGained, LeavesPlay
from desktop_app.games.meccg.reading.companies import borne, company_of, followers, is_leader
from desktop_app.games.meccg.reading.points import kill_points
from desktop_app.games.meccg.reading.queries import facts, is_avatar, is_character, is_trophy
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.agents import pick_up_sites
from desktop_app.games.meccg.verbs.companies import dissolve, leave_company, leave_site
from desktop_app.games.meccg.verbs.entering import can_bear, settle_rest, settle_use
from desktop_app.games.meccg.vocabulary.texts import CARDS


def _event(g: MecState, kind: type[LeavesPlay], card: str, source: str) -> LeavesPlay:
    company = company_of(g, card)
    return kind(
        card=card,
        source=source,
        code=g.codes[card],
        seat=g.pieces[card].controller,
        company=company.id if company is not None else "",
    )


def _along(g: MecState, cards: Sequence[str], to: str, source: str) -> list[tuple[LeavesPlay, Apply]]:
    """What lies on cards that leave play goes along, each by an event of its own (MEC-109, MEC-560)."""
    found: list[tuple[LeavesPlay, Apply]] = []
    for other in [each for card in cards for each in g.pieces[card].attachments if each not in cards]:
        event = _event(g, Discarded if _goes_along(g, other, to) == "discard" else LeavesPlay, other, source)
        found += [(event, partial(_has_gone, g, event)), *_along(g, [other], to, source)]
    return found


def _has_gone(g: MecState, event: LeavesPlay) -> None:
    """What lay on a card that stays in play after all stays as well."""
    event.cancelled = event.card in g.pieces
    if isinstance(event, Discarded) and not event.cancelled:
        g.say("mec-log-discarded", card=g.ref(event.card))


async def discard(g: MecState, cards: Sequence[str], source: str = "", happened: list[Event] | None = None) -> None:
    """Cards in play are discarded, with what they control; followers stay (MEC-109, MEC-110)."""
    there = [card for card in cards if card in g.pieces]
    events = [_event(g, Discarded, card, source) for card in there]
    together = [(event, partial(_goes, g, event.card, "discard", "mec-log-discarded")) for event in events]
    if together:
        await resolve_together(g, [*together, *_along(g, there, "discard", source)], happened)


async def eliminate(g: MecState, card: str, source: str = "", to: str = "", *, hands_on: bool = True) -> None:
    """A character is removed from play: items may pass on, the rest of its cards is discarded (MEC-603).

    ``to`` is where it goes instead: the marshalling point pile of whoever has killed it. Nothing is handed on by whom
    corruption takes (MEC-671).
    """
    await eliminate_together(g, [card], source, to, hands_on=hands_on)


async def eliminate_together(
    g: MecState, cards: Sequence[str], source: str = "", to: str = "", *, hands_on: bool = True
) -> None:
    """Characters are removed from play at once: none of them takes over what another of them bears."""
    pile = to or "removed"
    there = [card for card in cards if card in g.pieces]
    told = [(_event(g, Eliminated, card, source), is_avatar(g, card)) for card in there]
    for card in there if hands_on else ():
        await _hand_on(g, card, there)
    gone: list[tuple[Event, Apply]] = [(event, partial(_falls, g, event, pile, fell=fell)) for event, fell in told]
    if gone:
        await resolve_together(g, [*gone, *_along(g, [card for card in there if card in g.pieces], pile, source)])


def _falls(g: MecState, event: LeavesPlay, pile: str, *, fell: bool) -> None:
    """It is out of play; who has lost an avatar is remembered (MEC-404)."""
    if event.card in g.pieces:
        _goes(g, event.card, pile, "mec-log-eliminated")
        if fell and event.seat not in g.fallen:
            g.fallen.append(event.seat)


async def _hand_on(g: MecState, card: str, falling: Sequence[str]) -> None:
    """One of its items may pass to each unwounded character of the company that does not fall as well (MEC-603)."""
    company = company_of(g, card)
    if company is None or not is_character(g, card):
        return
    for other in [each for each in company.members if each not in falling and not g.pieces[each].wounded]:
        items = [item for item in borne(g, card) if not is_trophy(g, item) and can_bear(g, item, other)]
        kept = _why_kept(g, card, items)
        chosen = await choose_card(
            g, company.seat, "mec-ask-hand-on", items, about=other, rule="MEC-603", may=True, refusals=kept.copy
        )
        if chosen:
            await hand_over(g, chosen, other)


def _why_kept(g: MecState, card: str, items: Sequence[str]) -> list[Refusal]:
    """Why an item of who falls does not pass on: no trophy does (MEC-094), nor what cannot be duplicated (MEC-340)."""
    return [
        refuse(g, "MEC-094", "mec-no-trophy-given", "choose", item)
        if is_trophy(g, item)
        else refuse(g, "MEC-340", "mec-no-twice", "choose", item)
        for item in borne(g, card)
        if item not in items
    ]


async def hand_over(g: MecState, item: str, to: str) -> None:
    """An item passes to another character, who has gained it and uses it unless he uses another of its kind."""
    hang(g, item, to)
    settle_use(g, item)
    g.say("mec-log-transfers", card=g.ref(item), host=g.ref(to))
    await resolve_together(g, [(ItemGained(card=item, who=to), None)])


def hang(g: MecState, card: str, host: str) -> None:
    """A card in play comes to lie with another card, wherever it lay."""
    if g.home[card] != "attached":
        g.move(card, "attached")
    before = g.pieces[card].host
    if before in g.pieces:
        g.pieces[before].attachments.remove(card)
    g.pieces[card].host = host
    g.pieces[host].attachments.append(card)
    g.pieces[card].controller = g.pieces[host].controller
    if facts(g, card).type == "hazard" and not is_trophy(g, card):
        g.pieces[card].controller = g.owners[card]


async def to_hand(g: MecState, cards: Sequence[str], source: str = "") -> None:
    """Cards in play return to their owners' hands; what they controlled is discarded, followers stay."""
    there = [card for card in cards if card in g.pieces]
    events = [_event(g, LeavesPlay, card, source) for card in there]
    together = [(event, partial(_goes, g, event.card, "hand", "mec-log-returns-to-hand")) for event in events]
    if together:
        await resolve_together(g, [*together, *_along(g, there, "hand", source)])


async def to_pile(g: MecState, card: str, zone: str, told: str, source: str = "") -> None:
    """A card in play goes to a zone of its owner, or to one that is named whole."""
    if card in g.pieces:
        event = _event(g, LeavesPlay, card, source)
        await resolve_together(g, [(event, partial(_goes, g, card, zone, told)), *_along(g, [card], zone, source)])


def _goes(g: MecState, card: str, to: str, told: str) -> None:
    if card in g.pieces:
        g.say(told, card=g.ref(card))
        take_off(g, card, to)


def take_off(g: MecState, card: str, to: str) -> None:
    """Takes a card out of play, to a zone of its owner or a whole zone; what it controls is discarded.

    Its followers stay in play and are loose (MEC-440); a company without members is dissolved (MEC-452).
    """
    company = company_of(g, card) if is_character(g, card) else None
    led, was_leader = followers(g, card), is_leader(g, card)
    if is_trophy(g, card) and to == "discard":
        to = _trophy_pile(g, card)
    along = {other: _goes_along(g, other, to) for other in g.pieces[card].attachments}
    piece = lift(g, card)
    settle_rest(g, piece.host)
    for follower in led:
        g.pieces[follower].follows, g.pieces[follower].loose = "", True
    for other in piece.attachments:
        take_off(g, other, along[other])
    g.move(card, to if to in g.zones else f"{to}:{g.owners[card]}")
    _forget(g, card)
    _out_of_the_fight(g, card)
    if company is not None:
        leave_company(g, card, company, led=was_leader)
        if not company.members:
            dissolve(g, company)
    if facts(g, card).type == "site":
        leave_site(g, card)


def _forget(g: MecState, card: str) -> None:
    """What was said of a card is over: as an agent, as one that was cursed or tried to be removed (MEC-724)."""
    for agent in [agent for agent in g.agents if agent.card == card]:
        g.agents.remove(agent)
        pick_up_sites(g, agent)
    g.cursed = [each for each in g.cursed if each != card]
    g.tried = [each for each in g.tried if each not in (card, f"no|{card}")]


def _goes_along(g: MecState, card: str, to: str) -> str:
    """Where a card goes that lies on one which leaves play."""
    if is_trophy(g, card):
        return _trophy_pile(g, card)
    stored = to.startswith("marshalling:") and CARDS.permission(g.codes[card], "stored_along") is not None
    return to if stored else "discard"


def _trophy_pile(g: MecState, card: str) -> str:
    """Where a discarded trophy goes: out of play (MEC-096), or with its points to the marshalling point pile
    (MEC-097)."""
    seat = g.pieces[card].controller
    return f"marshalling:{seat}" if kill_points(g, card, seat) else f"removed:{g.owners[card]}"


def _out_of_the_fight(g: MecState, card: str) -> None:
    """A strike against who is not there any more is not resolved."""
    for it in g.attacks:
        it.waiting = [each for each in it.waiting if each != card]
        it.givers = (
            [each for each in it.givers if each != card] if card in it.givers and len(it.givers) > 1 else it.givers
        )
