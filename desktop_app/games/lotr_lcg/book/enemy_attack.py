"""Resolving an enemy attack, 6.4b to 6.4.4. The same rows run when a card makes an enemy attack at another time."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Jump, Next, Row, Steps
from desktop_app.games.kit.asking import choose_card, refuse, seat_ref
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.attacks import attack_window, begin_attack, end_attack, live
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.book.shadow_cards import deal_shadow, discard_shadows_of, turn_shadow
from desktop_app.games.lotr_lcg.events import AttackEnds, DefendersDeclared, EnemyAttacks
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import characters, engaged, forbidden, has_keyword, heroes, players
from desktop_app.games.lotr_lcg.reading.refusing import refuse_forbidden
from desktop_app.games.lotr_lcg.state import Attack, LcgState, Piece
from desktop_app.games.lotr_lcg.verbs.counters import exhaust_cards
from desktop_app.games.lotr_lcg.verbs.damage import can_be_damaged, deal_damage
from desktop_app.games.lotr_lcg.verbs.leaving import leave_the_shadows, take_off

PHASE = "combat"
TABLE = "enemy_attack"


def why_not_attack(g: LcgState, enemy: str, seat: str) -> str:
    """Why an engaged enemy makes no attack on a player: the card that forbids it, "attacked", or "" (LCG-445)."""
    if g.pieces[enemy].attacked:
        return "attacked"
    return forbidden(g, "attack", enemy) or forbidden(g, f"attack:{seat}", enemy)


def eligible_enemies(g: LcgState, seat: str) -> list[str]:
    """The enemies engaged with a seat that have not attacked this round and still can."""
    return [enemy for enemy in engaged(g, seat) if not why_not_attack(g, enemy, seat)]


async def step_6_4b_choose_attacker(g: LcgState) -> Next:
    """6.4b The active player chooses which of the eligible enemies attacks (LCG-464)."""
    if g.attacks and not g.attacks[-1].declared:
        attack = g.attacks[-1]
        if live(g) is None:  # what answered to its shadow card has ended the attack
            attack.declared = True
            return Jump("6.4.4")
    else:
        able = eligible_enemies(g, g.active)
        enemy = await choose_card(g, g.active, "lcg-ask-enemy-attack", able)
        attack = begin_attack(g, "enemy", enemy, g.active)
    attack.declared = True
    if not attack.enemy:
        return Jump("6.4.4")  # a position was laid in this step in which nobody can attack
    g.pieces[attack.enemy].attacked = True
    g.say("lcg-log-enemy-attacks", card=g.ref(attack.enemy), seat=seat_ref(attack.seat))
    await resolve(g, EnemyAttacks(enemy=attack.enemy, seat=attack.seat))
    return None


# -- 6.4.1 ---------------------------------------------------------------------------------------------------------


def why_not_defend(g: LcgState, card: str) -> str:
    """Why a character cannot be declared as defender: "exhausted", what forbids it, or "" (LCG-465, LCG-249)."""
    if g.pieces[card].exhausted:
        return "exhausted"
    return forbidden(g, "defend", card) or forbidden(g, "exhaust", card)


def defenders(g: LcgState, seat: str, attack: Attack) -> list[str]:
    """Who of a seat may defend: its ready characters, for another player only those with Sentinel (LCG-094)."""
    return [
        card
        for card in characters(g, seat)
        if not why_not_defend(g, card) and (seat == attack.seat or has_keyword(g, card, "sentinel"))
    ]


def _refusals(g: LcgState, seat: str, attack: Attack) -> list[Refusal]:
    found = []
    for card in characters(g, seat):
        why = why_not_defend(g, card)
        if seat != attack.seat and not has_keyword(g, card, "sentinel"):
            found.append(refuse(g, "LCG-468", "lcg-no-defend-sentinel", "defend", card, attack.enemy))
        elif why == "exhausted":
            found.append(refuse(g, "LCG-465", "lcg-no-defend-exhausted", "defend", card, attack.enemy))
        elif why:
            found.append(refuse_forbidden(g, "defend", card, attack.enemy, why))
    return found


async def step_6_4_1_declare_defender(g: LcgState) -> Next:
    """6.4.1 The active player may declare one ready defender; if none, Sentinels of others (LCG-465 to 468)."""
    attack = live(g)
    if attack is None:
        return Jump("6.4.4")
    for seat in _may_defend(g, attack):
        able = defenders(g, seat, attack)
        if seat != attack.seat and not able:
            continue
        declared = await _ask_defender(g, seat, attack, able)
        if declared:
            await declare_defenders(g, attack, seat, declared)
            return None
    attack.undefended = True
    g.say("lcg-log-undefended", card=g.ref(attack.enemy), seat=seat_ref(attack.seat))
    return None


def _may_defend(g: LcgState, attack: Attack) -> list[str]:
    """The defending player first, then the others in player order (LCG-095)."""
    return [attack.seat, *(seat for seat in players(g) if seat != attack.seat)]


async def _ask_defender(g: LcgState, seat: str, attack: Attack, able: list[str]) -> list[str]:
    """Who defends for a seat: one character, unless an effect lets that very player declare several.

    Whoever helps another player declares one.
    """
    question = Question(
        seat,
        "one",
        message(
            "lcg-ask-defender",
            rule="LCG-465" if seat == attack.seat else "LCG-094",
            seat=seat_ref(seat),
            enemy=g.ref(attack.enemy),
            attack=number(g, attack.enemy, "attack"),
        ),
        lambda: [*(Option("defend", card, attack.enemy) for card in able), Option("no_defender")],
        step=g.step,
        source=attack.enemy,
        refusals=lambda: _refusals(g, seat, attack),
        primary="no_defender",
    )
    chosen = await ask_one(question)
    if chosen.verb == "no_defender":
        return []
    found = [chosen.source]
    several = seat == attack.seat and forbidden(g, "single_defender", seat)
    while several and (more := [c for c in able if c not in found]):
        another = await choose_card(g, seat, "lcg-ask-another-defender", more, source=attack.enemy, may=True)
        if not another:
            break
        found.append(another)
    return found


async def declare_defenders(g: LcgState, attack: Attack, seat: str, cards: list[str]) -> None:
    """Declared defenders exhaust (LCG-466)."""

    def apply() -> None:
        attack.characters = event.keep(g.pieces)
        attack.undefended = not attack.characters
        if attack.characters:
            g.say("lcg-log-defends", cards=list(map(g.ref, attack.characters)), enemy=g.ref(event.enemy))

    event = DefendersDeclared(cards=await exhaust_cards(g, cards, told=False), enemy=attack.enemy, seat=seat)
    attack.undefended = True  # until somebody defends
    if event.cards and attack.enemy:
        await resolve(g, event, apply)


# -- 6.4.2 to 6.4.4 ------------------------------------------------------------------------------------------------


async def step_6_4_2_resolve_shadow(g: LcgState) -> Next:
    """6.4.2 Turn up the attacker's shadow cards and resolve their effects, one at a time (LCG-469)."""
    attack = live(g)
    if attack is None:
        return Jump("6.4.4")
    while True:
        attack = live(g)
        hidden = [] if attack is None else [c for c in g.pieces[attack.enemy].shadows if c not in g.turned]
        if attack is None or not hidden:
            return None
        await turn_shadow(g, attack, hidden[0])


