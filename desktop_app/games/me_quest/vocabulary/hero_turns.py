"""What happens to a hero on the board and in his turn: he moves, must fight, is weakened, or his turn ends."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book import combat
from desktop_app.games.me_quest.reading.numbers import BY_CORRUPTION
from desktop_app.games.me_quest.reading.queries import figure, hero_at, reference
from desktop_app.games.me_quest.verbs import heroes as hero_verbs
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.verbs.fighting import COMBAT
from desktop_app.games.me_quest.vocabulary.amounts import corruption_of_hero
from desktop_app.games.me_quest.vocabulary.board_words import MOVE
from desktop_app.games.me_quest.vocabulary.groups import you
from desktop_app.games.me_quest.vocabulary.texts import Does, Now, Those
from desktop_app.games.me_quest.vocabulary.word import Word


async def _ends_turn(m: Now, seat: str) -> None:
    if m.g.active == seat and not m.g.turn.over:
        m.g.turn.over = True
        m.g.say("meq-log-turn-over", seat=seat_ref(seat))


ends_turn = Word("ends turn", _ends_turn, subject=you)
"""``ends_turn``: your turn ends at once."""


def move_to(places: Those) -> Word:
    """``move_to(place("edoras")).on(you)``: of several locations whoever's card it is chooses."""

    def able(m: Now, seat: str) -> list[str]:
        return [place for place in places.all(m) if place != hero_at(m.g, seat)]

    async def run(m: Now, seat: str) -> None:
        hero = seat_ref(seat)
        chosen = await choose_place(m.g, m.seat, "meqcards-ask-move-to", able(m, seat), source=m.me, hero=hero)
        if chosen:
            await hero_verbs.move_hero(m.g, seat, chosen)

    return Word("move to", run, lambda m, seat: bool(able(m, seat)), barred=MOVE)


def fights(monster: str, *, agility: bool = True, goes_on: bool = False, won: Does | None = None) -> Word:
    """``fights("crebain").on(that_hero)``: he must combat such a monster now; not in a Haven against his will.

    Without ``agility`` his is 0 until the end of the combat; with ``goes_on`` his turn goes on if he fails. ``won``
    follows if he defeats it.
    """

    async def run(m: Now, seat: str) -> None:
        helpless = [] if agility else [Effect("agility=", 0, [figure(seat)], "", COMBAT, m.me, m.code)]
        m.g.effects += helpless
        told = await combat.must_fight(m.g, seat, reference(m.g, monster), m.me, goes_on=goes_on)
        if told is None:  # whatever lasts until the end of another combat goes on
            m.g.effects = [effect for effect in m.g.effects if effect not in helpless]
        elif won is not None and told.enemy_defeated:
            await won.perform(m.of(seat))

    return Word("fights and wins" if won else "fights", run, told_with={"monster": monster, "won": won})


def weakens_by_corruption(*names: str) -> Word:
    """``weakens_by_corruption("strength").on(that_hero)``: until the combat ends, by what he has gained then too."""

    async def run(m: Now, seat: str) -> None:
        for name in names:
            m.g.effects.append(Effect(f"{name}{BY_CORRUPTION}", 0, [figure(seat)], "", COMBAT, m.me, m.code))

    return Word(f"weakens hero {' '.join(names)}", run, told_with={"amount": corruption_of_hero})


async def _skips_ambush(m: Now, seat: str) -> None:
    m.g.turn.skips_ambush = True


skips_ambush = Word("skips ambush", _skips_ambush)
"""``skips_ambush.on(that_hero)``: no Ambush step this turn."""
