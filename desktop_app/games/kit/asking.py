"""Short ways to ask the usual questions of a card game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop_app.engine.ask import Option, Question, Refusal, Refusals, ask_one, ask_some
from desktop_app.engine.messages import Message, Value
from desktop_app.engine.state import State
from desktop_app.games.kit.texts import Purpose


def seat_ref(seat: str) -> str:
    """A message parameter that stands for a player."""
    return f"seat:{seat}"


def zone_ref(zone: str) -> str:
    """A message parameter that stands for a zone."""
    return f"zone:{zone}"


def refuse(
    g: State, rule: str, id: str, verb: str, card: str, target: str = "", because: str = "", **params: Value
) -> Refusal:
    """A refusal about a card: the rule, the reason, and what causes it."""
    told = Message(id, {"card": g.ref(card), **params} if card in g.codes else params, rule=rule)
    return Refusal(rule, told, verb, card, target, because)


def guarded(g: State, question: Question) -> Question:
    """The same question, asked for as long as any other of its seat that holds cards: nobody can tell from a pause
    whether a hand could answer."""
    question.guarded = bool(g.zones.get(f"hand:{question.seat}"))
    return question


def _prompt(g: State, id: str, seat: str, source: str, params: dict[str, Value]) -> Message:
    """A prompt for a seat; ``source`` is the card that asks."""
    asked_by: dict[str, Value] = {"source": g.ref(source)} if source else {}
    return Message(id, {"seat": seat_ref(seat), **asked_by, **params})


def _about(g: State, prompt: Message, card: str, rule: str) -> Message:
    """The prompt of a rule about a card, whose own text does not ask: it is named as ``card``."""
    prompt.params.update({"card": g.ref(card)} if card else {})
    prompt.rule = rule
    return prompt


async def choose_card(
    g: State,
    seat: str,
    id: str,
    cards: Sequence[str],
    *,
    source: str = "",
    about: str = "",
    rule: str = "",
    may: bool = False,
    refusals: Refusals | None = None,
    shows: Sequence[str] = (),
    purpose: Purpose[Any] | None = None,
    **params: Value,
) -> str:
    """Asks a seat to choose one of the cards; "" when there is none, or when it may decline and does.

    ``source`` is a card that asks by its text, ``about`` one that a ``rule`` asks about.
    ``refusals`` say why others cannot be chosen; ``shows`` are hidden cards that it sees meanwhile; ``purpose`` says
    what becomes of the one that is chosen, where the prompt does not.
    """
    if not cards:
        return ""
    question = Question(
        seat,
        "one",
        _about(g, _prompt(g, id, seat, source, params), about, rule),
        lambda: [*(Option("choose", card) for card in cards), *([Option("decline")] if may else [])],
        step=g.step,
        source=source or about,
        refusals=refusals,
        primary="decline" if may else "",
        shows=shows,
        purpose=purpose,
    )
    chosen = await ask_one(question)
    return chosen.source


async def choose_cards(
    g: State,
    seat: str,
    id: str,
    cards: Sequence[str],
    count: int,
    *,
    source: str = "",
    up_to: bool = False,
    refusals: Refusals | None = None,
    purpose: Purpose[Any] | None = None,
    **params: Value,
) -> list[str]:
    """Asks for ``count`` different cards (or up to that many); fewer when there are fewer (LCG-132)."""
    count = min(count, len(cards))
    if count == 0:
        return []
    question = Question(
        seat,
        "some",
        _prompt(g, id, seat, source, {"count": count, **params}),
        lambda: [Option("choose", card) for card in cards],
        step=g.step,
        source=source,
        minimum=0 if up_to else count,
        maximum=count,
        refusals=refusals,
        purpose=purpose,
    )
    return [option.source for option in await ask_some(question)]


async def choose_player(
    g: State,
    seat: str,
    id: str,
    seats: Sequence[str],
    *,
    source: str = "",
    refusals: Refusals | None = None,
    purpose: Purpose[Any] | None = None,
) -> str:
    """Asks a seat to choose a player; "" when there is none."""
    if not seats:
        return ""
    question = Question(
        seat,
        "one",
        _prompt(g, id, seat, source, {}),
        lambda: [Option("choose_player", target=other) for other in seats],
        step=g.step,
        source=source,
        refusals=refusals,
        purpose=purpose,
    )
    return (await ask_one(question)).target


async def choose_option(
    g: State,
    seat: str,
    id: str,
    verbs: Sequence[str],
    *,
    source: str = "",
    about: str = "",
    rule: str = "",
    primary: str = "",
    refusals: Refusals | None = None,
    **params: Value,
) -> str:
    """Asks a seat to choose one of several things to do, named by their verbs; ``source`` is a card that asks by its
    text, ``about`` one that a ``rule`` asks about, and ``refusals`` say why other things are not among them."""
    question = Question(
        seat,
        "one",
        _about(g, _prompt(g, id, seat, source, params), about, rule),
        lambda: [Option(verb) for verb in verbs],
        step=g.step,
        source=source or about,
        primary=primary,
        refusals=refusals,
    )
    return (await ask_one(question)).verb


async def put_in_order(
    g: State, seat: str, id: str, cards: Sequence[str], *, source: str = "", rule: str = "", why: str = ""
) -> list[str]:
    """Asks a seat in which order several cards come; one card needs no order. ``why`` says what the order means, where
    the step that the question comes in says nothing of it."""
    if len(cards) < 2:
        return list(cards)
    prompt = _prompt(g, id, seat, source, {})
    prompt.rule = rule
    question = Question(
        seat,
        "order",
        prompt,
        lambda: [Option("put", card) for card in cards],
        step=g.step,
        source=source,
        why=Message(why, {}, rule=rule) if why else None,
    )
    return [option.source for option in await ask_some(question)]


async def may(g: State, seat: str, id: str, *, source: str = "", **params: Value) -> bool:
    """Asks a seat whether it wants to; "may" is always an option (LCG-279)."""
    ways = ("accept", "decline")
    yes = ways[0]
    way = await choose_option(g, seat, id, ways, source=source, about="", rule="", primary=yes, refusals=None, **params)
    return way == yes
