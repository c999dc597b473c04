"""What kinds of abilities a printed text announces, held against those that are written for the card.

A text announces "Action:" or "Forced:"; the registry says which kinds of parts a card has. Where they do not agree, the
text is not played by rules, whoever thinks so.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from desktop_app.engine.frozen import Frozen, field
from desktop_app.games.kit.abilities import CardTexts

PLAIN = ""
"""The kind of a paragraph that announces nothing: what it says may be a part of any kind."""


class AbilityWords(Frozen, eq=False):
    """How a game prints its abilities.

    ``words`` are the words before the colon by kind and language; others may stand before them ("Quest Action").
    ``fields`` are printed fields that are an ability of a kind by themselves, ``more`` those that hold more text.
    ``keywords`` are the keywords that the rules know, by language; ``kinds_of`` says of what kinds a written part is.
    ``by_book`` are the types of cards of the box whose text procedures of the book carry out, from printed facts.
    """

    words: Mapping[str, Mapping[str, str]]
    kinds_of: Callable[[object], Sequence[str]]
    keywords: Mapping[str, Sequence[str]] = field(default_factory=dict)
    fields: Mapping[str, str] = field(default_factory=dict)
    more: Sequence[str] = ()
    by_book: Sequence[str] = ()

    def knows_keyword(self, keyword: str) -> bool:
        """Whether the rules know a keyword, with or without a number behind it."""
        bare = re.sub(r"[\s\d.]+$", "", keyword.strip()).casefold()
        return any(bare == known.casefold() for names in self.keywords.values() for known in names)

    def announced(self, text: str) -> Counter[str]:
        """How many abilities of each kind a text announces; paragraphs of keywords alone announce nothing."""
        found: Counter[str] = Counter()
        for paragraph in re.sub(r"<[^>]*>|\*\*|_", "", text).splitlines():
            kinds = [kind for kind, words in self.words.items() for _ in _announcing(words, paragraph)]
            if kinds:
                found.update(kinds)
            elif paragraph.strip() and not self._only_keywords(paragraph):
                found[PLAIN] += 1
        return found

    def _only_keywords(self, paragraph: str) -> bool:
        return all(self.knows_keyword(each) for each in re.split(r"[.,;]", paragraph) if each.strip())


def _announcing(words: Mapping[str, str], paragraph: str) -> Iterable[object]:
    named = "|".join(re.escape(word) for word in words.values())
    return re.finditer(rf"(?<!\w)(?:{named})(?: [\w ]{{1,20}}|, [\w ]{{1,20}})?:", paragraph, re.IGNORECASE)


class Gap(Frozen):
    """Of a kind of ability so many are announced and so many written."""

    kind: str
    announced: int
    written: int


def gaps(words: AbilityWords, texts: CardTexts, code: str, announced: Counter[str]) -> list[Gap]:
    """Where a card's text and what is written for it do not agree.

    Plain paragraphs are covered by any part that no announced kind needs; without any, a part of a kind that nothing
    announces has no text it could stand for.
    """
    written = Counter(kind for part in texts.parts(code) for kind in words.kinds_of(part))
    found = [Gap(kind, announced[kind], written[kind]) for kind in words.words if announced[kind] > written[kind]]
    spare = {kind: count - announced[kind] for kind, count in written.items() if count > announced[kind]}
    if announced[PLAIN]:
        return found if spare else [*found, Gap(PLAIN, announced[PLAIN], 0)]
    return [*found, *(Gap(kind, announced[kind], written[kind]) for kind in spare if kind in words.words)]
