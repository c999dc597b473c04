"""The scenarios: their encounter sets, stages, set-up and place in a campaign, and the decks they make."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from desktop_app.engine.frozen import Frozen
from desktop_app.games.contract.set_up import HARDEST, Answered
from desktop_app.games.kit.facts import Line, Lines, line, lines
from desktop_app.games.kit.printed import FactsError, Id, Paragraphs, Shape, Words, check, read_json
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.reading.printed import Code
from desktop_app.paths import RESOURCES

SCENARIOS_FOLDER = RESOURCES / "scenarios" / "lotr_lcg"

RuleId = Annotated[str, StringConstraints(pattern=r"^LCG-\d{3}$")]

READY = ("passage_through_mirkwood", "journey_along_the_anduin", "escape_from_dol_guldur")
"""The scenarios whose cards and quests all have their rules."""
ENCOUNTER_DECK_TYPES = frozenset({"enemy", "location", "treachery", "objective"})
"""Card types of an encounter set that are shuffled into the encounter deck."""


class PrintedCampaignPart(Shape):
    """What campaign mode adds to a scenario. ``road`` are places of Middle-earth."""

    id: Id
    part: Annotated[int, Field(ge=1)]
    card: Code
    in_play: list[Code]
    set_aside: dict[Code, Annotated[int, Field(ge=1)]]
    earned: list[Code]
    road: list[Id] = Field(default_factory=list)


class PrintedQuestion(Shape):
    """A question that players ask, its answer, and what it follows from."""

    question: Words
    answer: Words
    rules: Annotated[list[RuleId], Field(min_length=1)]
    cards: list[Code]


class PrintedScenario(Shape):
    """A scenario's file."""

    format: Literal[1]
    game: Literal["lotr_lcg"]
    id: Id
    number: Annotated[int, Field(ge=1)]
    difficulty: Annotated[int, Field(ge=1, le=HARDEST)]
    titles: Words
    introduction: Paragraphs
    setup: Paragraphs
    encounter_sets: Annotated[list[Id], Field(min_length=1)]
    stages: Annotated[list[Annotated[list[Code], Field(min_length=1)]], Field(min_length=1)]
    questions: list[PrintedQuestion] = Field(default_factory=list)
    campaign: PrintedCampaignPart | None = None


class CampaignPart(Frozen, eq=False):
    """A scenario's place in a campaign: its card, what starts in play or set aside, what can be earned, and the places
    of Middle-earth that it leads through."""

    id: str
    part: int
    card: str
    in_play: tuple[str, ...]
    set_aside: Mapping[str, int]
    earned: tuple[str, ...]
    road: tuple[str, ...]


class ScenarioFacts(Frozen, eq=False):
    """One scenario. `difficulty` goes from 1 to `HARDEST`. `stages` lists per stage the codes of its quest cards; where
    there are several, one is drawn at random when the stage is reached.
    """

    id: str
    number: int
    difficulty: int
    titles: Line
    introduction: Lines
    setup: Lines
    encounter_sets: tuple[str, ...]
    stages: tuple[tuple[str, ...], ...]
    campaign: CampaignPart | None
    questions: tuple[Answered, ...] = ()

    def encounter_deck(self, *, easy: bool = False) -> Mapping[str, int]:
        """Copies of each card in the scenario's encounter sets by code, before set-up takes any of them out.

        Burdens are not among them: they join from the campaign pool. Easy mode leaves the harder cards out.
        """
        return _encounter_deck(self.encounter_sets, easy)

    def secrets(self) -> tuple[str, ...]:
        """The codes of the cards that one meets only by playing it: its encounter sets, its quest cards, and what its
        part of the campaign brings."""
        of_sets = (card.code for card in load_cards().values() if card.encounter_set in self.encounter_sets)
        found = [*of_sets, *(code for stage in self.stages for code in stage)]
        if self.campaign is not None:
            part = self.campaign
            found += [part.card, *part.in_play, *part.set_aside, *part.earned]
        return tuple(dict.fromkeys(found))

    def easy_removals(self) -> dict[str, int]:
        """Copies of each card that easy mode takes out of the encounter deck, by code."""
        normal, easy = self.encounter_deck(), self.encounter_deck(easy=True)
        return {code: count - easy.get(code, 0) for code, count in normal.items() if count > easy.get(code, 0)}


@cache
def _encounter_deck(encounter_sets: tuple[str, ...], easy: bool) -> Mapping[str, int]:
    copies = {
        card.code: card.easy_quantity if easy else card.quantity
        for card in load_cards().values()
        if card.encounter_set in encounter_sets and card.type in ENCOUNTER_DECK_TYPES and card.subtype is None
    }
    return {code: count for code, count in copies.items() if count}


@cache
def load_scenarios() -> dict[str, ScenarioFacts]:
    """All built-in scenarios by id, in the order of their numbers. Raises FactsError naming file and field."""
    scenarios = [read_scenario(path) for path in SCENARIOS_FOLDER.glob("*.json")]
    return {scenario.id: scenario for scenario in sorted(scenarios, key=lambda found: found.number)}


def read_scenario(path: Path) -> ScenarioFacts:
    """One scenario's file. Raises FactsError naming the file and the field or card that is wrong."""
    printed = check(PrintedScenario, read_json(path), path.name)
    part = printed.campaign
    scenario = ScenarioFacts(
        id=printed.id,
        number=printed.number,
        difficulty=printed.difficulty,
        titles=line(printed.titles),
        introduction=lines(printed.introduction),
        setup=lines(printed.setup),
        encounter_sets=tuple(printed.encounter_sets),
        stages=tuple(tuple(stage) for stage in printed.stages),
        campaign=_campaign_part(part) if part else None,
        questions=tuple(_answered(each) for each in printed.questions),
    )
    _refuse_unknown_cards(scenario, path.name)
    return scenario


def _answered(asked: PrintedQuestion) -> Answered:
    return Answered(line(asked.question), line(asked.answer), tuple(asked.rules), tuple(asked.cards))


def _campaign_part(part: PrintedCampaignPart) -> CampaignPart:
    return CampaignPart(
        id=part.id,
        part=part.part,
        card=part.card,
        in_play=tuple(part.in_play),
        set_aside=dict(part.set_aside),
        earned=tuple(part.earned),
        road=tuple(part.road),
    )


def _refuse_unknown_cards(scenario: ScenarioFacts, where: str) -> None:
    cards = load_cards()
    for number, stage in enumerate(scenario.stages, start=1):
        for code in stage:
            if code not in cards or cards[code].type != "quest" or cards[code].stage != number:
                raise FactsError(f"{where}: stages.{number}: {code} is not a quest card of stage {number}")
    for asked in scenario.questions:
        for code in asked.cards:
            if code not in cards:
                raise FactsError(f"{where}: questions: no card has the code {code}")
    part = scenario.campaign
    for code in [part.card, *part.in_play, *part.set_aside, *part.earned] if part is not None else ():
        if code not in cards:
            raise FactsError(f"{where}: campaign: no card has the code {code}")
    known_sets = {card.encounter_set for card in cards.values()}
    for encounter_set in scenario.encounter_sets:
        if encounter_set not in known_sets:
            raise FactsError(f"{where}: encounter_sets: no card belongs to {encounter_set}")
