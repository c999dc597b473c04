"""With what a player sits down in campaign mode: the heroes of the log, the cards of a deck, those of the pool."""

from __future__ import annotations

from desktop_app.games.contract.campaigns import Deal, Standing
from desktop_app.games.contract.decks import CardList
from desktop_app.games.lotr_lcg.campaign.log import HEROES, POOL, place_of, pool_card


def sits(standing: Standing, player: str, cards: CardList) -> CardList:
    """The cards of a deck, which may change from game to game (LCG-521), with the heroes that the log lists for the
    player (LCG-522); those of the deck while it lists none (LCG-518)."""
    heroes = {line.card: 1 for line in standing.of(HEROES, player) if line.card}
    return CardList({**cards.parts, "heroes": heroes}, cards.options) if heroes else cards


def deals(standing: Standing, players: tuple[str, ...]) -> tuple[Deal, ...]:
    """The player cards of the pool: boons may go into a deck (LCG-543), burdens must (LCG-545).

    Whose deck is for the players to say; usually whoever has the card, else the players in turn.
    """
    found: list[Deal] = []
    for at, line in enumerate(standing.of(POOL)):
        card = pool_card(line.card)
        if card is not None and place_of(line.card) == "deck" and players:
            usual = line.bearer if line.bearer in players else players[len(found) % len(players)]
            found.append(Deal(at, line, usual, card.subtype == "burden"))
    return tuple(found)
