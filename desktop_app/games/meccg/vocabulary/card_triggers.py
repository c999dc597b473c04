"""What else texts answer: what changes an attack as it begins, strikes that would wound, cards about to leave."""

from __future__ import annotations

from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.meccg.events.cards import Eliminated, LeavesPlay, Played, Stored, Wounded
from desktop_app.games.meccg.events.fighting import AttackEnds, StrikesComing
from desktop_app.games.meccg.events.turns import PhaseBegins, TurnEnds
from desktop_app.games.meccg.reading import current_attack, queries
from desktop_app.games.meccg.vocabulary.texts import Now, When
from desktop_app.games.meccg.vocabulary.triggers import after


def _host(m: Now) -> str:
    piece = m.g.pieces.get(m.me)
    return piece.host if piece is not None else ""


def _strike_would_wound(m: Now) -> bool:
    it = current_attack.attack(m.g)
    return bool(_host(m)) and _host(m) == m.event.card and it is not None and m.event.card in it.struck


strike_would_wound_bearer: When = Trigger(
    Wounded, "when", _strike_would_wound, would=True, told="strike would wound its bearer"
)
"""A strike against the bearer is successful: before he is wounded."""
bearer_is_wounded: When = after(Wounded, lambda m: _host(m) == m.event.card, "bearer is wounded")
"""Whoever controls this card is wounded."""
its_attack_is_over: When = after(AttackEnds, lambda m: m.event.card == m.me, "its attack is over")
"""The attack of this creature is over, canceled or not: the company has faced it (MEC-573)."""
turn_ends: When = after(TurnEnds, lambda m: True, "turn ends")
"""At the end of each turn, whoever's it is."""


def _turn_of_bearer(m: Now) -> bool:
    host = _host(m)
    return host in m.g.pieces and queries.controller(m.g, host) == m.g.active


turn_of_bearer_ends: When = after(TurnEnds, _turn_of_bearer, "turn of its bearer ends")
"""At the end of each of the bearer's turns."""
any_movement_begins: When = after(
    PhaseBegins,
    lambda m: m.event.phase == "movement" and bool(m.event.company),
    "each company begins",
    phase="movement",
)
"""As the movement/hazard phase of a company begins, right after the cards were drawn (MEC-491)."""
this_is_eliminated: When = Trigger(Eliminated, "when", lambda m: m.event.card == m.me, told="this is eliminated")
this_leaves: When = Trigger(LeavesPlay, "when", lambda m: m.event.card == m.me, told="leaves play")
"""Before this card leaves play, in whatever way."""


avatar_comes: When = after(
    Played,
    lambda m: queries.facts(m.g, m.event.card).avatar and m.event.seat == queries.controller(m.g, m.me),
    "your avatar comes into play",
)
"""The avatar of this card's player has come into play."""


def defeated_attack(*races: str) -> When:
    """An attack by one of these races was defeated: ``required(THE_MOON_IS_DEAD, defeated_attack("undead"), ...)``."""
    return after(AttackEnds, lambda m: m.event.defeated and m.event.race in races, "attack is defeated", race=races[0])


strikes_coming: When = after(
    StrikesComing,
    lambda m: bool(m.g.attacks) and m.g.attacks[-1].card == m.me,
    "its strikes are about to be assigned",
)
"""The attack of this creature was not canceled; its strikes are assigned next."""
defeated_singled_out: When = after(
    AttackEnds, lambda m: m.event.defeated and m.event.singled, "attack that was singled out is defeated"
)
"""An attack was defeated that a card had left as the only one (Forewarned Is Forearmed)."""
its_site_attack_ends: When = after(
    AttackEnds, lambda m: m.event.site == m.me and not m.event.called_off, "its automatic-attack ends"
)
"""An automatic-attack of this site is over."""
this_is_stored: When = after(Stored, lambda m: m.event.card == m.me, "this is stored")
