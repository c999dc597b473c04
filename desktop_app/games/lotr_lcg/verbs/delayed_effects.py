"""Delayed effects: they resolve by themselves at their moment, before anything that answers to it (LCG-150)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_lcg.reading.queries import players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import DELAYED

THEN = "then:"


async def run_delayed(g: LcgState, moment: str) -> None:
    """Runs what waits for this moment; the first player orders what falls due together (LCG-259)."""
    while g.outcome is None:
        due = [effect for effect in g.effects if effect.until == f"end of {moment}"]
        if not due:
            return
        effect = due[0] if len(due) == 1 else await _which_first(g, due)
        g.effects.remove(effect)
        deed = DELAYED[effect.kind.removeprefix(THEN)]
        for card in list(effect.targets):
            await deed.perform(Moment(g, g.owners.get(effect.source, ""), effect.source, effect.code, target=card))


async def _which_first(g: LcgState, due: list[Effect]) -> Effect:
    seat = players(g)[0]
    by_option = {Option("resolve", effect.targets[0], detail=str(index)): effect for index, effect in enumerate(due)}
    prompt = message("lcg-ask-which-first", rule="LCG-259", seat=seat_ref(seat))
    return by_option[await ask_one(Question(seat, "one", prompt, lambda: list(by_option), step=g.step))]
