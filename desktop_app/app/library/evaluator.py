"""Finds the cards that a search means: every part of it is a set of cards, and the sets are joined as it says.

Values go into statements as parameters, never as text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from operator import eq, ge, gt, le, lt

from desktop_app.app.library.fields import BARE, field_named, fields_of
from desktop_app.app.library.found import Found
from desktop_app.app.library.masks import Masks
from desktop_app.app.library.names import slug
from desktop_app.app.library.sets import READY_LETTERS, Mask
from desktop_app.app.library.syntax import (
    And,
    Between,
    FieldName,
    In,
    Is,
    Match,
    Node,
    Not,
    Operand,
    Or,
    Phrase,
    Query,
    Regex,
    Sort,
    Word,
)
from desktop_app.app.library.typed import yes_or_no
from desktop_app.app.texts.folding import fold
from desktop_app.engine.frozen import Frozen
from desktop_app.games.contract.cards import SearchField

Choices = Callable[[str, Operand, bool], Sequence[str]]
"""The values of a choice field that an operand means; the last argument asks for the whole name."""
_COMPARES = {"<": lt, "<=": le, ">": gt, ">=": ge, ":": eq, "=": eq, "!=": eq}


class Belongings(Frozen):
    """What belongs to the person: copies by card, and what tells the cards of a deck by its folded name, "" being the
    one at hand."""

    owned: Mapping[int, int]
    decks: Callable[[str], Sequence[int]]


class Evaluator:
    """Evaluates searches over one game or all."""

    def __init__(
        self,
        masks: Masks,
        belongings: Belongings,
        game: str | None,
        language: str,
        choices: Choices,
        unseen: Mask = 0,
    ) -> None:
        """``unseen`` are cards that nothing finds."""
        self._masks, self._belongings, self._choices = masks, belongings, choices
        self._game, self._language, self._unseen = game, language, unseen
        self._bare: tuple[str, ...] = BARE

    def mask(self, query: Query) -> Mask:
        """The cards found."""
        whole = self._masks.all(self._game) & ~self._unseen
        return whole if query.node is None else whole & self._node(query.node)

    def found(self, query: Query) -> Found:
        """What is found, in the order asked for, else by title; of cards that have a word in the title those first."""
        found = self.mask(query)
        if query.sorts or not _has_words(query.node):
            return Found((found, self._ordered(found, query.sorts)))
        self._bare = ("title",)
        titled = found & self.mask(query)
        self._bare = BARE
        others = found & ~titled
        return Found((titled, self._ordered(titled, ())), (others, self._ordered(others, ())))

    # --- order -------------------------------------------------------------------------------------------------

    def _ordered(self, found: Mask, sorts: Sequence[Sort]) -> Iterator[int]:
        if not sorts:
            return self._by_title(found)
        ids = self._sorted(found, sorts[-1])
        for sort in reversed(sorts[:-1]):
            rank = {id: place for place, id in enumerate(ids)}
            groups = [sorted(group, key=rank.__getitem__) for group in self._sorted_groups(found, sort)]
            ids = chain.from_iterable(groups)
        return ids

    def _by_title(self, found: Mask) -> Iterator[int]:
        return self._masks.ordered(found, "title", down=False, language=self._language)

    def _sorted(self, found: Mask, sort: Sort) -> Iterator[int]:
        if sort.field == "owned":
            return chain.from_iterable(self._sorted_groups(found, sort))
        return self._masks.ordered(found, sort.field, down=sort.descending, language=self._language)

    def _sorted_groups(self, found: Mask, sort: Sort) -> list[Iterable[int]]:
        """The cards of each value of a field, in order, each group by title."""
        field = _field(sort.field, self._game)
        if field.kind == "words":
            return [(id,) for id in self._sorted(found, sort)]
        values = self._values(field)
        keys = sorted(values, key=lambda value: (isinstance(value, str), value), reverse=sort.descending)
        groups: list[Iterable[int]] = []
        left = found
        for key in keys:
            groups.append(self._by_title(left & values[key]))
            left &= ~values[key]
        return [*groups, self._by_title(left)]

    # --- nodes -------------------------------------------------------------------------------------------------

    def _node(self, node: Node) -> Mask:
        if isinstance(node, And):
            found = self._masks.all(self._game)
            # Expressions, which are tried card by card, come last and only where something is left.
            for part in sorted(node.nodes, key=lambda each: isinstance(each, Regex)):
                found = found & self._node(part) if found else found
            return found
        if isinstance(node, Or):
            found = 0
            for part in node.nodes:
                found |= self._node(part)
            return found
        if isinstance(node, Not):
            return self._masks.all() & ~self._node(node.node)
        if isinstance(node, Match):
            return self._match(node)
        if isinstance(node, Is):
            return self._is(node.flag)
        if isinstance(node, In):
            return self._masks.of(self._belongings.decks(fold(node.deck)))
        return self._words(self._bare, node, whole=False)

    def _match(self, match: Match) -> Mask:
        field, found = _field(match.field, self._game), 0
        for value in match.values:
            found |= self._value(field, match.operator, value)
        return self._masks.all() & ~found if match.operator == "!=" else found

    def _value(self, field: SearchField, operator: str, value: Operand) -> Mask:
        whole = operator == "="
        if isinstance(value, FieldName):
            return self._beside(field.id, operator, value.field)
        if field.kind == "words":
            return self._words((field.id,), value, whole)
        values = self._values(field)
        if field.kind == "choice":
            return _joined(values.get(each, 0) for each in self._choices(field.id, value, whole))
        if isinstance(value, Between):
            return _joined(mask for key, mask in values.items() if isinstance(key, int) and value.holds(key))
        text = "" if isinstance(value, Regex) else value.text
        if field.kind == "flag":
            yes = values.get(1, 0)
            return yes if yes_or_no(text) else self._masks.all() & ~yes
        return self._number(values, operator, text)

    def _number(self, values: Mapping[int | str, Mask], operator: str, text: str) -> Mask:
        try:
            number = int(text)
        except ValueError:
            return values.get(text.casefold(), 0)
        compare = _COMPARES[operator]
        return _joined(mask for key, mask in values.items() if isinstance(key, int) and compare(key, number))

    def _beside(self, name: str, operator: str, other: str) -> Mask:
        sign = "=" if operator in (":", "=", "!=") else operator
        numbers = f"typeof(\"{name}\") = 'integer' AND typeof(\"{other}\") = 'integer'"
        return self._masks.found(f'SELECT group_concat(card) FROM facts WHERE {numbers} AND "{name}" {sign} "{other}"')

    def _values(self, field: SearchField) -> Mapping[int | str, Mask]:
        if field.id != "owned":
            return self._masks.values(field.id)
        by_copies: dict[int | str, list[int]] = {}
        for card, copies in self._belongings.owned.items():
            by_copies.setdefault(copies, []).append(card)
        masks = {copies: self._masks.of(cards) for copies, cards in by_copies.items()}
        return {0: self._masks.all() & ~_joined(masks.values()), **masks}

    def _is(self, flag: str) -> Mask:
        if flag == "owned":
            return self._masks.of([card for card, copies in self._belongings.owned.items() if copies > 0])
        if flag in ("imported", "playable"):
            built_in = self._masks.values("built_in").get(1, 0)
            return built_in if flag == "playable" else self._masks.all() & ~built_in
        return self._masks.values(flag).get(1, 0)

    # --- words -------------------------------------------------------------------------------------------------

    def _words(self, names: Sequence[str], value: Operand, whole: bool) -> Mask:
        if isinstance(value, Regex):
            tried = " OR ".join(f'matches(?, p."{name}")' for name in names)
            where, params = ("AND c.game = ?", (self._game,)) if self._game else ("", ())
            return self._masks.found(
                f"SELECT group_concat(p.id) FROM plain p JOIN cards c ON c.id = p.id WHERE ({tried}) {where}",
                *(value.pattern for _ in names), *params,
            )  # fmt: skip
        assert isinstance(value, Word | Phrase)
        if not whole:
            ready, rest = self._ready(names, value)
            if not rest:
                return ready
            columns = " ".join(f'"{name}"' for name in rest)
            asked = f"{{{columns}}} : {_full_text(value)}"
            return ready | self._masks.found("SELECT group_concat(rowid) FROM words WHERE words MATCH ?", asked)
        # The whole text, or one of the parts that stand side by side (two languages, several traits).
        plain = fold(value.text)
        return self._masks.found(
            "SELECT group_concat(p.id) FROM plain p WHERE p.id IN (SELECT rowid FROM words WHERE words MATCH ?) AND "
            f"' / ' || folded(p.\"{names[0]}\") || ' / ' LIKE ?",
            f'{{"{names[0]}"}} : "{plain}"', f"% / {plain} / %",
        )  # fmt: skip

    def _ready(self, names: Sequence[str], value: Word | Phrase) -> tuple[Mask, list[str]]:
        """What stands ready of the cards that have a word in one of these texts, and the texts still to look in."""
        beginning = fold(value.text)
        if isinstance(value, Phrase) or len(beginning) > READY_LETTERS:
            return 0, list(names)
        sets = {name: self._masks.beginning(name, beginning) for name in names}
        return _joined(each or 0 for each in sets.values()), [name for name in names if sets[name] is None]


def _joined(masks: Iterable[Mask]) -> Mask:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _has_words(node: Node | None) -> bool:
    """Whether a word without a field is asked for."""
    if isinstance(node, And | Or):
        return any(_has_words(part) for part in node.nodes)
    return isinstance(node, Word | Phrase | Regex)


def _field(id: str, game: str | None) -> SearchField:
    return next((each for each in fields_of(game) if each.id == id), None) or field_named(id, game)


def _full_text(value: Word | Phrase) -> str:
    """What the full-text search is asked: its words one after the other, the last of a word as a beginning."""
    words = fold(value.text)
    return f'"{words}"' if isinstance(value, Phrase) else f'"{words}" *'


def meant(value: Operand, whole: bool, folded_names: str, code: str) -> bool:
    """Whether an operand means a choice that has these names, split by " | "."""
    if not isinstance(value, Word | Phrase):
        return False
    wanted = fold(value.text)
    if slug(value.text) == code:
        return True
    names = folded_names.split(" | ")
    return wanted in names or (not whole and any(f" {wanted}" in f" {name}" for name in names))
