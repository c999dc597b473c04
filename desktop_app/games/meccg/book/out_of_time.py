"""Why a card is of no use now, where the open question does not say it: it belongs to another moment."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import refuse
from desktop_app.games.meccg.book.at_the_site import is_for_a_site, is_special_ring
from desktop_app.games.meccg.book.declarable import EVENTS, ORGANIZING, hazard_time
from desktop_app.games.meccg.book.hazard_limit import hazards_left
from desktop_app.games.meccg.book.offering import refusal
from desktop_app.games.meccg.book.playing import why_not_play
from desktop_app.games.meccg.book.whom_to_influence import candidates
from desktop_app.games.meccg.reading.companies import current
from desktop_app.games.meccg.reading.queries import controller, facts, is_character, is_item, opponent
from desktop_app.games.meccg.state import MecState


def why_not_now(g: MecState, seat: str, card: str) -> Refusal | None:
    """What keeps a card of a seat's hand from being played; None where nothing does but the moment itself."""
    if card not in g.zones[f"hand:{seat}"]:
        return None
    printed = facts(g, card)
    if "creature" in printed.kinds:
        return refusal(g, _why_no_creature(g, seat), "creature", card)
    if _is_hazard_now(g, seat, card):
        return None if hazards_left(g) else refusal(g, "limit", "agent", card)
    if printed.type == "character":
        return refusal(g, _why_not_brought(g, seat), "bring", card)
    if g.organized == ORGANIZING and g.phase == "organization" and printed.type != "hazard":
        return refusal(g, "while_organizing", "acquire" if is_for_a_site(printed) else "play", card)
    if is_for_a_site(printed):
        return refusal(g, _why_nothing_acquired(g, seat, card), "acquire", card)
    why = why_not_play(g, seat, card, g.phase) if any(kind in EVENTS for kind in printed.kinds) else ""
    return refusal(g, why, "play", card) if why else None


def why_not_there_now(g: MecState, seat: str, card: str, target: str) -> Refusal | None:
    """Why a card in play is not brought to something else now: each such thing has its phase; None for what no rule
    speaks of.

    An item passes from one to another (MEC-464), a company sets out (MEC-468) and characters change companies and
    controllers (MEC-426) in their player's organization phase; the opponent is influenced in the site phase (MEC-680).
    At the council nothing of it is done (MEC-736).
    """
    if card not in g.pieces or controller(g, card) != seat or target not in g.codes:
        return None
    if g.phase == "council":
        return refuse(g, "MEC-736", "mec-no-council-time", "", card, target)
    if is_item(g, card) and is_character(g, target):
        return refuse(g, "MEC-464", "mec-no-giving-now", "transfer", card, target)
    if not is_character(g, card):
        return None
    if facts(g, target).type == "site":
        return refuse(g, "MEC-468", "mec-no-going-now", "go", card, target)
    if controller(g, target) == seat:
        return refuse(g, "MEC-426", "mec-no-arranging-now", "follow", card, target) if is_character(g, target) else None
    if target in candidates(g, opponent(g, seat)):
        return refuse(g, "MEC-680", "mec-no-trying-now", "influence", card, target, host=g.ref(target))
    return None


def _why_not_brought(g: MecState, seat: str) -> str:
    """Characters come into play while companies are organized, which is chosen once in the phase (MEC-426)."""
    if seat != g.active or g.phase != "organization":
        return "organizing"
    return "organized" if g.organized else "organize_first"


def _is_hazard_now(g: MecState, seat: str, card: str) -> bool:
    """Whether a card is an agent that could be played as a hazard now (MEC-625)."""
    return facts(g, card).agent and seat != g.active and g.phase == "movement"


def _why_no_creature(g: MecState, seat: str) -> str:
    """Creatures are for the opponent's movement/hazard phase (MEC-150, MEC-305, MEC-306), and there no answer
    (MEC-510)."""
    if seat == g.active:
        return "own_turn"
    return "creature_starts" if g.phase == "movement" else hazard_time(g)


def _why_nothing_acquired(g: MecState, seat: str, card: str) -> str:
    """Items, allies and factions are for one's own site phase (MEC-307, MEC-551), once the site is entered (MEC-541);
    special rings follow a test (MEC-660)."""
    if is_special_ring(facts(g, card)):
        return "untested"
    if seat != g.active:
        return "not_your_turn"
    company = current(g)
    outside = g.phase == "site" and company is not None and not company.entered
    return "not_entered" if outside else "site_phase"
