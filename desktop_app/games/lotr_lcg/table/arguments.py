"""What the coach argues with: the numbers on the table for an answer, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.play import Argument
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.table.odds import encounter_odds


def arguments(question: Question, chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    """Reasons for the chosen options with their numbers, and at least one against them."""
    verbs = {option.verb for option in question.options}
    if "commit" in verbs:
        return _commit(question, chosen, view)
    if "defend" in verbs:
        return _defend(chosen, view)
    if chosen and chosen[0].verb == "attack":
        return _attack(chosen, view)
    if chosen and chosen[0].verb == "play":
        return _play(chosen[0], view)
    return ()


def _cards(chosen: Sequence[Option], view: View) -> list[CardView]:
    return [card for option in chosen if (card := view.card(option.source)) is not None]


def _ref(card: CardView) -> str:
    return card_ref(card.id, card.code)


def _commit(question: Question, chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    cards, threat = _cards(chosen, view), view.numbers["staging_threat"]
    committed = view.numbers["willpower"]
    terms = ([committed] if committed else []) + [card.numbers.get("willpower", 0) for card in cards]
    total = sum(terms)
    found = [
        Argument(message("lcgtable-argue-sum", sum=" + ".join(map(str, terms)) or "0", total=total, threat=threat))
    ]
    odds = encounter_odds(view) if view.numbers["reveals"] else None
    threats = next((table for table in odds.tables if table.columns), None) if odds is not None else None
    if threats is not None:
        cases = sum(share.count for share in threats.shares)
        held = sum(
            share.count for share in threats.shares if int(str(share.message.params["threat"])) <= total - threat
        )
        found.append(Argument(message("lcgtable-argue-cases", held=held, cases=cases), against=held * 2 < cases))
    chosen_ids = {card.id for card in cards}
    left = [option.source for option in question.options if option.source not in chosen_ids]
    home = [card for id in left if (card := view.card(id)) is not None]
    enemies = [card for card in view.zones[f"engaged:{view.seat}"].cards if not card.host and card.code]
    if home:
        names = [_ref(card) for card in home]
        found.append(Argument(message("lcgtable-argue-home", cards=names, enemies=len(enemies))))
    attack = sum(card.numbers.get("attack", 0) for card in cards)
    if cards:
        found.append(Argument(message("lcgtable-argue-spent", count=len(cards), attack=attack), against=True))
    return found


def _defend(chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    attack = view.numbers.get("ledger:attack", 0)
    card = next(iter(_cards(chosen, view)), None)
    if card is None:
        return (
            Argument(message("lcgtable-argue-keep")),
            Argument(message("lcgtable-argue-open", attack=attack), against=True),
        )
    defense = card.numbers.get("defense", 0)
    left = card.numbers.get("hit_points", 0) - card.tokens.get("damage", 0)
    damage = max(0, attack - defense)
    return (
        Argument(
            message("lcgtable-argue-block", card=_ref(card), attack=attack, defense=defense, damage=damage, left=left),
            against=damage >= left,
        ),
        Argument(message("lcgtable-argue-shadow", card=_ref(card), room=max(0, left - damage - 1)), against=True),
    )


def _attack(chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    target = next((option.target for option in chosen if option.target), "") or view.facts.get("defender", "")
    enemy, cards = view.card(target), _cards(chosen, view)
    if enemy is None:
        return ()
    strength = sum(card.numbers.get("attack", 0) for card in cards)
    defense = enemy.numbers.get("defense", 0)
    left = enemy.numbers.get("hit_points", 0) - enemy.tokens.get("damage", 0)
    told = message(
        "lcgtable-argue-strike", enemy=_ref(enemy), attack=strength, defense=defense,
        damage=max(0, strength - defense), left=left,
    )  # fmt: skip
    return (
        Argument(told, against=strength <= defense),
        Argument(message("lcgtable-argue-exhausts", cards=[_ref(card) for card in cards]), against=True),
    )


def _play(option: Option, view: View) -> Sequence[Argument]:
    card = view.card(option.source)
    if card is None or not card.code:
        return ()
    cost, seat = card.numbers.get("cost", 0), view.seat
    heroes = [card for card in view.zones[f"heroes:{seat}"].cards if not card.host and "captive" not in card.marks]
    sphere = FACTS[card.code].sphere or "neutral"
    pool = sum(
        hero.tokens.get("resource", 0) for hero in heroes if sphere in ("neutral", FACTS[hero.code].sphere or "")
    )
    found = [Argument(message("lcgtable-argue-cost", cost=cost, pool=pool))]
    numbers = [(name, card.numbers[name]) for name in ("willpower", "attack", "defense") if card.numbers.get(name)]
    for name, value in numbers:
        found.append(Argument(message(f"lcgtable-argue-{name}", card=_ref(card), value=value)))
    found.append(Argument(message("lcgtable-argue-left", left=max(0, pool - cost)), against=True))
    return found
