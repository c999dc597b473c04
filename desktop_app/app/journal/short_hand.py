"""How things are written in one line of a form: cards as "Valor (Aragorn), Scarred (Gimli)" or "Aragorn 2, Legolas 1",
a choice as "At the fork > the long way / the short way"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from desktop_app.app.journal.campaign import LONGEST_TITLE, Decision
from desktop_app.app.journal.naming import called, piece_called
from desktop_app.app.texts.folding import one_line
from desktop_app.games.contract.campaigns import Piece

_BORNE = re.compile(r"(.+?)\s*\(([^()]*)\)")
_COUNTED = re.compile(r"(.+?)\s+([0-9]{1,3})")


def pieces_of(game: str, text: str) -> tuple[Piece, ...]:
    """Cards with commas between."""
    return tuple(piece_called(game, part) for part in _parts(text))


def borne_of(game: str, text: str) -> tuple[tuple[Piece, str], ...]:
    """Cards, each with who carries it in brackets, "" for nobody."""
    found = []
    for part in _parts(text):
        borne = _BORNE.fullmatch(part)
        found.append((piece_called(game, borne[1] if borne else part), borne[2].strip() if borne else ""))
    return tuple(found)


def counted_of(game: str, text: str) -> tuple[tuple[Piece, int], ...]:
    """Cards, each with its number; those without one are left out."""
    counted = (_COUNTED.fullmatch(part) for part in _parts(text))
    return tuple((piece_called(game, each[1]), int(each[2])) for each in counted if each)


def pieces_text(game: str, pieces: Iterable[Piece], language: str) -> str:
    """Cards as `pieces_of` reads them."""
    return ", ".join(called(game, piece.name, piece.card, language) for piece in pieces)


def borne_text(game: str, pieces: Iterable[tuple[Piece, str]], language: str) -> str:
    """Cards with their bearers as `borne_of` reads them."""
    named = ((called(game, piece.name, piece.card, language), bearer) for piece, bearer in pieces)
    return ", ".join(f"{name} ({bearer})" if bearer else name for name, bearer in named)


def counted_text(game: str, pieces: Iterable[tuple[Piece, int]], language: str) -> str:
    """Cards with their numbers as `counted_of` reads them."""
    return ", ".join(f"{called(game, piece.name, piece.card, language)} {number}" for piece, number in pieces)


def decisions_of(text: str, known: Iterable[Decision] = ()) -> tuple[Decision, ...]:
    """Choices, one a line: the question, what was taken, what else could have been. Those that were known and are
    written as before stay as they are."""
    before = {decision_text(decision): decision for decision in known}
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return tuple(before.get(line) or _decision(line) for line in lines)


def decision_text(decision: Decision) -> str:
    """A choice as `decisions_of` reads it."""
    chosen = " / ".join((decision.taken, *decision.others))
    return " ".join((f"{decision.question} > {chosen}" if decision.question else chosen).split())


def _decision(line: str) -> Decision:
    question, mark, rest = line.rpartition(" > ")
    taken, *others = (one_line(part, LONGEST_TITLE) for part in (rest if mark else line).split(" / "))
    return Decision(question=question.strip(), taken=taken, others=tuple(other for other in others if other))


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
