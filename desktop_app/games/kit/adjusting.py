"""Adjusting a table by hand, as people do on a real one: logged, undoable, and the rules carry on.

The log lines are ``<domain>-hand-<verb>``: ``turn`` says ``exhausts`` or ``readies``, tokens ``counter``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from desktop_app.engine.ask import SHUFFLE_SEEDS
from desktop_app.engine.chance import draw, shuffled
from desktop_app.engine.game import Adjustment
from desktop_app.games.kit.asking import seat_ref, zone_ref
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.state import T

DECK = "deck"


class CannotAdjust(ValueError):
    """The adjustment names something that is not there."""


def nowhere(g: Any, card: str) -> Sequence[str]:
    """No card can be attached."""
    return ()


def nothing_left(g: Any, card: str) -> None:
    """A card that is not in play belongs to nothing."""


def nothing_more(g: Any, card: str, host: str) -> None:
    """A card that is attached to another is attached, and that is all."""


class ByHand(Generic[T]):
    """What may be done by hand at the tables of one game.

    ``dials`` are the numbers of a seat by the verb that turns them, each a field of the state that holds one for every
    seat. ``tokens(g, card)`` are the kinds of token that may lie on a card in play, ``zones(g, card)`` where it may be
    put, ``hosts(g, card)`` what it may be attached to, ``attached`` what else comes of that, or of moving its host.
    ``piece(zone, card)`` is what a card becomes that is put there, None out of play. ``take_off`` takes one out of
    play, to a zone; ``leaves`` lets go of one that is not in play and yet belongs to something there. ``piles`` are
    decks that no seat has.
    """

    def __init__(
        self,
        domain: str,
        *,
        dials: Mapping[str, str],
        tokens: Callable[[T, str], Sequence[str]],
        zones: Callable[[T, str], Sequence[str]],
        piece: Callable[[str, str], Piece | None],
        take_off: Callable[[T, str, str], None],
        hosts: Callable[[T, str], Sequence[str]] = nowhere,
        attached: Callable[[T, str, str], None] = nothing_more,
        leaves: Callable[[T, str], None] = nothing_left,
        piles: Sequence[str] = (),
    ) -> None:
        self._domain = domain
        self._dials = dials
        self._tokens = tokens
        self._zones = zones
        self._piece = piece
        self._take_off = take_off
        self._hosts = hosts
        self._attached = attached
        self._leaves = leaves
        self._piles = piles
        self._verbs: dict[str, Callable[[T, Adjustment], None]] = {
            "turn": self._turn,
            "draw": self._draw,
            "shuffle": self._shuffle,
            "attach": self._attach,
            "move": self._move,
        }

    def adjustments(self, g: T, subject: str) -> list[Adjustment]:
        """What can be done by hand to a card, a seat's dials, or a deck: ``Game.adjustments`` of the kernel."""
        if subject in g.seats:
            dials = [Adjustment(verb, subject, amount=step) for verb in self._dials for step in (1, -1)]
            return [*dials, Adjustment("draw", subject, amount=1)]
        if subject in self._piles or (subject in g.zones and subject.startswith(f"{DECK}:")):
            return [Adjustment("shuffle", subject)]
        if subject not in g.codes:
            return []
        found = []
        if subject in g.pieces:
            found.append(Adjustment("turn", subject))
            found += [Adjustment(token, subject, amount=step) for token in self._tokens(g, subject) for step in (1, -1)]
            found += [Adjustment("attach", subject, host) for host in self._hosts(g, subject)]
        home = g.home[subject]
        return found + [Adjustment("move", subject, zone) for zone in self._zones(g, subject) if zone != home]

    def adjust(self, g: T, adjustment: Adjustment) -> None:
        """Applies one adjustment: ``Game.adjust`` of the kernel.

        Raises:
            CannotAdjust: if it is not among those offered for its subject.
        """
        wanted = (adjustment.verb, adjustment.target)
        if wanted not in [(each.verb, each.target) for each in self.adjustments(g, adjustment.subject)]:
            raise CannotAdjust(f"{adjustment.verb} {adjustment.subject} {adjustment.target} {adjustment.amount}")
        g.by_hand += 1
        counts = self._dial if adjustment.subject in g.seats else self._count
        self._verbs.get(adjustment.verb, counts)(g, adjustment)

    def _id(self, what: str) -> str:
        return f"{self._domain}-hand-{what}"

    def _turn(self, g: T, adjustment: Adjustment) -> None:
        piece = g.pieces[adjustment.subject]
        piece.exhausted = not piece.exhausted
        piece.by_hand = True
        g.say(self._id("exhausts" if piece.exhausted else "readies"), card=g.ref(adjustment.subject))

    def _count(self, g: T, adjustment: Adjustment) -> None:
        piece, token = g.pieces[adjustment.subject], adjustment.verb
        before = piece.count(token)
        piece.put(token, max(0, before + adjustment.amount))
        piece.by_hand = True
        card = g.ref(adjustment.subject)
        g.say(self._id("counter"), card=card, counter=token, before=before, after=piece.count(token))

    def _dial(self, g: T, adjustment: Adjustment) -> None:
        seat, verb = adjustment.subject, adjustment.verb
        dial: dict[str, int] = getattr(g, self._dials[verb])
        before = dial[seat]
        dial[seat] = max(0, before + adjustment.amount)
        g.say(self._id(verb), seat=seat_ref(seat), before=before, after=dial[seat])

    def _draw(self, g: T, adjustment: Adjustment) -> None:
        seat = adjustment.subject
        for card in g.zones[f"{DECK}:{seat}"][: max(0, adjustment.amount)]:
            g.move(card, f"hand:{seat}")
        g.say(self._id("draws"), seat=seat_ref(seat), count=adjustment.amount)

    def _shuffle(self, g: T, adjustment: Adjustment) -> None:
        zone = g.zones[adjustment.subject]
        zone[:] = shuffled(zone, draw(g.chance, SHUFFLE_SEEDS))
        g.say(self._id("shuffles"), zone=zone_ref(adjustment.subject))

    def _attach(self, g: T, adjustment: Adjustment) -> None:
        card, host = adjustment.subject, adjustment.target
        piece = g.pieces[card]
        if piece.host in g.pieces:
            g.pieces[piece.host].attachments.remove(card)
        piece.host = host
        g.pieces[host].attachments.append(card)
        self._attached(g, card, host)
        g.say(self._id("attaches"), card=g.ref(card), host=g.ref(host))

    def _move(self, g: T, adjustment: Adjustment) -> None:
        """Puts a card somewhere; on a deck it comes to lie on top."""
        card, zone = adjustment.subject, adjustment.target
        becomes = self._piece(zone, card)
        if card in g.pieces and becomes is not None:
            g.move(card, zone)
            g.pieces[card].controller = becomes.controller
            for attachment in g.pieces[card].attachments:
                self._attached(g, attachment, card)
        elif card in g.pieces:
            self._take_off(g, card, zone)
        else:
            self._leaves(g, card)
            g.move(card, zone, 0 if zone.partition(":")[0].endswith(DECK) else None)
            if becomes is not None:
                g.pieces[card] = becomes
        if card in g.pieces:
            g.pieces[card].by_hand = True
        g.say(self._id("moves"), card=g.ref(card), zone=zone_ref(zone))
