"""What the table shows beside the cards: a company's journey, a strike with its odds, the chain, points, influence."""

from __future__ import annotations

from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.sights import (
    Account,
    Folded,
    Journey,
    Link,
    Outcome,
    Portion,
    Roll,
    Score,
    Scores,
    Sights,
    Stack,
    Step,
)
from desktop_app.games.contract.table import Cell, Contest, Fighter, Ledger
from desktop_app.games.meccg.reading.points import SOURCES

SOURCE_SIGNS = {
    "character": "account",
    "ally": "paw",
    "item": "sack",
    "faction": "flag-variant",
    "kill": "skull",
    "miscellaneous": "star-plus",
}
STRIKE_STEPS = ("strike_hazards", "excess", "hold", "support", "strike_resources", "strike_roll")
"""The steps of the strike sequence (MEC-585 to MEC-594)."""


def _named(card: CardView) -> str:
    return card_ref(card.id, card.code)


def _first(view: View, zone: str) -> CardView | None:
    cards = view.zones[zone].cards if zone in view.zones else []
    return next(iter(cards), None)


# -- the journey --------------------------------------------------------------------------------------------------


def journey(view: View) -> Journey | None:
    """The company whose movement/hazard phase it is on its road, with its hazard limit (MEC-500); none once the site
    that it came from is gone (MEC-534)."""
    company = view.facts.get("company", "")
    start_zone, goal_zone = f"origin:{company}", f"site:{company}"
    leader, start, goal = (_first(view, zone) for zone in (f"company:{company}", start_zone, goal_zone))
    if not view.facts.get("moving") or leader is None or start is None or goal is None:
        return None
    limit = view.numbers["hazard_limit"]
    regions, path = (tuple(view.facts.get(f"{name}:{company}", "").split()) for name in ("regions", "path"))
    return Journey(
        message("mectable-journey", card=_named(leader), site=_named(goal)),
        start.code,
        goal.code,
        regions if len(regions) == len(path) else (),
        start_zone,
        goal_zone,
        guard_zone=f"guard:{company}",
        limit=limit,
        used=min(view.numbers["hazards_used"], limit),
        used_zone=f"used:{company}",
        sockets=message("mectable-hazard-limit"),
        told=(message("mectable-from"), message("mectable-to")),
        signs=path,
    )


# -- attacks and strikes ------------------------------------------------------------------------------------------


def contest(view: View) -> Contest | None:
    """The attack that goes on; while a strike is resolved the two who meet, the dice and what comes of each sum.

    What came of the strike is told by its moment: the dice that fall after it are those of a body check.
    """
    if not view.facts.get("attack") or view.outcome:
        return None
    target = view.card(view.facts.get("target", ""))
    defender = target or _facing(view) or _first(view, f"company:{view.facts['attack_company']}")
    if defender is None:
        return None
    played = _first(view, "attacking")
    attacker = played or _of_company(view)
    code = attacker.code if attacker is not None else view.facts.get("attack_code", "")
    name = _named(attacker) if attacker is not None else card_ref("", code)
    by_company = target is None and bool(view.facts.get("attack_leader"))
    sides = (
        Fighter(
            message("mectable-fighter", card=_named(defender)), defender.code, "", "", told=_of_target(view, target)
        ),
        Fighter(
            message("mectable-fighter", card=name), code, "attacking" if played is not None else "", "",
            told=() if by_company else _of_attack(view),
        ),
    )  # fmt: skip
    if target is None:
        told = "mectable-company-attack" if by_company else "mectable-attack"
        return Contest(message(told, card=name, strikes=view.numbers["strikes"]), sides)
    heading = message("mectable-strike", card=name, target=_named(target))
    return Contest(heading, sides, None if view.facts["strike_result"] else _roll(view, target), _steps(view))


def _of_company(view: View) -> CardView | None:
    """Where a company attacks, who gives the strike that is resolved; before that its first character."""
    return view.card(view.facts.get("giver", "") or view.facts.get("attack_leader", ""))


