"""Fights: who faces the strikes, who holds back, who helps, when a card is worth it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.games.meccg.planning.events import event_worth
from desktop_app.games.meccg.planning.fighting import Fighter, attack_harm, fighter, harm, side
from desktop_app.games.meccg.reading.attacks import HELD_BACK, prowess, strikes, target_prowess
from desktop_app.games.meccg.reading.companies import company_by_id, company_of
from desktop_app.games.meccg.reading.current_attack import attack
from desktop_app.games.meccg.reading.queries import controller, is_untapped
from desktop_app.games.meccg.state import MecState

WORTH_A_CARD = 0.5
"""A card is played where it is likely to spare so much."""
TAPPING, LAST = 0.15, 1.2
"""What it costs to be tapped, and what for the last of a company that has yet to play something at its site."""
AVERAGE = 7


def _tapping(g: MecState, card: str) -> float:
    """What it costs that somebody taps."""
    company = company_of(g, card)
    if company is None or company.entered or company.seat != g.active or g.pieces[company.site].exhausted:
        return TAPPING
    others = sum(is_untapped(g, each) for each in company.members if each != card)
    facing = len(g.attacks[-1].waiting) if g.attacks else 0
    return TAPPING if others > facing else LAST


def _struck(g: MecState) -> tuple[Fighter, int] | None:
    """Who faces the strike that is resolved, as strong as he is now, and its prowess."""
    it = attack(g)
    if it is None or it.strike is None or it.strike.target not in g.pieces:
        return None
    who = fighter(g, it.strike.target)
    return who._replace(prowess=target_prowess(g, it.strike)), prowess(g, it, it.strike)


def hold(g: MecState, question: Question) -> Sequence[float]:
    """Whether -3 is worth staying untapped."""
    now, it = _struck(g), attack(g)
    if now is None or it is None:
        return [0.0] * len(question.options)
    who, against = now
    full = harm(who, against, detainment=it.detainment) + _tapping(g, who.card)
    held = harm(who, against, -HELD_BACK, detainment=it.detainment)
    return [-held if option.verb == "hold" else -full for option in question.options]


def support(g: MecState, question: Question) -> list[str]:
    """As many help as spare more than their tapping costs."""
    now, it = _struck(g), attack(g)
    if now is None or it is None:
        return []
    who, against = now
    helping: list[str] = []
    for option in question.options:
        count = len(helping)
        spared = harm(who, against, count, detainment=it.detainment) - harm(
            who, against, count + 1, detainment=it.detainment
        )
        if spared <= _tapping(g, option.source):
            break
        helping.append(option.key)
    return helping


def face(g: MecState, question: Question) -> list[str]:
    """Those face the strikes whom they cost least."""
    it = attack(g)
    if it is None:
        return []
    against = prowess(g, it)
    ranked = sorted(question.options, key=lambda o: (harm(fighter(g, o.source), against), o.key))
    return [option.key for option in ranked[: question.maximum]]


def aim(g: MecState, question: Question) -> list[str]:
    """The attacker strikes at whom it costs most."""
    it = attack(g)
    if it is None:
        return []
    against = prowess(g, it)
    able = [option for option in question.options if option.target in g.pieces]
    ranked = sorted(able, key=lambda o: (-harm(fighter(g, o.target), against), o.key))
    return [option.key for option in ranked[: max(question.minimum, 1)]]


def attack_cards(g: MecState, question: Question) -> Sequence[float]:
    """The attacked cancel what would cost much; the attacker makes it stronger."""
    it = attack(g)
    company = company_by_id(g, it.company) if it is not None else None
    if it is None or company is None:
        return [0.0] * len(question.options)
    mine = company.seat == question.seat
    cost, _ = attack_harm(side(g, company), strikes(g, it), prowess(g, it), each=it.each, chooses=it.chooses)
    if it.detainment:
        cost *= 0.2
    worth = cost if mine else WORTH_A_CARD + 0.1
    return [_fight(g, question, option, worth) for option in question.options]


def strike_cards(g: MecState, question: Question) -> Sequence[float]:
    """Helps who is likely to be hurt, and hurts who is likely to hold."""
    now, it = _struck(g), attack(g)
    if now is None or it is None:
        return [0.0] * len(question.options)
    who, against = now
    cost = harm(who, against, detainment=it.detainment)
    mine = controller(g, who.card) == question.seat
    worth = cost if mine else WORTH_A_CARD + 0.1
    return [_fight(g, question, option, worth) for option in question.options]


def _fight(g: MecState, question: Question, option: Option, worth: float) -> float:
    if option.verb not in ("play", "use"):
        return 0.0
    if option.verb == "use":
        return worth - WORTH_A_CARD - 0.3
    return worth - WORTH_A_CARD if event_worth(g, question, option) > 0 or worth > 1 else -1.0


def check(g: MecState, question: Question) -> Sequence[float]:
    """Others tap for a corruption check that is likely to fail; cards help it."""
    params = question.prompt.params
    needed = int(str(params["points"])) - int(str(params["bonus"])) + 1
    urgent = needed >= AVERAGE - 2
    found: list[float] = []
    for option in question.options:
        if option.verb == "support":
            found.append(1.0 if urgent else -1.0)
        elif option.verb in ("play", "use"):
            found.append(0.5 if needed >= AVERAGE else -1.0)
        else:
            found.append(0.0)
    return found
