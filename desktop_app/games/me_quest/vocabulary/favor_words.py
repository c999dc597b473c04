"""What Sauron does to heroes' favor, characters and Corruption cards, and to a hero's turn."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, choose_cards, choose_player, seat_ref
from desktop_app.games.kit.board import zone_of
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.queries import characters_at, corruption, favor_at, heroes
from desktop_app.games.me_quest.state import SAURON
from desktop_app.games.me_quest.verbs.decks import top_cards
from desktop_app.games.me_quest.verbs.heroes import keep_limits
from desktop_app.games.me_quest.verbs.rewards import put_character, receive_corruption, take_back_character
from desktop_app.games.me_quest.vocabulary.board_words import Deed, deed
from desktop_app.games.me_quest.vocabulary.texts import Now, Those


def takes_favor_or_character(places: Those) -> Deed:
    """Sauron may discard 1 favor or 1 character from one of the locations."""

    def options(m: Now) -> list[Option]:
        found = [Option("discard_favor", zone_of(place)) for place in places.all(m) if favor_at(m.g, place)]
        return found + [
            Option("discard_character", card) for place in places.all(m) for card in characters_at(m.g, place)
        ]

    async def run(m: Now) -> None:
        prompt = message("meqcards-ask-favor-or-character", seat=seat_ref(SAURON), source=m.g.ref(m.me))
        asked = Question(SAURON, "one", prompt, lambda: [*options(m), Option("decline")], step=m.g.step, source=m.me)
        chosen = await ask_one(asked)
        if chosen.verb == "discard_favor":
            place = chosen.source.removeprefix("at.")
            m.g.favor_at[place] -= 1
            if not m.g.favor_at[place]:
                del m.g.favor_at[place]
            m.g.say("meqcards-log-favor-gone", place=f"zone:{chosen.source}")
        elif chosen.verb == "discard_character":
            take_back_character(m.g, chosen.source)

    return deed("takes favor or character", run, lambda m: bool(options(m)), places=places)


def moves_a_character_to(place: str) -> Deed:
    """Sauron moves a character of his choice on the board to a location."""

    def find(m: Now) -> list[str]:
        return [card for here in BOARD.locations for card in characters_at(m.g, here) if here != place]

    async def run(m: Now) -> None:
        put_character(m.g, await choose_card(m.g, SAURON, "meqcards-ask-character", find(m), source=m.me), place)

    return deed("moves a character to", run, lambda m: bool(find(m)), place=place)


def one_move_this_turn() -> Deed:
    """The hero in question can move only once in this turn."""

    async def run(m: Now) -> None:
        m.g.turn.one_move = True

    return deed("one move this turn", run)


def gives_one_of_two_corruption() -> Deed:
    """Sauron draws 2 Corruption cards, gives "you" one and discards the other."""

    async def run(m: Now) -> None:
        drawn = await top_cards(m.g, "corruption_deck", 2, "corruption_discard")
        given = await choose_card(m.g, SAURON, "meqcards-ask-give-corruption", drawn, source=m.me)
        for card in drawn:
            if card != given:
                m.g.move(card, "corruption_discard")
        if given:
            await receive_corruption(m.g, m.seat, given)

    return deed(
        "gives one of two corruption",
        run,
        lambda m: bool(m.g.zones["corruption_deck"] or m.g.zones["corruption_discard"]),
    )


def shares_corruption() -> Deed:
    """Sauron chooses two heroes and shares out their Corruption cards between them."""

    def corrupted(m: Now) -> bool:
        return len(heroes(m.g)) > 1 and any(corruption(m.g, seat) for seat in heroes(m.g))

    async def run(m: Now) -> None:
        pair = list(heroes(m.g))
        while len(pair) > 2:
            spared = await choose_player(m.g, SAURON, "meqcards-ask-spare", pair, source=m.me)
            pair.remove(spared)
        cards = [card for seat in pair for card in corruption(m.g, seat)]
        first = await choose_cards(
            m.g, SAURON, "meqcards-ask-share", cards, len(cards), source=m.me, up_to=True, hero=seat_ref(pair[0])
        )
        for card in cards:
            owner = pair[0] if card in first else pair[1]
            if m.g.pieces[card].controller != owner:
                m.g.move(card, f"corruption:{owner}")
                m.g.pieces[card].controller = owner
                m.g.say("meqcards-log-corruption-passes", seat=seat_ref(owner), card=m.g.ref(card))
        for seat in pair:
            await keep_limits(m.g, seat)

    return deed("shares corruption", run, corrupted)
