"""The One Ring: burdens, wearing it, who bears it."""

from __future__ import annotations

from functools import partial

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.events.tokens import AddingBurdens, BurdenAdded, BurdenRemoved
from desktop_app.games.lotr_tcg.reading.queries import ring_bearer, wears_the_ring
from desktop_app.games.lotr_tcg.reading.tokens import burdens
from desktop_app.games.lotr_tcg.state import TcgState

BURDEN = "burden"


async def add_burdens(g: TcgState, seat: str, count: int = 1, source: str = "") -> bool:
    """Burdens are put on a seat's Ring-bearer, one at a time (TCG-280), unless all of them are prevented. Answers
    whether all of them were."""
    whole = AddingBurdens(card=ring_bearer(g, seat), seat=seat, count=count, source=source)
    if not ring_bearer(g, seat) or not await resolve(g, whole):
        return False
    added = 0
    for _ in range(count):
        bearer = ring_bearer(g, seat)
        if bearer not in g.pieces:
            break
        burden = BurdenAdded(card=bearer, seat=seat, source=source)
        added += await resolve(g, burden, partial(_burdened, g, burden, 1))
    return added == count


async def remove_burdens(g: TcgState, seat: str, count: int = 1, source: str = "") -> bool:
    """Burdens are taken off a seat's Ring-bearer, as many as there are. Answers whether so many were."""
    removed = 0
    for _ in range(min(count, burdens(g, seat))):
        burden = BurdenRemoved(card=ring_bearer(g, seat), seat=seat, source=source)
        removed += await resolve(g, burden, partial(_burdened, g, burden, -1))
    return removed == count


def _burdened(g: TcgState, event: BurdenAdded | BurdenRemoved, change: int) -> None:
    """On whoever bears the Ring by then; there is none to remove where an answer has removed it."""
    bearer = ring_bearer(g, event.seat)
    event.cancelled = bearer not in g.pieces or g.pieces[bearer].count(BURDEN) + change < 0
    if event.cancelled:
        return
    event.card = bearer
    g.pieces[bearer].put(BURDEN, g.pieces[bearer].count(BURDEN) + change)
    told = "tcg-log-burden" if change > 0 else "tcg-log-burden-removed"
    g.say(told, card=g.ref(bearer), count=1, burdens=burdens(g, event.seat))


def put_on_ring(g: TcgState, seat: str) -> None:
    """The Ring-bearer wears the Ring (TCG-311)."""
    g.pieces[g.rings[seat]].worn = True
    g.say("tcg-log-wears", card=g.ref(ring_bearer(g, seat)))


def take_off_ring(g: TcgState, seat: str) -> None:
    """The Ring-bearer merely bears the Ring again (TCG-321)."""
    if wears_the_ring(g, seat):
        g.pieces[g.rings[seat]].worn = False
        g.say("tcg-log-takes-off", card=g.ref(ring_bearer(g, seat)))


def make_ring_bearer(g: TcgState, seat: str, card: str) -> None:
    """Another companion bears the Ring from now on, without wearing it (TCG-323, TCG-473); no burden stays on one who
    does not bear it any more (TCG-280)."""
    ring = g.rings[seat]
    piece = g.pieces[ring]
    if piece.host in g.pieces:
        g.pieces[piece.host].attachments.remove(ring)
        g.pieces[piece.host].put(BURDEN, 0)
    piece.host, piece.worn = card, False
    g.pieces[card].attachments.append(ring)
    g.ring_bearers[seat] = card
    g.say("tcg-log-ring-bearer", seat=seat_ref(seat), card=g.ref(card))
