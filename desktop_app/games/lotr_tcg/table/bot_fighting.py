"""How the greedy bot fights: who defends against whom, whom leftovers attack, what a skirmish is worth."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.view import View
from desktop_app.games.lotr_tcg.table.bot_reading import (
    card_of,
    companions,
    damage,
    is_bearer,
    left,
    strength,
    worth,
)
from desktop_app.games.lotr_tcg.table.bot_texts import harms, leaves, lift, reaches

MOST_PLANS = 120
"""How many ways to defend are kept while one minion after the other is looked at."""
LIKELY = {1: 0.1, 2: 0.1, 3: 0.03, 4: 0.01}
"""How likely the Shadow has what is lacking to overwhelm somebody, by how much strength that is."""
BEARERS_WOUND, NEAR_HIS_END = -6.0, 4
"""What a wound or burden of the Ring-bearer is worth, and with how many left of both it is worth three times that."""
RING_LOST, SAM_TAKES_IT = -1000.0, -250.0
DEATH, WOUND, LAST_WOUND, VICTORY = -12.0, -5.0, -4.0, 3.0


# -- defending ---------------------------------------------------------------------------------------------------------


def defend(view: View, question: Question, dice: Chance) -> list[str]:
    """Looks at the ways in which the minions could be met, and goes the best: whatever is left over falls upon the
    Ring-bearer."""
    pairs = {(option.target, option.source): option.key for option in question.options if option.verb == "defend"}
    free = sorted({minion for minion, _ in pairs}, key=lambda card: (-strength(view, card), card))
    able = sorted({character for _, character in pairs})
    bearer = _bearer(view)
    plans = [Plan()]
    for minion in free:
        might, bonus = strength(view, minion), damage(view, minion)
        alone = {character: duel(view, character, minion) for character in able if character != bearer.card}
        longer = []
        for plan in plans:
            longer += [plan.met_by(character, worth) for character, worth in alone.items() if character not in plan.met]
            longer.append(plan.left_to_the_bearer("", might, bonus, -1.0))
            if bearer.card in able and bearer.card not in plan.met:
                longer.append(plan.left_to_the_bearer(bearer.card, might, bonus, 0.0))
        plans = sorted(longer, key=lambda plan: (plan.value + bearer.fate(plan), plan.met), reverse=True)[:MOST_PLANS]
    met = [(character, minion) for minion, character in zip(free, plans[0].met, strict=True) if character]
    met.sort(key=lambda pair: pair[0] == bearer.card)  # last, or the plan forgets what he faces already
    return [pairs[minion, character] for character, minion in met[:1]] or [question.primary]


class Plan(NamedTuple):
    """A way to defend: what its duels are worth, who meets each minion in turn ("" nobody), and how many fall upon the
    Ring-bearer with what strength and damage bonus."""

    value: float = 0.0
    met: tuple[str, ...] = ()
    attackers: int = 0
    might: int = 0
    bonus: int = 0

    def met_by(self, character: str, worth: float) -> Plan:
        """The next minion is met by somebody."""
        return self._replace(value=self.value + worth, met=(*self.met, character))

    def left_to_the_bearer(self, character: str, might: int, bonus: int, worth: float) -> Plan:
        """The next minion falls upon the Ring-bearer, set against him or left over."""
        attackers = self.attackers + 1
        return Plan(self.value + worth, (*self.met, character), attackers, self.might + might, self.bonus + bonus)


class _Bearer(NamedTuple):
    card: str
    strength: int
    left: int
    borne: int
    followed: bool

    def fate(self, plan: Plan) -> float:
        """What becomes of the Ring-bearer when all that nobody else meets attack him."""
        if not self.card or not plan.attackers:
            return 0.0
        lost = SAM_TAKES_IT if self.followed else RING_LOST
        wounds = 1 + plan.bonus
        risk = lost * overwhelming(2 * self.strength - plan.might)
        if self.strength > plan.might:
            return risk
        if max(self.left, self.borne) <= wounds:
            return lost
        return risk + BEARERS_WOUND * wounds * (1 if self.left + self.borne - wounds > NEAR_HIS_END else 3)


def _bearer(view: View) -> _Bearer:
    """The Ring-bearer of whoever looks; whether a second Ring-bound companion would carry on for him."""
    mine = companions(view, view.seat)
    card = next((card for card in mine if is_bearer(view, card)), "")
    followed = any("keyword_ring_bound" in card_of(view, other).marks for other in mine if other != card)
    borne = view.numbers[f"resistance:{view.seat}"] - view.numbers[f"burdens:{view.seat}"]
    return _Bearer(card, strength(view, card), left(view, card), borne, followed)


def duel(view: View, character: str, minion: str) -> float:
    """What it is worth to set a companion against a minion, as both are now."""
    mine, theirs = strength(view, character), strength(view, minion)
    if mine > theirs:
        return VICTORY
    wounds = (1 + damage(view, minion)) * (2 if "keyword_fierce" in card_of(view, minion).marks else 1)
    dead = DEATH - worth(view, character)
    if wounds >= left(view, character):
        return dead
    scratched = wounds * WOUND + (LAST_WOUND if wounds + 1 >= left(view, character) else 0.0)
    risk = overwhelming(2 * mine - theirs)
    return risk * dead + (1 - risk) * scratched


def overwhelming(lacking: int) -> float:
    """How likely a character is overwhelmed when so much strength is lacking to that: the Shadow has cards in hand."""
    return 1.0 if lacking <= 0 else LIKELY.get(lacking, 0.0)


# -- attacking ---------------------------------------------------------------------------------------------------------


def attack(view: View, question: Question, dice: Chance) -> list[str]:
    """Sets leftover minions against the Ring-bearer, or whom they would overwhelm."""
    pairs = [option for option in question.options if option.verb == "attack"]
    if not pairs:
        return [question.primary]
    return [max(pairs, key=lambda option: (attack_value(view, option), option.key)).key]


def attack_value(view: View, option: Option) -> float:
    """What it is worth to set a minion against a companion."""
    margin = strength(view, option.source) - strength(view, option.target)
    return margin + (20 if is_bearer(view, option.target) else 0)


# -- a skirmish --------------------------------------------------------------------------------------------------------


def next_skirmish(view: View, question: Question, dice: Chance) -> list[str]:
    """The Ring-bearer's comes first: what is in hand is for him before all others."""
    return [max(question.options, key=lambda option: (is_bearer(view, option.source), option.key)).key]


