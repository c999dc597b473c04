"""The chain of effects: actions declared in answer to one another, resolved from the last to the first (MEC-698 to
MEC-723)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import fields
from functools import partial
from typing import Any

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.events import Event
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import guarded, seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.meccg.book.declarable import starts_attack
from desktop_app.games.meccg.book.state_checks import settle_and_answer
from desktop_app.games.meccg.book.targets import pick_target
from desktop_app.games.meccg.events import cards, fighting, turns
from desktop_app.games.meccg.reading.companies import company_by_id
from desktop_app.games.meccg.reading.queries import opponent
from desktop_app.games.meccg.state import Declared, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS, InAnyCase, Now, Says

Resolver = Callable[[MecState, Declared], Awaitable[None]]
RESOLVERS: dict[str, Resolver] = {}
"""How each kind of declared action resolves; each module that declares one enters it here."""


class Answers:
    """What a seat could declare in answer to a chain, how it does, and why not the rest: the module of hazards connects
    it."""

    def connect(
        self,
        options: Callable[[MecState, str], list[Option]],
        take: Callable[[MecState, str, Option], Awaitable[None]],
        refusals: Callable[[MecState, str], list[Refusal]],
    ) -> None:
        """Gives the chain the rules of playing cards; done once."""
        self.options = options
        self.take = take
        self.refusals = refusals


ANSWERS = Answers()
PASS = Option("pass")
ON_GUARD = "on_guard"
"""The kind of a card that is put on guard: nobody is told which it is (MEC-520)."""
AIMED_AT_COMPANY = "aimed_at_company"
"""Under which an action that is aimed at a company keeps which it is."""
_EVENTS = {
    name: kind
    for module in (cards, turns, fighting)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, Event)
}


async def declare(g: MecState, it: Declared) -> None:
    """Declares an action: as an answer it only joins the chain, else it begins one that is then resolved (MEC-710)."""
    if g.chain and not g.is_resolving:
        g.chain.append(it)
        return
    outer, was_resolving = g.chain, g.is_resolving
    g.chain, g.is_resolving = [it], False
    await _answers(g, opponent(g, it.seat))
    await _resolve(g)
    g.chain, g.is_resolving = outer, was_resolving
    if not was_resolving:
        await flush(g)


async def _answers(g: MecState, first: str) -> None:
    """The other player may answer first, then both in turn until neither wishes to (MEC-711)."""
    seat, passes = first, 0
    while passes < len(g.seats):
        chosen = await ask_one(_question(g, seat))
        if chosen.verb == PASS.verb:
            passes += 1
        else:
            passes = 0
            await ANSWERS.take(g, seat, chosen)
        seat = opponent(g, seat)


def _question(g: MecState, seat: str) -> Question:
    last = g.chain[-1]
    told = {"source": g.ref(last.card)} if last.card in g.codes and last.kind != ON_GUARD else {}
    asks = "mec-ask-answer" if last.kind != ON_GUARD else "mec-ask-answer-guard"
    prompt = message(asks, rule="MEC-711", seat=seat_ref(seat), **told)
    question = Question(
        seat,
        "one",
        prompt,
        lambda: [*ANSWERS.options(g, seat), PASS],
        step=g.step,
        refusals=lambda: ANSWERS.refusals(g, seat),
        primary=PASS.verb,
    )
    return guarded(g, question)


async def _resolve(g: MecState) -> None:
    """The last action declared resolves first (MEC-712); nothing is declared meanwhile (MEC-713). What cannot stay
    because of one goes before the next (MEC-721)."""
    g.is_resolving = True
    while g.chain:
        it = g.chain.pop()
        if it.cancelled:
            _put_away(g, it)
            await come_to_nothing(g, it)
        else:
            await RESOLVERS[it.kind](g, it)
            await settle_and_answer(g)
    g.is_resolving = False


def _put_away(g: MecState, it: Declared) -> None:
    """A card that was canceled is discarded (MEC-717)."""
    if it.card in g.codes and g.home[it.card] == "resolving":
        g.say("mec-log-cancelled", card=g.ref(it.card))
        g.move(it.card, f"discard:{g.owners[it.card]}")


async def come_to_nothing(g: MecState, it: Declared) -> None:
    """What goes with a card in any case happens though the rest of it does not."""
    text = text_of(it.code, it.name)
    for part in text.do.parts() if text is not None else ():
        if isinstance(part, InAnyCase):
            await part.perform(moment_of(g, it))


async def flush(g: MecState, seat: str = "") -> None:
    """What cannot stay goes at once (MEC-721); what passive conditions asked for is declared in a new chain, in the
    order of the resource player (MEC-720), or of another ``seat`` (MEC-504); not before an attack that begins at once
    (MEC-511). What makes a company face an attack waits until no other one goes on (MEC-718)."""
    await settle_and_answer(g)
    while (waiting := _due(g)) and not g.chain and not g.following:
        g.later = [it for it in g.later if it not in waiting]
        g.chain = await _in_order(g, waiting, seat or g.active)
        for it in g.chain:
            await _aim_at(g, it)
        await _answers(g, opponent(g, g.active))
        await _resolve(g)


async def _aim_at(g: MecState, it: Declared) -> None:
    """What passive conditions ask for is aimed as it is declared, as anything is (MEC-704)."""
    text = text_of(it.code, it.name)
    if text is None or text.target is None:
        return
    chosen = await text.choose(moment_of(g, it), partial(pick_target, text))
    if chosen is not None:
        it.target, it.x = chosen.target, chosen.x


def _due(g: MecState) -> list[Declared]:
    """What passive conditions have asked for that may be declared now."""
    return [it for it in g.later if not (g.attacks and _brings_attack(it))]


def hold_attacks(g: MecState) -> list[Declared]:
    """Takes out what would bring an attack, where one of several attacks of a card is over and the next not begun."""
    held = [it for it in g.later if _brings_attack(it)]
    g.later = [it for it in g.later if it not in held]
    return held


def _brings_attack(it: Declared) -> bool:
    text = text_of(it.code, it.name)
    return text is not None and starts_attack(it.code, text)


async def _in_order(g: MecState, waiting: list[Declared], seat: str) -> list[Declared]:
    """The order of those that do not say the same of the same card; the first of them resolves first."""
    left, found = list(waiting), list[Declared]()
    while left:
        at = 0
        if len({(it.card, it.name) for it in left}) > 1:
            prompt = message("mec-ask-which-first", rule="MEC-720", seat=seat_ref(seat))
            options = [Option("resolve", it.card, detail=str(place)) for place, it in enumerate(left)]
            question = Question(seat, "one", prompt, options.copy, step=g.step)
            at = int((await ask_one(question)).detail)
        found.append(left.pop(at))
    return found[::-1]


# -- what was declared, as a moment ------------------------------------------------------------------------------------


def text_of(code: str, name: str) -> Says | None:
    """The text of the ability with that name; what is declared without one, as a creature is, has no text."""
    part = next((part for part in CARDS.parts(code) if name and getattr(part, "name", "") == name), None)
    return None if part is None else part.text


def moment_of(g: MecState, it: Declared) -> Now:
    """The moment of a declared action: what was chosen and paid then."""
    return Moment(g, it.seat, it.card, it.code, event_of(it), _aim(g, it), tuple(it.paid), it.x)


def _aim(g: MecState, it: Declared) -> str:
    """What an action is aimed at: a company is named by its first member, whoever that is by now."""
    company = company_by_id(g, it.data.get(AIMED_AT_COMPANY, ""))
    return company.members[0] if company is not None and company.members else it.target


def written(event: Event | None) -> dict[str, str]:
    """An event as plain words, so that it can wait in the state."""
    if event is None:
        return {}
    found = {"event": type(event).__name__}
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, bool):
            found[field.name] = "yes" if value else ""
        elif isinstance(value, str):
            found[field.name] = value
        elif isinstance(value, list):
            found[field.name] = " ".join(value)
    return found


def event_of(it: Declared) -> Event | None:
    """The event that was written down."""
    kind = _EVENTS.get(it.data.get("event", ""))
    if kind is None:
        return None
    values: dict[str, Any] = {}
    for field in fields(kind):
        if field.name in it.data:
            told = it.data[field.name]
            sort = str(field.type)
            values[field.name] = bool(told) if sort == "bool" else told.split() if sort.startswith("list") else told
    return kind(**values)
