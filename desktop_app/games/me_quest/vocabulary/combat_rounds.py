"""What cards do in a round of combat: numbers that change, damage, cancels, how the next card is played."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.me_quest.reading.fight import PRINTED, TO_ZERO
from desktop_app.games.me_quest.state import SAURON
from desktop_app.games.me_quest.verbs.fighting import NEXT_ROUND, PLAYS_FIRST, PLAYS_RANDOM, ROUND, deal, modify
from desktop_app.games.me_quest.vocabulary.groups import opponent, you
from desktop_app.games.me_quest.vocabulary.texts import Now, Those
from desktop_app.games.me_quest.vocabulary.word import Word


def _for_a_round(until: str, kinds: Mapping[str, Amount], told: str, subject: Those) -> Word:
    async def run(m: Now, seat: str) -> None:
        for kind, amount in kinds.items():
            modify(m.g, seat, kind, worth(amount, m), until, m.me)

    return Word(told, run, told_with={"numbers": tuple(kinds.items())}, subject=subject)


def gains(*, until: str = ROUND, **numbers: Amount) -> Word:
    """``gains(attack=2, defense=2)``: for this round, of yours unless ``on`` says otherwise."""
    return _for_a_round(until, numbers, "gains", you)


def reduces_to_0(*names: str) -> Word:
    """``reduces_to_0("defense")``: your opponent's, and nothing raises it this round (MEQ-373)."""
    return _for_a_round(ROUND, {f"{TO_ZERO}{name}": 0 for name in names}, "reduces to 0", opponent)


def prints(**numbers: int) -> Word:
    """``prints(attack=1, defense=1)``: your opponent's printed values are reduced to these; bonuses still count."""
    return _for_a_round(ROUND, {f"{PRINTED}{name}": n for name, n in numbers.items()}, "prints", opponent)


def inflict(amount: Amount) -> Word:
    """``inflict(2)``: your opponent is dealt damage whatever his defense; ``.on(you)``: you are."""
    return Word(
        "inflict",
        lambda m, seat: deal(m.g, m.g.combats[-1], seat, worth(amount, m), m.seat),
        told_with={"amount": amount},
        subject=opponent,
    )


plays_first_next_round = _for_a_round(NEXT_ROUND, {PLAYS_FIRST: 0}, "plays first", opponent)
"""``plays_first_next_round``: your opponent lays his next card first and face up; write it with ``in_combat``."""


plays_random_next_round = _for_a_round(NEXT_ROUND, {PLAYS_RANDOM: 0}, "plays at random", opponent)
"""``plays_random_next_round``"""


def limits_damage(amount: int) -> Word:
    """``limits_damage(1)``: you cannot be dealt more damage this round."""
    return _for_a_round(ROUND, {"most_damage": amount}, "limits damage", you)


async def _defeats(m: Now, seat: str) -> None:
    m.g.combats[-1].beaten.append(seat)


defeats_opponent = Word("defeats", _defeats, lambda m, seat: seat == SAURON, subject=opponent)
"""``defeats_opponent``: he counts as defeated when damage is dealt."""
