"""Whom the texts name: groups of cards and players, and the conditions that narrow them.

``hero(yours, ~exhausted)`` is each ready hero you control, ``enemy(trait("orc"))`` each Orc enemy in play.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.groups import Condition, Group, target_group
from desktop_app.games.lotr_lcg.reading import queries
from desktop_app.games.lotr_lcg.reading.queries import has_keyword, has_trait
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now

Is = Condition[LcgState]
Those = Group[LcgState]


# -- conditions ----------------------------------------------------------------------------------------------------


def _piece(name: str) -> Is:
    return Condition(name, lambda m, card: card in m.g.pieces and bool(getattr(m.g.pieces[card], name)))


exhausted = _piece("exhausted")
"""``ally(exhausted)``; ``hero(~exhausted)`` is a ready hero."""
committed = _piece("committed")
"""Committed to the quest: ``hero(committed)``."""
damaged: Is = Condition("damaged", lambda m, card: card in m.g.pieces and m.g.pieces[card].damage > 0)
"""With damage on it: ``character(damaged)``."""


def _is_yours(m: Now, card: str) -> bool:
    return m.g.pieces[card].controller == m.seat if card in m.g.pieces else m.g.owners[card] == m.seat


yours: Is = Condition("yours", _is_yours)
"""You control it; out of play, you own it: ``hero(yours)``."""
engaged: Is = Condition("engaged", lambda m, enemy: bool(queries.engaged_with(m.g, enemy)))
"""Engaged with any player: ``enemy(engaged)``."""
engaged_with_you: Is = Condition("engaged with you", lambda m, enemy: queries.engaged_with(m.g, enemy) == m.seat)
"""``enemy(~engaged_with_you)``."""
staged: Is = Condition("in the staging area", lambda m, card: m.g.home.get(card) == "staging")
"""``location(staged)``."""
beset: Is = Condition("with an enemy", lambda m, seat: bool(queries.engaged(m.g, seat)))
"""A player with engaged enemies: ``player(beset)``."""
with_deck: Is = Condition("with a deck", lambda m, seat: bool(m.g.zones[f"deck:{seat}"]))
"""A player with cards left to draw: ``player(with_deck)``."""
with_discards: Is = Condition(
    "with discards",
    lambda m, seat: any(queries.facts(m.g, card).type != "hero" for card in m.g.zones[f"discard:{seat}"]),
)
"""A player with discards that a deck may hold (LCG-105): ``player(with_discards)``."""


def _fights(kind: str) -> Callable[[Now, str], bool]:
    def holds(m: Now, card: str) -> bool:
        return bool(m.g.attacks) and m.g.attacks[-1].kind == kind and card in m.g.attacks[-1].characters

    return holds


attacking: Is = Condition("attacking", _fights("player"))
"""Declared as attacker in the attack being resolved: ``character(attacking)``."""
defending: Is = Condition("defending", _fights("enemy"))
"""Declared as defender in the attack being resolved: ``character(defending)``."""
not_paid: Is = Condition("another", lambda m, card: card not in m.paid)
"""Another one than paid the cost: ``hero(exhausted, not_paid)``."""


def trait(name: str) -> Is:
    """With a trait: ``enemy(trait("orc"))``."""
    return Condition(name, lambda m, card: has_trait(m.g, card, name), "trait", {"trait": name})


def keyword(name: str) -> Is:
    """With a keyword: ``character(keyword("ranged"))``."""
    return Condition(name, lambda m, card: has_keyword(m.g, card, name), "keyword", {"keyword": name})


def of_type(*types: str) -> Is:
    """Of a card type, as it counts now: ``in_discard(of_type("attachment"))``."""
    named = "-or-".join(types)
    return Condition(" or ".join(types), lambda m, card: queries.kind(m.g, card) in types, "type", {"types": named})


def sphere(name: str) -> Is:
    """Of a sphere as printed: ``in_discard(sphere("spirit"))``."""
    return Condition(name, lambda m, card: queries.facts(m.g, card).sphere == name, "sphere", {"sphere": name})


of_a_sphere: Is = Condition("of a sphere", lambda m, card: queries.facts(m.g, card).sphere not in (None, "neutral"))
"""Of any of the four spheres, and so not neutral: ``in_any_discard(of_type("ally"), of_a_sphere)``."""


def of_a_player_at(level: int) -> Is:
    """Controlled by a player whose threat is at least so high: ``character(of_a_player_at(35))``."""
    return Condition(
        f"of a player at {level}",
        lambda m, card: m.g.threat.get(m.g.pieces[card].controller, 0) >= level,
        "of a player at",
        {"level": level},
    )


def icon(name: str) -> Is:
    """A character of a sphere, or a hero with its resource icon, printed or gained."""

    def holds(m: Now, card: str) -> bool:
        if queries.kind(m.g, card) == "hero":
            return queries.has_icon(m.g, card, name)
        return queries.facts(m.g, card).sphere == name

    return Condition(f"{name} icon", holds, "icon", {"sphere": name})


def card(code: str) -> Is:
    """One card by its code."""
    return Condition(code, lambda m, thing: m.g.codes[thing] == code)


# -- groups of cards -----------------------------------------------------------------------------------------------


def _in_play(name: str, *types: str) -> Those:
    return Group(name, lambda m: [card for card in m.g.pieces if queries.kind(m.g, card) in types])


hero: Those = Group("hero", lambda m: [hero for seat in queries.players(m.g) for hero in queries.heroes(m.g, seat)])
"""Every hero in play."""
ally: Those = Group("ally", lambda m: [ally for seat in queries.players(m.g) for ally in queries.allies(m.g, seat)])
"""Every ally in play."""
character: Those = Group("character", lambda m: queries.all_characters(m.g))
"""Every hero and ally in play."""
enemy: Those = Group("enemy", lambda m: queries.enemies(m.g))
"""Every enemy in play."""
location: Those = Group("location", lambda m: queries.locations(m.g))
"""Every location in play."""
attachment: Those = _in_play("attachment", "attachment")
"""Every attachment in play."""
condition_attachment: Those = Group(
    "Condition attachment",
    lambda m: [
        card
        for zone in ("attached", *(f"on_deck:{seat}" for seat in m.g.seats))
        for card in m.g.zones[zone]
        if has_trait(m.g, card, "condition") or queries.facts(m.g, card).type == "treachery"
    ],
)
"""Condition attachments; a treachery that is attached, to a card or to a deck, counts as one."""
unclaimed_objective: Those = Group("unclaimed objective", lambda m: queries.staged(m.g, "objective"))
"""Every objective of the staging area: once claimed it is there no more."""
active_location: Those = Group("active location", lambda m: list(m.g.zones["active_location"]), one=True)
"""The active location."""
in_hand: Those = Group("card in hand", lambda m: [card for card in m.g.zones[f"hand:{m.seat}"] if card != m.me])
"""The other cards in your hand: ``in_hand(of_type("ally"))``."""
in_discard: Those = Group(
    "card in your discard pile",
    lambda m: [] if m.seat in m.g.eliminated else list(m.g.zones[f"discard:{m.seat}"]),
)
"""The cards in your discard pile."""
topmost_attachment: Those = Group(
    "topmost attachment of a discard pile",
    lambda m: [
        card
        for seat in m.g.seats
        if seat not in m.g.eliminated
        for card in [c for c in m.g.zones[f"discard:{seat}"] if queries.kind(m.g, c) == "attachment"][-1:]
    ],
)
"""The topmost attachment of each player's discard pile."""
in_any_discard: Those = Group(
    "card in a discard pile",
    lambda m: [card for seat in m.g.seats if seat not in m.g.eliminated for card in m.g.zones[f"discard:{seat}"]],
)
"""The cards in every player's discard pile."""