def _facing(view: View) -> CardView | None:
    """The first of those whose strike is still to come, before one of them is chosen."""
    waiting = (card for zone in view.zones.values() for card in zone.cards if "facing" in card.marks)
    return next(waiting, None)


def _of_target(view: View, target: CardView | None) -> tuple[Message, ...]:
    if target is None:
        return ()
    return (message("mectable-prowess-body", prowess=view.numbers["target_prowess"], body=view.numbers["target_body"]),)


def _of_attack(view: View) -> tuple[Message, ...]:
    prowess = view.numbers.get("strike_prowess", view.numbers["attack_prowess"])
    if "attack_body" in view.numbers:
        return (message("mectable-prowess-body", prowess=prowess, body=view.numbers["attack_body"]),)
    return (message("mectable-prowess-alone", prowess=prowess),)


def _roll(view: View, target: CardView) -> Roll:
    """What the sum of the dice brings: more than what is missing beats the strike, as much avoids it (MEC-596)."""
    even = view.numbers["strike_prowess"] - view.numbers["target_prowess"]
    beaten = "mectable-beats-body" if "attack_body" in view.numbers else "mectable-beats"
    hit = "mectable-taps" if view.facts.get("detainment") else "mectable-wounded"
    outcomes = (
        Outcome(message(beaten, body=view.numbers.get("attack_body", 0)), even + 1, 12, "good"),
        Outcome(message("mectable-avoided"), even, even, "even"),
        Outcome(message(hit, body=view.numbers["target_body"]), 2, even - 1, "bad"),
    )
    rolled = view.facts.get("step") == STRIKE_STEPS[-1] and "die1" in view.numbers and "die2" in view.numbers
    dice = (view.numbers["die1"], view.numbers["die2"]) if rolled else ()
    return Roll(message("mectable-rolls", card=_named(target)), outcomes, dice)


def _steps(view: View) -> tuple[Step, ...]:
    now = view.facts.get("step", "")
    at = STRIKE_STEPS.index(now) if now in STRIKE_STEPS else -1
    return tuple(
        Step(
            message(f"mec-step-{name.replace('_', '-')}"),
            "done" if number < at else "now" if number == at else "to_come",
        )
        for number, name in enumerate(STRIKE_STEPS)
    )


def ledger(view: View) -> Ledger | None:
    """What the dice must come to: the prowess of the strike less that of its target."""
    target = view.card(view.facts.get("target", "")) if view.facts.get("attack") and not view.outcome else None
    if target is None or view.facts["strike_result"]:
        return None
    power, own = view.numbers["strike_prowess"], view.numbers["target_prowess"]
    return Ledger(
        message("mectable-ledger"),
        (
            Cell(message("mectable-ledger-strike"), str(power), subjects=(target.id,)),
            Cell(message("mectable-ledger-target"), str(own), "−"),
            Cell(message("mectable-ledger-needed"), str(power - own), "="),
        ),
        "sum",
    )


# -- the chain ----------------------------------------------------------------------------------------------------


def stack(view: View) -> Stack | None:
    """What was declared, the last of which resolves first (MEC-712)."""
    cards = view.zones["resolving"].cards[::-1] if "resolving" in view.zones else []
    if not cards or view.outcome:
        return None
    links = tuple(_link(view, card) for card in cards)
    return Stack(message("mectable-chain", count=len(links)), "resolving", links, (message("mectable-chain-order"),))


def _link(view: View, card: CardView) -> Link:
    seat = view.facts.get(f"declared:{card.id}", card.controller or card.owner)
    target = view.card(view.facts.get(f"declared_at:{card.id}", ""))
    told = message("mectable-link-at", card=_named(target)) if target is not None and target.code else None
    cancelled = bool(view.facts.get(f"cancelled:{card.id}"))
    name = message("mectable-link-card", seat=f"seat:{seat}", card=_named(card))
    return Link(
        card.id, seat, name if card.code else message("mectable-link", seat=f"seat:{seat}"), told, "", cancelled
    )


