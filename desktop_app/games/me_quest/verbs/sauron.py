"""What Sauron does: draws Shadow and Plot cards, places and moves monster tokens, moves and heals minions."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_cards, put_in_order, seat_ref
from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.leaving import lift
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.things import TokenPlaced
from desktop_app.games.me_quest.reading.board import BOARD, is_haven, places_of_colour
from desktop_app.games.me_quest.reading.queries import heroes_at, in_hand, influence, minions, place_of
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.asking import at, choose_place
from desktop_app.games.me_quest.verbs.decks import pick_at_random, top_cards
from desktop_app.games.me_quest.vocabulary.texts import CARDS


async def draw_shadow_cards(g: QuestState, count: int) -> list[str]:
    """Sauron draws Shadow cards to his hand (MEQ-189)."""
    drawn = await top_cards(g, "shadow_deck", count, "shadow_discard")
    for card in drawn:
        g.move(card, f"hand:{SAURON}")
    if drawn:
        g.say("meq-log-shadow-drawn", seat=seat_ref(SAURON), count=len(drawn))
    return drawn


async def draw_plot_cards(g: QuestState, count: int, keep: int = 1) -> None:
    """MEQ-188, MEQ-190, MEQ-191: of the drawn Plots he keeps so many, the others go face up under the deck."""
    drawn = await top_cards(g, "plot_deck", count, "plot_discard")
    if not drawn:
        return
    kept = await choose_cards(g, SAURON, "meq-ask-keep-plot", drawn, keep)
    for card in kept:
        g.move(card, f"hand:{SAURON}")
    g.say("meq-log-plots-drawn", rule="MEQ-190", seat=seat_ref(SAURON), count=len(drawn), kept=len(kept))
    rest = [card for card in drawn if card not in kept]
    for card in await put_in_order(g, SAURON, "meq-ask-under-deck", rest, rule="MEQ-191"):
        g.move(card, "plot_deck")
        g.faceup.append(card)
        g.say("meq-log-goes-under", rule="MEQ-191", card=g.ref(card))


def discard_from_hand(g: QuestState, card: str) -> None:
    """A card of Sauron's hand is discarded face up on its pile."""
    g.move(card, f"{g.owners[card]}_discard")
    g.say("meq-log-sauron-discards", card=g.ref(card))


async def discard_at_random_of(g: QuestState, type: str, count: int) -> int:
    """Sauron discards cards of a type ("shadow") by chance; answers how many."""
    for done in range(count):
        card = await pick_at_random(g, in_hand(g, type))
        if not card:
            return done
        discard_from_hand(g, card)
    return count


async def discard_chosen_of(g: QuestState, type: str, count: int, *, source: str = "") -> int:
    """Sauron chooses cards of a type and discards them; answers how many."""
    chosen = await choose_cards(g, SAURON, "meq-ask-sauron-discards", in_hand(g, type), count, source=source)
    for card in chosen:
        discard_from_hand(g, card)
    return len(chosen)


# -- monster tokens ----------------------------------------------------------------------------------------------------


PLACES_BY_IT = "tokens_near"
"""The permission of a minion within a space of which monster tokens may be placed whatever the influence."""


def token_places(g: QuestState, colour: str) -> list[str]:
    """MEQ-207, MEQ-208, MEQ-210: where a token of a colour may be placed by the usual rules.

    Where there is influence, or a minion allows it without, and no hero.
    """
    return [place for place in _but_for_heroes(g, colour) if not heroes_at(g, place)]


def _but_for_heroes(g: QuestState, colour: str) -> list[str]:
    lying, freely = g.influence, _without_influence(g)
    return [place for place in places_of_colour(colour) if lying.get(place) or place in freely]


def are_kept_by_heroes(g: QuestState, colour: str) -> bool:
    """MEQ-210: whether nothing but heroes keeps the tokens of a colour from the locations that would take them."""
    there = _but_for_heroes(g, colour)
    return bool(there) and all(heroes_at(g, place) for place in there)


def _without_influence(g: QuestState) -> list[str]:
    allow = [card for card in minions(g) if CARDS.permission(g.codes[card], PLACES_BY_IT) is not None]
    return [place for card in allow for place in BOARD.within(1, place_of(g, card)) if not is_haven(place)]


def is_left(g: QuestState, colour: str) -> bool:
    """Whether a pile of monster tokens, or its discards, hold any (MEQ-437)."""
    return bool(g.zones[f"monsters_{colour}"] or g.zones[f"monsters_out_{colour}"])


