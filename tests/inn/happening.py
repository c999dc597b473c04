"""How things happen at the inn: each as an event on the ladder, and the ladder itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.ask import shuffle
from desktop_app.engine.effects import Effect
from desktop_app.engine.events import Apply, Event, Source
from desktop_app.engine.hearing import HAND
from desktop_app.engine.ladder import Ladder
from desktop_app.engine.messages import Message, message
from desktop_app.engine.state import Outcome
from desktop_app.games.kit.answering import Answering
from desktop_app.games.kit.asking import choose_card, put_in_order, seat_ref
from desktop_app.games.kit.leaving import lift
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.texts import Purpose, Text
from tests.inn import events
from tests.inn.facts import TEXTS
from tests.inn.reading import number, players
from tests.inn.state import Inn

LADDER: Ladder[Inn] = Ladder()


async def resolve(g: Inn, event: Event, apply: Apply | None = None) -> bool:
    """Runs an event through the ladder; answers whether it happened."""
    return await LADDER.resolve(g, event, apply)


# -- counters ----------------------------------------------------------------------------------------------------------


async def hurt(g: Inn, seat: str, amount: int, *, brawl: bool = False) -> bool:
    """Takes health away, if nothing stops it; nobody has less than none (INN-006)."""
    event = events.LosesHealth(seat=seat, amount=amount, brawl=brawl)

    def lose() -> None:
        g.health[seat] = max(0, g.health[seat] - event.amount)
        g.say("inn-log-hurt", seat=seat_ref(seat), amount=event.amount)

    return amount > 0 and await resolve(g, event, lose)


async def heal(g: Inn, seat: str, amount: int) -> None:
    """Gives health back, never more than the guest has (INN-006)."""
    event = events.Heals(seat=seat, amount=amount)

    def recover() -> None:
        healed = min(event.amount, missing(g, seat))
        g.health[seat] += healed
        g.say("inn-log-heals", seat=seat_ref(seat), amount=healed)

    await resolve(g, event, recover)


def missing(g: Inn, seat: str) -> int:
    """How much health a guest has lost."""
    return max(0, most_health(g, seat) - g.health[seat])


def most_health(g: Inn, seat: str) -> int:
    """The health a guest has when nothing is lost."""
    return sum(number(g, card, "health") for card in g.zones[f"guest:{seat}"])


async def pay_out(g: Inn, seat: str, amount: int) -> None:
    """Gives coins."""
    event = events.GetsCoins(seat=seat, amount=amount)

    def get() -> None:
        g.coins[seat] += event.amount
        g.say("inn-log-coins", seat=seat_ref(seat), amount=event.amount)

    await resolve(g, event, get)


async def turn(g: Inn, cards: Sequence[str], *, exhausted: bool) -> None:
    """Exhausts or readies cards, all at once."""

    def apply(card: str) -> None:
        g.pieces[card].exhausted = exhausted

    turning = [card for card in cards if g.pieces[card].exhausted != exhausted]
    happening = [(events.Turned(card=card, exhausted=exhausted), partial(apply, card)) for card in turning]
    if happening:
        await LADDER.resolve_together(g, happening)


def strengthen(g: Inn, cards: Sequence[str], name: str, amount: int, until: str, source: str) -> None:
    """A number of cards is another one for a while."""
    g.effects.append(Effect(name, amount, list(cards), "", until, source, g.codes[source]))


# -- cards -------------------------------------------------------------------------------------------------------------


async def draw(g: Inn, seat: str, count: int) -> None:
    """Draws cards, as many as there are."""
    cards = g.zones[f"deck:{seat}"][:count]

    def take() -> None:
        for card in cards:
            g.move(card, f"hand:{seat}")
        g.say("inn-log-draws", seat=seat_ref(seat), count=len(cards), rule="INN-002")

    if cards:
        await resolve(g, events.CardsDrawn(seat=seat, cards=cards), take)


async def shuffle_deck(g: Inn, seat: str) -> None:
    """Shuffles a deck."""
    await shuffle(g.chance, g.zones[f"deck:{seat}"], message("inn-chance-shuffle", seat=seat_ref(seat)), g.step)


async def search_top(g: Inn, seat: str, count: int, source: str) -> None:
    """Looks at the top cards of a deck, takes one, and puts the others back in any order."""
    top = g.zones[f"deck:{seat}"][:count]
    taken = await choose_card(g, seat, "inn-ask-take", top, source=source)
    g.move(taken, f"hand:{seat}")
    rest = [card for card in top if card != taken]
    order = await put_in_order(g, seat, "inn-ask-put-back", rest, source=source)
    g.zones[f"deck:{seat}"][: len(rest)] = order
    g.say("inn-log-searches", seat=seat_ref(seat), count=len(top))


async def come_to_the_table(g: Inn, seat: str, card: str, host: str = "") -> None:
    """A card enters play, ready, before its seat or on its host."""

    def enter() -> None:
        g.move(card, "attached" if host else f"friends:{seat}")
        g.pieces[card] = Piece(controller=seat, host=host)
        if host:
            g.pieces[host].attachments.append(card)

    await resolve(g, events.ComesToTheTable(card=card, seat=seat), enter)


async def take_bet_back(g: Inn, card: str) -> None:
    """A bet goes back to the hand of its owner; nobody else knows what it was."""
    owner = g.owners[card]

    def back() -> None:
        g.move(card, f"hand:{owner}")
        g.say("inn-log-bet-back", seat=seat_ref(owner))

    await resolve(g, events.BetTakenBack(card=card), back)


def take_off(g: Inn, card: str, to: str) -> None:
    """Takes a card out of play; what it carried goes to the discard pile."""
    for attachment in lift(g, card).attachments:
        take_off(g, attachment, f"discard:{g.owners[attachment]}")
    for brawl in g.brawls:
        brawl.strikers = [each for each in brawl.strikers if each != card]
        brawl.guards = [each for each in brawl.guards if each != card]
    g.move(card, to)


# -- abilities that answer ---------------------------------------------------------------------------------------------


class Answers(Answering[Inn]):
    """INN-007: the tricks in the hands, and what lies on the table."""

    def order(self, g: Inn) -> list[str]:
        """Who begins decides first."""
        return players(g)

    def is_played(self, source: Source) -> bool:
        """Tricks are."""
        return source.zone == HAND

    def why_no_card(self, g: Inn, seat: str, card: str) -> str:
        """Without coins there is no trick."""
        return "too_dear" if too_dear(g, seat, card) else ""

    async def play(self, m: Moment[Inn], name: str, text: Text[Inn]) -> None:
        """Pays for it and does what it says."""
        pay_for(m.g, m.seat, m.me)
        m.g.move(m.me, "resolving")
        await carry_out(m, text)
        if m.g.home[m.me] == "resolving":
            m.g.move(m.me, f"discard:{m.g.owners[m.me]}")

    async def carry_out(self, m: Moment[Inn], name: str, text: Text[Inn]) -> None:
        """As in a window."""
        await carry_out(m, text)

    def tell(self, m: Moment[Inn], *, played: bool, forced: bool) -> None:
        """Who does it."""
        m.g.say("inn-log-plays" if played else "inn-log-uses", seat=seat_ref(m.seat), card=m.g.ref(m.me))

    async def settle(self, g: Inn, happened: list[Event]) -> None:
        """INN-006: without health a guest is out."""
        standing = [seat for seat in g.seats if g.health[seat] > 0 or not g.zones[f"guest:{seat}"]]
        if len(standing) < len(g.seats) and g.outcome is None:
            g.outcome = Outcome("out", "out", standing)

    def respond(self, g: Inn, seat: str, events: Sequence[Event], timing: str) -> Message:
        """Does anybody answer this?"""
        kind = type(events[0]).__name__
        return message("inn-ask-respond", rule="INN-007", seat=seat_ref(seat), event=kind, timing=timing)

    def arrange(self, g: Inn, seat: str) -> Message:
        """Which comes first."""
        return message("inn-ask-which-first", seat=seat_ref(seat))


def moment(g: Inn, seat: str, card: str) -> Moment[Inn]:
    """A card's ability as it looks to a seat."""
    return Moment(g, seat, card, g.codes[card])


async def carry_out(m: Moment[Inn], text: Text[Inn]) -> None:
    """Pays what stands before the word "to", chooses the target and does it."""
    chosen = await text.choose(await text.pay(m), _pick)
    if chosen is not None:
        await text.do.perform(chosen)


async def _pick(m: Moment[Inn], found: list[str], purpose: Purpose[Inn]) -> str:
    return await choose_card(m.g, m.seat, "inn-ask-target", found, source=m.me, purpose=purpose)


def too_dear(g: Inn, seat: str, card: str) -> bool:
    """INN-003: whether a seat has not the coins for a card."""
    return number(g, card, "cost") > g.coins[seat]


def pay_for(g: Inn, seat: str, card: str) -> None:
    """INN-003: a card costs coins."""
    g.coins[seat] -= number(g, card, "cost")


Answers().connect(LADDER, TEXTS)