# -- points and influence -----------------------------------------------------------------------------------------


def scores(view: View) -> Scores | None:
    """The marshalling points of both players by their sources, and what they come to now."""
    if f"points:{view.seats[0]}" not in view.numbers:
        return None
    return Scores(
        message("mectable-mat-points"),
        tuple((SOURCE_SIGNS[source], message(f"mectable-source-{source}")) for source in SOURCES),
        tuple(
            Score(
                message("mectable-link", seat=f"seat:{seat}"),
                seat,
                tuple(view.numbers[f"{source}_points:{seat}"] for source in SOURCES),
                view.numbers[f"points:{seat}"],
            )
            for seat in view.seats
        ),
    )


def accounts(view: View, seat: str) -> tuple[Account, ...]:
    """General influence with the mind of each character under it, then the direct influence that is used (MEC-396)."""
    people = [card for card in _characters(view, seat) if "avatar" not in card.marks]
    if f"general_limit:{seat}" not in view.numbers:
        return ()
    led = {card.id: view.facts.get(f"follows:{card.id}", "") for card in people}
    general = tuple(_portion(card) for card in people if not led[card.id] and card.numbers.get("mind"))
    found = [Account(message("mectable-general"), view.numbers[f"general_limit:{seat}"], general)]
    for leader in _characters(view, seat):
        followers = tuple(_portion(card) for card in people if led[card.id] == leader.id)
        if followers:
            whole = leader.numbers.get("unused", 0) + sum(portion.value for portion in followers)
            short = message("mectable-direct-short", card=_named(leader))
            found.append(Account(message("mectable-direct", card=_named(leader)), whole, followers, short))
    return tuple(found)


def _characters(view: View, seat: str) -> list[CardView]:
    zones = [zone for name, zone in view.zones.items() if name.startswith(f"company:{seat}")]
    return [card for zone in zones for card in zone.cards if not card.host and card.code]


def _portion(card: CardView) -> Portion:
    return Portion(message("mectable-fighter", card=_named(card)), card.numbers.get("mind", 0), card.id)


def title(view: View, zone: str) -> Message | None:
    """Where a company is, how large it is, and where it has declared to go, as far as one may know."""
    name, _, company = zone.partition(":")
    site, goal = _first(view, f"site:{company}"), _first(view, f"journey:{company}")
    if name != "company" or site is None:
        return None
    size = view.numbers[f"size:{company}"]
    if goal is not None and goal.code:
        return message("mectable-company-goes", site=_named(site), size=size, goal=_named(goal))
    return message("mectable-company", site=_named(site), size=size)


def folded(view: View, zone: str) -> Folded | None:
    """A company as one line: who leads it, where it is, how large it is, its best prowess, who is tapped or wounded."""
    name, _, company = zone.partition(":")
    people = [card for card in view.zones[zone].cards if not card.host] if name == "company" else []
    if not people:
        return None
    site, size = _first(view, f"site:{company}"), view.numbers[f"size:{company}"]
    counted = (
        ("sword-cross", "prowess", max(card.numbers.get("prowess", 0) for card in people)),
        ("rotate-right", "tapped", sum("exhausted" in card.marks for card in people)),
        ("bandage", "wounded", sum("wounded" in card.marks for card in people)),
    )
    return Folded(
        message("mectable-folded", card=_named(people[0])),
        message("mectable-folded-at", site=_named(site) if site is not None else ""),
        ("account-group", size, message("mectable-folded-size", count=size)),
        tuple((sign, count, message(f"mectable-folded-{what}", count=count)) for sign, what, count in counted if count),
    )


SIGHTS = Sights(journey, scores, accounts, stack, title, folded=folded)
