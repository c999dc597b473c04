"""Adjusting the table by hand: what lies on which card, and where a card may be put."""

from __future__ import annotations

from desktop_app.engine.game import Adjustment
from desktop_app.games.kit.abilities import AttachesTo
from desktop_app.games.kit.adjusting import ByHand
from desktop_app.games.lotr_lcg.book.laid_out import TABLE as LAID_OUT
from desktop_app.games.lotr_lcg.book.rounds import STEPS
from desktop_app.games.lotr_lcg.book.state_checks import is_unsettled
from desktop_app.games.lotr_lcg.reading.queries import CAMPAIGN, CHARACTERS, copies_in_play, facts, kind
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.verbs.captivity import is_captive, let_go
from desktop_app.games.lotr_lcg.verbs.leaving import discard_pile, leave_the_shadows, take_off
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS

ON_TABLE = ("play", "engaged", "staging", "active_location")


HOSTS = {"hero": ("hero",), "ally": ("ally",), "character": CHARACTERS, "enemy": ("enemy",), "location": ("location",)}
"""The kinds of cards in the groups that attachments name."""


def tokens_of(g: LcgState, card: str) -> tuple[str, ...]:
    """The tokens that may lie on a card in play."""
    what = kind(g, card)
    if what == "hero":
        return ("damage", "resources")
    if what in ("location", "quest"):
        return ("progress",)
    return ("damage", "resources") if what in ("ally", "enemy") else ("resources",)


def _destinations(g: LcgState, card: str) -> list[str]:
    what, home = kind(g, card), g.home[card]
    if what in ("quest", "campaign") or home == "beneath":  # what lies under an Orc Guard goes with it
        return []
    seats = [g.owners[card]] if g.owners[card] in g.seats else list(g.seats)
    if g.owners[card] in g.seats:
        piles = ("discard",) if what == "hero" else ("hand", "deck", "discard")  # a hero is in no deck (LCG-105)
        zones = [f"{zone}:{seat}" for seat in seats for zone in piles]
        if what in ("hero", "ally"):
            zones += [f"play:{seat}" for seat in g.seats]
    elif g.owners[card] == CAMPAIGN:
        zones = ["set_aside", "removed", *([f"play:{g.first_player}"] if what == "ally" else [])]
    else:
        zones = ["encounter_deck", "encounter_discard", "victory", "removed"]
        if what in ("enemy", "location", "objective"):
            zones.append("staging")
        if what == "enemy":
            zones += [f"engaged:{seat}" for seat in g.seats]
        if what == "location" and not g.zones["active_location"]:
            zones.append("active_location")
    if card not in g.pieces and facts(g, card).unique and copies_in_play(g, g.codes[card]):
        zones = [zone for zone in zones if _piece(zone, card) is None]  # one of a title in play (LCG-084)
    return [zone for zone in zones if zone != home and not _is_nobodys(g, zone)]


def _is_nobodys(g: LcgState, zone: str) -> bool:
    """Who is out has a discard pile and nothing else (LCG-158)."""
    place, _, seat = zone.partition(":")
    return seat in g.eliminated and place != "discard"


def kinds_of_host(code: str) -> tuple[str, ...]:
    """The kinds of cards that an attachment may hang on, whatever else it asks of them; a character unless it says."""
    named = [kind for text in CARDS.of(AttachesTo, code) for kind in HOSTS.get(text.group.name, ())]
    return tuple(named) or CHARACTERS


def _hosts(g: LcgState, card: str) -> list[str]:
    if kind(g, card) != "attachment":
        return []
    kinds = kinds_of_host(g.codes[card]) if facts(g, card).type == "attachment" else CHARACTERS
    free = [host for host in g.pieces if not g.home[host].startswith("captive:")]
    return [host for host in free if kind(g, host) in kinds]


def _comes_under(g: LcgState, card: str, host: str) -> None:
    """Whoever controls a character controls what players have attached to it (LCG-092)."""
    if g.pieces[card].controller:
        g.pieces[card].controller = g.pieces[host].controller


def _piece(zone: str, card: str) -> Piece | None:
    place, _, seat = zone.partition(":")
    return Piece(controller=seat if place == "play" else "") if place in ON_TABLE else None


def _take_off(g: LcgState, card: str, zone: str) -> None:
    take_off(g, card, "" if zone == discard_pile(g, card) else zone)


BY_HAND: ByHand[LcgState] = ByHand(
    "lcg",
    dials={"threat": "threat"},
    tokens=tokens_of,
    zones=_destinations,
    piece=_piece,
    take_off=_take_off,
    leaves=leave_the_shadows,
    hosts=_hosts,
    attached=_comes_under,
    piles=("encounter_deck",),
)


def adjustments(g: LcgState, subject: str) -> list[Adjustment]:
    """What can be done by hand; nothing to the dial of who is out, which stays at 50 (LCG-332), nor to their deck."""
    return [] if subject in g.eliminated else BY_HAND.adjustments(g, subject)


def adjust(g: LcgState, adjustment: Adjustment) -> None:
    """Applies one adjustment; who is put before a player is captive no more, and what cannot stay so is seen to before
    anything else happens. Raises CannotAdjust."""
    card = adjustment.subject
    was_captive = card in g.pieces and is_captive(g, card)
    BY_HAND.adjust(g, adjustment)
    if was_captive and card in g.pieces and not is_captive(g, card):
        let_go(g, card)
    if is_unsettled(g):
        STEPS.enter(g, LAID_OUT)
