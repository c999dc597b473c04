"""Heroes: their cards drawn, discarded, shuffled back; damage; moving; defeat."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_cards, refuse, seat_ref
from desktop_app.games.kit.board import zone_of
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.things import HeroCardsDiscarded, HeroDamaged
from desktop_app.games.me_quest.events.turns import HeroDefeated, HeroMoves
from desktop_app.games.me_quest.reading.board import BOARD, HAVENS
from desktop_app.games.me_quest.reading.numbers import is_permitted, most, room_in_hand
from desktop_app.games.me_quest.reading.queries import combat, figure, hero_at, items
from desktop_app.games.me_quest.reading.story import SAURON_SIDE, THE_HEROES, current_stage, dominant
from desktop_app.games.me_quest.reading.tracks import FINALE
from desktop_app.games.me_quest.state import SAURON, SAURON_MARKERS, QuestState
from desktop_app.games.me_quest.verbs.asking import at, choose_marker, choose_place, question
from desktop_app.games.me_quest.verbs.decks import pick_at_random, shuffle_into
from desktop_app.games.me_quest.verbs.favor import lose_favor
from desktop_app.games.me_quest.verbs.story import advance, advance_leftmost

DEFEAT = "defeat"
LAST_STAGE = 3


# -- cards -------------------------------------------------------------------------------------------------------------


def draw_hero_cards(g: QuestState, seat: str, count: int) -> int:
    """MEQ-247: a hero draws from his life pool alone, what is there; answers how many."""
    life = g.zones[f"life:{seat}"]
    count = max(0, min(count, len(life), room_in_hand(g, seat)))
    for card in life[:count]:
        g.move(card, f"hand:{seat}")
    if count:
        g.say("meq-log-draws", seat=seat_ref(seat), count=count)
    return count


async def discard_hero_cards(g: QuestState, seat: str, cards: Sequence[str]) -> None:
    """MEQ-250: Hero cards go face up on top of the rest pool, all at once."""

    def go() -> None:
        lay_on_rest_pool(g, seat, cards)

    if cards:
        await resolve(g, HeroCardsDiscarded(seat=seat, amount=len(cards)), go)


def lay_on_rest_pool(g: QuestState, seat: str, cards: Sequence[str]) -> None:
    """Hero cards go face up on top of the rest pool in the middle of something that is not over yet."""
    for card in cards:
        g.move(card, f"rest:{seat}")
        g.say("meq-log-discards", seat=seat_ref(seat), card=g.ref(card))


async def discard_chosen(g: QuestState, seat: str, count: int, *, source: str = "", up_to: bool = False) -> list[str]:
    """A hero chooses cards of his hand and discards them; answers which."""
    hand = list(g.zones[f"hand:{seat}"])
    chosen = await choose_cards(g, seat, "meq-ask-discard", hand, count, source=source, up_to=up_to)
    await discard_hero_cards(g, seat, chosen)
    return chosen


async def discard_at_random(g: QuestState, seat: str, count: int) -> list[str]:
    """A hero discards cards of his hand by chance, all at once; answers which."""
    found: list[str] = []
    for _ in range(count):
        card = await pick_at_random(g, [card for card in g.zones[f"hand:{seat}"] if card not in found])
        if card:
            found.append(card)
    await discard_hero_cards(g, seat, found)
    return found


async def keep_limits(g: QuestState, seat: str) -> None:
    """A hero who may not hold so many cards or so much favor keeps what he may: he chooses the cards."""
    over = len(g.zones[f"hand:{seat}"]) - most(g, seat, "hand")
    if over > 0:
        await discard_chosen(g, seat, over)
    await lose_favor(g, seat, g.favor[seat] - most(g, seat, "favor"))


async def shuffle_back(g: QuestState, seat: str, *pools: str) -> None:
    """Shuffles pools ("rest", "damage", "hand") into the life pool."""
    cards = [card for pool in pools for card in g.zones[f"{pool}:{seat}"]]
    if cards:
        await shuffle_into(g, cards, f"life:{seat}")
    g.say("meq-log-recovers", seat=seat_ref(seat), count=len(cards))


# -- damage ------------------------------------------------------------------------------------------------------------


async def suffer(g: QuestState, seat: str, amount: int, *, from_hand: int = 0, because: str = "") -> int:
    """MEQ-402: for each point the hero gives the top card of his life pool or a card of his hand.

    So much of it must be from the hand where that can be, ``because`` of a card. Answers how much was suffered.
    """
    suffered = 0
    while suffered < amount and await _suffer_one(g, seat, because if suffered < from_hand else ""):
        suffered += 1
    if suffered:
        g.say("meq-log-damage", rule="MEQ-402", seat=seat_ref(seat), amount=suffered)
        await resolve(g, HeroDamaged(seat=seat, amount=suffered), lambda: None)
    return suffered


async def _suffer_one(g: QuestState, seat: str, hand_only: str) -> bool:
    """One point; with ``hand_only``, the card that says so, from the hand while there is one."""
    life, hand = g.zones[f"life:{seat}"], g.zones[f"hand:{seat}"]
    from_life = bool(life) and not (hand_only and hand)
    options = [*([Option("lose_life")] if from_life else []), *(Option("lose", card) for card in hand)]
    if not options:
        return False
    prompt = message("meq-ask-damage", rule="MEQ-402", seat=seat_ref(seat))

    def refusals() -> list[Refusal]:
        barred = bool(life) and not from_life
        return [refuse(g, "MEQ-333", "meq-no-forbidden", "lose_life", "", because=hand_only)] if barred else []

    primary = "lose_life" if from_life else ""
    chosen = await ask_one(question(g, seat, prompt, options, primary=primary, refusals=refusals))
    g.move(chosen.source or life[0], f"damage:{seat}")
    return True


def is_beaten(g: QuestState, seat: str) -> bool:
    """MEQ-248: whether a hero has neither a card in his life pool nor one in hand."""
    return not g.zones[f"life:{seat}"] and not g.zones[f"hand:{seat}"]


def has_fallen(g: QuestState, seat: str) -> bool:
    """MEQ-248: whether a hero is beaten and cards could come back to him; without one he would fall for ever."""
    return is_beaten(g, seat) and bool(g.zones[f"rest:{seat}"] or g.zones[f"damage:{seat}"])


# -- moving ------------------------------------------------------------------------------------------------------------


async def move_hero(g: QuestState, seat: str, location: str, how: str = "card") -> None:
    """A hero's figure comes to a location."""
    event = HeroMoves(seat=seat, start=hero_at(g, seat), to=location, how=how)

    def go() -> None:
        g.move(figure(seat), zone_of(event.to))
        g.say("meq-log-moves", seat=seat_ref(seat), card=g.ref(figure(seat)), place=at(event.to))

    await resolve(g, event, go)


