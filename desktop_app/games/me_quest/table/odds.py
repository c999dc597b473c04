"""What the other side of a combat can still play: its deck as it is printed, without what lies open."""

from __future__ import annotations

from collections import Counter

from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Odds, OddsTable, Share
from desktop_app.games.me_quest.reading.corrected import facts_in
from desktop_app.games.me_quest.reading.facts import CardFacts, of_type
from desktop_app.games.me_quest.reading.queries import FACTS, figure
from desktop_app.games.me_quest.state import SAURON

COMBAT, HERO = "combat", "hero_card"
"""The types of the cards that enemies and heroes fight with."""


def combat_odds(view: View) -> Odds | None:
    """How hard the next card of the other side strikes, and whether it exhausts them; None outside a combat."""
    hero = view.facts.get("combat_hero", "")
    if not hero or view.outcome:
        return None
    other = hero if view.seat == SAURON else SAURON
    left = unseen(view, other, hero)
    total = left.total()
    if not total:
        return Odds(message("meqtable-odds-none"))
    strength = view.numbers[f"combat_strength:{other}"] - view.numbers[f"spent:{other}"]
    beyond = sum(count for code, count in left.items() if facts_in(view, code).strength_cost > strength)
    by_attack: dict[int, Counter[str]] = {}
    for code, count in left.items():
        by_attack.setdefault(facts_in(view, code).attack, Counter())[code] += count
    shield = best_defense(view)
    return Odds(
        message("meqtable-odds-unseen", count=total),
        (
            OddsTable(
                tuple(_share(attack, by_attack[attack], total, shield) for attack in sorted(by_attack)),
                message("meqtable-odds-attack"),
                columns=True,
            ),
        ),
        message("meqtable-odds-exhausts", strength=max(0, strength)),
        beyond / total,
    )


def _share(attack: int, cards: Counter[str], total: int, shield: int) -> Share:
    through = max(0, attack - shield)
    effect = message("meqtable-odds-through", count=through) if through else message("meqtable-odds-stopped")
    codes = tuple(code for code, _ in cards.most_common())
    return Share(_attack(attack), cards.total() / total, cards.total(), codes, effect, not through)


def _attack(attack: int) -> Message:
    return message("meqtable-odds-strikes", attack=attack)


def best_defense(view: View) -> int:
    """The most defense that is printed on a card which the seat could play now."""
    zone = view.zones.get(f"combat_hand:{view.seat}" if view.seat == SAURON else f"hand:{view.seat}")
    return (
        max((facts_in(view, card.code).defense for card in zone.cards if card.code in FACTS), default=0) if zone else 0
    )


def unseen(view: View, seat: str, hero: str) -> Counter[str]:
    """The cards of a side by its printed list, less those that lie open anywhere or may no longer come: what a hero
    has rested or lost lies in pools of known size, so that only what is seen is taken off."""
    left: Counter[str] = Counter()
    for card in _list(view, seat, hero):
        left[card.code] += card.quantity
    for zone in view.zones.values():
        left.subtract(card.code for card in zone.cards if card.code in left)
    return +left


def _list(view: View, seat: str, hero: str) -> list[CardFacts]:
    if seat == SAURON:
        deck = FACTS[view.facts["combat_enemy_code"]].deck
        return [card for card in of_type(COMBAT) if card.owner == deck]
    played = view.card(figure(hero))
    owner = played.code.removeprefix("hero.") if played is not None else ""
    return [card for card in of_type(HERO) if card.owner == owner]
