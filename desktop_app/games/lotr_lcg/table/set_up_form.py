"""Setting a table of this game: scenario, difficulty, one to four decks without a hero in two of them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.messages import Message
from desktop_app.games.contract.set_up import CardGroup, Choice, NewTable, Scenario, SetUpForm, Side, TableOption
from desktop_app.games.lotr_lcg.table.scenarios import READY, load_scenarios

SEATS = (1, 2, 3, 4)
PARTS = ("heroes", "deck")
EASY, BEGINNING, QUICK = "easy", "beginning", "quick"
SIGNS = {
    "passage_through_mirkwood": "pine-tree",
    "journey_along_the_anduin": "sail-boat",
    "escape_from_dol_guldur": "castle",
    "spiders_of_mirkwood": "spider",
    "dol_guldur_orcs": "axe",
    "saurons_reach": "eye",
    "wilderlands": "image-filter-hdr",
}
"""The glyph that stands for an encounter set."""


def scenarios() -> Sequence[Scenario]:
    """The scenarios of the box in their order."""
    return [
        Scenario(
            each.id,
            each.titles,
            each.introduction,
            each.stages[0][0],
            ready=each.id in READY,
            difficulty=each.difficulty,
            groups=[_group(encounter_set) for encounter_set in each.encounter_sets],
            secrets=each.secrets(),
            questions=each.questions,
        )
        for each in load_scenarios().values()
    ]


def _group(encounter_set: str) -> CardGroup:
    return CardGroup(SIGNS.get(encounter_set, "cards-outline"), f"lcgtraits-set-{encounter_set.replace('_', '-')}")


def problem(table: NewTable) -> Message | None:
    """Why a table cannot be laid: a hero that two seats lead, or what campaign mode forbids.

    The cards are read with the first table that is to be laid: the start screen shows scenarios without them.
    """
    from desktop_app.games.lotr_lcg.campaign.table_check import why_not
    from desktop_app.games.lotr_lcg.table.heroes_apart import shared_hero

    return shared_hero(table) or why_not(table)


FORM = SetUpForm(
    seats=SEATS,
    sides=(Side(seats=SEATS, parts=PARTS, usual_deck="riders_of_the_white_tree"),),
    scenarios=scenarios,
    usual_scenario=READY[0],
    options=(
        TableOption(
            EASY,
            "lcgtable-difficulty",
            (
                Choice("no", "lcgtable-standard", "lcgtable-standard-hint"),
                Choice("yes", "lcgtable-easy", "lcgtable-easy-hint"),
            ),
            usual="no",
        ),
        TableOption(
            BEGINNING,
            "lcgtable-beginning",
            (
                Choice("book", "lcgtable-by-the-book", "lcgtable-by-the-book-hint"),
                Choice(QUICK, "lcgtable-quick", "lcgtable-quick-hint"),
            ),
            usual="book",
        ),
    ),
    problem=problem,
)
