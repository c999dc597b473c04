"""What the next encounter card can be: the printed list of the deck without what lies face up anywhere."""

from __future__ import annotations

from collections import Counter

from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import View
from desktop_app.games.contract import Odds, OddsTable, Share
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios


def encounter_odds(view: View) -> Odds | None:
    """Kinds and threat of the next encounter card, and what they mean for the quest; None without a scenario."""
    scenario = load_scenarios().get(view.facts.get("scenario", ""))
    if scenario is None:
        return None
    left = unseen(scenario.encounter_deck(easy=bool(view.facts.get("easy"))), view)
    total = sum(left.values())
    if not total:
        return Odds(message("lcgtable-odds-none"))
    kinds, threats = _counted(left)
    surplus = view.numbers.get("willpower", 0) - view.numbers.get("staging_threat", 0)
    behind = message("lcgtable-odds-behind", short=-surplus)
    return Odds(
        message("lcgtable-odds-unseen", count=total),
        (
            OddsTable(tuple(Share(_type(kind), count / total) for kind, count in kinds.most_common())),
            OddsTable(
                tuple(
                    Share(message("lcgtable-odds-adds", threat=amount), threats[amount] / total)
                    for amount in sorted(threats)
                ),
                message("lcgtable-odds-threat"),
            ),
        ),
        behind if surplus < 0 else message("lcgtable-odds-quest", surplus=surplus),
        sum(count for amount, count in threats.items() if amount <= surplus) / total,
    )


def unseen(composition: dict[str, int], view: View) -> Counter[str]:
    """What is left of a deck's list after everything face up anywhere: the deck and what lies face down."""
    left = Counter(composition)
    for zone in view.zones.values():
        left.subtract(card.code for card in zone.cards if card.code in left)
    return +left


def _counted(left: Counter[str]) -> tuple[Counter[str], Counter[int]]:
    cards = load_cards()
    kinds, threats = Counter[str](), Counter[int]()
    for code, count in left.items():
        kinds[cards[code].type] += count
        threats[cards[code].threat or 0] += count
    return kinds, threats


def _type(kind: str) -> Message:
    return message(f"lcgtraits-type-{kind.replace('_', '-')}")
