"""What one seat may see of the table. Hidden cards give neither code nor id; their places are numbered."""

from __future__ import annotations

from desktop_app.engine.view import CardView, View
from desktop_app.games.kit.seeing import ATTACHED, Seeing
from desktop_app.games.lotr_lcg.book.player_attack import attack_strength
from desktop_app.games.lotr_lcg.book.quest_stages import is_skipped
from desktop_app.games.lotr_lcg.book.scoring import score, score_parts
from desktop_app.games.lotr_lcg.reading.coming import cards_to_reveal, readying, rises
from desktop_app.games.lotr_lcg.reading.hidden_zones import HIDDEN
from desktop_app.games.lotr_lcg.reading.numbers import committed_willpower, number, staging_threat, terms
from desktop_app.games.lotr_lcg.reading.queries import (
    ENCOUNTER,
    FACTS,
    READING,
    SLAIN,
    THREAT_ELIMINATION_LEVEL,
    players,
)
from desktop_app.games.lotr_lcg.state import Attack, LcgState, Piece

PUBLIC_PILES = ("encounter_discard", "victory", "removed", "set_aside", "revealed")
RESOLVING = "resolving"
"""Where events lie until they have done what they do; each is seen on the side of its owner."""
HIDDEN_PILES = ("encounter_deck", "quest_deck")
IN_PLAY = ("quest", "active_location", "staging")
MAY_BE_LEFT_OUT = ("3.3", "5.3")
"""The steps that a stage may leave out."""
CAMPAIGN_ZONES = ("campaign", "campaign_back", "pool")
"""Beside the quest deck in campaign mode: the campaign card with its front or its back up, and what waits to be set
up."""


def _face(g: LcgState, card: str, zone: str) -> CardView:
    printed = FACTS[g.codes[card]]
    return CardView(
        card,
        printed.code,
        zone,
        g.owners[card],
        numbers=READING.numbers(g, card),
        traits=list(printed.traits),
        marks=["unique"] if printed.unique else [],
    )


def _marks(g: LcgState, card: str, piece: Piece) -> list[str]:
    attack = g.attacks[-1] if g.attacks else None
    marks = (
        ("committed", piece.committed),
        ("captive", g.home[card].startswith("captive:")),
        ("on_deck", g.home[card].startswith("on_deck:")),
        ("attacking", attack is not None and _attacking(attack.kind, attack.enemy, attack.characters, card)),
        ("defending", attack is not None and _defending(attack.kind, attack.enemy, attack.characters, card)),
    )
    return [mark for mark, holds in marks if holds]


def _shadows(g: LcgState, seat: str, card: str, zone: str) -> list[CardView]:
    return [_shadow(g, card, shadow, index, zone) for index, shadow in enumerate(g.pieces[card].shadows)]


SEEING: Seeing[LcgState] = Seeing(
    HIDDEN,
    _face,
    marks=_marks,
    tokens={"resources": "resource"},
    piles=("discard", RESOLVING, *PUBLIC_PILES),
    beside=_shadows,
)


def view(g: LcgState, seat: str) -> View:
    """The table as a seat sees it: everything but decks, other hands and face-down shadow cards (LCG-100, LCG-276)."""
    seen = SEEING.begin(g, seat, g.round)
    SEEING.look(g, seen, *HIDDEN_PILES, *PUBLIC_PILES, *IN_PLAY)
    if g.campaign is not None:
        SEEING.look(g, seen, *CAMPAIGN_ZONES)
    for other in g.seats:
        _seat_zones(g, seen, other)
    _lay_by_their_guards(g, seen)
    _numbers(g, seen)
    _facts(g, seen)
    return seen


def _seat_zones(g: LcgState, seen: View, other: str) -> None:
    mine = g.zones[f"play:{other}"]
    heroes = [card for card in mine if FACTS[g.codes[card]].type == "hero"]
    allies = [card for card in mine if card not in heroes]
    rows = ((f"heroes:{other}", heroes, f"captive:{other}"), (f"allies:{other}", allies, f"on_deck:{other}"))
    for name, cards, besides in rows:
        shown = seen.zones[name] = SEEING.zone(g, seen.seat, f"play:{other}", cards, name)
        if g.zones[besides]:
            shown.cards += SEEING.zone(g, seen.seat, besides, None, name).cards
            shown.count += len(g.zones[besides])
    events = [card for card in g.zones[RESOLVING] if g.owners[card] == other]
    seen.zones[f"{RESOLVING}:{other}"] = SEEING.zone(g, seen.seat, RESOLVING, events, f"{RESOLVING}:{other}")
    SEEING.look(g, seen, *(f"{zone}:{other}" for zone in ("engaged", "hand", "deck", "discard")))