async def step_6_4_3_determine_damage(g: LcgState) -> Next:
    """6.4.3 Damage is attack minus defense; undefended, all of it goes to one hero (LCG-470 to LCG-475)."""
    attack = live(g)
    if attack is None:
        return Jump("6.4.4")
    strength = number(g, attack.enemy, "attack")
    attack.strength = strength
    defending = [card for card in attack.characters if card in g.pieces]
    if not defending:
        await _undefended_damage(g, attack, strength)
        return None
    defense = sum(number(g, card, "defense") for card in defending)
    attack.damage = max(0, strength - defense)
    g.say("lcg-log-attack-damage", attack=strength, defense=defense, count=attack.damage, enemy=g.ref(attack.enemy))
    target = defending[0]
    if len(defending) > 1 and attack.damage:
        able = [card for card in defending if can_be_damaged(g, card)] or defending
        target = await choose_card(g, attack.seat, "lcg-ask-defender-damage", able, source=attack.enemy)
    await deal_damage(g, [target], attack.damage, attack.enemy, attack=True)
    return None


async def _undefended_damage(g: LcgState, attack: Attack, strength: int) -> None:
    attack.damage = strength
    g.say("lcg-log-undefended-damage", count=strength, enemy=g.ref(attack.enemy), seat=seat_ref(attack.seat))
    if strength:
        able = [hero for hero in heroes(g, attack.seat) if can_be_damaged(g, hero)]
        hero = await choose_card(g, attack.seat, "lcg-ask-undefended", able, source=attack.enemy, count=strength)
        if hero:
            await deal_damage(g, [hero], strength, attack.enemy, attack=True)


async def step_6_4_4_end_attack(g: LcgState) -> None:
    """6.4.4 The attack formally ends (LCG-476)."""
    attack = await end_attack(g)
    if attack.enemy and attack.enemy in g.pieces:
        await resolve(
            g, AttackEnds(kind="enemy", enemy=attack.enemy, seat=attack.seat, characters=list(attack.characters))
        )
    g.attacks.remove(attack)


ROWS = [
    Row("6.4b", step_6_4b_choose_attacker, PHASE),
    Row("6.4bw", attack_window, PHASE, shown=False),
    Row("6.4.1", step_6_4_1_declare_defender, PHASE),
    Row("6.4.1w", attack_window, PHASE, shown=False),
    Row("6.4.2", step_6_4_2_resolve_shadow, PHASE),
    Row("6.4.2w", attack_window, PHASE, shown=False),
    Row("6.4.3", step_6_4_3_determine_damage, PHASE),
    Row("6.4.3w", action_window, PHASE, shown=False),
    Row("6.4.4", step_6_4_4_end_attack, PHASE, shown=False),
]

_ALONE = Steps({TABLE: ROWS})


async def attack_character(g: LcgState, enemy: str, character: str) -> None:
    """A card makes an enemy attack a certain character: its controller is the defending player (LCG-209)."""
    await attack_now(g, enemy, g.pieces[character].controller)


async def attack_as_a_shadow(g: LcgState, card: str, seat: str) -> None:
    """A shadow card attacks by itself, and is set aside afterwards unless something else became of it."""
    leave_the_shadows(g, card)
    g.move(card, "revealed")
    g.pieces[card] = Piece()
    await attack_now(g, card, seat)
    if card in g.pieces:
        take_off(g, card, "set_aside")
        g.say("lcg-log-set-aside", card=g.ref(card))


async def attack_now(g: LcgState, enemy: str, seat: str) -> None:
    """A card makes an enemy attack a player at once, with a shadow card of its own (LCG-027, LCG-028).

    Those it had before are discarded, and outside the combat phase this one is when the attack is over (LCG-027, note).
    """
    discard_shadows_of(g, enemy)
    begin_attack(g, "enemy", enemy, seat)
    await deal_shadow(g, enemy)
    await _ALONE.run(g, TABLE)
    if g.phase != PHASE:
        discard_shadows_of(g, enemy)
