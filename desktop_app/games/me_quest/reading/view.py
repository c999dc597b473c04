"""What one seat may see of the table. A face-down token shows its colour and where it lies, and no more."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games.kit.hidden import alias_of
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.seeing import Seeing
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.corrected import CORRECTED, PROSE, card_id
from desktop_app.games.me_quest.reading.facts import CardFacts
from desktop_app.games.me_quest.reading.fight import (
    ATTACK,
    DEFENSE,
    damage_on_enemy,
    health,
    is_canceled,
    spent,
    strength,
    value,
)
from desktop_app.games.me_quest.reading.hidden_zones import HIDDEN, turned_up
from desktop_app.games.me_quest.reading.numbers import OF_TYPE, attribute, number
from desktop_app.games.me_quest.reading.queries import (
    FACTS,
    PLACES,
    combat_hand,
    facts,
    favor_at,
    fighters,
    figure,
    hero_at,
    heroes,
    influence,
    is_monster,
)
from desktop_app.games.me_quest.reading.story import counts, current_stage, dominant, most_in_pool
from desktop_app.games.me_quest.reading.tracks import FINALE, HEROES_ADVANCE
from desktop_app.games.me_quest.state import ATTRIBUTES, SAURON, Combat, QuestState

UNSEEN = ("attached",)
"""Zones that no view needs."""


_PRINTED = {
    code: {name: int(getattr(card, name)) for name in OF_TYPE.get(card.type, ())} for code, card in FACTS.items()
}
"""The numbers of each card as they are printed."""
OWN = "corrected"
"""The mark of a card of which the players' own copy says something else."""


def _marks_of(card: CardFacts) -> list[str]:
    """Its type in a combat and its movement icon."""
    kind = [card.kind] if card.type in ("hero_card", "skill", "combat") else []
    return [*kind, *([card.movement] if card.movement else [])]


_MARKS = {code: _marks_of(card) for code, card in FACTS.items()}


def _face(g: QuestState, card: str, zone: str) -> CardView:
    code = g.codes[card]
    printed = _PRINTED[code]
    changed = bool(printed) and (card in g.pieces or any(card in effect.targets for effect in g.effects))
    if g.corrected and card_id(code) in g.corrected:
        numbers = {name: number(g, card, name) for name in printed}
        return CardView(card, code, zone, g.owners[card], numbers=numbers, marks=[*_marks_of(facts(g, card)), OWN])
    numbers = {name: number(g, card, name) for name in printed} if changed else dict(printed)
    return CardView(card, code, zone, g.owners[card], numbers=numbers, marks=list(_MARKS[code]))


def _marks(g: QuestState, card: str, piece: Piece) -> list[str]:
    return ["active"] if g.active and card == figure(g.active) else []


SEEING: Seeing[QuestState] = Seeing(HIDDEN, _face, marks=_marks, piles=("rest", "pile"), back="card")


def view(g: QuestState, seat: str) -> View:
    """The table as a seat sees it."""
    seen = SEEING.begin(g, seat, g.round)
    up = turned_up(g, seat)
    for zone, lying in g.zones.items():
        if zone in PLACES:
            seen.zones[zone] = _place(g, seat, zone) if lying else ZoneView(zone, 0)
        elif zone not in UNSEEN:
            seen.zones[zone] = _named(g, seat, zone, up) if lying else ZoneView(zone, 0)
    _numbers(g, seen)
    for hero in heroes(g):
        if figure(hero) in g.codes:
            _hero(g, seen, hero)
    if g.combats:
        _combat(g, seen, g.combats[-1])
    _facts(g, seen)
    if g.outcome is not None:
        result = "won" if seat in g.outcome.winners else "lost"
        seen.outcome = {"result": result, "reason": g.outcome.reason}
    return seen


def _named(g: QuestState, seat: str, zone: str, up: Sequence[str]) -> ZoneView:
    """A zone beside the board; of a hidden one the cards turned up, and a back where a combat card was laid."""
    if not HIDDEN.hides(zone, seat):
        return SEEING.zone(g, seat, zone)
    lying = g.zones[zone]
    name, _, owner = zone.partition(":")
    if name == "chosen":
        back = "combat" if owner == SAURON else "hero"
        backs = [CardView(alias_of(zone, at), "", zone, back=back, marks=["facedown"]) for at in range(len(lying))]
        return ZoneView(zone, len(lying), backs)
    return ZoneView(zone, len(lying), [_face(g, card, zone) for card in up if g.home[card] == zone])


