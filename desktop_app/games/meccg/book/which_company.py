"""Which company comes next, where each has a phase of its own (MEC-488, MEC-539)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.state import Company, MecState


async def which_company(g: MecState, waiting: list[Company], prompt: str) -> Company:
    """Asks which company comes next; each is named by its first member."""
    question = Question(
        g.active,
        "one",
        message(prompt, seat=seat_ref(g.active)),
        lambda: [Option("company", each.members[0]) for each in waiting],
        step=g.step,
    )
    chosen = company_of(g, (await ask_one(question)).source)
    assert chosen is not None
    return chosen