async def draw_token(g: QuestState, colour: str) -> str:
    """MEQ-206, MEQ-437: a token of a pile by chance, in "drawn"; "" when there is none left."""
    drawn = await top_cards(g, f"monsters_{colour}", 1, f"monsters_out_{colour}")
    return drawn[0] if drawn else ""


def why_no_token(g: QuestState, colour: str, place: str) -> str:
    """Why no token of a colour may be placed at a location by the usual rules: a reason id, or ""."""
    if place not in places_of_colour(colour):
        return "colour"
    if heroes_at(g, place):
        return "hero"
    return "" if influence(g, place) or place in _without_influence(g) else "influence"


TOKEN_REASONS = {
    "colour": ("MEQ-207", "meq-no-token-colour"),
    "hero": ("MEQ-210", "meq-no-token-hero"),
    "influence": ("MEQ-208", "meq-no-token-influence"),
}


def _refusals_of(g: QuestState, colour: str) -> list[Refusal]:
    """Why a token cannot come to the other locations."""
    return _refuse([(place, why_no_token(g, colour, place)) for place in BOARD.locations])


def token_refusals(g: QuestState, places: Sequence[str], *, freely: bool = False) -> list[Refusal]:
    """Why no token of their own colour can come to some of these locations; ``freely`` where it needs no influence."""
    reasons = [(place, why_no_token(g, colour_of(place), place)) for place in places]
    return _refuse([(place, why) for place, why in reasons if not freely or why != "influence"])


def _refuse(reasons: Sequence[tuple[str, str]]) -> list[Refusal]:
    found = [(place, *TOKEN_REASONS[reason]) for place, reason in reasons if reason]
    return [Refusal(rule, message(id, rule=rule), "choose", zone_of(place)) for place, rule, id in found]


def colour_of(place: str) -> str:
    """The colour of the monster tokens of a location (MEQ-207)."""
    return BOARD.regions[BOARD.locations[place].region].monsters


async def place_token(g: QuestState, colour: str, *, source: str = "") -> str:
    """Sauron draws a token of a colour, looks at it, and puts it face down by the usual rules; answers it."""
    token = await draw_token(g, colour)
    if not token:
        return ""
    place = await choose_place(
        g,
        SAURON,
        "meq-ask-token-place",
        token_places(g, colour),
        source=source or token,
        refusals=lambda: _refusals_of(g, colour),
        token=g.ref(token),
    )
    await put_token(g, token, place)
    return token


async def put_token(g: QuestState, token: str, place: str) -> None:
    """A monster token comes to lie face down at a location."""

    def put() -> None:
        g.move(token, zone_of(place))
        g.say("meq-log-token-placed", place=at(place))

    await resolve(g, TokenPlaced(card=token, location=place), put)


def discard_token(g: QuestState, token: str) -> None:
    """MEQ-359: a monster token is discarded face up beside its pile."""
    g.move(token, f"monsters_out_{g.owners[token]}")
    g.say("meq-log-token-discarded", card=g.ref(token))


# -- minions -----------------------------------------------------------------------------------------------------------


def move_figure(g: QuestState, card: str, place: str) -> None:
    """A monster token or minion comes to a location; a token is not named."""
    g.move(card, zone_of(place))
    if card in g.pieces:
        g.say("meq-log-minion-moves", card=g.ref(card), place=at(place))
    else:
        g.say("meq-log-token-moves", place=at(place))


def heal_minion(g: QuestState, card: str, amount: int) -> int:
    """Damage is taken off a minion; answers how much."""
    piece = g.pieces[card]
    healed = min(amount, piece.count("damage"))
    piece.put("damage", piece.count("damage") - healed)
    g.say("meq-log-minion-heals", card=g.ref(card), amount=healed)
    return healed


def hurt_minion(g: QuestState, card: str, amount: int) -> None:
    """Damage is put on a minion."""
    piece = g.pieces[card]
    piece.put("damage", piece.count("damage") + amount)
    g.say("meq-log-enemy-damage", card=g.ref(card), amount=amount)


def defeat_minion(g: QuestState, card: str) -> None:
    """MEQ-399 to MEQ-401: a defeated minion leaves the board without damage; the Ringwraiths will return."""
    lift(g, card)
    g.move(card, "defeated")
    g.say("meq-log-minion-defeated", card=g.ref(card))
    if g.codes[card] == "minion.ringwraiths":
        g.returning.append("ringwraiths")
