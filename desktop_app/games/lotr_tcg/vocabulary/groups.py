"""Whom the texts name: groups of cards and of players, all of them active. Conditions (``conditions``) narrow them.

``companion(unbound)`` is each unbound companion, ``in_hand(minion_card, culture("dunland"))`` each such card in hand.
"""

from __future__ import annotations

from desktop_app.games.kit.groups import Group, target_group
from desktop_app.games.lotr_tcg.reading import queries
from desktop_app.games.lotr_tcg.verbs import piles
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those

target: Those = target_group()
"""What was chosen."""
me: Those = Group("me", lambda m: [m.me] if m.me in m.g.pieces else [], one=True)
"""This card."""


def _bearer(m: Now) -> list[str]:
    piece = m.g.pieces.get(m.me)
    return [piece.host] if piece is not None and piece.host else []


host: Those = Group("host", _bearer, one=True)
"""Who bears this card."""
that_card: Those = Group("that card", lambda m: [m.event.card] if m.event is not None else [], one=True)
"""The card of the event that is answered: who was played, who is about to be wounded."""
chosen: Those = Group("chosen cards", lambda m: list(m.paid))
"""What was chosen to pay the cost."""


# -- cards in play -----------------------------------------------------------------------------------------------------

companion: Those = Group("companion", lambda m: list(queries.companions(m.g)))
"""Every companion of the fellowship that acts."""
ally: Those = Group("ally", lambda m: queries.allies(m.g))
"""Every active ally."""
minion: Those = Group("minion", lambda m: queries.minions(m.g))
"""Every minion in play."""
character: Those = Group("character", lambda m: queries.characters(m.g))
"""Every active companion, ally and minion."""
ring_bearer: Those = Group(
    "ring-bearer", lambda m: [card for card in queries.companions(m.g) if queries.is_ring_bearer(m.g, card)], one=True
)
"""The Ring-bearer of the fellowship that acts."""
possession: Those = Group(
    "possession", lambda m: [c for c in queries.active_cards(m.g) if queries.kind(m.g, c) == "possession"]
)
"""Every active possession."""
item: Those = Group(
    "possession or artifact", lambda m: [c for c in queries.active_cards(m.g) if queries.kind(m.g, c) in queries.BORNE]
)
"""Every active possession and artifact."""
condition: Those = Group(
    "condition", lambda m: [c for c in queries.active_cards(m.g) if queries.kind(m.g, c) == "condition"]
)
"""Every active condition."""
card_in_play: Those = Group("card in play", lambda m: queries.active_cards(m.g))
"""Every active card."""
your_site: Those = Group("site you control", lambda m: list(m.g.zones[f"controlled:{m.seat}"]))
"""Every site that you control: ``can_spot(your_site(keyword("battleground")))`` (TCG-464)."""
site: Those = Group("site", lambda m: [c for c in queries.active_cards(m.g) if queries.kind(m.g, c) == "site"])
"""Every site on the path, and every controlled one."""
fighting_me: Those = Group("whom this one skirmishes", lambda m: list(queries.against(m.g, m.me)))
"""Whom this card is skirmishing."""


def _fighting_the_bearer(m: Now) -> list[str]:
    return [card for bearer in _bearer(m) for card in queries.against(m.g, bearer)]


fighting_bearer: Those = Group("minion skirmishing the bearer", _fighting_the_bearer)
"""Each minion that skirmishes who bears this card."""


# -- cards stacked on others (TCG-471) -----------------------------------------------------------------------------


def _stacked_here(m: Now) -> list[str]:
    piece = m.g.pieces.get(m.me)
    return list(piece.stacked) if piece is not None else []


stacked_here: Those = Group("card stacked here", _stacked_here)
"""Every card that is stacked on this one."""


def stacked_on(group: Those) -> Those:
    """``stacked_on(condition | site)(type_of("minion"))``"""
    return Group(
        f"stacked on {group.name}",
        lambda m: [card for host in group.all(m) if host in m.g.pieces for card in m.g.pieces[host].stacked],
    )


# -- cards elsewhere ---------------------------------------------------------------------------------------------------

in_hand: Those = Group("card in your hand", lambda m: [c for c in m.g.zones[f"hand:{m.seat}"] if c != m.me])
in_your_deck: Those = Group("card in your draw deck", lambda m: piles.deck_to_search(m.g, m.seat))
in_your_discard: Those = Group("card in your discard pile", lambda m: list(m.g.zones[f"discard:{m.seat}"]))
dead: Those = Group("card in the dead pile", lambda m: list(m.g.zones[f"dead:{m.g.active}"]))
"""The dead pile of the Free Peoples player."""
being_played: Those = Group("card being played", lambda m: [m.target] if m.target not in m.g.pieces else [])
"""A card whose twilight cost is asked for."""


# -- players -----------------------------------------------------------------------------------------------------------

you: Those = Group("you", lambda m: [m.seat], players=True, one=True)
"""Whose card it is."""
free_peoples_player: Those = Group(
    "free peoples player", lambda m: [m.g.active] if m.g.active not in m.g.lost else [], players=True, one=True
)
"""Whose turn it is, as long as he is in the game."""
any_player: Those = Group("any player", lambda m: queries.playing(m.g), players=True)
"""Whoever plays."""
shadow_player: Those = Group("shadow player", lambda m: queries.shadow_players(m.g), players=True)
"""Each Shadow player, from the right of the Free Peoples player on."""
