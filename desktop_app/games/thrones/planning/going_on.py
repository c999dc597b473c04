"""How anybody is thought to answer when a bot looks ahead: at once, by the sums that lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import draw_answer
from desktop_app.games.kit.foreseeing import best_of_one
from desktop_app.games.thrones.planning.challenging import (
    able,
    challenge_worth,
    sides_to_attack,
    sides_to_defend,
    total,
)
from desktop_app.games.thrones.planning.values import card_worth, is_for, number, printed_worth
from desktop_app.games.thrones.reading.queries import FACTS, challenge, characters, controller
from desktop_app.games.thrones.state import ThronesState

WINDOW = "got-ask-action"
MARSHALING = "3.2w"
EVENTFUL = ("4.2w", "4.2.1w", MARSHALING)
"""The windows in which events are played and abilities used."""
GOOD_HAND, CHEAP = 3, 5
"""A hand is kept with so many characters that cost no more than this."""
LATE = 3
"""From which round on claim is worth more than gold."""
EARLY_TITLES = ("01209", "01210", "01208")
LATE_TITLES = ("01208", "01207", "01206", "01209")
"""The titles that are wanted, the first most."""
GAINS = ("got-ask-search", "got-ask-take", "got-ask-spare", "got-ask-march")
"""What asks which card to have."""
Worth = Callable[[ThronesState, Question, Option], float]


def go_on(g: ThronesState, question: Question, dice: Chance) -> list[str]:
    """What a player would do at once."""
    asked, options = question.prompt.id, question.options
    if question.kind == "one":
        return best_of_one(g, question, worths)
    if question.kind != "some" or not options:
        return draw_answer(question, dice)
    verb = options[0].verb
    sides = sides_to_attack if verb == "attack" else sides_to_defend if verb == "defend" else None
    if sides is not None:
        return next(iter(sides(g, question)), draw_answer(question, dice))
    if asked in ("got-ask-uses-keyword", "got-ask-who-pays"):
        return [option.key for option in options]
    ranked = sorted(options, key=lambda option: -_choose(g, question, option))
    return [option.key for option in ranked[: max(1, question.minimum)]]


def worths(g: ThronesState, question: Question) -> Sequence[float]:
    """What each option of a question for one is worth."""
    by_prompt = _BY_PROMPT.get(question.prompt.id)
    return [(by_prompt or _BY_VERB.get(option.verb, _nothing))(g, question, option) for option in question.options]


def hasty(question: Question) -> list[str] | None:
    """A pass in the windows in which something is done once in a long while."""
    return ["pass"] if question.prompt.id == WINDOW else None


def _nothing(g: ThronesState, question: Question, option: Option) -> float:
    return 0.0


def _marshal(g: ThronesState, question: Question, option: Option) -> float:
    """The dearest, gold that comes back each round before that; what is meant for others not to oneself."""
    if not is_for(g, option.source, option.target, question.seat):
        return -5.0
    host = card_worth(g, option.target) / 10 if option.target else 0.0
    return 1.0 + printed_worth(g.codes[option.source]) + host


def _use(g: ThronesState, question: Question, option: Option) -> float:
    """A reducer before what it reduces; events and abilities in the challenges."""
    if question.step == MARSHALING:
        return 30.0 if option.verb == "use" and any(each.verb == "marshal" for each in question.options) else -1.0
    return 5.0 if question.step in EVENTFUL else -1.0


def _respond(g: ThronesState, question: Question, option: Option) -> float:
    return 5.0


def _challenge(g: ThronesState, question: Question, option: Option) -> float:
    return 0.0 if option.verb == "no_challenge" else challenge_worth(g, question.seat, option.target, option.verb)


def _plot(g: ThronesState, question: Question, option: Option) -> float:
    """Gold in the beginning, claim once there is somebody to claim with."""
    card = FACTS[g.codes[option.source]]
    claim = (0.5 if g.round < LATE else 3.0) * number(card.claim)
    return number(card.income) + claim + number(card.initiative) / 5 + number(card.reserve) / 5


def _title(g: ThronesState, question: Question, option: Option) -> float:
    wanted, code = EARLY_TITLES if g.round < LATE else LATE_TITLES, g.codes[option.source]
    return -float(wanted.index(code) if code in wanted else len(wanted))


def _choose(g: ThronesState, question: Question, option: Option) -> float:
    """What one may have: the best; of others' cards the best, of one's own what costs least to lose."""
    if not option.source or option.source not in g.codes:
        return -50.0
    value = card_worth(g, option.source)
    gains = question.prompt.id in GAINS
    return value if gains or controller(g, option.source) != question.seat else -value


def _sneak(g: ThronesState, question: Question, option: Option) -> float:
    """The best whom nobody bypasses yet."""
    if not option.source:
        return -40.0
    taken = f"@{option.source}:" in str(question.prompt.params["bypassed"])
    return -50.0 if taken else _choose(g, question, option)


def _keep(g: ThronesState, question: Question, option: Option) -> float:
    """A hand with a few characters that can be paid for is kept."""
    hand = [FACTS[g.codes[card]] for card in g.zones[f"hand:{question.seat}"]]
    cheap = sum(card.type == "character" and number(card.cost) <= CHEAP for card in hand)
    return float((option.verb == "keep_hand") == (cheap >= GOOD_HAND))


def _player(g: ThronesState, question: Question, option: Option) -> float:
    """Oneself."""
    return float(option.target == question.seat)


def _redirect(g: ThronesState, question: Question, option: Option) -> float:
    """Away from oneself."""
    mine = str(question.prompt.params["other"]) == f"seat:{question.seat}"
    return float((option.verb == "accept") == mine)


def _weakest(g: ThronesState, question: Question, option: Option) -> float:
    """Against whom the fewest characters stand."""
    fight = challenge(g)
    return -float(total(able(g, option.target, fight.type)) if fight is not None else len(characters(g, option.target)))


_BY_PROMPT: dict[str, Worth] = {
    "got-ask-first-player": _player,
    "got-ask-winner": _player,
    "got-ask-redirect": _redirect,
    "got-ask-new-opponent": _weakest,
    "got-ask-challenge": _challenge,
    "got-ask-stealth-too": _sneak,
}
_BY_VERB: dict[str, Worth] = {
    "marshal": _marshal,
    "place": _marshal,
    "use": _use,
    "play": _use,
    "ambush": _use,
    "respond": _respond,
    "plot": _plot,
    "title": _title,
    "choose": _choose,
    "keep_hand": _keep,
    "mulligan": _keep,
    "decline": lambda g, question, option: -40.0,
}
"""What is worth nothing, as a pass or the end of placing, is not among them."""
