"""Adjusting the table by hand, as on a real table: logged, undoable, and the rules carry on."""

from __future__ import annotations

from desktop_app.engine.ask import SHUFFLE_SEEDS
from desktop_app.engine.chance import draw, shuffled
from desktop_app.engine.game import Adjustment
from desktop_app.games.kit.asking import seat_ref, zone_ref
from desktop_app.games.lotr_lcg.reading.queries import characters, kind
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.verbs.moving import discard_pile, take_off


class CannotAdjust(ValueError):
    """The adjustment names something that is not there."""


def adjustments(g: LcgState, subject: str) -> list[Adjustment]:
    """What can be done by hand to a card, or to a seat's dial and deck."""
    if subject in g.seats:
        return [
            Adjustment("threat", subject, amount=1),
            Adjustment("threat", subject, amount=-1),
            Adjustment("draw", subject, amount=1),
        ]
    if subject == "encounter_deck" or subject.startswith("deck:"):
        return [Adjustment("shuffle", subject)]
    if subject not in g.codes:
        return []
    found = []
    if subject in g.pieces:
        found.append(Adjustment("turn", subject))
        found += [Adjustment(name, subject, amount=step) for name in _counters(g, subject) for step in (1, -1)]
        if kind(g, subject) == "attachment":
            found += [Adjustment("attach", subject, host) for seat in g.seats for host in characters(g, seat)]
    return found + [Adjustment("move", subject, zone) for zone in _destinations(g, subject)]


def _counters(g: LcgState, card: str) -> tuple[str, ...]:
    what = kind(g, card)
    if what == "hero":
        return ("damage", "resources")
    if what in ("location", "quest"):
        return ("progress",)
    return ("damage", "resources") if what in ("ally", "enemy", "objective_ally") else ("resources",)


def _destinations(g: LcgState, card: str) -> list[str]:
    what, home = kind(g, card), g.home[card]
    if what == "quest":
        return []
    seats = [g.owners[card]] if g.owners[card] in g.seats else list(g.seats)
    if g.owners[card] in g.seats:
        zones = [f"{zone}:{seat}" for seat in seats for zone in ("hand", "deck", "discard")]
        if what in ("hero", "ally"):
            zones += [f"play:{seat}" for seat in g.seats]
    else:
        zones = ["encounter_deck", "encounter_discard", "victory", "removed"]
        if what in ("enemy", "location", "objective", "treachery"):
            zones.append("staging")
        if what == "enemy":
            zones += [f"engaged:{seat}" for seat in g.seats]
        if what == "location" and not g.zones["active_location"]:
            zones.append("active_location")
    return [zone for zone in zones if zone != home]


def adjust(g: LcgState, adjustment: Adjustment) -> None:
    """Applies one adjustment.

    Raises:
        CannotAdjust: if it is not among those offered for its subject.
    """
    offered = adjustments(g, adjustment.subject)
    if not any(_same(adjustment, other) for other in offered):
        raise CannotAdjust(f"{adjustment.verb} {adjustment.subject} {adjustment.target} {adjustment.amount}")
    g.by_hand += 1
    _VERBS.get(adjustment.verb, _count)(g, adjustment)


def _same(wanted: Adjustment, offered: Adjustment) -> bool:
    return (wanted.verb, wanted.subject, wanted.target) == (offered.verb, offered.subject, offered.target)


def _turn(g: LcgState, adjustment: Adjustment) -> None:
    piece = g.pieces[adjustment.subject]
    piece.exhausted = not piece.exhausted
    piece.by_hand = True
    word = "lcg-hand-exhausts" if piece.exhausted else "lcg-hand-readies"
    g.say(word, card=g.ref(adjustment.subject))


def _count(g: LcgState, adjustment: Adjustment) -> None:
    piece = g.pieces[adjustment.subject]
    before = int(getattr(piece, adjustment.verb))
    setattr(piece, adjustment.verb, max(0, before + adjustment.amount))
    piece.by_hand = True
    g.say(
        "lcg-hand-counter",
        card=g.ref(adjustment.subject),
        counter=adjustment.verb,
        before=before,
        after=int(getattr(piece, adjustment.verb)),
    )


def _threat(g: LcgState, adjustment: Adjustment) -> None:
    seat = adjustment.subject
    before = g.threat[seat]
    g.threat[seat] = max(0, before + adjustment.amount)
    g.say("lcg-hand-threat", seat=seat_ref(seat), before=before, after=g.threat[seat])


def _draw(g: LcgState, adjustment: Adjustment) -> None:
    seat = adjustment.subject
    for card in g.zones[f"deck:{seat}"][: max(0, adjustment.amount)]:
        g.move(card, f"hand:{seat}")
    g.say("lcg-hand-draws", seat=seat_ref(seat), count=adjustment.amount)


def _shuffle(g: LcgState, adjustment: Adjustment) -> None:
    zone = g.zones[adjustment.subject]
    zone[:] = shuffled(zone, draw(g.chance, SHUFFLE_SEEDS))
    g.say("lcg-hand-shuffles", zone=zone_ref(adjustment.subject))


def _attach(g: LcgState, adjustment: Adjustment) -> None:
    piece = g.pieces[adjustment.subject]
    if piece.host in g.pieces:
        g.pieces[piece.host].attachments.remove(adjustment.subject)
    piece.host = adjustment.target
    g.pieces[adjustment.target].attachments.append(adjustment.subject)
    g.say("lcg-hand-attaches", card=g.ref(adjustment.subject), host=g.ref(adjustment.target))


def _move(g: LcgState, adjustment: Adjustment) -> None:
    card, zone = adjustment.subject, adjustment.target
    place, _, seat = zone.partition(":")
    on_table = place in ("play", "engaged", "staging", "active_location")
    holder = seat if place == "play" else ""
    if card in g.pieces and on_table:
        g.move(card, zone)
        g.pieces[card].controller = holder
    elif card in g.pieces:
        take_off(g, card, "" if zone == discard_pile(g, card) else zone)
    else:
        g.move(card, zone, 0 if place.endswith("deck") else None)
        if on_table:
            g.pieces[card] = Piece(controller=holder)
    if card in g.pieces:
        g.pieces[card].by_hand = True
    g.say("lcg-hand-moves", card=g.ref(card), zone=zone_ref(zone))


_VERBS = {
    "turn": _turn,
    "threat": _threat,
    "draw": _draw,
    "shuffle": _shuffle,
    "attach": _attach,
    "move": _move,
}
