"""Phase 7, Refresh, and the end of the round."""

from __future__ import annotations

from desktop_app.engine.rows import Jump, Next, Row
from desktop_app.games.kit.asking import may
from desktop_app.games.kit.limits import forget
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.costs import spend
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.book.phases import begins, ends, moment_comes
from desktop_app.games.lotr_lcg.events import RefreshRaisedThreat, RoundEnds
from desktop_app.games.lotr_lcg.reading.queries import forbidden, immune, is_blank, next_player, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import raise_threat, ready_cards
from desktop_app.games.lotr_lcg.verbs.moving import follow_the_first_player
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, StaysExhausted

PHASE = "refresh"


async def step_7_2_ready_cards(g: LcgState) -> None:
    """7.2 All exhausted cards are readied simultaneously (LCG-459); who must pay for it decides in player order."""
    tired = [card for card, piece in g.pieces.items() if piece.exhausted and not forbidden(g, "ready", card)]
    tired.sort(key=lambda card: _turn(g, g.pieces[card].controller))
    readying = [card for card in tired if await _may_ready(g, card)]
    g.say("lcg-log-all-ready")
    await ready_cards(g, readying, told=False)


def _turn(g: LcgState, seat: str) -> int:
    order = players(g)
    return order.index(seat) if seat in order else len(order)


def price_to_ready(g: LcgState, card: str) -> int:
    """What the attachments of a card ask for before it may ready, all of them together.

    A blank one keeps nobody, and nobody who is immune to it (LCG-162, LCG-200).
    """
    return sum(text.unless_paid for a in _holding(g, card) for text in CARDS.of(StaysExhausted, g.codes[a]))


def _holding(g: LcgState, card: str) -> list[str]:
    return [
        a
        for a in g.pieces[card].attachments
        if CARDS.of(StaysExhausted, g.codes[a]) and not is_blank(g, a) and not immune(g, card, g.codes[a])
    ]


async def _may_ready(g: LcgState, card: str) -> bool:
    """Whether nothing attached to a card keeps it exhausted; what several attachments ask is paid together or not.

    What answered to the payment for another may have taken it, or readied it.
    """
    if card not in g.pieces or not g.pieces[card].exhausted:
        return False
    price = price_to_ready(g, card)
    if not price or g.pieces[card].resources < price:
        return not price
    seat, hero, source = g.pieces[card].controller, g.ref(card), _holding(g, card)[0]
    if not await may(g, seat, "lcg-ask-pay-to-ready", source=source, hero=hero, count=price):
        return False
    return await spend(g, seat, card, price, source)


async def step_7_3_raise_threat(g: LcgState) -> None:
    """7.3 Each player raises their threat by 1 (LCG-460)."""
    await raise_threat(g, players(g), 1)
    await resolve(g, RefreshRaisedThreat())


async def step_7_4_pass_first_player(g: LcgState) -> None:
    """7.4 The first player token passes clockwise (LCG-461)."""
    following = next_player(g, g.first_player)
    if following:
        g.first_player = following
        g.say("lcg-log-first-player", seat=f"seat:{following}")
        await follow_the_first_player(g)


async def step_0_1_round_ends(g: LcgState) -> Next:
    """0.1 The round ends; the next begins (LCG-463). What answers the end is still used in that round (LCG-224)."""
    await moment_comes(g, "round")
    await resolve(g, RoundEnds())
    forget(g, "round")
    for piece in g.pieces.values():
        piece.attacked = False
    g.rounds += 1
    return Jump("0.0")


ROWS = [
    begins("7.1", PHASE),
    Row("7.2", step_7_2_ready_cards, PHASE),
    Row("7.3", step_7_3_raise_threat, PHASE),
    Row("7.4", step_7_4_pass_first_player, PHASE),
    Row("7.4w", action_window, PHASE, shown=False),
    ends("7.5", PHASE),
    Row("0.1", step_0_1_round_ends, "round", shown=False),
]
