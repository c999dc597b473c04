"""What the next encounter card can be: the printed list of the deck without what lies face up anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Odds, OddsTable, Share
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios

TO_BE_REVEALED = ("3.1w", "3.2", "3.2w", "3.3")
"""The rows of the quest phase up to staging: another card still counts against the willpower (LCG-415, LCG-418), unless
the stage has none revealed."""


def encounter_odds(view: View) -> Odds | None:
    """Kinds and threat of the next encounter card, and before staging is over what they mean for the quest; None
    without a scenario."""
    scenario = load_scenarios().get(view.facts.get("scenario", ""))
    if scenario is None:
        return None
    burdens = Counter(view.facts.get("burdens", "").split())
    left = unseen(burdens + Counter(scenario.encounter_deck(easy=bool(view.facts.get("easy")))), view)
    total = sum(left.values())
    if not total:
        return Odds(message("lcgtable-odds-none"))
    surplus = view.numbers.get("willpower", 0) - view.numbers.get("staging_threat", 0)
    kinds, threats = _by_kind(left), _by_threat(left)
    counts = bool(view.place) and view.place[0][1] in TO_BE_REVEALED and bool(view.numbers["reveals"])
    behind = message("lcgtable-odds-behind", short=-surplus)
    quest = behind if surplus < 0 else message("lcgtable-odds-quest", surplus=surplus)
    return Odds(
        message("lcgtable-odds-unseen", count=total),
        (
            OddsTable(
                tuple(
                    _threat_share(amount, threats[amount], total, view, surplus, counts=counts)
                    for amount in sorted(threats)
                ),
                message("lcgtable-odds-threat"),
                columns=True,
            ),
            OddsTable(
                tuple(
                    Share(_type(kind), cards.total() / total, cards.total(), _often(cards), good=_welcome(kind))
                    for kind, cards in sorted(kinds.items(), key=lambda each: -each[1].total())
                )
            ),
        ),
        quest if counts else None,
        sum(cards.total() for amount, cards in threats.items() if amount <= surplus) / total,
    )


def _threat_share(amount: int, cards: Counter[str], total: int, view: View, surplus: int, *, counts: bool) -> Share:
    """What a card of this threat would mean for the quest, once somebody is committed to it."""
    effect, good = None, None
    if counts and view.numbers.get("willpower", 0):
        margin = surplus - amount
        good = margin >= 0
        effect = message("lcgtable-odds-progress" if good else "lcgtable-odds-rises", count=abs(margin))
    said = message("lcgtable-odds-adds", threat=amount)
    return Share(said, cards.total() / total, cards.total(), _often(cards), effect, good)


def _welcome(kind: str) -> bool | None:
    return False if kind == "enemy" else None


def _often(cards: Counter[str]) -> tuple[str, ...]:
    """The cards, those with most copies first."""
    return tuple(code for code, _ in cards.most_common())


def unseen(composition: Mapping[str, int], view: View) -> Counter[str]:
    """What is left of a deck's list after everything face up anywhere: the deck and what lies face down."""
    left = Counter(composition)
    for zone in view.zones.values():
        left.subtract(card.code for card in zone.cards if card.code in left)
    return +left


def _by_kind(left: Counter[str]) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {}
    for code, count in left.items():
        found.setdefault(load_cards()[code].type, Counter())[code] += count
    return found


def _by_threat(left: Counter[str]) -> dict[int, Counter[str]]:
    found: dict[int, Counter[str]] = {}
    for code, count in left.items():
        found.setdefault(load_cards()[code].threat or 0, Counter())[code] += count
    return found


def _type(kind: str) -> Message:
    return message(f"lcgtraits-type-{kind.replace('_', '-')}")