def _place(g: QuestState, seat: str, zone: str) -> ZoneView:
    """A location: figures, characters and tokens, these face down for the heroes."""
    cards = []
    for place, card in enumerate(g.zones[zone]):
        if is_monster(g, card):
            back = f"monster_{g.owners[card]}"
            if seat == SAURON:
                cards.append(CardView(card, g.codes[card], zone, "", back=back, marks=["token"]))
            else:
                cards.append(CardView(alias_of(zone, place), "", zone, back=back, marks=["facedown", "token"]))
        else:
            piece = g.pieces.get(card)
            cards.append(_face(g, card, zone) if piece is None else SEEING.piece(g, card, piece, zone))
    return ZoneView(zone, len(cards), cards)


def _numbers(g: QuestState, seen: View) -> None:
    ours, theirs = counts(g)
    seen.numbers |= {f"story_{marker}": space for marker, space in g.story.items()}
    seen.numbers |= {
        "round": g.round,
        "stage": current_stage(g),
        "finale": FINALE,
        "pool": g.pool,
        "pool_limit": most_in_pool(g),
        "heroes_advance": max(0, HEROES_ADVANCE - g.slower),
        "heroes_count": ours,
        "sauron_count": theirs,
        "actions": g.actions,
        "by_hand": g.by_hand,
    }
    for location in BOARD.locations:
        seen.numbers[f"influence_{location}"] = influence(g, location)
        seen.numbers[f"favor_{location}"] = favor_at(g, location)
    if g.orders is not None:
        seen.numbers["commands"] = g.orders.left


def _hero(g: QuestState, seen: View, seat: str) -> None:
    seen.numbers |= {f"{name}:{seat}": attribute(g, seat, name) for name in ATTRIBUTES}
    seen.numbers |= {f"{name}_raised:{seat}": g.levels.get(f"{seat}:{name}", 0) for name in ATTRIBUTES}
    seen.numbers |= {
        f"favor:{seat}": g.favor[seat],
        f"life:{seat}": len(g.zones[f"life:{seat}"]),
        f"rest:{seat}": len(g.zones[f"rest:{seat}"]),
        f"damage:{seat}": len(g.zones[f"damage:{seat}"]),
        f"corruption:{seat}": len(g.zones[f"corruption:{seat}"]),
    }
    seen.facts |= {f"hero:{seat}": figure(seat), f"at:{seat}": hero_at(g, seat)}
    seen.facts[f"completed:{seat}"] = " ".join(g.completed[seat])


def _combat(g: QuestState, seen: View, fight: Combat) -> None:
    seen.facts |= {
        "combat_hero": fight.hero,
        "combat_enemy": fight.enemy,
        "combat_enemy_code": g.codes[fight.enemy],
        "combat_within": fight.within,
        "combat_exhausted": " ".join(fight.exhausted),
    }
    seen.numbers |= {
        "combat_round": fight.round,
        "enemy_health": health(g, fight),
        "enemy_damage": damage_on_enemy(g, fight),
    }
    for seat in fighters(fight):
        seen.numbers |= {
            f"spent:{seat}": spent(g, fight, seat),
            f"combat_strength:{seat}": strength(g, fight, seat),
            f"attack:{seat}": value(g, fight, seat, ATTACK),
            f"defense:{seat}": value(g, fight, seat, DEFENSE),
            f"hand:{seat}": len(g.zones[combat_hand(seat)]),
        }
        seen.facts[f"shown:{seat}"] = fight.shown.get(seat, "")
        seen.facts[f"canceled:{seat}"] = "yes" if fight.shown.get(seat) and is_canceled(g, fight, seat) else ""


def _facts(g: QuestState, seen: View) -> None:
    seen.facts |= {
        "phase": g.phase,
        "step": g.step,
        "active": g.active,
        "dominant": dominant(g),
        "event_at": g.event_at,
        "champion": g.champion,
        "action_tokens": " ".join(g.action_tokens),
    }
    seen.facts |= {f"{space}_at": place for space, place in g.plot_at.items()}
    for id, said in g.corrected.items():
        told = {fact: value for fact, value in said.items() if fact not in PROSE}
        seen.facts[f"{CORRECTED}{id}"] = " ".join(f"{fact}={value}" for fact, value in told.items())
