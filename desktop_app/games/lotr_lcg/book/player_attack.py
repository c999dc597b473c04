"""Resolving a player attack, 6.8b to 6.8.4."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one, ask_some
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Jump, Next, Row, Steps
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.attacks import attack_window, begin_attack, end_attack, live
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import AttackEnds, AttackersDeclared
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import (
    characters,
    enemies,
    engaged,
    forbidden,
    has_keyword,
    is_blank,
    players,
    staged,
)
from desktop_app.games.lotr_lcg.reading.refusing import refuse_forbidden
from desktop_app.games.lotr_lcg.state import Attack, LcgState
from desktop_app.games.lotr_lcg.verbs.counters import exhaust_cards
from desktop_app.games.lotr_lcg.verbs.damage import deal_damage
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS

PHASE = "combat"
TABLE = "player_attack"


def why_not_attack_with(g: LcgState, card: str) -> str:
    """Why a character cannot be declared as attacker: "exhausted", what forbids it, or "" (LCG-249)."""
    if g.pieces[card].exhausted:
        return "exhausted"
    return forbidden(g, "attack", card) or forbidden(g, "exhaust", card)


def already_attacked(g: LcgState, seat: str, enemy: str) -> bool:
    """Each player makes one attack on an enemy each round (LCG-451, note)."""
    return g.used.get(f"round|attacked|{seat}|{enemy}", 0) > 0


def reaches(g: LcgState, seat: str, card: str) -> list[str]:
    """The enemies a character may attack if it is ready: its player's, with Ranged anyone's (LCG-478).

    With a permission those in the staging area too. An attack that a card starts asks no more than this: how often an
    enemy was attacked counts for 6.8 only.
    """
    if forbidden(g, "attack", card):
        return []
    found = list(engaged(g, seat))
    if has_keyword(g, card, "ranged"):
        found += [enemy for other in players(g) if other != seat for enemy in engaged(g, other)]
    if CARDS.permission(g.codes[card], "attacks_staging") and not is_blank(g, card):
        found += staged(g, "enemy")
    return [enemy for enemy in found if not forbidden(g, "attacked", enemy)]


def targets_of(g: LcgState, seat: str, card: str) -> list[str]:
    """The enemies a character may be declared to attack first in 6.8b: once each round each (LCG-451, note)."""
    if g.pieces[card].exhausted or forbidden(g, "exhaust", card):
        return []
    return [enemy for enemy in reaches(g, seat, card) if not already_attacked(g, seat, enemy)]


def possible_attacks(g: LcgState, seat: str) -> list[Option]:
    """Every (attacker, enemy) with which an attack may begin."""
    return [Option("attack", card, enemy) for card in characters(g, seat) for enemy in targets_of(g, seat, card)]


def _refusals(g: LcgState, seat: str) -> list[Refusal]:
    found = []
    for card in characters(g, seat):
        why = why_not_attack_with(g, card)
        able = targets_of(g, seat, card)
        for enemy in enemies(g):
            if why == "exhausted":
                found.append(refuse(g, "LCG-477", "lcg-no-attack-exhausted", "attack", card, enemy))
            elif why or (because := forbidden(g, "attacked", enemy)):
                found.append(refuse_forbidden(g, "attack", card, enemy, why or because))
            elif already_attacked(g, seat, enemy):
                found.append(refuse(g, "LCG-451", "lcg-no-attack-again", "attack", card, enemy, enemy=g.ref(enemy)))
            elif enemy not in able:
                found.append(refuse(g, "LCG-013", "lcg-no-attack-engaged", "attack", card, enemy, enemy=g.ref(enemy)))
    return found


async def step_6_8b_declare_attackers(g: LcgState) -> Next:
    """6.8b The active player chooses one enemy and exhausts any number of characters against it (LCG-477)."""
    if g.attacks and not g.attacks[-1].declared:
        g.attacks[-1].declared = True
        return None
    seat = g.active
    question = Question(
        seat,
        "one",
        message("lcg-ask-attack", rule="LCG-451", seat=seat_ref(seat)),
        lambda: [*possible_attacks(g, seat), Option("no_attack")],
        step=g.step,
        refusals=lambda: _refusals(g, seat),
        primary="no_attack",
    )
    chosen = await ask_one(question)
    if chosen.verb == "no_attack":
        g.around.done.append(seat)
        return Jump("6.8.4")
    attackers = [chosen.source, *await _join_in(g, seat, chosen.source, chosen.target)]
    begin_attack(g, "player", chosen.target, seat, declared=True)
    g.used[f"round|attacked|{seat}|{chosen.target}"] = 1
    await declare_attackers(g, seat, attackers)
    return None


async def _join_in(g: LcgState, seat: str, first: str, enemy: str) -> list[str]:
    alone = enemy in g.zones["staging"]
    able = [card for card in characters(g, seat) if card != first and not alone and enemy in targets_of(g, seat, card)]
    question = Question(
        seat,
        "some",
        message("lcg-ask-attackers", rule="LCG-477", seat=seat_ref(seat), enemy=g.ref(enemy), first=g.ref(first)),
        lambda: [Option("attack", card, enemy) for card in able],
        step=g.step,
        source=enemy,
        minimum=0,
        maximum=len(able),
        refusals=lambda: [no for no in _refusals(g, seat) if no.target == enemy],
    )
    return [option.source for option in await ask_some(question)]


async def declare_attackers(g: LcgState, seat: str, cards: list[str]) -> None:
    """Declared attackers exhaust and count as attacking until 6.8.4 (LCG-484)."""
    attack = g.attacks[-1]

    def apply() -> None:
        there = event.keep(g.pieces)
        attack.characters.extend(there)
        if there:
            g.say("lcg-log-attacks", seat=seat_ref(seat), cards=list(map(g.ref, there)), enemy=g.ref(event.enemy))

    event = AttackersDeclared(cards=await exhaust_cards(g, cards, told=False), enemy=attack.enemy, seat=seat)
    if event.cards and attack.enemy:
        await resolve(g, event, apply)


async def step_6_8_1_ranged_characters(g: LcgState) -> Next:
    """6.8.1 The other players may exhaust Ranged characters to join the attack (LCG-479).

    Who attacks into the staging area does it alone.
    """
    attack = live(g)
    if attack is None:
        return Jump("6.8.4")
    if attack.enemy in g.zones["staging"]:
        return None
    for seat in [other for other in players(g) if other != attack.seat]:
        able = [c for c in characters(g, seat) if not _why_no_volley(g, c, attack.enemy)]
        if not able:
            continue
        chosen = await _ask_ranged(g, seat, attack, able)
        if chosen:
            await declare_attackers(g, seat, chosen)
        if live(g) is None:  # what answered to their declaration has ended the attack
            return Jump("6.8.4")
    return None


def _why_no_volley(g: LcgState, card: str, enemy: str) -> Refusal | None:
    """Why a character cannot join the attack of another player on an enemy (LCG-479)."""
    why = why_not_attack_with(g, card)
    if not has_keyword(g, card, "ranged"):
        return refuse(g, "LCG-479", "lcg-no-attack-ranged", "attack", card, enemy)
    if why == "exhausted":
        return refuse(g, "LCG-477", "lcg-no-attack-exhausted", "attack", card, enemy)
    return refuse_forbidden(g, "attack", card, enemy, why) if why else None


async def _ask_ranged(g: LcgState, seat: str, attack: Attack, able: list[str]) -> list[str]:
    question = Question(
        seat,
        "some",
        message("lcg-ask-ranged", rule="LCG-479", seat=seat_ref(seat), enemy=g.ref(attack.enemy)),
        lambda: [Option("attack", card, attack.enemy) for card in able],
        step=g.step,
        source=attack.enemy,
        minimum=0,
        maximum=len(able),
        refusals=lambda: [no for card in characters(g, seat) if (no := _why_no_volley(g, card, attack.enemy))],
    )
    return [option.source for option in await ask_some(question)]


async def step_6_8_2_total_attack(g: LcgState) -> Next:
    """6.8.2 Add up the attack strength of all attackers (LCG-480)."""
    attack = live(g)
    if attack is None:
        return Jump("6.8.4")
    attack.strength = attack_strength(g, attack)
    return None


def attack_strength(g: LcgState, attack: Attack) -> int:
    """The combined attack strength of the attackers still there."""
    return sum(number(g, card, "attack") for card in attack.characters if card in g.pieces)


async def step_6_8_3_determine_damage(g: LcgState) -> Next:
    """6.8.3 Damage is the combined attack minus the enemy's defense (LCG-481, LCG-482)."""
    attack = live(g)
    if attack is None:
        return Jump("6.8.4")
    strength, defense = attack_strength(g, attack), number(g, attack.enemy, "defense")
    attack.strength = strength
    attack.damage = max(0, strength - defense)
    g.say("lcg-log-attack-damage", attack=strength, defense=defense, count=attack.damage, enemy=g.ref(attack.enemy))
    by = attack.characters[0] if attack.characters else ""
    await deal_damage(g, [attack.enemy], attack.damage, by, attack=True)
    return None


