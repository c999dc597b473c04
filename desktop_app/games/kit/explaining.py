"""Why and why not: numbers unfolded into their sums, and refusals for a drag that is no answer.

The words of a sum are ``<domain>-part-printed`` and ``<domain>-part-card``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from desktop_app.engine.ask import Question, Refusal
from desktop_app.engine.messages import message
from desktop_app.engine.state import State
from desktop_app.engine.view import Part
from desktop_app.games.kit.reading import Term


def part(g: State, domain: str, term: Term, *, printed: bool = False) -> Part:
    """A term of a number with what gives it."""
    if printed:
        return Part(term.amount, message(f"{domain}-part-printed"))
    source = term.source if term.source in g.codes else ""
    card = g.ref(source) if source else f"@:{term.code}"
    return Part(term.amount, message(f"{domain}-part-card", card=card), source)


def sum_of_card(g: State, domain: str, terms: Iterable[Term]) -> list[Part]:
    """A number of a card: the printed value first, then what was added."""
    return [part(g, domain, term, printed=index == 0) for index, term in enumerate(terms)]


def why_not_there(
    question: Question,
    source: str,
    target: str,
    *,
    no_target: Callable[[str], Refusal],
    otherwise: Callable[[str], Refusal],
) -> Refusal | None:
    """Why dragging ``source`` onto ``target`` does not answer the question; None when it does.

    The refusal of the question that says it best; ``no_target`` for a card that can go elsewhere, ``otherwise`` for
    one of which the question says nothing.
    """
    offered = [option for option in question.options if option.source == source]
    if any(option.target in (target, "") for option in offered):
        return None
    found = [refusal for refusal in question.refusals() if refusal.source == source]
    exact = [refusal for refusal in found if refusal.target == target]
    if exact:
        return exact[0]
    if offered:
        return no_target(source)
    return found[0] if found else otherwise(source)
