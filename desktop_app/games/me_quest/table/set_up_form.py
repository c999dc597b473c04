"""Setting a table: Sauron and one to three heroes, which heroes they play, and the optional rules."""

from __future__ import annotations

from desktop_app.engine.messages import Message, message
from desktop_app.games.contract.set_up import Choice, NewTable, SetUpForm, Side, TableOption
from desktop_app.games.me_quest.reading.facts import of_type
from desktop_app.games.me_quest.state import MOST_HEROES

SEATS = (2, 3, 4)
SAURON_SIDE, HEROES = "sauron", "heroes"
RANDOM = "random"
PLAYED = tuple(card.code.removeprefix("hero.") for card in of_type("hero"))


def heroes_chosen(table: NewTable) -> dict[str, str]:
    """Which hero each seat plays, "" to be dealt one."""
    found = {}
    for place, seat in enumerate("BCD"[: len(table.seats) - 1], 1):
        hero = table.options.get(f"hero_{place}", RANDOM)
        found[seat] = "" if hero == RANDOM else hero
    return found


def problem(table: NewTable) -> Message | None:
    """MEQ-054, MEQ-055, MEQ-057: one Sauron, one to three heroes, each a different one."""
    sides = [each.side for each in table.seats]
    if len(table.seats) not in SEATS or sides.count(SAURON_SIDE) > 1:
        return message("meq-no-players", rule="MEQ-054")
    chosen = [hero for hero in heroes_chosen(table).values() if hero]
    if len(dict.fromkeys(chosen)) < len(chosen):
        return message("meq-no-same-hero", rule="MEQ-057")
    return None


def _hero_option(place: int) -> TableOption:
    dealt = Choice(RANDOM, "meq-hero-random", "meq-hero-random-hint")
    choices = (dealt, *(Choice(hero, f"meq-hero-{hero}", card=f"hero.{hero}") for hero in PLAYED))
    return TableOption(f"hero_{place}", f"meq-option-hero-{place}", choices, RANDOM, fewest=place + 1)


def _yes_no(id: str) -> TableOption:
    name = id.replace("_", "-")
    return TableOption(
        id,
        f"meq-option-{name}",
        (
            Choice("no", f"meq-{name}-no", f"meq-{name}-no-hint"),
            Choice("yes", f"meq-{name}-yes", f"meq-{name}-yes-hint"),
        ),
        "no",
    )


FORM = SetUpForm(
    seats=SEATS,
    sides=(
        Side(SAURON_SIDE, "meq-side-sauron", seats=(1,), parts=()),
        Side(HEROES, "meq-side-heroes", seats=(1, 2, 3), parts=()),
    ),
    options=(
        *(_hero_option(place) for place in range(1, MOST_HEROES + 1)),
        _yes_no("advanced_dominance"),
        _yes_no("exciting_stage"),
    ),
    problem=problem,
)
