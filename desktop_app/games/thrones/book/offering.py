"""What a seat may do in a window, and why not the rest."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.combining import Choosing
from desktop_app.games.thrones.book.costs import ambush_prices, chooses_x, price, price_where_x_is
from desktop_app.games.thrones.book.marshaling import ambushes, marshals, why_not_ambush, why_not_marshal
from desktop_app.games.thrones.book.playing import moment, plays, uses, why_not_play, why_not_use
from desktop_app.games.thrones.reading.queries import READING, facts, forbidding, kind
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.texts import CARDS, Now

REASONS: dict[str, tuple[str, str]] = {
    "not_marshaling": ("GOT-378", "got-no-not-marshaling"),
    "not_active": ("GOT-235", "got-no-not-active"),
    "response_only": ("GOT-164", "got-no-response-only"),
    "wrong_phase": ("GOT-019", "got-no-wrong-phase"),
    "no_script": ("GOT-204", "got-no-script"),
    "forbidden": ("GOT-292", "got-no-forbidden"),
    "dead": ("GOT-327", "got-no-dead"),
    "unique": ("GOT-058", "got-no-unique"),
    "limited": ("GOT-250", "got-no-limited"),
    "gold": ("GOT-092", "got-no-gold"),
    "cost": ("GOT-053", "got-no-cost"),
    "kneeling": ("GOT-031", "got-no-kneeling"),
    "no_target": ("GOT-295", "got-no-target"),
    "no_host": ("GOT-011", "got-no-host"),
    "immune": ("GOT-212", "got-no-immune"),
    "no_change": ("GOT-051", "got-no-change"),
    "condition": ("GOT-396", "got-no-condition"),
    "blank": ("GOT-138", "got-no-blank"),
    "limit": ("GOT-259", "got-no-limit"),
    "maximum": ("GOT-262", "got-no-maximum"),
    "not_yours": ("GOT-044", "got-no-not-yours"),
    "hand": ("GOT-095", "got-no-hand"),
    "cannot_trigger": ("GOT-292", "got-no-cannot-trigger"),
    "interrupted": ("GOT-219", "got-no-answered"),
    "reacted": ("GOT-371", "got-no-answered"),
}


def options(g: ThronesState, seat: str) -> list[Option]:
    """Everything a seat may do in an action window, besides passing."""
    return [*marshals(g, seat), *plays(g, seat), *ambushes(g, seat), *uses(g, seat)]


def refusals(g: ThronesState, seat: str) -> list[Refusal]:
    """Why each other card in hand and each other action ability of one's own is not offered."""
    found = []
    for card in g.zones[f"hand:{seat}"]:
        verb, reason = why_not_from_hand(g, seat, card)
        if reason:
            found.append(refusal(g, seat, reason, verb, card))
    for card in [c for c in READING.sources(g, CARDS.by_code(Action)) if g.pieces[c].controller == seat]:
        for act in CARDS.of(Action, g.codes[card]):
            reason = why_not_use(g, seat, card, act)
            if reason:
                found.append(refusal(g, seat, reason, "use", card))
    return found


def why_not_from_hand(g: ThronesState, seat: str, card: str) -> tuple[str, str]:
    """The verb with which a card would leave the hand, and why it cannot."""
    if kind(g, card) == "event":
        return "play", why_not_play(g, seat, card)
    prices = ambush_prices(g, card) if g.phase == "challenges" else []
    if prices:
        return "ambush", why_not_ambush(g, seat, card, min(prices))
    return "marshal", why_not_marshal(g, seat, card)


def refusal(g: ThronesState, seat: str, reason: str, verb: str, card: str, m: Now | None = None) -> Refusal:
    """A reason id as a refusal that cites its rule; what X stands for may follow from the moment."""
    if reason == "limit" and facts(g, card).type == "event":
        reason = "maximum"  # of all copies together, where a limit is of each
    rule, text = REASONS.get(reason, REASONS["no_change"])
    if verb == "ambush":
        cost = min(ambush_prices(g, card))
    else:
        cost = price_where_x_is(g, seat, card, 1) if chooses_x(g, card) else price(g, seat, card, m)
    because = _because(g, seat, reason, card)
    return refuse(g, rule, text, verb, card, because=because, cost=cost, gold=g.gold[seat], phase=g.phase)


def _because(g: ThronesState, seat: str, reason: str, card: str) -> str:
    """The card that forbids what is refused for this reason, "" where none does (GOT-002)."""
    if reason == "forbidden":
        return forbidding(g, seat, "put_into_play", f"marshal:{facts(g, card).type}", "play:event")
    return forbidding(g, seat, "trigger") if reason == "cannot_trigger" else ""


def aims(g: ThronesState, seat: str, option: Option) -> list[str]:
    """What the question that follows an option would offer as targets, or as what its text acts on without choosing
    it before, for lighting them while dragging."""
    if option.verb not in ("play", "use") or option.source not in g.codes:
        return []
    acts = CARDS.of(Action, g.codes[option.source])
    act = next((a for a in acts if a.name == option.detail), acts[0] if acts and option.verb == "play" else None)
    if act is None:
        return []
    m, text = moment(g, seat, option.source), act.text
    return text.do.able(m) if text.target is None and isinstance(text.do, Choosing) else text.aims(m)
