"""What meets in a quest and in an attack: the numbers of both sides, card by card, and what comes of them."""

from __future__ import annotations

from desktop_app.engine.messages import Message, message, split_card_ref
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.moments import Camp, Comparison, Contender, Telling
from desktop_app.games.contract.table import Cell

UNKNOWN = "–"
_SUMS = ("lcg-log-attack-damage", "lcg-log-undefended-damage")


def quest_compared(telling: Telling) -> Comparison | None:
    """Willpower against threat, card by card, and what comes of the margin (LCG-418 to LCG-422)."""
    told = telling.last("lcg-log-quest")
    if told is None:
        return None
    willpower, threat, margin = (_number(told, name) for name in ("willpower", "threat", "margin"))
    outcome = "success" if margin > 0 else "failure" if margin < 0 else "tie"
    return Comparison(
        Camp(
            message("lcgtable-moment-committed"), _contenders(told, "committed", "willpowers"), willpower, "willpower"
        ),
        Camp(message("lcgtable-moment-staging"), _contenders(told, "staged", "threats"), threat, "threat"),
        result=message(f"lcgtable-moment-{outcome}", count=abs(margin)),
        told=(
            message(
                f"lcgtable-moment-{outcome}-told",
                willpower=willpower,
                threat=threat,
                count=abs(margin),
                rule={"success": "LCG-419", "failure": "LCG-422", "tie": "LCG-418"}[outcome],
            ),
        ),
    )


def _contenders(told: Message, cards: str, values: str) -> tuple[Contender, ...]:
    found, amounts = told.params.get(cards, []), told.params.get(values, [])
    if not isinstance(found, list) or not isinstance(amounts, list):
        return ()
    return tuple(Contender(card, int(amount)) for card, amount in zip(found, amounts, strict=True))


def enemy_attack_compared(telling: Telling) -> Comparison | None:
    """An enemy and who stands against it, the shadow card between them, and what comes of it (LCG-464 to LCG-476)."""
    opened = telling.last("lcg-log-enemy-attacks")
    if opened is None:
        return None
    enemy = str(opened.params["card"])
    defenders = _cards(telling.last("lcg-log-defends"))
    shadows = tuple(str(line.params["card"]) for line in telling.all("lcg-log-shadow-turned"))
    sum_of = telling.last(*_SUMS)
    undefended = telling.last("lcg-log-undefended") is not None
    added = _changed(telling, enemy, "attack") if shadows else 0
    strength = _strength(telling, sum_of, enemy)
    defense = _defense(telling, sum_of, defenders)
    damage = _number(sum_of, "count") if sum_of is not None else None
    cells = [_cell("attack", None if strength is None else strength - added, "", None)]
    if shadows:
        cells.append(_cell("shadow", added, "+" if added >= 0 else "−", _named([shadows[-1]])))
    if not undefended:
        cells.append(_cell("defense", defense, "−", _named(defenders)))
    cells.append(_cell("damage", damage, "=", _struck(telling)))
    seat = opened.params.get("seat", "")
    return Comparison(
        Camp(message("lcgtable-moment-attacks", card=enemy), (Contender(enemy),), strength, "attack"),
        Camp(
            message("lcgtable-moment-undefended", seat=seat)
            if undefended or not defenders
            else message("lcgtable-moment-defends", cards=list(defenders), count=len(defenders)),
            tuple(Contender(card) for card in defenders or _hit(telling)),
            defense,
            "defense",
        ),
        shadows,
        message("lcgtable-moment-shadow"),
        tuple(cells),
        _left(telling),
    )


