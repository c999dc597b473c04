"""What Sauron gains, loses and does: story markers, cards, Plots, monster tokens, minions."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, choose_cards, choose_option, choose_player, seat_ref
from desktop_app.games.kit.board import location_of, zone_of
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.book import actions, combat
from desktop_app.games.me_quest.reading.board import BOARD, is_haven
from desktop_app.games.me_quest.reading.numbers import number
from desktop_app.games.me_quest.reading.plots import why_not_play
from desktop_app.games.me_quest.reading.queries import (
    FACTS,
    active_plots,
    characters_at,
    corruption,
    facts,
    favor_at,
    hero_at,
    heroes,
    heroes_at,
    in_hand,
    influence,
    minions,
    place_of,
    plot_place,
)
from desktop_app.games.me_quest.reading.tracks import MOST_HEALED
from desktop_app.games.me_quest.state import SAURON, Orders
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.verbs.decks import shuffle_zone, top_cards
from desktop_app.games.me_quest.verbs.plots import discard_plot, play_plot
from desktop_app.games.me_quest.verbs.rewards import put_character, receive_corruption, take_back_character
from desktop_app.games.me_quest.verbs.sauron import (
    defeat_minion,
    draw_token,
    heal_minion,
    hurt_minion,
    is_left,
    move_figure,
    place_token,
    put_token,
    token_places,
)
from desktop_app.games.me_quest.vocabulary.board_words import Deed, decide, deed, show
from desktop_app.games.me_quest.vocabulary.texts import Now, Those

# -- the story ---------------------------------------------------------------------------------------------------------


def heroes_advance_less(amount: int) -> Deed:
    """In the next Story step the heroes' marker advances so much less."""

    async def run(m: Now) -> None:
        m.g.slower += amount

    return deed("heroes advance less", run, amount=amount)


# -- cards -------------------------------------------------------------------------------------------------------------


def looks_at_plots() -> Deed:
    """You look at the Plot cards in Sauron's hand."""
    return deed("looks at plots", lambda m: show(m, in_hand(m.g, "plot")), lambda m: bool(in_hand(m.g, "plot")))


def looks_at_the_next_plot() -> Deed:
    """Sauron looks at the top card of the Plot deck and leaves it there or puts it at the bottom."""

    async def run(m: Now) -> None:
        card = m.g.zones["plot_deck"][0]
        prompt = message("meqcards-ask-top-plot", seat=seat_ref(m.seat), source=m.g.ref(m.me))
        chosen = await ask_one(
            Question(
                m.seat,
                "one",
                prompt,
                lambda: [Option("leave_on_top"), Option("put_at_bottom")],
                step=m.g.step,
                source=m.me,
                shows=[card],
            )
        )
        if chosen.verb == "put_at_bottom":
            m.g.move(card, "plot_deck")

    return deed("looks at the next plot", run, lambda m: bool(m.g.zones["plot_deck"]))


def takes_from_discards() -> Deed:
    """Sauron takes a card of the Plot or Shadow discard pile into his hand, openly."""

    async def run(m: Now) -> None:
        cards = [*m.g.zones["plot_discard"], *m.g.zones["shadow_discard"]]
        card = await choose_card(m.g, SAURON, "meqcards-ask-take-back", cards, source=m.me)
        m.g.move(card, f"hand:{SAURON}")
        m.g.say("meqcards-log-taken-back", seat=seat_ref(SAURON), card=m.g.ref(card))

    return deed("takes from discards", run, lambda m: bool(m.g.zones["plot_discard"] or m.g.zones["shadow_discard"]))


# -- Plots -------------------------------------------------------------------------------------------------------------


def _searched(m: Now, wanted: Callable[[str], bool]) -> list[str]:
    return [card for zone in ("plot_deck", "plot_discard") for card in m.g.zones[zone] if wanted(m.g.codes[card])]


def searches_gollum_plot() -> Deed:
    """Sauron takes a Plot with Gollum in its title from the deck or its discards and shuffles the deck."""

    async def run(m: Now) -> None:
        found = _searched(m, lambda code: FACTS[code].gollum)
        if found:
            await _take(m, found)
        await shuffle_zone(m.g, "plot_deck")

    return deed("searches gollum plot", run)


def searches_plots(*codes: str) -> Deed:
    """Sauron takes one of these Plots from the deck or its discards, and may play it at once if he is able."""

    async def run(m: Now) -> None:
        card = await _take(m, _searched(m, lambda code: code in codes))
        await shuffle_zone(m.g, "plot_deck")
        if card and not why_not_play(m.g, card):
            ways = ("keep_plot", "play_plot_now")
            if (
                await choose_option(m.g, SAURON, "meqcards-ask-play-found", ways, source=m.me, card=m.g.ref(card))
                == ways[1]
            ):
                await play_plot(m.g, card)

    return deed("searches plots", run, lambda m: bool(_searched(m, lambda code: code in codes)))


