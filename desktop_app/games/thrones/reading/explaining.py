"""Why and why not: numbers unfolded into their sums, and refusals for a drag that is no answer."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.messages import message
from desktop_app.engine.view import Part
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.explaining import part, sum_of_card, why_not_there
from desktop_app.games.kit.reading import Term
from desktop_app.games.thrones.book import offering
from desktop_app.games.thrones.book.costs import price_terms
from desktop_app.games.thrones.book.hosts import why_not_on_it
from desktop_app.games.thrones.reading.numbers import dominance_terms, side_terms, terms
from desktop_app.games.thrones.reading.queries import challenge, plot
from desktop_app.games.thrones.state import ThronesState

DOMAIN = "got"


def sum_of(g: ThronesState, subject: str, number: str) -> list[Part]:
    """The parts of a number: of a card, or of the table ("attack", "dominance:A", "income:A" of "")."""
    if subject in g.codes and number == "cost" and g.home[subject].startswith("hand:"):
        return sum_of_card(g, DOMAIN, price_terms(g, g.owners[subject], subject))
    if subject in g.codes:
        found = sum_of_card(g, DOMAIN, terms(g, subject, number))
        return found if subject in g.pieces or g.home[subject].startswith("hand") else found[:1]  # as it is printed
    name, _, seat = number.partition(":")
    fight = challenge(g)
    if fight is not None and name in ("attack", "defense"):
        return [part(g, DOMAIN, term) for term in side_terms(g, fight, fight.by if name == "attack" else fight.at)]
    if name == "dominance" and seat:
        return [_part_of_dominance(g, term) for term in dominance_terms(g, seat) if term.amount]
    if name in ("income", "initiative", "claim", "reserve") and seat and plot(g, seat):
        return sum_of_card(g, DOMAIN, terms(g, plot(g, seat), name))
    return []


def _part_of_dominance(g: ThronesState, term: Term) -> Part:
    return part(g, DOMAIN, term) if term.code else Part(term.amount, message("got-part-gold"))


def why_not(g: ThronesState, question: Question, source: str, target: str) -> Refusal | None:
    """Why dragging ``source`` onto ``target`` does not answer the question; None when it does."""
    return why_not_there(
        question,
        source,
        target,
        no_target=lambda card: (
            why_not_on_it(g, question.seat, card, target) or refuse(g, "GOT-293", "got-no-not-a-target", "", card)
        ),
        otherwise=lambda card: _otherwise(g, question, card),
    )


def _otherwise(g: ThronesState, question: Question, source: str) -> Refusal:
    if source in g.zones[f"hand:{question.seat}"]:
        verb, reason = offering.why_not_from_hand(g, question.seat, source)
        return offering.refusal(g, question.seat, reason or "not_marshaling", verb, source)
    return refuse(g, "GOT-456", "got-no-not-now", "", source)


def aims(g: ThronesState, question: Question, option: Option) -> list[str]:
    """What the question after this option will offer as targets."""
    return offering.aims(g, question.seat, option)
