"""Entering play: uniqueness, what a card may be played on, its place on the table."""

from __future__ import annotations

from desktop_app.games.kit.abilities import AttachesTo
from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_tcg.reading.numbers import active_copies, dead_companions, same_thing
from desktop_app.games.lotr_tcg.reading.queries import BORNE, CHARACTERS, FREE_PEOPLES, companions, facts, kind
from desktop_app.games.lotr_tcg.state import Piece, TcgState
from desktop_app.games.lotr_tcg.verbs.leaving import unstack
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, CostsLessOn, Now, ToPlay

MOST_COMPANIONS = 9
_ATTACH_TO, _TO_PLAY = CARDS.by_code(AttachesTo), CARDS.by_code(ToPlay)


def why_not_enter(g: TcgState, seat: str, card: str) -> str:
    """Why the table keeps a card from being played, whatever it costs: a reason id, or "".

    An active copy of a unique one (TCG-291, TCG-300), a dead one (TCG-063, TCG-064), the Rule of 9 (TCG-424, TCG-425),
    nothing to spot (TCG-342), nobody to bear it.
    """
    printed = facts(g, card)
    if printed.unique and active_copies(g, card):
        return "unique"
    if printed.type in ("companion", "ally") and dead_copies(g, seat, card):
        return "dead"
    if printed.type == "companion" and len(companions(g)) + len(dead_companions(g, seat)) >= MOST_COMPANIONS:
        return "nine"
    to_spot = _TO_PLAY.get(printed.code)
    if to_spot:
        m = Moment(g, seat, card, printed.code)
        if any(len(text.spot.all(m)) < text.count for text in to_spot):
            return "spot"
    return "no_bearer" if is_borne(g, card) and not bearers(g, seat, card) else ""


def dead_copies(g: TcgState, seat: str, card: str) -> list[str]:
    """The unique ones of the same title or collector's info that are dead (TCG-063, TCG-064), no common ones
    (TCG-065)."""
    return [dead for dead in g.zones[f"dead:{seat}"] if facts(g, dead).unique and same_thing(g, card, dead)]


def is_borne(g: TcgState, card: str) -> bool:
    """Whether a card is played on another: its text says on which (TCG-156, TCG-161)."""
    return g.codes[card] in _ATTACH_TO


def bearers(g: TcgState, seat: str, card: str) -> list[str]:
    """What a card may be played on, in the order of the table (TCG-158, TCG-182)."""
    m = Moment(g, seat, card, g.codes[card])
    found = [host for text in _ATTACH_TO.get(m.code, ()) for host in text.group.all(m)]
    return [host for host in dict.fromkeys(found) if not _why_not_carry(g, m, host)]


def why_not_bear(g: TcgState, seat: str, card: str, host: str) -> str:
    """Why a character may not bear a card: its text names others ("unfit", TCG-161), it is another's, or it bears one
    of the class already; a reason id, or ""."""
    m = Moment(g, seat, card, g.codes[card])
    named = any(text.group.has(m, host) for text in _ATTACH_TO.get(m.code, ()))
    return _why_not_carry(g, m, host) if named else "unfit"


def _why_not_carry(g: TcgState, m: Now, host: str) -> str:
    """Why one whom the text names may not: nobody else's (TCG-182), one of each class (TCG-158, TCG-160)."""
    printed = facts(g, m.me)
    bearing = kind(g, host)
    anybodys = printed.side != FREE_PEOPLES and bearing != "minion"
    if bearing in CHARACTERS and not anybodys and g.pieces[host].controller != m.seat:
        return "theirs"
    if printed.type not in BORNE:
        return ""
    return "class" if of_its_class(g, m.me, host) else ""


def of_its_class(g: TcgState, card: str, host: str) -> list[str]:
    """What a character bears already of a class of another possession or artifact (TCG-158)."""
    borne = [each for each in g.pieces[host].attachments if each != card and kind(g, each) in BORNE]
    return [each for each in borne if not set(facts(g, card).item_class).isdisjoint(facts(g, each).item_class)]


def less_on(g: TcgState, card: str, host: str) -> int:
    """How much less a card costs because of who is to bear it."""
    if host not in g.pieces:
        return 0
    texts = CARDS.of(CostsLessOn, g.codes[host])
    m = Moment(g, g.pieces[host].controller, host, g.codes[host])
    return sum(text.less for text in texts if text.which.holds(m, card))


def put_in_place(g: TcgState, seat: str, card: str, host: str = "") -> None:
    """A card comes to lie where it belongs: in the row, in the middle, under its bearer, in the support area.

    It is discarded where what it cost has carried its bearer off.
    """
    unstack(g, card)
    if host and host not in g.pieces:
        g.move(card, f"discard:{g.owners[card]}")
        return
    homes = {"companion": f"fellowship:{seat}", "minion": f"minions:{seat}"}
    g.move(card, "attached" if host else homes.get(kind(g, card), f"support:{seat}"))
    g.pieces[card] = Piece(controller=seat, host=host)
    if host:
        g.pieces[host].attachments.append(card)
