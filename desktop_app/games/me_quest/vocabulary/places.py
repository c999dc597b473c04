"""What comes to locations and leaves them: influence, favor, characters, monster tokens; and peril for a while."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.me_quest.reading.extension import why_none_stays
from desktop_app.games.me_quest.reading.numbers import PERILOUS
from desktop_app.games.me_quest.reading.queries import character, influence
from desktop_app.games.me_quest.state import QuestState, turn_of
from desktop_app.games.me_quest.verbs import influence as influence_verbs
from desktop_app.games.me_quest.verbs import rewards
from desktop_app.games.me_quest.verbs.favor import place_favor as favor_placed
from desktop_app.games.me_quest.vocabulary.conditions import hero_of
from desktop_app.games.me_quest.vocabulary.texts import Now
from desktop_app.games.me_quest.vocabulary.word import Word


def place_influence(amount: Amount) -> Word:
    """``place_influence(1).on(place("the_shire"))``: never in a Haven, nor where none of it would stay."""
    return Word(
        "place influence",
        lambda m, p: influence_verbs.place_at(m.g, p, worth(amount, m)),
        lambda m, p: not why_none_stays(m.g, p),
        {"amount": amount},
    )


def remove_influence(amount: Amount) -> Word:
    """``remove_influence(1).on(adjacent_to(place("minas_tirith")))``: of each of them, at once."""
    return Word(
        "remove influence",
        lambda m, p: influence_verbs.remove_from(m.g, p, worth(amount, m)),
        lambda m, p: influence(m.g, p) > 0,
        {"amount": amount},
        at_once=lambda m, places: influence_verbs.remove_at_once(m.g, dict.fromkeys(places, worth(amount, m))),
    )


def place_favor(amount: int = 1) -> Word:
    """``place_favor(1).on(place("helms_deep"))``"""

    async def run(m: Now, location: str) -> None:
        favor_placed(m.g, location, amount)

    return Word("place favor", run, told_with={"amount": amount})


def puts_character(name: str, location: str, *, moves: bool = False) -> Happens[QuestState]:
    """``puts_character("gandalf", "bree")``: if he is not on the board, or wherever he is with ``moves``."""

    async def run(m: Now) -> None:
        if moves:
            rewards.put_character(m.g, character(m.g, name), location)
        else:
            rewards.place_character(m.g, name, location)

    return happens(run, told="puts character", character=name, place=location)


async def _perilous(m: Now, location: str) -> None:
    m.g.effects.append(Effect(PERILOUS, 0, [location], "", turn_of(hero_of(m)), m.me, m.code))


perilous_in_his_turn = Word("perilous", _perilous)
"""``perilous_in_his_turn.on(hero_place)``: a location is treated as perilous until the turn of that hero ends."""
