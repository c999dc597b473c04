"""Decks and their discard piles: drawing, shuffling anew, putting back."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import chance, shuffle
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import zone_ref
from desktop_app.games.me_quest.state import QuestState


async def shuffle_zone(g: QuestState, zone: str) -> None:
    """Shuffles a deck or pile; nothing of it lies face up any more."""
    cards = g.zones[zone]
    g.faceup = [card for card in g.faceup if card not in cards]
    await shuffle(g.chance, cards, message("meq-chance-shuffle", zone=zone_ref(zone)), g.step)


async def shuffle_into(g: QuestState, cards: Sequence[str], deck: str) -> None:
    """Puts cards into a deck and shuffles it."""
    for card in list(cards):
        g.move(card, deck)
    await shuffle_zone(g, deck)


async def renewed(g: QuestState, deck: str, discard: str = "") -> bool:
    """MEQ-437: a deck that has run out is made anew of its discards; answers whether there is a card in it."""
    if not g.zones[deck] and discard and g.zones[discard]:
        g.say("meq-log-reshuffle", rule="MEQ-437", zone=zone_ref(deck))
        await shuffle_into(g, g.zones[discard], deck)
    return bool(g.zones[deck])


async def top_cards(g: QuestState, deck: str, count: int, discard: str = "") -> list[str]:
    """The top cards of a deck, set apart so that a deck that runs out can be made anew of its discards (MEQ-437).

    Fewer where there are no more. They lie in "drawn" until they are put elsewhere.
    """
    taken: list[str] = []
    for _ in range(count):
        if not await renewed(g, deck, discard):
            break
        card = g.zones[deck][0]
        g.faceup = [each for each in g.faceup if each != card]
        g.move(card, "drawn")
        taken.append(card)
    return taken


async def pick_at_random(g: QuestState, cards: Sequence[str]) -> str:
    """One of the cards by chance; "" when there is none."""
    if not cards:
        return ""
    return cards[await chance(g.chance, len(cards), message("meq-chance-card"), g.step)]
