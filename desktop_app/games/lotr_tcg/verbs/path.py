"""The adventure path: laying sites, and where the markers stand."""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_tcg.reading.queries import facts, playing, site_at, to_the_right
from desktop_app.games.lotr_tcg.state import LAST_SITE, Piece, TcgState


def who_lays(g: TcgState) -> str:
    """Whose adventure deck the next site comes from: the Shadow player on the side to which the arrow of the site being
    left points (TCG-169); with two players the only one (TCG-170)."""
    right = to_the_right(g, g.active)
    here = site_at(g, g.at[g.active])
    return right[-1] if here and facts(g, here).arrow == "left" else right[0]


def lay_site(g: TcgState, seat: str, number: int) -> bool:
    """Lays the site of a number from an adventure deck, unless the path has one (TCG-165); never beyond 9 (TCG-458)."""
    if site_at(g, number) or number > LAST_SITE:
        return False
    found = [card for card in g.zones[f"adventure:{seat}"] if facts(g, card).site_number == number]
    if not found:
        return False
    put_on_path(g, found[0])
    g.say("tcg-log-site", seat=seat_ref(seat), card=g.ref(found[0]), number=number)
    return True


def put_on_path(g: TcgState, card: str) -> None:
    """A site takes its place on the path, which lies in order of numbers (TCG-168)."""
    number = facts(g, card).site_number or 0
    before = sum((facts(g, other).site_number or 0) < number for other in g.zones["path"])
    g.move(card, "path", before)
    g.pieces[card] = Piece()


def next_seat(g: TcgState, seat: str) -> str:
    """The player on the left, who takes the next turn (TCG-138)."""
    at = g.order.index(seat)
    return next(other for other in [*g.order[at + 1 :], *g.order[: at + 1]] if other in playing(g))