# -- defeat ------------------------------------------------------------------------------------------------------------


async def defeat(g: QuestState, seat: str) -> None:
    """MEQ-403 to MEQ-407: what a defeated hero does, step by step."""
    g.say("meq-log-defeated", rule="MEQ-248", seat=seat_ref(seat))
    g.falling.append(seat)
    await _story_of_defeat(g, seat)
    await _lose_favor_or_item(g, seat)
    await _to_the_nearest_haven(g, seat)
    await shuffle_back(g, seat, "hand", "rest", "damage")
    g.falling.remove(seat)
    if g.active == seat:
        g.turn.over = True
    await resolve(g, HeroDefeated(seat=seat), lambda: None)


async def _story_of_defeat(g: QuestState, seat: str) -> None:
    """MEQ-403: Sauron's leftmost marker advances; MEQ-445 lets him choose where that is played."""
    amount = advance_by_hero(g, seat)
    if g.exciting_stage and current_stage(g) == LAST_STAGE and dominant(g) == THE_HEROES:
        able = [marker for marker in SAURON_MARKERS if g.story[marker] < FINALE]
        marker = await choose_marker(g, SAURON, able, rule="MEQ-445")
        if marker:
            await advance(g, marker, amount, "defeat")
        return
    await advance_leftmost(g, seat, "defeat", amount, rule="MEQ-403")


def advance_by_hero(g: QuestState, seat: str) -> int:
    """How far the leftmost marker advances when a hero rests or is defeated: one space unless a text says two."""
    return 2 if is_permitted(g, seat, "advances_two") else 1


async def _lose_favor_or_item(g: QuestState, seat: str) -> None:
    """MEQ-404: he loses one favor or one Item card, as he chooses."""
    options = [*([Option("lose_favor")] if g.favor[seat] else []), *(Option("lose_item", c) for c in items(g, seat))]
    if not options:
        return
    prompt = message("meq-ask-defeat-loss", rule="MEQ-404", seat=seat_ref(seat))
    chosen = await ask_one(question(g, seat, prompt, options))
    if chosen.verb == "lose_favor":
        await lose_favor(g, seat, 1)
    else:
        lose_item(g, seat, chosen.source)


def lose_item(g: QuestState, seat: str, card: str) -> None:
    """An Item card goes back to the Item deck."""
    g.pieces.pop(card, None)
    g.move(card, "item_deck")
    g.say("meq-log-item-lost", seat=seat_ref(seat), card=g.ref(card))


async def _to_the_nearest_haven(g: QuestState, seat: str) -> None:
    """MEQ-405: the nearest Haven by locations; of several Sauron picks."""
    nearest = BOARD.nearest(hero_at(g, seat), HAVENS)
    haven = await choose_place(g, SAURON, "meq-ask-haven", nearest, rule="MEQ-405", card=g.ref(figure(seat)))
    if haven != hero_at(g, seat):
        await move_hero(g, seat, haven, DEFEAT)


async def minion_defeated(g: QuestState) -> None:
    """MEQ-446: in stage III with Sauron dominant a defeated minion advances the heroes' marker."""
    if g.exciting_stage and current_stage(g) == LAST_STAGE and dominant(g) == SAURON_SIDE:
        await advance(g, "green", 1, "minion")


def in_combat(g: QuestState, seat: str) -> bool:
    """Whether a hero fights: then he is defeated before its first step or as damage is dealt (MEQ-369), not between."""
    fight = combat(g)
    return fight is not None and fight.hero == seat
