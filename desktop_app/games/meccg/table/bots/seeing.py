"""Reading a view: cards, what is printed on them, what the hand could bring somewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.view import CardView, View
from desktop_app.games.meccg.reading.facts import CardFacts, load_cards

GOODS = {"minor_item": "minor", "major_item": "major", "greater_item": "greater", "gold_ring_item": "gold_ring"}


def card_of(view: View, card: str) -> CardView:
    """Somebody or something in sight; a blank one where it is not."""
    return view.card(card) or CardView(card, "", "")


def facts_of(view: View, card: str) -> CardFacts | None:
    """What is printed on a card in sight."""
    return load_cards().get(card_of(view, card).code)


def number_of(view: View, card: str, name: str) -> int:
    """A number of a card in sight, 0 where it has none."""
    return card_of(view, card).numbers.get(name, 0)


def hand_of(view: View) -> list[CardFacts]:
    """What is printed on the cards of one's own hand."""
    known = load_cards()
    return [known[card.code] for card in view.zones[f"hand:{view.seat}"].cards if card.code in known]


def best_of(options: Sequence[Option], value: Callable[[Option], float]) -> Option:
    """The option of most value."""
    return max(options, key=lambda option: (value(option), option.key))


def with_verbs(question: Question, *verbs: str) -> list[Option]:
    """The options with one of these verbs."""
    return [option for option in question.options if option.verb in verbs]


def worth_at(card: CardFacts, site: CardFacts) -> float:
    """The points that a card of the hand would bring at a site; whoever can play more has cards in the way less."""
    if card.type != "resource" or not (card.points or card.points_stored):
        return 0.0
    if card.playable_at:
        fits = any(
            (not place.site or place.site == site.title)
            and (not place.region or place.region == site.region)
            and (not place.type or place.type == site.site_type)
            for place in card.playable_at
        )
        if not fits:
            return 0.0
        if any(kind in ("ally", "faction", "special_item") for kind in card.kinds):
            return float(card.points)
    return float(card.points) if any(GOODS.get(kind, "-") in site.playable for kind in card.kinds) else 0.0


def is_good_event(view: View, option: Option) -> bool:
    """Events are played when they can be, save answers that would be wasted."""
    printed = facts_of(view, option.source)
    return printed is not None and "twilight" not in printed.title.casefold()
