"""What the dice bring next: the strike that is resolved, one that could still meet somebody, corruption checks."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.play import Odds, OddsTable, Share
from desktop_app.games.kit.numerals import signed
from desktop_app.games.meccg.reading.attacks import TAPPED, WOUNDED
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.state import WIZARD
from desktop_app.games.meccg.table.odds import ALL_WAYS, at_least, beaten, hit
from desktop_app.games.meccg.verbs.corruption import NARROW

MOST = 7
"""So many of a side are told, those first who are most in danger."""


def dice_odds(view: View) -> Odds | None:
    """In how many of the 36 ways two dice fall what happens to whom; None where nobody has anything to fear."""
    if view.outcome:
        return None
    tables = [*_strike(view), *_attack(view), *_checks(view)]
    return Odds(message("mec-odds-dice"), tuple(tables)) if tables else None


def _strike(view: View) -> list[OddsTable]:
    """The strike that is resolved (MEC-596), and the body check of whom it wounds."""
    target = view.card(view.facts.get("target", "")) if view.facts.get("attack") else None
    if target is None or "strike_prowess" not in view.numbers:
        return []
    fails, succeeds = beaten(view), hit(view)
    even = ALL_WAYS - fails - succeeds
    mine = target.controller == view.seat
    shares = [
        _share(message("mec-odds-strike-fails", ways=fails), target, fails, good=mine),
        _share(message("mec-odds-strike-nothing", ways=even), target, even, good=None),
        _share(message("mec-odds-strike-succeeds", ways=succeeds), target, succeeds, good=not mine),
    ]
    if not view.facts.get("detainment"):
        falls = at_least(view.numbers["target_body"] + 1)
        shares.append(_share(message("mec-odds-body-fails", ways=falls), target, falls, good=not mine))
    return [OddsTable(tuple(shares), message("mec-odds-strike", card=_ref(target)))]


def _attack(view: View) -> list[OddsTable]:
    """Whom a strike of the attack would hit that is not resolved yet (MEC-586)."""
    zone = view.zones.get(f"company:{view.facts.get('attack_company', '')}")
    if not view.facts.get("attack") or view.facts.get("target") or zone is None:
        return []
    people = _people(zone.cards)
    return _by_side(view, "mec-odds-attack", [(card, _met(view, card)) for card in people])


def _met(view: View, card: CardView) -> Share:
    less = WOUNDED if "wounded" in card.marks else TAPPED if "exhausted" in card.marks else 0
    own = card.numbers.get("prowess", 0) + less
    ways = ALL_WAYS - at_least(view.numbers["attack_prowess"] - own)
    told = message("mec-odds-attack-one", card=_ref(card), prowess=own, ways=ways)
    return _share(told, card, ways, good=card.controller != view.seat)


def _checks(view: View) -> list[OddsTable]:
    """Who would not pass a corruption check now (MEC-669); a minion passes a narrow one (MEC-127)."""
    people = [card for zone in view.zones.values() if zone.id.startswith("company:") for card in _people(zone.cards)]
    checking = [card for card in people if load_cards()[card.code].race != "ringwraith"]  # who makes none (MEC-674)
    return _by_side(view, "mec-odds-checks", [(card, _checked(view, card)) for card in checking])


def _checked(view: View, card: CardView) -> Share:
    points, bonus = card.numbers.get("corruption", 0), card.numbers.get("check", 0)
    narrow = 0 if view.facts.get(f"kind:{card.controller}") == WIZARD else NARROW + 1
    ways = ALL_WAYS - at_least(points - bonus + 1 - narrow)
    told = (
        message("mec-odds-checks-one-modified", card=_ref(card), points=points, bonus=signed(bonus), ways=ways)
        if bonus
        else message("mec-odds-checks-one", card=_ref(card), points=points, ways=ways)
    )
    return _share(told, card, ways, good=card.controller != view.seat)


def _by_side(view: View, heading: str, shares: Sequence[tuple[CardView, Share]]) -> list[OddsTable]:
    """Those who have something to fear, most in danger first; a table for one's own, and one for the other side."""
    found = sorted((each for each in shares if each[1].count), key=lambda each: -each[1].count)
    own = tuple(share for card, share in found if card.controller == view.seat)[:MOST]
    others = tuple(share for card, share in found if card.controller != view.seat)[:MOST]
    return [OddsTable(side, message(heading, whose=whose)) for side, whose in ((own, "own"), (others, "other")) if side]


def _share(told: Message, card: CardView, ways: int, *, good: bool | None) -> Share:
    return Share(told, ways / ALL_WAYS, ways, (card.code,), good=good)


def _people(cards: Sequence[CardView]) -> list[CardView]:
    """The characters of a company: whoever lies in it upon nobody."""
    return [card for card in cards if not card.host and card.code and load_cards()[card.code].type == "character"]


def _ref(card: CardView) -> str:
    return card_ref(card.id, card.code)
