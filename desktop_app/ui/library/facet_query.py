"""Filters that write the search: ticking a box changes the query, and a typed query ticks the boxes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from desktop_app.app.library.choices import Choice
from desktop_app.app.library.syntax import And, Between, Is, Match, Node, Operand, Phrase, Query, Sort, Word, all_of
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Language
from desktop_app.engine.frozen import replace
from desktop_app.games import OfGames

FACETS: Mapping[str, tuple[str, ...]] = OfGames(lambda tenant: tenant.cards, lambda cards: cards.facets)
"""The fields of each game that filters are offered for."""
COSTS: Mapping[str, str] = OfGames(lambda tenant: tenant.cards, lambda cards: cards.cost)
"""The number of each game that most choices turn on, "" where there is none."""
TRAITS = "traits"
MOST_NUMBER = 100


def facet_fields(game: str | None) -> tuple[str, ...]:
    """The fields that filters are offered for, traits among them after what comes first."""
    fields = FACETS[game] if game in FACETS and game is not None else ("type",)
    return fields if TRAITS in fields else (*fields[:2], TRAITS, *fields[2:])


def chosen(query: Query, field: str, choices: Sequence[Choice]) -> set[str]:
    """The values of a field that the query asks for at its top."""
    match = _match(query, field)
    if match is None:
        return set()
    names = {fold(name): choice.value for choice in choices for name in (choice.value, choice.es, choice.en)}
    return {names[word] for word in (fold(_words(value)) for value in match.values) if word in names}


def with_choice(
    query: Query, field: str, values: Collection[str], choices: Sequence[Choice], language: Language
) -> Query:
    """The query asking for just these values of a field; for any when there are none."""
    wanted = [choice for choice in choices if choice.value in values]
    if not wanted:
        return _with_match(query, field, None)
    operands = tuple(_operand(choice.name(language)) for choice in wanted)
    # ":" finds a word within the value; where that would find others too, the whole value is asked for.
    plain = all(_alone(choice, choices, language) for choice in wanted)
    return _with_match(query, field, Match(field, ":" if plain else "=", operands))


def chosen_numbers(query: Query, field: str) -> set[int]:
    """The numbers of a field that the query asks for at its top."""
    match = _match(query, field)
    found: set[int] = set()
    for value in match.values if match is not None else ():
        if isinstance(value, Between):
            found |= {number for number in range(MOST_NUMBER) if value.holds(number)}
        elif isinstance(value, Word) and value.text.isdecimal():
            found.add(int(value.text))
    return found


def with_numbers(query: Query, field: str, numbers: Collection[int]) -> Query:
    """The query asking for just these numbers of a field."""
    values = tuple(Word(str(number)) for number in sorted(numbers))
    return _with_match(query, field, Match(field, "=", values) if values else None)


def has_flag(query: Query, flag: str) -> bool:
    """Whether the query asks for a quality at its top."""
    return Is(flag) in _parts(query)


def with_flag(query: Query, flag: str, wanted: bool) -> Query:
    """The query asking for a quality, or no longer."""
    parts = [part for part in _parts(query) if part != Is(flag)]
    return _query(query, [*parts, Is(flag)] if wanted else parts)


def with_sort(query: Query, field: str, *, descending: bool = False) -> Query:
    """The query with its cards in the order of one field; none for the usual order."""
    return replace(query, sorts=(Sort(field, descending),) if field else ())


def cost_field(game: str | None) -> str:
    """The field of the cost bars; empty for all games together."""
    return COSTS.get(game or "", "")


def _parts(query: Query) -> list[Node]:
    if query.node is None:
        return []
    return list(query.node.nodes) if isinstance(query.node, And) else [query.node]


def _query(query: Query, parts: list[Node]) -> Query:
    return replace(query, node=all_of(parts) if parts else None)


def _match(query: Query, field: str) -> Match | None:
    fitting = (part for part in _parts(query) if isinstance(part, Match) and part.field == field)
    return next((part for part in fitting if part.operator in (":", "=")), None)


def _with_match(query: Query, field: str, match: Match | None) -> Query:
    old, parts = _match(query, field), _parts(query)
    if old is None:
        return _query(query, [*parts, match] if match is not None else parts)
    at = parts.index(old)
    return _query(query, [*parts[:at], *([match] if match is not None else []), *parts[at + 1 :]])


def _words(value: Operand) -> str:
    """What a chip could stand for: a word; "" for a pattern, a range or another field, which no chip does."""
    return value.text if isinstance(value, Word | Phrase) else ""


def _operand(name: str) -> Operand:
    return Word(name) if name.isalpha() else Phrase(name)


def _alone(choice: Choice, choices: Sequence[Choice], language: Language) -> bool:
    wanted = f" {fold(choice.name(language))}"
    others = (each for each in choices if each.value != choice.value)
    return not any(wanted in f" {fold(name)}" for each in others for name in (each.en, each.es, each.value))
