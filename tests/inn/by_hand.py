"""Setting the inn by hand: health, coins, where a card lies."""

from __future__ import annotations

from desktop_app.engine.game import Adjustment
from tests.inn.state import ZONES, Inn


def adjustments(g: Inn, subject: str) -> list[Adjustment]:
    """What can be done to a seat's counters, or to a card."""
    if subject in g.seats:
        return [Adjustment(verb, subject, amount=step) for verb in ("health", "coins") for step in (1, -1)]
    if subject not in g.codes or g.home[subject].startswith("guest:"):
        return []
    seat = g.owners[subject]
    zones = [f"{zone}:{seat}" for zone in ZONES if zone != "guest"]
    return [Adjustment("move", subject, zone) for zone in zones if zone != g.home[subject]]


def adjust(g: Inn, adjustment: Adjustment) -> None:
    """Applies one of them. Raises ValueError for any other."""
    subject, verb = adjustment.subject, adjustment.verb
    if (verb, adjustment.target) not in [(each.verb, each.target) for each in adjustments(g, subject)]:
        raise ValueError(f"{verb} {subject}")
    if verb == "move":
        g.move(subject, adjustment.target)
        g.say("inn-hand-moves", card=g.ref(subject), zone=f"zone:{adjustment.target}")
        return
    counter = g.health if verb == "health" else g.coins
    before = counter[subject]
    counter[subject] = max(1 if verb == "health" else 0, before + adjustment.amount)
    g.say(f"inn-hand-{verb}", seat=f"seat:{subject}", before=before, after=counter[subject])