async def _take(m: Now, found: list[str]) -> str:
    prompt = message("meqcards-ask-search", seat=seat_ref(SAURON), source=m.g.ref(m.me))
    cards = list(found)
    asked = Question(
        SAURON,
        "one",
        prompt,
        lambda: [Option("choose", card) for card in cards],
        step=m.g.step,
        source=m.me,
        shows=cards,
    )
    card = (await ask_one(asked)).source
    m.g.move(card, f"hand:{SAURON}")
    m.g.say("meqcards-log-taken-back", seat=seat_ref(SAURON), card=m.g.ref(card))
    return card


def discards_other_gollum_plots() -> Deed:
    """Every other active Plot with Gollum in its title is discarded."""

    async def run(m: Now) -> None:
        for card in active_plots(m.g):
            if card != m.me and facts(m.g, card).gollum:
                await discard_plot(m.g, card, SAURON)

    return deed("discards gollum plots", run)


def discards_plot_of_a_haven() -> Deed:
    """You discard an active Plot that affects a Haven."""

    def find(m: Now) -> list[str]:
        return [card for card in active_plots(m.g) if is_haven(plot_place(m.g, card))]

    async def run(m: Now) -> None:
        card = await choose_card(m.g, m.seat, "meqcards-ask-discard-plot", find(m), source=m.me)
        await discard_plot(m.g, card, m.seat)

    return deed("discards plot of a haven", run, lambda m: bool(find(m)))


def characters_leave_its_place() -> Deed:
    """All characters where this Plot's token lies return to the Favor and Characters area."""

    async def run(m: Now) -> None:
        for card in list(characters_at(m.g, plot_place(m.g, m.me))):
            take_back_character(m.g, card)

    return deed("characters leave its place", run)


# -- monster tokens ----------------------------------------------------------------------------------------------------


def places_tokens(count: int) -> Deed:
    """Sauron places up to so many monster tokens by the usual rules."""

    async def run(m: Now) -> None:
        for _ in range(count):
            colours = _colours(m)
            if not colours:
                return
            verb = await choose_option(
                m.g, SAURON, "meqcards-ask-pile", [*(f"pile_{colour}" for colour in colours), "decline"], source=m.me
            )
            if verb == "decline":
                return
            colour = verb.removeprefix("pile_")
            await place_token(m.g, colour, token_places(m.g, colour), source=m.me)

    return deed("places tokens", run, lambda m: bool(_colours(m)), amount=count)


def _colours(m: Now) -> list[str]:
    colours = dict.fromkeys(region.monsters for region in BOARD.regions.values())
    return [colour for colour in colours if is_left(m.g, colour) and token_places(m.g, colour)]


def tokens_in_each(places: Those, count: int) -> Deed:
    """Sauron may place a monster token in each of so many of the locations; influence is not asked for."""

    async def run(m: Now) -> None:
        left = _free(m, places)
        for _ in range(count):
            place = await choose_place(m.g, SAURON, "meq-ask-token-place", left, source=m.me, may=True, token="")
            if not place:
                return
            await token_at(m, place)
            left = [each for each in _free(m, places) if each != place and each in left]

    return deed("tokens in each", run, lambda m: bool(_free(m, places)), places=places, amount=count)


def _free(m: Now, places: Those) -> list[str]:
    """Where a token may be placed: no hero, no Haven, and one left of the colour (MEQ-210)."""
    return [
        place
        for place in places.all(m)
        if not heroes_at(m.g, place)
        and not is_haven(place)
        and is_left(m.g, BOARD.regions[BOARD.locations[place].region].monsters)
    ]


async def token_at(m: Now, place: str) -> None:
    """A token of its colour comes to a location by chance."""
    token = await draw_token(m.g, BOARD.regions[BOARD.locations[place].region].monsters)
    if token:
        await put_token(m.g, token, place)


# -- minions -----------------------------------------------------------------------------------------------------------


def hurts_a_minion(places: Those, amount: int) -> Deed:
    """You deal damage to a minion in one of the locations."""

    def find(m: Now) -> list[str]:
        return [card for card in minions(m.g) if place_of(m.g, card) in places.all(m)]

    async def run(m: Now) -> None:
        card = (await decide(m, "meqcards-ask-hurt", [Option("choose", card) for card in find(m)])).source
        hurt_minion(m.g, card, amount)
        if m.g.pieces[card].count("damage") >= number(m.g, card, "health"):
            defeat_minion(m.g, card)

    return deed("hurts a minion", run, lambda m: bool(find(m)), places=places, amount=amount)


