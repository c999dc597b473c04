"""Who is drafted and brought into play, where companies go, what is stored."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.games.meccg.book.declarable import is_for_the_end
from desktop_app.games.meccg.planning.events import event_worth
from desktop_app.games.meccg.planning.fighting import chance, side
from desktop_app.games.meccg.planning.travelling import stay_worth, trip_worth
from desktop_app.games.meccg.planning.values import weights
from desktop_app.games.meccg.reading.companies import borne, company_by_id, company_of
from desktop_app.games.meccg.reading.composition import why_not_together
from desktop_app.games.meccg.reading.corruption import check_bonus, corruption
from desktop_app.games.meccg.reading.influence import general_limit, general_used
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import facts, is_item
from desktop_app.games.meccg.reading.sites import is_haven
from desktop_app.games.meccg.reading.wearing import adds_in_fights
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.entering import kind_of_use

SURE = 0.75
"""An item is stored when the check for it is as sure as this."""
BETTER = 0.15
"""By so much a trip must be better than to stay."""
LED = 1.0
"""What it is worth that a character takes no general influence."""
ALONE = 0.5
"""What it is worth to a weak one to stay by himself where nobody hunts him."""
AT_THE_END = 0.01
"""What it is worth to play a card after which nothing else is done in the phase."""
WORN = 10.0
"""What each point is worth by which an item serves better than the one in use: it costs nothing to change them."""
STRONG = 5
"""From which prowess on somebody had better join a company."""


def draft(g: MecState, question: Question) -> Sequence[float]:
    """The most points, mind and prowess that are left to take."""
    return [_drafted(g, option) for option in question.options]


def _drafted(g: MecState, option: Option) -> float:
    if option.verb != "draft" or option.source not in g.codes:
        return 0.0
    printed = facts(g, option.source)
    return 1.0 + 2 * (printed.mind or 0) + (printed.prowess or 0) + 2 * printed.points


def organization(g: MecState, question: Question) -> Sequence[float]:
    """First whoever can be brought in, then what is stored, then trips that are worth more than to stay."""
    worth = weights(g, question.seat)
    people = {company.id: side(g, company) for company in g.companies if company.seat == question.seat}
    stays = {company.id: stay_worth(g, company, worth) for company in g.companies if company.seat == question.seat}
    found: list[float] = []
    for option in question.options:
        if option.verb == "go":
            company = company_of(g, option.source)
            assert company is not None
            trip = trip_worth(g, company, option.target, worth, people[company.id])
            found.append(trip - stays[company.id] - BETTER)
        else:
            found.append(_organized(g, question, option))
    if "done" not in {option.verb for option in question.options}:
        moving = [option.verb == "go" for option in question.options]
        return [each + 50.0 * moves for each, moves in zip(found, moving, strict=True)]
    return found


def _organized(g: MecState, question: Question, option: Option) -> float:
    if option.verb == "done":
        return 0.0
    if option.verb == "organize":
        return 40.0 if any(facts(g, card).type == "character" for card in g.zones[f"hand:{question.seat}"]) else -1.0
    if option.verb == "store":
        return 20.0 if _is_safe_to_store(g, option.source) else -1.0
    if option.verb == "play" and is_for_the_end(g, option.source):
        return AT_THE_END
    if option.verb in ("play", "use"):
        return event_worth(g, question, option)
    return WORN * worn(g, option.source) if option.verb == "wear" else -1.0


def worn(g: MecState, item: str) -> int:
    """By how much an item serves its bearer better than the one of its kind that he uses."""
    bearer, kind = g.pieces[item].host, kind_of_use(g, item)
    used = [other for other in borne(g, bearer) if kind_of_use(g, other) == kind and not g.pieces[other].idle]
    mine, *others = (adds_in_fights(facts(g, each), facts(g, bearer)) for each in (item, *used))
    return mine - max(others, default=0)


def _is_safe_to_store(g: MecState, card: str) -> bool:
    """Whether storing pays: what counts more stored, or an item that weighs and does nothing in a fight."""
    printed, bearer = facts(g, card), g.pieces[card].host
    if not is_item(g, card):
        return True
    gains = (printed.points_stored or 0) > printed.points
    if not gains and (not printed.points or not printed.corruption):
        return False
    return chance(corruption(g, bearer) - check_bonus(g, bearer) + 1) >= SURE


def travel_together(g: MecState, members: Sequence[str], seat: str) -> bool:
    """Whether these may be one company away from havens (MEC-061 to MEC-063, MEC-447)."""
    abroad = next((site for site in g.zones[f"locations:{seat}"] if not is_haven(g, site, seat)), "")
    return not why_not_together(g, members, abroad, seat)


def join(g: MecState, question: Question) -> Sequence[float]:
    """Two companies at a haven become one where they can go on together."""
    cards = [str(question.prompt.params[name]).split(":")[0].removeprefix("@") for name in ("card", "host")]
    both = [company for card in cards if card in g.pieces and (company := company_of(g, card)) is not None]
    members = [card for company in both for card in company.members]
    agrees = len(both) > 1 and travel_together(g, members, question.seat)
    return [float((option.verb == "accept") == agrees) for option in question.options]


def organizing(g: MecState, question: Question) -> Sequence[float]:
    """Brings in whom influence suffices for, an avatar before all; nothing else is changed."""
    room = general_limit(g, question.seat) - general_used(g, question.seat)
    return [(_brought if option.verb == "bring" else _kept)(g, option, room) for option in question.options]


def _kept(g: MecState, option: Option, room: int) -> float:
    """A follower takes no general influence from anybody else."""
    if option.verb == "follow" and not g.pieces[option.source].follows and room < number(g, option.source, "mind"):
        return 0.5
    return 0.0 if option.verb == "organized" else -1.0


def _brought(g: MecState, option: Option, room: int) -> float:
    """Nobody joins whom he could not travel with; who is weak stays by himself."""
    printed = facts(g, option.source)
    company = company_by_id(g, option.detail) or (company_of(g, option.target) if not option.detail else None)
    apart = company is not None and not travel_together(g, [*company.members, option.source], company.seat)
    if printed.avatar:
        return 100.0 - (2.0 if apart else 0.0) - (1.0 if option.detail == "new" else 0.0)
    if apart:
        return -1.0
    led = not option.detail
    if not led and (printed.mind or 0) > room:
        return -1.0
    joins = (printed.prowess or 0) >= STRONG
    place = (ALONE if option.detail == "new" else 0.0) if not joins else (ALONE if option.detail != "new" else 0.0)
    return 5.0 + 3 * printed.points + (printed.prowess or 0) * 0.5 + (LED if led else 0.0) + place
