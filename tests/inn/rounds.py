"""An evening at the inn, step by step: arrive, the bar, brawls, closing time; and the brawl inside it."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_all, ask_some
from desktop_app.engine.effects import expire
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Jump, Next, Row, Steps
from desktop_app.engine.state import Outcome
from desktop_app.games.kit.asking import choose_option, seat_ref
from desktop_app.games.kit.limits import forget
from desktop_app.games.kit.windows import chance_in_window, round_the_table
from tests.inn.events import BrawlWon, RoundEnds
from tests.inn.happening import draw, hurt, pay_out, resolve, shuffle_deck, turn
from tests.inn.playing import act_or_pass
from tests.inn.reading import fighters, loss, other, players, ready_fighters
from tests.inn.state import Brawl, Inn

HAND = 5
COINS_A_ROUND = 2


async def open_the_doors(g: Inn) -> Next:
    """INN-001: shuffle and draw; each guest may shuffle the hand back once."""
    seat = round_the_table(g, players(g))
    if not seat:
        return None
    g.place.done.append(seat)
    await shuffle_deck(g, seat)
    await draw(g, seat, HAND)
    if await choose_option(g, seat, "inn-ask-hand", ("keep_hand", "new_hand"), primary="keep_hand") == "new_hand":
        for card in list(g.zones[f"hand:{seat}"]):
            g.move(card, f"deck:{seat}")
        await shuffle_deck(g, seat)
        await draw(g, seat, HAND)
    return STAY


async def arrive(g: Inn) -> Next:
    """INN-002: everybody draws a card and gets 2 coins."""
    g.phase = "bar"
    g.round += 1
    g.say("inn-log-round", round=g.round)
    for seat in players(g):
        await draw(g, seat, 1)
        await pay_out(g, seat, COINS_A_ROUND)
    return None


async def bar(g: Inn) -> Next:
    """INN-003: cards are played in turn until both have passed."""
    return await chance_in_window(g, players(g), lambda seat: act_or_pass(g, seat))


async def strike(g: Inn) -> Next:
    """INN-004: one after the other exhausts who shall strike, or sits."""
    g.phase = "brawl"
    seat = g.active = round_the_table(g, players(g))
    if not seat:
        return None
    g.place.done.append(seat)
    ready = ready_fighters(g, seat)
    question = Question(
        seat,
        "some",
        message("inn-ask-strike", rule="INN-004", seat=seat_ref(seat), other=seat_ref(other(g, seat))),
        lambda: [Option("strike", card) for card in ready],
        step=g.step,
        minimum=0,
        maximum=len(ready),
    )
    strikers = [option.source for option in await ask_some(question)]
    if not strikers:
        g.say("inn-log-sits", seat=seat_ref(seat))
        return STAY
    g.brawls.append(Brawl(seat, other(g, seat), strikers))
    g.say("inn-log-strikes", seat=seat_ref(seat), cards=[g.ref(card) for card in strikers], rule="INN-004")
    await turn(g, strikers, exhausted=True)
    return Enter("brawl", back="strike")


async def closing(g: Inn) -> Next:
    """INN-006: everybody is readied; after the last round the inn closes."""
    g.phase = "closing"
    await resolve(g, RoundEnds())
    expire(g.effects, "round")
    forget(g, "round")
    for piece in g.pieces.values():
        piece.by_hand = False
    if g.round >= g.last_round:
        best = max(g.health.values())
        g.outcome = Outcome("closed", "closed", [seat for seat in g.seats if g.health[seat] == best])
        return None
    await turn(g, [card for seat in g.seats for card in fighters(g, seat)], exhausted=False)
    g.first = other(g, g.first)
    return Jump("arrive")


def give_up(g: Inn, seat: str) -> None:
    """Whoever walks out leaves the inn to the other."""
    g.say("inn-log-walks-out", seat=seat_ref(seat))
    g.outcome = Outcome("out", "given_up", [other(g, seat)])


# -- a brawl -----------------------------------------------------------------------------------------------------------


async def stand_guard(g: Inn) -> Next:
    """INN-004: who is struck exhausts whoever shall stand in the way."""
    brawl = g.brawls[-1]
    ready = ready_fighters(g, brawl.at)
    question = Question(
        brawl.at,
        "some",
        message("inn-ask-guard", rule="INN-004", seat=seat_ref(brawl.at), other=seat_ref(brawl.by)),
        lambda: [Option("guard", card) for card in ready],
        step=g.step,
        minimum=0,
        maximum=len(ready),
    )
    brawl.guards = [option.source for option in await ask_some(question)]
    await turn(g, brawl.guards, exhausted=True)
    return None


async def bet(g: Inn) -> Next:
    """INN-005: both lay a card of their hand face down, secretly and at once, or none."""
    brawl = g.brawls[-1]
    answers = await ask_all([_bet(g, seat) for seat in (brawl.by, brawl.at)])
    for seat, (chosen, *_) in answers.items():
        if chosen.verb == "bet":
            g.move(chosen.source, f"bet:{seat}")
        g.say("inn-log-bets" if chosen.verb == "bet" else "inn-log-bets-nothing", seat=seat_ref(seat), rule="INN-005")
    return None


def _bet(g: Inn, seat: str) -> Question:
    return Question(
        seat,
        "one",
        message("inn-ask-bet", rule="INN-005", seat=seat_ref(seat)),
        lambda: [*(Option("bet", card) for card in g.zones[f"hand:{seat}"]), Option("bet_nothing")],
        step=g.step,
        primary="bet_nothing",
    )


async def scuffle(g: Inn) -> Next:
    """INN-005: tricks, while the bets lie face down."""
    return await chance_in_window(g, players(g), lambda seat: act_or_pass(g, seat))


async def blow(g: Inn) -> Next:
    """INN-004, INN-005: the bets are turned up; what is not held off is lost."""
    brawl = g.brawls[-1]
    brawl.turned_up = [card for seat in (brawl.by, brawl.at) for card in g.zones[f"bet:{seat}"]]
    brawl.counted = True
    for card in brawl.turned_up:
        g.say("inn-log-turns-up", seat=seat_ref(g.owners[card]), card=g.ref(card))
    hit = await hurt(g, brawl.at, loss(g, brawl), brawl=True)
    if hit and g.outcome is None:
        await resolve(g, BrawlWon(seat=brawl.by))
    elif g.outcome is None:
        g.say("inn-log-held-off", seat=seat_ref(brawl.at))
    return None


async def let_go(g: Inn) -> Next:
    """The bets are put away and the brawl is over."""
    brawl = g.brawls.pop()
    for seat in (brawl.by, brawl.at):
        for card in list(g.zones[f"bet:{seat}"]):
            g.move(card, f"discard:{seat}")
    expire(g.effects, "brawl")
    return None


STEPS = Steps(
    {
        "evening": [
            Row("doors", open_the_doors, "opening"),
            Row("arrive", arrive, "bar"),
            Row("bar", bar, "bar"),
            Row("strike", strike, "brawl"),
            Row("closing", closing, "closing"),
        ],
        "brawl": [
            Row("guard", stand_guard, "brawl"),
            Row("bet", bet, "brawl"),
            Row("scuffle", scuffle, "brawl"),
            Row("blow", blow, "brawl"),
            Row("let_go", let_go, "brawl", shown=False),
        ],
    }
)
