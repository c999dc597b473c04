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


async def add_burdens(g: TcgState, seat: str, count: int = 1, source: str = "") -> None:
    """Burdens are put on a seat's Ring-bearer, one at a time (TCG-280), unless all of them are prevented."""
    whole = AddingBurdens(card=ring_bearer(g, seat), seat=seat, count=count, source=source)
    if not ring_bearer(g, seat) or not await resolve(g, whole):
        return
    for _ in range(count):
        bearer = ring_bearer(g, seat)
        if bearer not in g.pieces:
            return
        await resolve(g, BurdenAdded(card=bearer, seat=seat, source=source), partial(_burdened, g, seat, bearer, 1))


async def remove_burdens(g: TcgState, seat: str, count: int = 1, source: str = "") -> None:
    """Burdens are taken off a seat's Ring-bearer, as many as there are."""
    for _ in range(min(count, burdens(g, seat))):
        bearer = ring_bearer(g, seat)
        await resolve(g, BurdenRemoved(card=bearer, seat=seat, source=source), partial(_burdened, g, seat, bearer, -1))


def _burdened(g: TcgState, seat: str, bearer: str, change: int) -> None:
    piece = g.pieces.get(bearer)
    if piece is not None:
        piece.put(BURDEN, max(0, piece.count(BURDEN) + change))
        told = "tcg-log-burden" if change > 0 else "tcg-log-burden-removed"
        g.say(told, card=g.ref(bearer), count=1, burdens=burdens(g, seat))


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