def heals_a_minion(amount: int) -> Deed:
    """Sauron heals a minion that is not where a hero is."""

    def find(m: Now) -> list[str]:
        return [
            card
            for card in minions(m.g)
            if m.g.pieces[card].count("damage") and not heroes_at(m.g, place_of(m.g, card))
        ]

    async def run(m: Now) -> None:
        card = await choose_card(m.g, SAURON, "meq-ask-minion", find(m), source=m.me, may=True)
        if card:
            heal_minion(m.g, card, amount)

    return deed("heals a minion", run, lambda m: bool(find(m)), amount=amount)


def moves_a_minion_to(place: str) -> Deed:
    """Sauron moves a minion to a location."""

    def find(m: Now) -> list[str]:
        return [card for card in minions(m.g) if place_of(m.g, card) != place]

    async def run(m: Now) -> None:
        card = await choose_card(m.g, SAURON, "meq-ask-minion", find(m), source=m.me, may=True)
        if card:
            move_figure(m.g, card, place)

    return deed("moves a minion to", run, lambda m: bool(find(m)), place=place)


def minion_comes_back() -> Deed:
    """Sauron chooses a minion on the board or defeated, heals it, and places it in a location with influence."""

    def find(m: Now) -> list[str]:
        return [*minions(m.g), *m.g.zones["defeated"]]

    async def run(m: Now) -> None:
        card = await choose_card(m.g, SAURON, "meq-ask-minion", find(m), source=m.me)
        places = [place for place in BOARD.locations if influence(m.g, place)]
        place = await choose_place(m.g, SAURON, "meq-ask-place", places, source=m.me)
        m.g.returning = [name for name in m.g.returning if m.g.codes[card] != f"minion.{name}"]
        m.g.pieces[card] = Piece(controller=SAURON)
        m.g.move(card, zone_of(place))
        m.g.say("meq-log-minion-comes", card=m.g.ref(card), place=f"zone:{zone_of(place)}")

    return deed(
        "minion comes back",
        run,
        lambda m: bool(find(m)) and any(influence(m.g, place) for place in BOARD.locations),
    )


# -- favor and characters ----------------------------------------------------------------------------------------------


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


# -- for a while -------------------------------------------------------------------------------------------------------


def one_move_this_turn() -> Deed:
    """The hero in question can move only once in this turn."""

    async def run(m: Now) -> None:
        m.g.turn.one_move = True

    return deed("one move this turn", run)


def stronger_enemy(name: str, amount: Amount) -> Deed:
    """Until the combat ends an attribute of Sauron's combatant is higher."""

    async def run(m: Now) -> None:
        enemy = m.g.combats[-1].enemy
        m.g.effects.append(Effect(name, worth(amount, m), [enemy], "", "combat", m.me, m.code))

    return deed("stronger enemy", run, lambda m: bool(m.g.combats), attribute=name, amount=amount)


# -- commands ----------------------------------------------------------------------------------------------------------


def commands(count: int) -> Deed:
    """``commands(2)``: Sauron gives so many commands, as with the action."""

    async def run(m: Now) -> None:
        m.g.orders = Orders(count)
        while m.g.orders is not None and m.g.outcome is None:
            await actions.command(m.g)

    return deed("commands", run, amount=count)


def commands_a_minion() -> Deed:
    """Sauron moves or heals one minion; if it comes to the hero it fights him at once, and his turn goes on."""

    def options(m: Now) -> list[Option]:
        found = [Option("move", card, zone_of(place)) for card in minions(m.g) for place in actions.moves_of(m.g, card)]
        return found + [Option("heal", card) for card in minions(m.g) if not actions.why_not_heal(m.g, card)]

    async def run(m: Now) -> None:
        prompt = message("meqcards-ask-command", seat=seat_ref(SAURON), source=m.g.ref(m.me))
        asked = Question(SAURON, "one", prompt, lambda: options(m), step=m.g.step, source=m.me)
        chosen = await ask_one(asked)
        if chosen.verb == "heal":
            heal_minion(m.g, chosen.source, MOST_HEALED)
            return
        move_figure(m.g, chosen.source, location_of(chosen.target))
        if location_of(chosen.target) == hero_at(m.g, m.seat):
            await combat.fight_now(m.g, m.seat, chosen.source, m.me, goes_on=True)

    return deed("commands a minion", run, lambda m: bool(options(m)))


# -- Corruption --------------------------------------------------------------------------------------------------------


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
            m.g.move(card, f"corruption:{owner}")
            m.g.pieces[card].controller = owner

    return deed("shares corruption", run, corrupted)
