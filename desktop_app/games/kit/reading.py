"""Reading a table with lasting effects on it: beside what reaches a card, every number as a sum.

Nothing here changes anything. A game makes one ``Reading`` of what it knows: printed values, groups, sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from desktop_app.engine.effects import Effect
from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.abilities import CardTexts, NumberText, SpreadText
from desktop_app.games.kit.influences import Influences
from desktop_app.games.kit.moment import worth
from desktop_app.games.kit.state import T


class Term(Frozen):
    """One part of a number: how much, the card it comes from and that card's code ("" for the printed value)."""

    amount: int
    source: str = ""
    code: str = ""


_UNTOUCHED: tuple[bool, Mapping[str, object]] = (False, {})
"""What texts in play do to most numbers."""


class Reading(Influences[T]):
    """What the effects and texts in play come to: what ``Influences`` tells, and every number of a card.

    ``printed`` holds the printed numbers by name and code. ``adds`` is what the rules of the game themselves add to a
    number of a card, by the number's name.
    """

    def __init__(
        self,
        *,
        texts: CardTexts,
        printed: Mapping[str, dict[str, int]],
        belongs: Callable[[T, str, str], bool],
        side_of: Callable[[str], str],
        keeper: Callable[[T, str], str],
        adds: Mapping[str, Callable[[T, str], Sequence[Term]]] | None = None,
        blanking: Sequence[str] = ("blank",),
        sheds: bool = True,
    ) -> None:
        super().__init__(texts=texts, belongs=belongs, side_of=side_of, keeper=keeper, blanking=blanking, sheds=sheds)
        self.printed_numbers = printed
        self._adds = adds or {}
        self._number_texts: Mapping[str, Mapping[str, Sequence[NumberText[T]]]] = texts.about(NumberText)
        self._spreads: Mapping[str, Mapping[str, Sequence[SpreadText[T]]]] = texts.about(SpreadText)
        self._lowering = (texts.about(NumberText, "lowers"), texts.about(SpreadText, "lowers"))

    def printed(self, g: T, card: str, name: str) -> int:
        """The printed value; 0 for a dash or an X."""
        return self.printed_numbers[name].get(g.codes[card], 0)

    def has_number(self, g: T, card: str, name: str) -> bool:
        """Whether the card has this number at all."""
        return g.codes[card] in self.printed_numbers[name]

    def terms(self, g: T, card: str, name: str) -> Iterator[Term]:
        """The printed value and every addition to it, in the order they were made."""
        yield Term(self.printed_numbers[name].get(g.codes[card], 0))
        if name in self._adds:
            yield from self._adds[name](g, card)
        if name in self._number_texts:
            yield from self._constants(g, card, card, name, "me")
            piece = g.pieces.get(card)
            if piece is not None:
                for attachment in piece.attachments:
                    if not self.immune(g, card, g.codes[attachment]):
                        yield from self._constants(g, attachment, card, name, "host")
        spreading = self._spreads.get(name)
        if spreading:
            for source in self.sources(g, spreading):
                yield from self._spread(g, source, card, spreading[g.codes[source]])
        for effect in g.effects:
            if effect.kind == name and self.affects(g, effect, card):
                yield Term(effect.amount, effect.source, effect.code)

    def _constants(self, g: T, source: str, card: str, name: str, on: str) -> Iterator[Term]:
        """What the text of a card adds to a number of itself or of its host."""
        code = g.codes[source]
        for text in self._number_texts[name].get(code, ()):
            if text.on.name == on and not self.is_blank(g, source):
                m = self.moment(g, source, card)
                if text.applies is None or text.applies(m):
                    yield Term(worth(text.amount, m), source, code)

    def _spread(self, g: T, source: str, card: str, texts: Sequence[SpreadText[T]]) -> Iterator[Term]:
        """What the text of a card in play adds to a number of another card."""
        code = g.codes[source]
        if self.is_blank(g, source) or self.immune(g, card, code):
            return
        m = self.moment(g, source, card)
        for text in texts:
            if (text.applies is None or text.applies(m)) and text.on.has(m, card):
                yield Term(worth(text.amount, m), source, code)

    def could_change(self, g: T, name: str) -> bool:
        """Whether an effect or a text in play could change this number of any card: most of the time nothing does."""
        for effect in g.effects:
            if effect.kind.startswith(name):
                return True
        spreads, hangs = g.found.get(name) or self._texts_in_play(g, name)
        return spreads or bool(hangs)

    def could_lower(self, g: T, names: tuple[str, ...]) -> bool:
        """Whether an effect or a text in play could make one of these numbers of any card smaller: most of the time
        nothing does."""
        for effect in g.effects:
            if effect.kind.startswith(names) and (effect.amount < 0 or effect.kind not in names):
                return True
        known: bool | None = g.found.get(names)
        if known is None:
            known = g.found[names] = any(self._text_could_lower(g, name) for name in names)
        return known

    def _text_could_lower(self, g: T, name: str) -> bool:
        for lowering in self._lowering:
            if name in lowering and self.sources(g, lowering[name]):
                return True
        return False

    def _changed_by_text(self, g: T, card: str, code: str, name: str) -> bool:
        """Whether the text of any card could change a number of this one."""
        texts = self._number_texts.get(name)
        if texts is not None and code in texts:
            return True
        spreads, hangs = g.found.get(name) or self._texts_in_play(g, name)
        if spreads or not hangs:
            return spreads
        piece = g.pieces.get(card)
        if piece is not None:
            for attachment in piece.attachments:
                if g.codes[attachment] in hangs:
                    return True
        return False

    def _texts_in_play(self, g: T, name: str) -> tuple[bool, Mapping[str, object]]:
        """Whether any text in play could change this number of other cards, and the texts that could where they hang;
        kept until a card in play comes or goes."""
        spreading, texts = self._spreads.get(name), self._number_texts.get(name)
        spreads = bool(spreading and self.sources(g, spreading))
        hangs = texts if texts and self.sources(g, texts) else {}
        found = g.found[name] = (spreads, hangs) if spreads or hangs else _UNTOUCHED
        return found

    def numbers(self, g: T, card: str) -> dict[str, int]:
        """The current value of every number that a card has, in the order of the printed ones.

        Most cards, in piles most of all, are touched by nothing: what could touch this one is looked up once for all.
        """
        code = g.codes[card]
        found = {name: values[code] for name, values in self.printed_numbers.items() if code in values}
        lasting = [e.kind for e in g.effects if e.group or card in e.targets]
        spread = {name for name, texts in self._spreads.items() if self.sources(g, texts)}
        piece = g.pieces.get(card)
        bears = piece is not None and bool(piece.attachments)
        own = {name for name, texts in self._number_texts.items() if code in texts}
        if lasting or spread or bears or own or self._adds:
            for name in found:
                said = bears or name in own or name in spread or name in self._adds
                if said or any(kind.startswith(name) for kind in lasting):
                    found[name] = self.number(g, card, name)
        return found

    def number(self, g: T, card: str, name: str) -> int:
        """The current value of a number of a card.

        Additions come first, then multiplication and division, rounded up; an effect that sets the value overrides the
        rest, the last of several; below 0 is 0.
        """
        code = g.codes[card]
        lasting = g.effects and _last_on(g.effects, card, name)
        if not lasting and g.found.get(name) is _UNTOUCHED and name not in self._adds:  # most of the time
            texts = self._number_texts.get(name)
            if texts is None or code not in texts:
                return self.printed_numbers[name].get(code, 0)
        if not lasting and not self._changed_by_text(g, card, code, name):
            printed = self.printed_numbers[name].get(code, 0)
            if name not in self._adds:
                return printed
            added = self._adds[name](g, card)
            return max(0, printed + sum([term.amount for term in added])) if added else max(0, printed)
        total = sum(term.amount for term in self.terms(g, card, name))
        factors = [e for e in g.effects if e.kind in (f"{name}*", f"{name}/", f"{name}=") and self.affects(g, e, card)]
        return max(0, _with_factors(total, factors)) if factors else max(0, total)


def _last_on(effects: Sequence[Effect], card: str, name: str) -> bool:
    """Whether an effect could touch this number of a card, its group not looked at yet."""
    for effect in effects:
        if effect.kind.startswith(name) and (effect.group or card in effect.targets):
            return True
    return False


def _with_factors(total: int, factors: Sequence[Effect]) -> int:
    numerator, denominator, fixed = total, 1, None
    for effect in factors:
        way = effect.kind[-1]
        if way == "*":
            numerator *= effect.amount
        elif way == "/":
            denominator *= effect.amount
        else:
            fixed = effect.amount
    return fixed if fixed is not None else -(-numerator // denominator)
