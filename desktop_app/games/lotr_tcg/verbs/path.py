"""The adventure path: laying sites, and where the markers stand."""

from __future__ import annotations

from functools import partial

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.leaving import lift
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.events.turn import TakesControl
from desktop_app.games.lotr_tcg.reading.active import TEXT_IN_USE
from desktop_app.games.lotr_tcg.reading.path import site_at
from desktop_app.games.lotr_tcg.reading.queries import facts, playing, to_the_right
from desktop_app.games.lotr_tcg.state import LAST_SITE, Piece, TcgState
from desktop_app.games.lotr_tcg.verbs.leaving import discard, take_off


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
    """A site takes its place on the path, which lies in order of numbers (TCG-168); one that somebody controlled leaves
    behind what lay on it (TCG-468)."""
    if card in g.pieces:
        take_off(g, card, "path")
    number = facts(g, card).site_number or 0
    before = sum((facts(g, other).site_number or 0) < number for other in g.zones["path"])
    g.move(card, "path", before)
    g.pieces[card] = Piece()


def replace_site(g: TcgState, seat: str, card: str) -> None:
    """A site of a seat's adventure deck takes the place of the one of its number (TCG-457): that goes back to its
    owner's adventure deck (TCG-119), and what lay on it moves on (TCG-459)."""
    old = site_at(g, facts(g, card).site_number or 0)
    put_on_path(g, card)
    if old:
        was = lift(g, old)
        for lying in was.attachments:
            g.pieces[lying].host = card
        g.pieces[card].attachments, g.pieces[card].stacked = was.attachments, was.stacked
        g.move(old, f"adventure:{g.owners[old]}")
    g.say("tcg-log-site", seat=seat_ref(seat), card=g.ref(card), number=facts(g, card).site_number or 0)


def next_of(g: TcgState, seat: str) -> str:
    """The site of a seat's adventure deck that it could play where the fellowship goes next; "" beyond the last, or
    where its own site lies already (TCG-457, TCG-458)."""
    number = g.at[g.active] + 1
    return next((card for card in g.zones[f"adventure:{seat}"] if facts(g, card).site_number == number), "")


# -- control -----------------------------------------------------------------------------------------------------------


def site_to_take(g: TcgState) -> str:
    """The site that can be taken: the lowest on the path, with every marker beyond it (TCG-462, TCG-463)."""
    lowest = g.zones["path"][0] if g.zones["path"] else ""
    number = facts(g, lowest).site_number or 0 if lowest else 0
    return lowest if all(g.at[seat] > number for seat in playing(g)) else ""


async def take_control_of_site(g: TcgState, seat: str, source: str = "") -> None:
    """A Shadow player puts it in his support area: it is on the path no more (TCG-460, TCG-461)."""
    card = site_to_take(g)
    if card:
        await resolve(g, TakesControl(card=card, seat=seat, source=source), partial(_taken, g, seat, card))


def _taken(g: TcgState, seat: str, card: str) -> None:
    g.move(card, f"controlled:{seat}")
    g.pieces[card].controller = seat
    g.say("tcg-log-takes-site", seat=seat_ref(seat), card=g.ref(card), rule="TCG-460")


def site_to_liberate(g: TcgState) -> str:
    """The highest-numbered site that an opponent of the Free Peoples player controls (TCG-466, TCG-467)."""
    held = [card for seat in playing(g) if seat != g.active for card in g.zones[f"controlled:{seat}"]]
    return max(held, key=lambda card: facts(g, card).site_number or 0, default="")


async def liberate_site(g: TcgState) -> None:
    """It goes back to its place on the path, and the cards on it are discarded (TCG-468)."""
    card = site_to_liberate(g)
    if not card:
        return
    g.say("tcg-log-liberates", seat=seat_ref(g.active), card=g.ref(card), rule="TCG-466")
    await discard(g, list(g.pieces[card].attachments), card)
    put_on_path(g, card)


# -- texts of other sites ----------------------------------------------------------------------------------------------


def use_text_of(g: TcgState, seat: str, card: str, until: str, source: str) -> None:
    """A card lets its player use the text of a site where the fellowship is not (TCG-294)."""
    g.effects.append(Effect(TEXT_IN_USE, 0, [card, seat], "", until, source, g.codes[source]))
    g.say("tcg-log-copies", seat=seat_ref(seat), card=g.ref(card), source=g.ref(source), rule="TCG-294")


# -- turns -------------------------------------------------------------------------------------------------------------


def next_seat(g: TcgState, seat: str) -> str:
    """The player on the left, who takes the next turn (TCG-138)."""
    at = g.order.index(seat)
    return next(other for other in [*g.order[at + 1 :], *g.order[: at + 1]] if other in playing(g))
