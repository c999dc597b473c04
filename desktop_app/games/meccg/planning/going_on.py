"""How anybody is thought to answer when a bot looks ahead: at once, by the sums that lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import draw_answer
from desktop_app.games.kit.foreseeing import best_of_one
from desktop_app.games.meccg.planning import at_sites, hazarding, organizing, striking
from desktop_app.games.meccg.planning.events import AHEAD, event_worth
from desktop_app.games.meccg.planning.travelling import has_site_for, is_wanted
from desktop_app.games.meccg.planning.values import loss, margin, printed_points
from desktop_app.games.meccg.reading.companies import avatar, characters
from desktop_app.games.meccg.reading.facts import CardFacts, load_cards
from desktop_app.games.meccg.reading.queries import controller, facts
from desktop_app.games.meccg.state import MecState

QUIET = ("mec-ask-answer", "mec-ask-movement", "mec-ask-answer-guard")
"""Where hardly anything is ever done."""
KEPT, IMPATIENCE = 2.6, 40
"""What is worth so much is not discarded at the end of a turn; a point more with each so many turns, for a hand that
nothing can be done with brings no end."""
ROADS = {"wilderness": 1.0, "shadow_land": 1.0, "dark_domain": 1.2, "coastal_sea": 0.5, "border_land": 0.4}
Worths = Callable[[MecState, Question], Sequence[float]]
Several = Callable[[MecState, Question], list[str]]


def go_on(g: MecState, question: Question, dice: Chance) -> list[str]:
    """What a player would do at once."""
    quiet = hasty(question)
    if quiet is not None:
        return quiet
    options = question.options
    if question.kind == "one":
        return best_of_one(g, question, worths)
    if question.kind != "some" or not options:
        return draw_answer(question, dice)
    several = _SEVERAL.get(question.prompt.id, _least)
    found = several(g, question)
    return found if question.accepts(found) else draw_answer(question, dice)


def worths(g: MecState, question: Question) -> Sequence[float]:
    """What each option of a question for one is worth."""
    known = _BY_PROMPT.get(question.prompt.id)
    return known(g, question) if known is not None else [_usual(g, question, option) for option in question.options]


def hasty(question: Question) -> list[str] | None:
    """A pass in the windows in which something is done once in a long while."""
    return [question.primary] if question.prompt.id in QUIET and question.primary else None


# -- what a card of the hand is worth ----------------------------------------------------------------------------------


def kept(g: MecState, seat: str, card: str) -> float:
    """What it is worth to keep a card in hand."""
    if card not in g.codes:
        return 0.0
    printed = facts(g, card)
    if printed.type == "character":
        return _kept_character(g, seat, printed)
    if printed.type == "hazard":
        return 2.2 if printed.attacks else 1.2
    if printed_points(printed):
        if not is_wanted(g, seat, printed) or not has_site_for(g, seat, card):
            return 0.0
        return 1.5 + printed_points(printed)
    return 1.8 if "short_event" in printed.kinds else 1.0


def _kept_character(g: MecState, seat: str, printed: CardFacts) -> float:
    if printed.avatar:
        may_come = g.avatars.get(seat, printed.entity) == printed.entity and seat not in g.fallen
        return 20.0 if may_come and not avatar(g, seat) else 0.0
    if not is_wanted(g, seat, printed):
        return 0.0
    return 2.0 + printed.points + (2.0 if len(characters(g, seat)) < 4 else 0.0)


def _discard_one(g: MecState, question: Question) -> Sequence[float]:
    """Lets a card go that is worth little, so that the deck goes on."""
    most = KEPT + g.round / IMPATIENCE
    return [
        most - kept(g, question.seat, option.source) if option.verb == "choose" else 0.0 for option in question.options
    ]


def _least(g: MecState, question: Question) -> list[str]:
    """As few as may be, the least worth first."""
    ranked = sorted(question.options, key=lambda o: (_value(g, question.seat, o), o.key))
    return [option.key for option in ranked[: question.minimum]]


def _least_kept(g: MecState, question: Question) -> list[str]:
    ranked = sorted(question.options, key=lambda o: (kept(g, question.seat, o.source), o.key))
    return [option.key for option in ranked[: question.minimum]]


def _most(g: MecState, question: Question) -> list[str]:
    return [option.key for option in question.options[: question.maximum]]


# -- what else is asked ------------------------------------------------------------------------------------------------


def _value(g: MecState, seat: str, option: Option) -> float:
    card = option.source or option.target
    if card in g.pieces and facts(g, card).type != "site":
        return loss(g, card) if facts(g, card).type == "character" else float(facts(g, card).points)
    return kept(g, seat, card)


def _usual(g: MecState, question: Question, option: Option) -> float:
    """A pass where nothing is known; of others' cards the best, of one's own the least."""
    if option.key == question.primary:
        return 0.1
    if option.verb in ("play", "use"):
        return event_worth(g, question, option)
    if option.verb == "choose" and option.source in g.codes:
        worth = _value(g, question.seat, option)
        return 1.0 + (-worth if controller(g, option.source) == question.seat else worth) / 100
    return 0.05 if option.verb == "decline" else 0.0


def _call(g: MecState, question: Question) -> Sequence[float]:
    """Calls when ahead."""
    ahead = margin(g, question.seat) - AHEAD
    return [ahead if option.verb == "call" else -0.5 for option in question.options]


def _walk(g: MecState, question: Question) -> Sequence[float]:
    """The way through the fewest dark regions."""
    known = load_cards()
    return [-sum(ROADS.get(known[code].region_type, 0.2) for code in o.detail.split()) for o in question.options]


def _draw(g: MecState, question: Question) -> Sequence[float]:
    return [float(option.detail) for option in question.options]


def _first(g: MecState, question: Question) -> Sequence[float]:
    return [float(number == 0) for number in range(len(question.options))]


def _starter(g: MecState, question: Question) -> Sequence[float]:
    """Through symbols alone: hazards can then be keyed to the names of the two ends only."""
    return [float(option.detail == "starter") for option in question.options]


_BY_PROMPT: dict[str, Worths] = {
    "mec-ask-draft": organizing.draft,
    "mec-ask-organization": organizing.organization,
    "mec-ask-organizing": organizing.organizing,
    "mec-ask-join": organizing.join,
    "mec-ask-hazards": hazarding.hazards,
    "mec-ask-regions": _walk,
    "mec-ask-way": _starter,
    "mec-ask-draw": _draw,
    "mec-ask-attack": striking.attack_cards,
    "mec-ask-strike": striking.strike_cards,
    "mec-ask-hold": striking.hold,
    "mec-ask-corruption": striking.check,
    "mec-ask-enter": at_sites.enter,
    "mec-ask-site": at_sites.at_the_site,
    "mec-ask-discard-one": _discard_one,
    "mec-ask-call": _call,
    "mec-ask-starting-items": _first,
    "mec-ask-trophy": _first,
}
_SEVERAL: dict[str, Several] = {
    "mec-ask-assign": striking.face,
    "mec-ask-assign-rest": striking.aim,
    "mec-ask-support": striking.support,
    "mec-ask-too-many": _least_kept,
    "mec-ask-exchange-in": _most,
    "mec-ask-exchange-out": _least_kept,
    "mec-ask-duplicates": _most,
    "mec-ask-leftover": _most,
}
