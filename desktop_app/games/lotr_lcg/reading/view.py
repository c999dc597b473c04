"""What one seat may see of the table. Hidden cards give neither code nor id; their places are numbered."""

from __future__ import annotations

from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games.lotr_lcg.book.player_attack import attack_strength
from desktop_app.games.lotr_lcg.book.scoring import score, score_parts
from desktop_app.games.lotr_lcg.reading.numbers import committed_willpower, has_number, number, staging_threat
from desktop_app.games.lotr_lcg.reading.queries import FACTS, NUMBERS, THREAT_ELIMINATION_LEVEL, players
from desktop_app.games.lotr_lcg.state import LcgState

PUBLIC_PILES = ("encounter_discard", "victory", "removed", "set_aside", "resolving", "revealed")
TOKENS = {"damage": "damage", "progress": "progress", "resources": "resource"}
"""What lies on a piece, and how the view calls it."""
HIDDEN_PILES = ("encounter_deck", "quest_deck")


def view(g: LcgState, seat: str) -> View:
    """The table as a seat sees it: everything but decks, other hands and face-down shadow cards (LCG-100, LCG-276)."""
    seen = View(
        game=g.game,
        seat=seat,
        seats=list(g.seats),
        round=g.round,
        place=[[place.table, place.row, place.within] for place in g.position],
    )
    for zone in HIDDEN_PILES:
        seen.zones[zone] = ZoneView(zone, len(g.zones[zone]))
    for zone in PUBLIC_PILES:
        cards = [(_piece if card in g.pieces else _plain)(g, card, zone) for card in reversed(g.zones[zone])]
        seen.zones[zone] = ZoneView(zone, len(cards), cards)
    for zone in ("quest", "active_location", "staging"):
        seen.zones[zone] = _in_play(g, zone, g.zones[zone])
    for other in g.seats:
        _seat_zones(g, seen, other, seat)
    _numbers(g, seen)
    _facts(g, seen)
    return seen


def _seat_zones(g: LcgState, seen: View, other: str, seat: str) -> None:
    mine = g.zones[f"play:{other}"]
    heroes = [card for card in mine if FACTS[g.codes[card]].type == "hero"]
    seen.zones[f"heroes:{other}"] = _in_play(g, f"heroes:{other}", heroes)
    seen.zones[f"allies:{other}"] = _in_play(g, f"allies:{other}", [c for c in mine if c not in heroes])
    seen.zones[f"engaged:{other}"] = _in_play(g, f"engaged:{other}", g.zones[f"engaged:{other}"])
    hand, deck, discard = f"hand:{other}", f"deck:{other}", f"discard:{other}"
    shown = [_plain(g, card, hand) for card in g.zones[hand]] if other == seat else []
    seen.zones[hand] = ZoneView(hand, len(g.zones[hand]), shown)
    seen.zones[deck] = ZoneView(deck, len(g.zones[deck]))
    seen.zones[discard] = ZoneView(
        discard, len(g.zones[discard]), [_plain(g, card, discard) for card in reversed(g.zones[discard])]
    )


def _plain(g: LcgState, card: str, zone: str) -> CardView:
    printed = FACTS[g.codes[card]]
    return CardView(
        card,
        printed.code,
        zone,
        g.owners[card],
        numbers={name: number(g, card, name) for name in NUMBERS if has_number(g, card, name)},
        traits=list(printed.traits),
        marks=["unique"] if printed.unique else [],
    )


def _in_play(g: LcgState, zone: str, cards: list[str]) -> ZoneView:
    found = []
    for card in cards:
        found.append(_piece(g, card, zone))
        for attachment in g.pieces[card].attachments:
            if g.home[attachment] == "attached" or zone != "staging":
                found.append(_piece(g, attachment, zone))
        for index, shadow in enumerate(g.pieces[card].shadows):
            found.append(_shadow(g, card, shadow, index, zone))
    return ZoneView(zone, len(cards), found)


def _piece(g: LcgState, card: str, zone: str) -> CardView:
    piece = g.pieces[card]
    shown = _plain(g, card, zone)
    shown.controller, shown.host = piece.controller, piece.host
    shown.tokens = {TOKENS[token]: amount for token, amount in piece.tokens.items()}
    attack = g.attacks[-1] if g.attacks else None
    marks = (
        ("exhausted", piece.exhausted),
        ("committed", piece.committed),
        ("attacking", attack is not None and _attacking(attack.kind, attack.enemy, attack.characters, card)),
        ("defending", attack is not None and _defending(attack.kind, attack.enemy, attack.characters, card)),
        ("by_hand", piece.by_hand),
    )
    shown.marks += [mark for mark, holds in marks if holds]
    return shown


def _attacking(kind: str, enemy: str, characters: list[str], card: str) -> bool:
    return card == enemy if kind == "enemy" else card in characters


def _defending(kind: str, enemy: str, characters: list[str], card: str) -> bool:
    return card in characters if kind == "enemy" else card == enemy


def _shadow(g: LcgState, enemy: str, shadow: str, index: int, zone: str) -> CardView:
    if shadow in g.turned:
        shown = _plain(g, shadow, zone)
        shown.host, shown.marks = enemy, [*shown.marks, "shadow"]
        return shown
    return CardView(f"{enemy}/shadow{index + 1}", "", zone, host=enemy, back="encounter", marks=["facedown", "shadow"])


def _numbers(g: LcgState, seen: View) -> None:
    seen.numbers = {
        "round": g.round,
        "staging_threat": staging_threat(g),
        "willpower": committed_willpower(g),
        "by_hand": g.by_hand,
    }
    for seat in g.seats:
        seen.numbers[f"threat:{seat}"] = g.threat[seat]
        seen.numbers[f"elimination:{seat}"] = THREAT_ELIMINATION_LEVEL
    attack = g.attacks[-1] if g.attacks else None
    if attack is None or attack.enemy not in g.pieces:
        return
    defending = [card for card in attack.characters if card in g.pieces]
    if attack.kind == "enemy":
        strength = number(g, attack.enemy, "attack")
        defense = sum(number(g, card, "defense") for card in defending)
    else:
        strength, defense = attack_strength(g, attack), number(g, attack.enemy, "defense")
    seen.numbers["ledger:attack"] = strength
    seen.numbers["ledger:defense"] = defense
    seen.numbers["ledger:damage"] = max(0, strength - defense)
    seen.facts["ledger:kind"] = attack.kind
    seen.facts["attacker"] = attack.enemy if attack.kind == "enemy" else " ".join(defending)
    seen.facts["defender"] = " ".join(defending) if attack.kind == "enemy" else attack.enemy
    seen.facts["ledger:seat"] = attack.seat
    seen.facts["undefended"] = "yes" if attack.undefended else ""


def _facts(g: LcgState, seen: View) -> None:
    for seat in g.seats:
        seen.facts[f"name:{seat}"] = g.names[seat]
    order = players(g)
    seen.facts |= {
        "scenario": g.scenario,
        "first_player": order[0] if order else g.first_player,
        "active": g.active,
        "step": g.step,
        "phase": g.phase,
        "eliminated": " ".join(g.eliminated),
        "easy": "yes" if g.easy else "",
    }
    if g.outcome is not None:
        seen.outcome = {"result": g.outcome.result, "reason": g.outcome.reason}
        total = score(g)
        if total is not None:
            seen.outcome["score"] = str(total)
            seen.outcome |= {f"score:{part}": str(points) for part, points in score_parts(g).items()}
