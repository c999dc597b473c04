"""What heroes gain: Corruption cards, training, items, levels, Quests."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.leaving import lift
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.things import CorruptionGained, Trained
from desktop_app.games.me_quest.reading.numbers import FRESH
from desktop_app.games.me_quest.reading.queries import character, corruption, has_item
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.asking import at
from desktop_app.games.me_quest.verbs.decks import top_cards
from desktop_app.games.me_quest.verbs.following import follow
from desktop_app.games.me_quest.vocabulary.texts import CARDS, Most

MOST_RAISES = 2
"""How often a hero raises one attribute in a game (MEQ-320)."""
TRAINING_CARDS = 2
DARK_PATH_CORRUPTION = 3
"""With more Corruption cards nobody takes a dark path (MEQ-287)."""


async def gain_corruption(g: QuestState, seat: str, count: int = 1) -> int:
    """MEQ-326: the top card of the Corruption deck comes to a hero, so often; answers how many came."""
    for gained in range(count):
        drawn = await top_cards(g, "corruption_deck", 1, "corruption_discard")
        if not drawn:
            return gained
        await receive_corruption(g, seat, drawn[0])
    return count


async def receive_corruption(g: QuestState, seat: str, card: str) -> None:
    """A Corruption card comes to lie before a hero."""

    def come() -> None:
        g.move(card, f"corruption:{seat}")
        g.pieces[card] = Piece(controller=seat)
        if any(text.later for text in CARDS.of(Most, g.codes[card])):
            g.effects.append(Effect(FRESH, 0, [card], "", "turn", card, g.codes[card]))
        g.say("meq-log-corruption", seat=seat_ref(seat), card=g.ref(card))

    await resolve(g, CorruptionGained(seat=seat, card=card), come)
    await follow(Moment(g, seat, card, g.codes[card], target=seat), "gained")


def discard_corruption(g: QuestState, seat: str, card: str) -> None:
    """A Corruption card leaves a hero for the discard pile, unless what it was paid with has rid him of it already."""
    if card not in corruption(g, seat):
        return
    lift(g, card)
    g.move(card, "corruption_discard")
    g.say("meq-log-corruption-gone", seat=seat_ref(seat), card=g.ref(card))


async def choose_corruption_to_discard(g: QuestState, seat: str, *, source: str = "", may: bool = False) -> str:
    """A hero chooses one of his Corruption cards and discards it; answers which."""
    card = await choose_card(g, seat, "meq-ask-corruption", list(corruption(g, seat)), source=source, may=may)
    if card:
        discard_corruption(g, seat, card)
    return card


async def train(g: QuestState, seat: str) -> None:
    """MEQ-322, MEQ-323: of the top two Skill cards one comes to the hand, the other is discarded face up."""
    drawn = await top_cards(g, "skill_deck", TRAINING_CARDS, "skill_discard")
    if not drawn:
        return
    kept = await choose_card(g, seat, "meq-ask-training", drawn)
    for card in drawn:
        g.move(card, f"hand:{seat}" if card == kept else "skill_discard")
    g.owners[kept] = seat
    g.say("meq-log-trains", rule="MEQ-322", seat=seat_ref(seat))
    await resolve(g, Trained(seat=seat, card=kept), lambda: None)


def gain_item(g: QuestState, seat: str, item: str) -> bool:
    """MEQ-324, MEQ-325: an Item card comes from the Item deck, if there is one and the hero has none of that type."""
    if has_item(g, seat, item):
        return False
    card = next((card for card in g.zones["item_deck"] if g.codes[card] == f"item.{item}"), "")
    if not card:
        return False
    g.move(card, f"items:{seat}")
    g.pieces[card] = Piece(controller=seat)
    g.say("meq-log-item", rule="MEQ-324", seat=seat_ref(seat), card=g.ref(card))
    return True


def raise_level(g: QuestState, seat: str, attribute: str) -> bool:
    """MEQ-318, MEQ-320: a level token with the next value, at most twice for each attribute."""
    key = f"{seat}:{attribute}"
    if g.levels.get(key, 0) >= MOST_RAISES:
        return False
    g.levels[key] = g.levels.get(key, 0) + 1
    g.say("meq-log-level", rule="MEQ-318", seat=seat_ref(seat), attribute=attribute)
    return True


def place_character(g: QuestState, name: str, location: str) -> bool:
    """MEQ-142, MEQ-150: a character comes to a location, unless it is on the board already."""
    card = character(g, name)
    if g.home[card] != "characters":
        return False
    put_character(g, card, location)
    return True


def put_character(g: QuestState, card: str, location: str) -> None:
    """A character comes to a location, wherever it was."""
    g.move(card, zone_of(location))
    g.say("meq-log-character", card=g.ref(card), place=at(location))


def take_back_character(g: QuestState, card: str) -> None:
    """MEQ-297: a character goes back to the Favor and Characters area."""
    g.move(card, "characters")
    g.say("meq-log-character-leaves", rule="MEQ-297", card=g.ref(card))