async def step_6_8_4_end_attack(g: LcgState) -> None:
    """6.8.4 The attack formally ends (LCG-483); when none was declared there is nothing to end."""
    if not g.attacks:
        return
    attack = await end_attack(g)
    if attack.characters:
        await resolve(
            g, AttackEnds(kind="player", enemy=attack.enemy, seat=attack.seat, characters=list(attack.characters))
        )
    g.attacks.remove(attack)


ROWS = [
    Row("6.8b", step_6_8b_declare_attackers, PHASE),
    Row("6.8.1", step_6_8_1_ranged_characters, PHASE),
    Row("6.8.1w", attack_window, PHASE, shown=False),
    Row("6.8.2", step_6_8_2_total_attack, PHASE),
    Row("6.8.2w", attack_window, PHASE, shown=False),
    Row("6.8.3", step_6_8_3_determine_damage, PHASE),
    Row("6.8.3w", action_window, PHASE, shown=False),
    Row("6.8.4", step_6_8_4_end_attack, PHASE, shown=False),
]

_ALONE = Steps({TABLE: ROWS})


async def attack_at_once(g: LcgState, seat: str, card: str, enemy: str) -> None:
    """A card lets a character attack at once, whatever the phase (LCG-029)."""
    begin_attack(g, "player", enemy, seat)
    await declare_attackers(g, seat, [card])
    await _ALONE.run(g, TABLE)
