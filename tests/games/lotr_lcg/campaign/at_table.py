"""A table of a campaign for the tests: laid from what stands in a log, with decks of the test's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.games.contract.campaigns import CampaignTable, Change, Standing
from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable, Sitting
from desktop_app.games.lotr_lcg.campaign.decks import sits
from desktop_app.games.lotr_lcg.campaign.log import CAMPAIGN, POOL
from desktop_app.games.lotr_lcg.campaign.table_check import why_not
from desktop_app.games.lotr_lcg.table.sitting_down import new_table
from tests.games.lotr_lcg.walk import Walk

GUARDS = {"01055": 3, "01018": 3}
"""Any cards: what lies in the decks is not what these tests are about."""


def in_the_pool(standing: Standing, code: str, *, bearer: str = "") -> Standing:
    """The log with a card more in the campaign pool."""
    return standing.after(Change(POOL, "add", code, code, bearer=bearer))


def table_of(
    standing: Standing,
    *,
    mode: str = CAMPAIGN,
    scenario: str = "passage_through_mirkwood",
    dealt: Mapping[int, str] | None = None,
    heroes: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, Mapping[str, int]] | None = None,
) -> NewTable:
    """Ana and Bor sit down with the heroes of the log, or those that the test gives them."""
    seats = []
    for player in ("Ana", "Bor"):
        cards = CardList({"heroes": {"01006": 1}, "deck": {**GUARDS, **(decks or {}).get(player, {})}})
        if heroes is not None and player in heroes:
            seats.append(Sitting(player, CardList({**cards.parts, "heroes": dict.fromkeys(heroes[player], 1)})))
        else:
            seats.append(Sitting(player, sits(standing, player, cards)))
    return NewTable(tuple(seats), scenario, {}, 7, CampaignTable(mode, standing, dealt or {}))


def refused(table: NewTable) -> str:
    """The rule by which the table may not be laid, "" when it may."""
    message = why_not(table)
    return message.rule if message is not None else ""


class ChapterTable(Walk):
    """A chapter of a campaign from before its set-up on."""

    def __init__(self, table: NewTable) -> None:
        self.before = new_table(table)
        self._session = None
        self._walked = []

    def set_up(self) -> ChapterTable:
        """The set-up is done up to the first hand; both vote for Ana."""
        while self.asked() == "lcg-ask-first-player":
            self.choose("choose_player", target="Ana")
        return self

    def begun(self) -> ChapterTable:
        """The set-up is over and the first round has begun."""
        self.set_up()
        while self.g.phase == "setup":
            self.passes()
        return self
