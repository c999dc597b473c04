"""What is said of the lines of a journal: what they are called, who bears them, where they come from."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.lives import Life, brought_by, lives
from desktop_app.app.journal.naming import called
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.wording import list_of
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Line, Standing
from desktop_app.games.kit.numerals import signed

SOURCES = 6
"""So many sources of a number are named one by one."""


class LineWords:
    """Tells the lines of a campaign as it stands."""

    def __init__(self, campaign: Campaign, standing: Standing, texts: Texts) -> None:
        """``standing`` is what stands after the last entry to which ``campaign`` is read."""
        self._campaign, self._standing, self._texts = campaign, standing, texts
        self._lives = lives(campaign)

    def called(self, line: Line) -> str:
        """The name of what a line is about."""
        return called(self._campaign.game, line.name, line.card, self._texts.language)

    def life(self, line: Line) -> Life | None:
        """What the piece of a line has been through."""
        alike = (life for life in reversed(self._lives) if (life.card or life.name) == (line.card or line.name))
        return next(alike, None)

    def of_piece(self, line: Line) -> Iterator[str]:
        """What a piece in use carries, whom it stands for, what it has been through."""
        rules = CAMPAIGNS.get(self._campaign.game)
        borne = [each for each in self._standing.of(rules.earned) if each.bearer == line.name] if rules else []
        if borne:
            yield self._texts("journal-carries", names=list_of(self._texts, [self.called(each) for each in borne]))
        yield self._noted(line)
        life = self.life(line)
        if life is not None and life.games:
            yield self._texts("journal-life-sum", games=len(life.games), won=life.won)

    def of_lost(self, line: Line) -> Iterator[str]:
        """Whose it was and where it was lost."""
        yield self._noted(line)
        yield brought_by(self._campaign, line, self._texts)

    def of_line(self, line: Line) -> Iterator[str]:
        """Who has it, and where it was earned."""
        yield self._borne(line)
        yield self._noted(line)
        origin = brought_by(self._campaign, line, self._texts)
        if origin:
            yield self._texts("journal-from", entry=origin)

    def sources(self, lines: tuple[Line, ...]) -> Iterator[str]:
        """What a number is the sum of, the last sources each with where it comes from, those before them summed up."""
        early = lines[:-SOURCES]
        if early:
            yield self._texts("journal-earlier", count=len(early), amount=signed(sum(line.amount for line in early)))
        for line in lines[-SOURCES:]:
            facts = [line.player, f"{self.called(line)} {self._noted(line)}".strip()]
            facts.append(brought_by(self._campaign, line, self._texts))
            yield f"{signed(line.amount)} {', '.join(dict.fromkeys(fact for fact in facts if fact))}"

    def _borne(self, line: Line) -> str:
        return self._texts("journal-borne-by", bearer=line.bearer) if line.bearer else ""

    def _noted(self, line: Line) -> str:
        """The note of a line; where a rule put one piece in the place of another, the note names the other."""
        instead = line.note and line.rule and line.note not in self._campaign.players
        return self._texts("journal-in-place-of", name=line.note) if instead else line.note


def of_each_kind(lines: tuple[Line, ...]) -> list[tuple[Line, int]]:
    """The lines, those that say the same of the same once, as they stood last, with how many there are."""
    found: dict[tuple[str, ...], tuple[Line, int]] = {}
    for line in lines:
        key = (line.name, line.card, line.player, line.bearer, line.note)
        found[key] = (line, found.get(key, (line, 0))[1] + 1)
    return list(found.values())
