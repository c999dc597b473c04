"""Assigning the strikes of an attack: the defender first, then the attacker (MEC-578 to MEC-584)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_some
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Jump, Next
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.meccg.book import strike
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.events.fighting import StrikesComing
from desktop_app.games.meccg.reading.attacks import strikes
from desktop_app.games.meccg.reading.companies import company_by_id
from desktop_app.games.meccg.reading.current_attack import defenders
from desktop_app.games.meccg.reading.queries import is_untapped
from desktop_app.games.meccg.state import Attack, Company, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS

ONE_TARGET = "same_character"
"""The permission of a creature whose attacks are all against one character, and excess strikes too."""
PASS, NOBODY = Option("pass"), Option("nobody")


def attacked_company(g: MecState) -> Company | None:
    """The company that the attack is against; None when it is gone."""
    return company_by_id(g, g.attacks[-1].company)


async def assign(g: MecState) -> Next:
    """The defender assigns one strike each to untapped defenders of choice (MEC-577, MEC-578); none where the attacker
    chooses (MEC-580)."""
    it, company = g.attacks[-1], attacked_company(g)
    if it.cancelled or company is None:
        return Jump("attack_ends")
    await resolve(g, StrikesComing(company=company.id))
    await flush(g)
    company = attacked_company(g)
    if company is None or not company.members:
        it.cancelled = True
    if it.cancelled or company is None:
        return Jump("attack_ends")
    it.assigned = True
    count = strikes(g, it)
    if it.givers:
        return Jump("clash")
    it.targets = _bound(g, it)[:count]
    if (it.targets or it.fought) and CARDS.permission(it.code, ONE_TARGET) is not None:
        strike.begin_strikes(g, max(0, count - 1) if it.targets else 0)
        return Jump("strikes")
    count -= len(it.targets)
    able = [card for card in defenders(g, it) if is_untapped(g, card) and card not in it.targets]
    if it.each and strikes(g, it) >= len(defenders(g, it)):
        it.targets = list(defenders(g, it))
    elif not it.chooses and able and count > 0:
        it.targets += await _face(g, company.seat, able, min(count, len(able)), count)
    return None


def _bound(g: MecState, it: Attack) -> list[str]:
    """Who must face a strike: whoever a text binds to it, and the target of the first of several attacks on one; where
    he is gone the others strike nobody."""
    bound = [card for card in it.bound if card in defenders(g, it)]
    if CARDS.permission(it.code, ONE_TARGET) is not None:
        bound += [card for card in it.fought if card in defenders(g, it)]
    return list(dict.fromkeys(bound))


async def _face(g: MecState, seat: str, able: list[str], most: int, count: int) -> list[str]:
    it = g.attacks[-1]
    question = Question(
        seat,
        "some",
        message("mec-ask-assign", rule="MEC-577", seat=seat_ref(seat), count=count),
        lambda: [Option("face", card) for card in able],
        step=g.step,
        refusals=lambda: [
            *_weary(g, [card for card in defenders(g, it) if card not in able and card not in it.targets]),
            *(refuse(g, "MEC-309", "mec-no-sheltered", "face", card) for card in _out_of_it(g, it)),
        ],
        minimum=0,
        maximum=most,
    )
    return [option.source for option in await ask_some(question)]


def _out_of_it(g: MecState, it: Attack) -> list[str]:
    """Who is with the company and may not be attacked, by a text."""
    return [card for card in it.sheltered if card in g.pieces]


def _weary(g: MecState, cards: list[str]) -> list[Refusal]:
    """The defender assigns strikes to untapped defenders alone (MEC-577)."""
    return [refuse(g, "MEC-577", "mec-no-weary-defender", "face", card) for card in cards]


async def assign_rest(g: MecState) -> Next:
    """The opponent assigns the strikes that remain to any defenders that have none (MEC-579, MEC-581)."""
    it = g.attacks[-1]
    left = strikes(g, it) - len(it.targets)
    able = [card for card in defenders(g, it) if card not in it.targets]
    number = max(0, min(left, len(able)))
    if CARDS.permission(it.code, ONE_TARGET) is not None:
        number = min(number, 1)
    if number:
        question = Question(
            it.by,
            "some",
            message("mec-ask-assign-rest", rule="MEC-579", seat=seat_ref(it.by), count=number),
            lambda: [Option("strike", target=card) for card in able],
            step=g.step,
            refusals=lambda: [
                *(refuse(g, "MEC-581", "mec-no-second-strike", "strike", card, card) for card in it.targets),
                *(refuse(g, "MEC-309", "mec-no-sheltered", "strike", card, card) for card in _out_of_it(g, it)),
            ],
            minimum=number,
            maximum=number,
        )
        it.targets += [option.target for option in await ask_some(question)]
    strike.begin_strikes(g, max(0, left - number))
    return Jump("strikes")