def player_attack_compared(telling: Telling) -> Comparison | None:
    """Who attacks, against which enemy, and what comes of it (LCG-480 to LCG-487)."""
    opened = telling.last("lcg-log-attacks")
    if opened is None:
        return None
    attackers, enemy = _cards(opened), str(opened.params["enemy"])
    sum_of = telling.last("lcg-log-attack-damage")
    attack = _number(sum_of, "attack") if sum_of is not None else None
    defense = _number(sum_of, "defense") if sum_of is not None else None
    damage = _number(sum_of, "count") if sum_of is not None else None
    return Comparison(
        Camp(
            message("lcgtable-moment-attackers", cards=list(attackers), count=len(attackers)),
            tuple(Contender(card, _printed(telling.before, card, "attack")) for card in attackers),
            attack,
            "attack",
        ),
        Camp(message("lcgtable-moment-attacked", card=enemy), (Contender(enemy),), defense, "defense"),
        cells=(
            _cell("attack", attack, "", _named(attackers)),
            _cell("defense", defense, "−", _named([enemy])),
            _cell("damage", damage, "=", None),
        ),
        result=_left(telling),
    )


def _strength(telling: Telling, sum_of: Message | None, enemy: str) -> int | None:
    if sum_of is not None:
        return _number(sum_of, "attack" if "attack" in sum_of.params else "count")
    printed = _printed(telling.before, enemy, "attack")
    return None if printed is None else printed + _changed(telling, enemy, "attack")


def _defense(telling: Telling, sum_of: Message | None, defenders: list[str]) -> int | None:
    if sum_of is not None and "defense" in sum_of.params:
        return _number(sum_of, "defense")
    values = [_printed(telling.before, card, "defense") for card in defenders]
    return sum(value for value in values if value is not None) if values else None


def _changed(telling: Telling, card: str, number: str) -> int:
    """By how much the lines so far have raised a number of a card."""
    signs = {"lcg-log-raised": 1, "lcg-log-lowered": -1}
    return sum(
        signs[line.id] * _number(line, "count")
        for line in telling.all(*signs)
        if line.params.get("card") == card and line.params.get("number") == number
    )


def _struck(telling: Telling) -> Message | None:
    hit = _hit(telling)
    return message("lcgtable-moment-to", cards=hit) if hit else None


def _hit(telling: Telling) -> list[str]:
    """The card that takes the damage of the attack: what a shadow effect hurt before the sum is not it."""
    lines = list(telling.lines)
    summed = [at for at, line in enumerate(lines) if line.id in _SUMS]
    after = lines[summed[-1] :] if summed else []
    return [str(line.params["card"]) for line in after if line.id == "lcg-log-damage"][:1]


def _left(telling: Telling) -> Message | None:
    """Whether the one that was hit lives, and with how much; nothing before the sum is known."""
    sum_of = telling.last(*_SUMS)
    if sum_of is None:
        return None
    if not _hit(telling):
        return message("lcgtable-moment-unharmed") if not _number(sum_of, "count") else None
    hit = str(_hit(telling)[0])
    fallen = telling.last("lcg-log-destroyed")
    if fallen is not None and fallen.params["card"] == hit:
        return message("lcgtable-moment-falls", card=hit)
    card = _seen(telling.before, hit) or _seen(telling.after, hit)
    if card is None or "hit_points" not in card.numbers:
        return None
    most, was = card.numbers["hit_points"], (_seen(telling.before, hit) or CardView("", "", "")).tokens.get("damage", 0)
    taken = sum(_number(line, "count") for line in telling.all("lcg-log-damage") if line.params["card"] == hit)
    return message("lcgtable-moment-lives", card=hit, left=max(0, most - was - taken), limit=most)


def _cell(name: str, value: int | None, sign: str, note: Message | None) -> Cell:
    shown = UNKNOWN if value is None else str(abs(value))
    return Cell(message(f"lcgtable-ledger-{name}"), shown, sign, note, value is not None)


def _named(cards: list[str]) -> Message | None:
    return message("lcgtable-ledger-cards", cards=list(cards)) if cards else None


def _cards(line: Message | None) -> list[str]:
    found = line.params.get("cards", []) if line is not None else []
    return [str(card) for card in found] if isinstance(found, list) else [str(found)]


def _seen(view: View | None, ref: str) -> CardView | None:
    return view.card(split_card_ref(ref)[0]) if view is not None else None


def _printed(view: View | None, ref: str, number: str) -> int | None:
    card = _seen(view, ref)
    return card.numbers.get(number) if card is not None else None


def _number(line: Message, name: str) -> int:
    value = line.params.get(name, 0)
    return value if isinstance(value, int) else 0