in_staging: Those = Group(
    "in the staging area",
    lambda m: [card for card in m.g.zones["staging"] if queries.kind(m.g, card) in ("enemy", "location")],
)
"""Every enemy and location in the staging area."""


def _most_damaged(m: Now) -> list[str]:
    mine = queries.heroes(m.g, m.seat)
    most = max((m.g.pieces[hero].damage for hero in mine), default=0)
    return [hero for hero in mine if m.g.pieces[hero].damage == most]


your_most_damaged_hero: Those = Group("your most damaged hero", _most_damaged)
"""The hero you control with the most damage; of several with as much any."""
attached_to_defenders: Those = Group(
    "attached to a defender",
    lambda m: [a for card in m.g.attacks[-1].characters if card in m.g.pieces for a in m.g.pieces[card].attachments],
)
"""What is attached to the defending characters."""


# -- groups of one -------------------------------------------------------------------------------------------------


def _one(name: str, find: str) -> Those:
    """The card that the event names in a field."""
    return Group(name, lambda m: [card for card in (getattr(m.event, find),) if card in m.g.pieces], one=True)


target: Those = target_group()
"""What was chosen."""
me: Those = Group("me", lambda m: [m.me], one=True)
"""This card."""


def _host(m: Now) -> list[str]:
    bearer = m.g.pieces[m.me].host if m.me in m.g.pieces else ""
    return [bearer] if bearer and not m.g.home[bearer].startswith("captive:") else []


host: Those = Group("host", _host, one=True)
"""The card that this one is attached to; not a prisoner, who lies face down."""
the_enemy: Those = _one("the enemy", "enemy")
"""The enemy that the event is about."""
paid_for: Those = Group("the card paid for", lambda m: list(m.paid), one=True)
"""The card that was chosen as the cost was paid: ``cost=pays_printed_cost_of(...)``."""
the_location: Those = _one("the location", "location")
"""The location that the event is about."""
the_card: Those = _one("the card", "card")
"""The card that the event is about."""


attacking_enemy: Those = Group(
    "the attacking enemy", lambda m: [m.g.attacks[-1].enemy] if m.g.attacks and m.g.attacks[-1].enemy else [], one=True
)
"""The enemy whose attack is being resolved."""


# -- players -------------------------------------------------------------------------------------------------------


player: Those = Group("player", lambda m: list(queries.players(m.g)), players=True)
"""Every player still in the game."""
other_player: Those = Group(
    "another player", lambda m: [seat for seat in queries.players(m.g) if seat != m.seat], players=True
)
"""Every other player."""
you: Those = Group("you", lambda m: [m.seat] if m.seat in queries.players(m.g) else [], players=True, one=True)
"""Whose ability it is."""
first_player: Those = Group("the first player", lambda m: queries.players(m.g)[:1], players=True, one=True)
"""The first player."""
next_player: Those = Group(
    "the next player",
    lambda m: [seat for seat in (queries.next_player(m.g, m.seat),) if seat],
    players=True,
    one=True,
)
"""The next player clockwise; nobody in a solo game (LCG-362)."""
its_controller: Those = Group(
    "its controller", lambda m: [m.event.controller] if m.event.controller else [], players=True, one=True
)
"""Who controlled the card that left play."""
their_characters: Those = Group("their characters", lambda m: list(m.g.zones[f"play:{m.target}"]))
"""The characters of the chosen player."""
their_heroes: Those = Group("their heroes", lambda m: queries.heroes(m.g, m.target))
"""The heroes of the chosen player."""
their_engaged: Those = Group("their engaged enemies", lambda m: list(queries.engaged(m.g, m.target)))
"""The enemies engaged with the chosen player."""