def _lay_by_their_guards(g: LcgState, seen: View) -> None:
    """A guarded objective is seen with the enemy or location that guards it, wherever that one lies."""
    for objective in g.zones["staging"]:
        guarding = g.pieces[objective].attachments
        guards = [shown for card in guarding if (shown := seen.card(card)) is not None and g.home[card] != ATTACHED]
        shown = seen.card(objective) if guards else None
        if shown is None:
            continue
        for guard in guards:
            guard.host = ""
        seen.zones["staging"].cards.remove(shown)
        shown.host, shown.zone = guards[0].id, guards[0].zone
        beside = seen.zones[shown.zone].cards
        beside.insert(beside.index(guards[0]) + 1, shown)


def _attacking(kind: str, enemy: str, characters: list[str], card: str) -> bool:
    return card == enemy if kind == "enemy" else card in characters


def _defending(kind: str, enemy: str, characters: list[str], card: str) -> bool:
    return card in characters if kind == "enemy" else card == enemy


def _shadow(g: LcgState, enemy: str, shadow: str, index: int, zone: str) -> CardView:
    if shadow in g.turned:
        shown = _face(g, shadow, zone)
        shown.host, shown.marks = enemy, [*shown.marks, "shadow"]
        return shown
    return CardView(f"{enemy}/shadow{index + 1}", "", zone, host=enemy, back="encounter", marks=["facedown", "shadow"])


def _numbers(g: LcgState, seen: View) -> None:
    seen.numbers = {
        "round": g.round,
        "staging_threat": staging_threat(g),
        "willpower": committed_willpower(g),
        "by_hand": g.by_hand,
        "reveals": cards_to_reveal(g),
        "slain": g.used.get(SLAIN, 0),
    }
    for seat in g.seats:
        seen.numbers[f"threat:{seat}"] = g.threat[seat]
        seen.numbers[f"elimination:{seat}"] = THREAT_ELIMINATION_LEVEL
    for seat, rise in rises(g).items():
        seen.numbers[f"rise:{seat}"] = rise
        seen.numbers[f"readies:{seat}"] = readying(g, seat)
    attack = g.attacks[-1] if g.attacks else None
    if attack is None or attack.enemy not in g.pieces:
        return
    strength, defense = _fought(g, attack)
    seen.numbers["ledger:attack"] = strength
    seen.numbers["ledger:defense"] = defense
    seen.numbers["ledger:damage"] = max(0, strength - defense)
    seen.numbers["ledger:shadow"] = _by_shadow(g, attack)
    seen.facts["ledger:kind"] = attack.kind
    fighting = " ".join(attack.characters)
    seen.facts["attacker"] = attack.enemy if attack.kind == "enemy" else fighting
    seen.facts["defender"] = fighting if attack.kind == "enemy" else attack.enemy
    seen.facts["ledger:seat"] = attack.seat
    seen.facts["undefended"] = "yes" if attack.undefended else ""


def _fought(g: LcgState, attack: Attack) -> tuple[int, int]:
    """Attack and defense strength: as they stand, and once the damage is determined as they were then, so that a
    defender that died of it stays in the sum (LCG-470)."""
    if attack.kind != "enemy":
        return attack_strength(g, attack), number(g, attack.enemy, "defense")
    if attack.damage:
        return attack.strength, attack.strength - attack.damage
    defending = [card for card in attack.characters if card in g.pieces]
    return number(g, attack.enemy, "attack"), sum(number(g, card, "defense") for card in defending)


def _by_shadow(g: LcgState, attack: Attack) -> int:
    """What the shadow cards that have been turned up add to the attack of their enemy."""
    if attack.kind != "enemy":
        return 0
    turned = set(g.turned)
    return sum(term.amount for term in terms(g, attack.enemy, "attack") if term.source in turned)


def _burdens(g: LcgState) -> list[str]:
    """What the campaign has brought into the encounter deck, by code: no secret, only where it lies is (LCG-548)."""
    ours = [card for card, owner in g.owners.items() if owner == ENCOUNTER]
    return sorted(g.codes[card] for card in ours if FACTS[g.codes[card]].subtype is not None)


def _facts(g: LcgState, seen: View) -> None:
    order = players(g)
    seen.facts |= {
        "scenario": g.scenario,
        "first_player": order[0] if order else g.first_player,
        "active": g.active,
        "step": g.step,
        "phase": g.phase,
        "eliminated": " ".join(g.eliminated),
        "left_out": " ".join(step for step in MAY_BE_LEFT_OUT if is_skipped(g, step)),
        "easy": "yes" if g.easy else "",
        "campaign": g.campaign.mode if g.campaign is not None else "",
        "burdens": " ".join(_burdens(g)) if g.campaign is not None else "",
    }
    if g.outcome is not None:
        seen.outcome = {"result": g.outcome.result, "reason": g.outcome.reason}
        total = score(g)
        if total is not None:
            seen.outcome["score"] = str(total)
        seen.outcome |= {f"score:{part}": str(points) for part, points in score_parts(g).items()}
