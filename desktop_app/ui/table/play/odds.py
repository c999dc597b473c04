"""Chances from public knowledge: what the encounter deck can still hold, and what a reveal adds. Pure arithmetic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.engine.view import View


@dataclass(frozen=True, slots=True)
class Odds:
    """What one card from the top can be: its share by kind, the share of each amount of threat, the mean."""

    unseen: int
    kinds: Mapping[str, float]
    threat: Mapping[int, float]
    mean_threat: float


def unseen(composition: Mapping[str, int], view: View) -> Counter[str]:
    """What is left of a deck's list after everything face up anywhere: the deck and what lies face down."""
    left = Counter(composition)
    for zone in view.zones.values():
        for card in zone.cards:
            if card.code:
                left[card.code] -= 1
    return Counter({code: count for code, count in left.items() if count > 0})


def odds_of(left: Mapping[str, int], kind_of: Mapping[str, str], threat_of: Mapping[str, int]) -> Odds | None:
    """The odds of the next card; None when nothing is left."""
    total = sum(left.values())
    if not total:
        return None
    kinds: Counter[str] = Counter()
    threats: Counter[int] = Counter()
    for code, count in left.items():
        kinds[kind_of[code]] += count
        threats[threat_of.get(code, 0)] += count
    return Odds(
        unseen=total,
        kinds={kind: count / total for kind, count in kinds.most_common()},
        threat={amount: threats[amount] / total for amount in sorted(threats)},
        mean_threat=sum(amount * count for amount, count in threats.items()) / total,
    )