def act_in_skirmish(view: View, question: Question) -> list[str]:
    """Acts where one's side would lose, and all that it can do together turns that or keeps it from the worst."""
    mine = "free_peoples" if view.seat == view.facts["active"] else "shadow"
    if view.facts.get("winner") == mine:
        return [question.primary]
    plays = {option: lift_here(view, option) for option in question.options if option.verb == "play"}
    uses = {option: lift_here(view, option) for option in question.options if _may_use(view, option)}
    together = sum(plays.values()) + sum(uses.values())
    able = {option: much for option, much in (plays or uses).items() if much}
    if not able or min(_needed(view, mine)) > together:
        return [question.primary]
    enough = [option for option, much in able.items() if much >= min(_needed(view, mine))]
    best = min(enough, key=able.__getitem__) if enough else max(able, key=able.__getitem__)
    return [best.key]


def lift_here(view: View, option: Option) -> int:
    """What an option adds here: nothing where it cannot be chosen for anybody who fights."""
    code = card_of(view, option.source).code
    free = (view.seat == view.facts["active"]) != harms(code)
    side = view.zones["free_side" if free else "shadow_side"]
    return lift(code) if reaches(view, code, [card.id for card in side.cards if not card.host]) else 0


def _needed(view: View, mine: str) -> list[int]:
    """How much more strength wins, and how much keeps one's own from being overwhelmed where they would be."""
    free, shadow = view.numbers["free_strength"], view.numbers["shadow_strength"]
    if mine == "shadow":
        return [free - shadow]
    return [shadow + 1 - free, *([shadow // 2 + 1 - free] if view.facts.get("overwhelmed") else [])]


def _may_use(view: View, option: Option) -> bool:
    """Whoever leaves by it does so only to escape; whoever exerts keeps some vitality. A companion is not exerted to
    spare another a single wound."""
    if option.verb != "use":
        return False
    shown = card_of(view, option.source)
    if leaves(shown.code):
        return "fighting" in shown.marks and bool(view.facts.get("overwhelmed"))
    if "vitality" not in shown.numbers:
        return True
    harmless = view.numbers["skirmish_wounds"] == 1 and not view.facts.get("overwhelmed")
    return left(view, option.source) > 1 and not (harmless and view.seat == view.facts["active"])
