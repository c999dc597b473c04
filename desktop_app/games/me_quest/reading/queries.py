"""Who and what is where: figures, tokens, characters, cards in play. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from desktop_app.games.kit.board import location_of, zone_of
from desktop_app.games.me_quest.reading.board import BOARD, MONSTER_PILES
from desktop_app.games.me_quest.reading.corrected import card_as, card_id
from desktop_app.games.me_quest.reading.facts import CardFacts, load_cards
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON, Combat, QuestState

FACTS = load_cards()
_PILES = dict.fromkeys(MONSTER_PILES)


def facts(g: QuestState, card: str) -> CardFacts:
    """What is printed on a card, at this table."""
    return facts_of(g, g.codes[card])


def facts_of(g: QuestState, code: str) -> CardFacts:
    """What is printed on every card of a code, at this table."""
    return card_as(code, g.corrected.get(card_id(code), {})) if g.corrected else FACTS[code]


def kind(g: QuestState, card: str) -> str:
    """The card type; a monster token is known from behind, too."""
    return "monster_token" if is_monster(g, card) else FACTS[g.codes[card]].type


# -- seats and figures ---------------------------------------------------------------------------------------------


def heroes(g: QuestState) -> list[str]:
    """The seats of the heroes, in clockwise order."""
    return g.seats[1:]


def is_hero(g: QuestState, seat: str) -> bool:
    """Whether a seat plays a hero (MEQ-001)."""
    return seat in g.seats and seat != SAURON


PLACES = {zone_of(location): location for location in BOARD.locations}
"""The locations by their zones."""
_FIGURE = "hero-"


def figure(seat: str) -> str:
    """The figure of a hero; it is his sheet as well."""
    return _FIGURE + seat


def hero_of(g: QuestState, card: str) -> str:
    """The seat whose hero a figure is; "" for anything else."""
    seat = card.removeprefix(_FIGURE)
    return seat if seat != card and seat in heroes(g) else ""


def place_of(g: QuestState, card: str) -> str:
    """The location where a figure, token or character is; "" off the board."""
    return location_of(g.home[card])


def hero_at(g: QuestState, seat: str) -> str:
    """Where a hero is."""
    return place_of(g, figure(seat))


def heroes_at(g: QuestState, location: str) -> list[str]:
    """The seats of the heroes at a location."""
    return [seat for seat in heroes(g) if hero_at(g, seat) == location]


# -- what lies at a location -----------------------------------------------------------------------------------------


def is_monster(g: QuestState, card: str) -> bool:
    """Whether a card is a monster token; its back tells."""
    return g.owners[card] in _PILES


def monsters_at(g: QuestState, location: str) -> list[str]:
    """The monster tokens at a location, blank ones too."""
    return [card for card in g.zones[zone_of(location)] if is_monster(g, card)]


def minions_at(g: QuestState, location: str) -> list[str]:
    """The minions at a location."""
    return [card for card in g.zones[zone_of(location)] if _is(g, card, "minion")]


def characters_at(g: QuestState, location: str) -> list[str]:
    """The characters at a location."""
    return [card for card in g.zones[zone_of(location)] if _is(g, card, "character")]


def characters_elsewhere(g: QuestState, location: str) -> list[str]:
    """The characters on the board that are not at a location."""
    return [card for place in BOARD.locations if place != location for card in characters_at(g, place)]


def _is(g: QuestState, card: str, type: str) -> bool:
    return g.owners[card] == type


def enemies_at(g: QuestState, location: str) -> list[str]:
    """Monster tokens and minions at a location."""
    return [*monsters_at(g, location), *minions_at(g, location)]


def on_board(g: QuestState) -> Iterator[str]:
    """Everything on the board, location by location."""
    return chain.from_iterable(map(g.zones.__getitem__, PLACES))


def monsters(g: QuestState) -> list[str]:
    """Every monster token on the board."""
    return [card for card in on_board(g) if is_monster(g, card)]


def minions(g: QuestState) -> list[str]:
    """Every minion on the board."""
    return [card for card in on_board(g) if _is(g, card, "minion")]


def minion(g: QuestState, name: str) -> str:
    """The figure of a minion ("gothmog"), wherever it is."""
    return next(card for card, code in g.codes.items() if code == f"minion.{name}")


def character(g: QuestState, name: str) -> str:
    """The token of a character ("gandalf"), wherever it is."""
    return next(card for card, code in g.codes.items() if code == f"character.{name}")


def monster_of(g: QuestState, token: str) -> str:
    """The monster that a token stands for ("orc"); "" for a blank one (MEQ-225)."""
    return facts(g, token).monster


def reference(g: QuestState, monster: str) -> str:
    """The Monster Reference card of a monster."""
    return next(card for card in g.zones["monster_cards"] if g.codes[card] == f"monster.{monster}")


def influence(g: QuestState, location: str) -> int:
    """The influence at a location."""
    return g.influence.get(location, 0)


def favor_at(g: QuestState, location: str) -> int:
    """The favor at a location."""
    return g.favor_at.get(location, 0)


# -- cards in play -----------------------------------------------------------------------------------------------------


def active_plots(g: QuestState) -> list[str]:
    """The Plots on the track, by their space."""
    return [card for space in PLOT_SPACES for card in g.zones[space]]


def plot_place(g: QuestState, card: str) -> str:
    """Where the token of an active Plot is."""
    return g.plot_at.get(g.home[card], "")


def current_event(g: QuestState) -> str:
    """The card on the Current Event Card space; "" for none."""
    return g.zones["event"][0] if g.zones["event"] else ""


def corruption(g: QuestState, seat: str) -> list[str]:
    """The Corruption cards of a hero."""
    return g.zones[f"corruption:{seat}"]


def items(g: QuestState, seat: str) -> list[str]:
    """The Item cards of a hero."""
    return g.zones[f"items:{seat}"]


def has_item(g: QuestState, seat: str, item: str) -> bool:
    """Whether a hero has an item ("boat")."""
    return any(g.codes[card] == f"item.{item}" for card in items(g, seat))


def in_hand(g: QuestState, type: str) -> list[str]:
    """Sauron's cards of a type, "shadow" or "plot"."""
    return [card for card in g.zones[f"hand:{SAURON}"] if g.owners[card] == type]


def combat(g: QuestState) -> Combat | None:
    """The combat being fought."""
    return g.combats[-1] if g.combats else None


def fighters(fight: Combat) -> tuple[str, str]:
    """Both combatants, the hero first: he resolves first (MEQ-392)."""
    return fight.hero, SAURON


def other_fighter(fight: Combat, seat: str) -> str:
    """The opponent of a combatant."""
    return fight.hero if seat == SAURON else SAURON


def combat_hand(seat: str) -> str:
    """The zone of the cards that a combatant fights with."""
    return f"combat_hand:{SAURON}" if seat == SAURON else f"hand:{seat}"


def in_order(g: QuestState) -> Sequence[str]:
    """The seats as they decide about what happens at one moment: heroes first (MEQ-392)."""
    mine = [g.active] if is_hero(g, g.active) else []
    return [*mine, *(seat for seat in heroes(g) if seat not in mine), SAURON]
