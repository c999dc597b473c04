"""What was read of cards and decks before they are kept, in words: what was understood, then what was not."""

from __future__ import annotations

from desktop_app.app.decks.counting import cards_of, others_of
from desktop_app.app.imports.run import Staged
from desktop_app.app.texts.texts import Texts
from desktop_app.games import TENANTS

MOST_PROBLEMS = 300
"""A report is read: of a file that is wrong throughout the first lines say enough."""


def summary(texts: Texts, staged: Staged) -> str:
    """What there is of cards and decks, and how much was left out, in one line."""
    left = sum(cards.left_out for cards in staged.cards.values()) + len(staged.refused)
    left += sum(len(read.unmatched) + len(read.problems) for _, read in staged.decks)
    found = (("cards", staged.number_of_cards), ("decks", len(staged.decks)))
    what = ", ".join(texts(f"browser-import-{kind}", count=count) for kind, count in found if count)
    understood = texts("browser-import-understood", what=what) if what else ""
    rest = texts("browser-import-left-out", count=left) if left else texts("browser-import-everything")
    return f"{understood} {rest}".strip()


def report_lines(texts: Texts, staged: Staged) -> list[str]:
    """A line a part: sources and decks that were understood, files and cards that were not, and what is odd where."""
    return [*_understood(texts, staged), *_not_understood(texts, staged), *_problems(texts, staged)]


def _understood(texts: Texts, staged: Staged) -> list[str]:
    lines = []
    for (game, source), cards in staged.cards.items():
        title = texts(TENANTS[game].names.listed)
        lines.append(texts("browser-import-source", game=title, source=source, count=len(cards.cards)))
    for path, read in staged.decks:
        told = "browser-import-scenario" if read.deck.is_scenario else "browser-import-deck"
        line = texts(told, name=read.deck.name or path.name, count=cards_of(read.deck))
        lines.append(" · ".join((line, *others_of(read.deck, texts))))
    return lines


def _not_understood(texts: Texts, staged: Staged) -> list[str]:
    unmatched = [each.listed for _, read in staged.decks for each in read.unmatched]
    return [
        *(error.text(texts) for error in staged.refused),
        *(texts("browser-import-unknown-card", line=listed.line, title=listed.title) for listed in unmatched),
    ]


def _problems(texts: Texts, staged: Staged) -> list[str]:
    problems = [each for cards in staged.cards.values() for each in cards.problems]
    problems += [each for _, read in staged.decks for each in read.problems]
    lines = []
    for each in problems[:MOST_PROBLEMS]:
        place = " ".join(part for part in (each.place, each.text) if part)
        lines.append(texts("browser-import-at", place=place, reason=texts(each.message_id, **each.params)))
    return lines
