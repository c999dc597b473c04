"""What goes on at a table, as position files say it: effects that last on a card or player, and used limits. Both ways.

An effect is ``{kind: strength, amount: 2, until: phase, source: Margaery Tyrell}``; what was used of a card stands with
it ("phase 01163/1", once for each use), what a player has used of all copies of a card with the player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.delayed import THEN
from desktop_app.games.kit.limits import Limit
from desktop_app.games.kit.running import effect_told, told_effect
from desktop_app.games.kit.set_ups import BadPosition, listed, seat_of, word
from desktop_app.games.thrones.book.costs import REDUCE_NEXT, REDUCE_NEXT_MARSHALED
from desktop_app.games.thrones.book.declaring import MUST_DEFEND
from desktop_app.games.thrones.book.redirecting import ONCE, REDIRECT
from desktop_app.games.thrones.book.state_checks import DIES_AT_0
from desktop_app.games.thrones.reading.facts import NAMES
from desktop_app.games.thrones.reading.numbers import CLAIM_IN
from desktop_app.games.thrones.reading.queries import BLANK, BLANK_BUT_TRAITS, NUMBERS, players
from desktop_app.games.thrones.reading.titles import title
from desktop_app.games.thrones.state import CHALLENGES, ThronesState
from desktop_app.games.thrones.verbs.lasting import CHALLENGE_WON, DELAYED, PHASE_ENDS
from desktop_app.games.thrones.verbs.turning import FEW, STOOD
from desktop_app.games.thrones.vocabulary.texts import CARDS

EFFECTS, USED, LIMITS = "effects", "used", "limits"
KINDS = (*NUMBERS, *(f"{name}=" for name in NUMBERS), BLANK, BLANK_BUT_TRAITS, MUST_DEFEND, DIES_AT_0)
KINDS_OF_NEXT = (REDUCE_NEXT, REDUCE_NEXT_MARSHALED)
KINDS_OF_TYPES = ("icon:", "loses:", "more:", CLAIM_IN)
"""How the kinds begin that go on with a type of challenge."""
KINDS_OF_WORDS = ("cannot:", "immune:", "keyword:", "trait:", "way:", "contributes:")
"""How those begin that go on with a word of the texts."""
UNTIL = ("challenge", "phase", "round", "game", PHASE_ENDS, CHALLENGE_WON)
PLOT = "plot:"
"""How it begins that an effect lasts until a player reveals a plot; the player follows."""


@cache
def _limits() -> Mapping[str, Limit]:
    """The limits and maximums of all abilities by their names, and those of the rules."""
    found: dict[str, Limit] = {STOOD: FEW, REDIRECT: ONCE}
    for code in [*CARDS.codes(Action), *CARDS.codes(Triggered)]:
        parts = [part for part in CARDS.parts(code) if isinstance(part, Action | Triggered)]
        found |= {part.name: part.text.limit for part in parts if part.text.limit is not None}
    return found


# -- effects -----------------------------------------------------------------------------------------------------------


def read_effects(g: ThronesState, thing: str, entry: Mapping[str, Any], path: str) -> None:
    """The effects that last on a card or player. Raises BadPosition."""
    for index, said in enumerate(listed(entry, EFFECTS, path)):
        g.effects.append(_effect(g, said, thing, f"{path}/{EFFECTS}/{index}"))


def _effect(g: ThronesState, said: Any, thing: str, path: str) -> Effect:
    effect = effect_told(g, NAMES, said, [thing], path)
    if not _means_something(effect.kind):
        raise BadPosition(f"{path}/kind", "word", effect.kind)
    counts = effect.kind in NUMBERS or effect.kind in KINDS_OF_NEXT or effect.kind.startswith(CLAIM_IN)
    if "amount" not in said and not counts:
        effect.amount = 0
    effect.until = _until(g, effect.until, f"{path}/until")
    return effect


def _means_something(kind: str) -> bool:
    if kind.startswith(THEN):
        return kind.removeprefix(THEN) in DELAYED.deeds
    if any(kind == f"{begins}{type}" for begins in KINDS_OF_TYPES for type in CHALLENGES):
        return True
    return kind in (*KINDS, *KINDS_OF_NEXT) or any(kind.startswith(each) and kind != each for each in KINDS_OF_WORDS)


def _until(g: ThronesState, said: str, path: str) -> str:
    if said.startswith(PLOT):
        return PLOT + seat_of(g, said.removeprefix(PLOT), path)
    return word(said, UNTIL, path)


def written_effects(g: ThronesState, thing: str) -> dict[str, Any]:
    """The same, as an entry says it."""
    told = [_told(g, effect) for effect in g.effects if thing in effect.targets]
    return {EFFECTS: told} if told else {}


def _told(g: ThronesState, effect: Effect) -> dict[str, Any]:
    said = told_effect(NAMES, effect)
    if effect.until.startswith(PLOT):
        said["until"] = PLOT + g.names[effect.until.removeprefix(PLOT)]
    return said


# -- limits ------------------------------------------------------------------------------------------------------------


def read_used(g: ThronesState, card: str, seat: str, entry: Mapping[str, Any], path: str) -> None:
    """What a seat has used of the abilities of a card in play. Raises BadPosition."""
    for index, said in enumerate(listed(entry, USED, path)):
        name, limit = _limit(said, f"{path}/{USED}/{index}")
        if limit.each_player or name.partition("/")[0] != g.codes[card]:
            raise BadPosition(f"{path}/{USED}/{index}", "word", str(said))
        limit.count(g, name, card, seat)


def read_limits(g: ThronesState, seat: str, entry: Mapping[str, Any], path: str) -> None:
    """What a seat has used up to a maximum of all copies together, or by the rules. Raises BadPosition."""
    for index, said in enumerate(listed(entry, LIMITS, path)):
        name, limit = _limit(said, f"{path}/{LIMITS}/{index}")
        if not limit.each_player and name != REDIRECT:
            raise BadPosition(f"{path}/{LIMITS}/{index}", "word", str(said))
        limit.count(g, name, title(g, seat), seat)


def _limit(said: Any, path: str) -> tuple[str, Limit]:
    """The name of an ability behind the period of its limit, and that limit."""
    period, _, name = str(said).partition(" ")
    limit = _limits().get(name)
    if limit is None or limit.period != period:
        raise BadPosition(path, "word", str(said))
    return name, limit


def written_used(g: ThronesState, card: str) -> dict[str, Any]:
    """What its controller has used of a card in play, as its entry says it."""
    told = [said for said, seat, of in _uses(g) if of == card and seat == g.pieces[card].controller]
    return {USED: told} if told else {}


def written_limits(g: ThronesState, seat: str) -> dict[str, Any]:
    """What a seat has used otherwise."""
    told = [said for said, by, of in _uses(g) if by == seat and not of]
    return {LIMITS: told} if told else {}


def _uses(g: ThronesState) -> Iterator[tuple[str, str, str]]:
    """Every use that counts: of what, by which seat, and of which card where it is not of all copies."""
    held = {title(g, seat): seat for seat in players(g)}
    for key, times in g.used.items():
        period, name, *by = key.split("|")
        seat, card = (held.get(by[0], by[0]), "") if len(by) == 1 else (by[0], by[1])
        for _ in range(times):
            yield f"{period} {name}", seat, card


# -- what cannot be said -----------------------------------------------------------------------------------------------


def unsaid_effects(g: ThronesState) -> bool:
    """Whether something lasts on what is neither a card in play by itself nor a player."""
    return any(thing not in g.pieces and thing not in g.seats for effect in g.effects for thing in effect.targets)


def unsaid_limits(g: ThronesState) -> bool:
    """Whether something was used of a card by who does not control it any more."""
    return any(card and (card not in g.pieces or g.pieces[card].controller != seat) for _, seat, card in _uses(g))
