"""Aliases: how a seat touches a card that it must not know, and what a question reads like then.

The rules build their options with the ids of cards. Everybody outside gets them with the aliases of the seat that is
asked; its answer is given back to the rules in ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.frozen import replace
from desktop_app.engine.game import Game
from desktop_app.engine.messages import Message, Value, card_ref, is_card_ref, split_card_ref
from desktop_app.engine.state import State
from desktop_app.engine.view import ALIAS

Aliases = Mapping[str, str]
"""The aliases of one seat by the ids of the cards."""


def over(question: Question, aliases: Aliases) -> Question:
    """The question as its seat may see it; the same one where there is nothing to hide."""
    if not aliases:
        return question
    shows = list(question.shows)
    seen = Question(
        question.seat,
        question.kind,
        _message(question.prompt, aliases, shows),
        lambda: _options(question.options, aliases, shows),
        step=question.step,
        source=aliases.get(question.source, question.source),
        minimum=question.minimum,
        maximum=question.maximum,
        refusals=lambda: [_refusal(refusal, aliases, shows) for refusal in question.refusals()],
        primary=_key(question.primary, aliases),
        secret=question.secret,
        why=_message(question.why, aliases, shows) if question.why is not None else None,
        shows=[aliases.get(card, card) for card in shows],
        purpose=question.purpose,
    )
    seen.unseen, seen.turns = question.unseen, question.turns
    seen.pretends, seen.guarded, seen.for_the_look = question.pretends, question.guarded, question.for_the_look
    seen.going_on = lambda: [_message(each, aliases, shows) for each in question.going_on()]
    seen.caps = {_key(key, aliases): most for key, most in question.caps.items()}
    return seen


def lifted(keys: Sequence[str], aliases: Aliases) -> list[str]:
    """The keys of an answer with the ids of cards in place of the aliases."""
    if not aliases or not any(ALIAS in key for key in keys):
        return list(keys)
    cards = {alias: card for card, alias in aliases.items()}
    return [_key(key, cards) for key in keys]


def card_behind(game: Game, state: State, touched: str) -> str:
    """The card behind an alias of any seat; what is no alias is itself."""
    if game.aliases is not None and touched.startswith(ALIAS):
        for seat in state.seats:
            for card, alias in game.aliases(state, seat).items():
                if alias == touched:
                    return card
    return touched


def _key(key: str, names: Mapping[str, str]) -> str:
    return _renamed(Option.from_key(key), names).key if key else key


def _renamed(option: Option, names: Mapping[str, str]) -> Option:
    source, target, detail = (names.get(each, each) for each in (option.source, option.target, option.detail))
    return Option(option.verb, source, target, detail, option.label)


def _options(options: Sequence[Option], aliases: Aliases, shows: Sequence[str]) -> list[Option]:
    """The options under the names of their seat; those that name nothing hidden as they are."""
    return [_option(option, aliases, shows) if _may_name_hidden(option, aliases) else option for option in options]


def _may_name_hidden(option: Option, aliases: Aliases) -> bool:
    """Whether an option touches something hidden, or has words of its own, which may name it."""
    touched = option.source in aliases or option.target in aliases or option.detail in aliases
    return touched or option.label is not None


def _option(option: Option, aliases: Aliases, shows: Sequence[str]) -> Option:
    renamed = _renamed(option, aliases)
    return renamed if option.label is None else replace(renamed, label=_message(option.label, aliases, shows))


def _refusal(refusal: Refusal, aliases: Aliases, shows: Sequence[str]) -> Refusal:
    return replace(
        refusal,
        message=_message(refusal.message, aliases, shows),
        source=aliases.get(refusal.source, refusal.source),
        target=aliases.get(refusal.target, refusal.target),
        because=aliases.get(refusal.because, refusal.because),
    )


def _message(message: Message, aliases: Aliases, shows: Sequence[str]) -> Message:
    params = {name: _value(value, aliases, shows) for name, value in message.params.items()}
    return Message(message.id, params, message.only, message.rule)


def _value(value: Value, aliases: Aliases, shows: Sequence[str]) -> Value:
    if isinstance(value, list):
        return [str(_value(item, aliases, shows)) for item in value]
    if isinstance(value, int):
        return value
    if not is_card_ref(value):
        return aliases.get(value, value)
    card, code = split_card_ref(value)
    if card not in aliases:
        return value
    return card_ref(aliases[card], code if card in shows else "")
