"""Whole campaigns played by bots, with the journal kept by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop_app.app.journal.by_bots import CampaignPlan, play_campaign
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.simulate import UnknownGame
from desktop_app.games import CAMPAIGNS

READY = [each.id for each in CAMPAIGNS["lotr_lcg"].chapters if open_box("lotr_lcg").scenarios[each.id].ready]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("part", range(10))
def test_campaigns_come_to_their_end_and_their_journals_hold(amount: Callable[[int, int], int], part: int) -> None:
    several = amount(2, 20)
    for seed in range(part * several, (part + 1) * several):
        plan = CampaignPlan(
            "lotr_lcg",
            players=(1, 2)[seed % 2],
            mode="expert" if seed % 3 == 1 else "",
            bots=("greedy", "random") if seed % 3 else ("greedy",),
            seed=seed,
        )
        told = play_campaign(plan)
        assert not told.failed, (plan, told)
        assert told.won == READY
        assert told.games >= len(READY)
        assert told.earned >= plan.players + 1


def test_bots_that_do_not_exist_play_no_campaign() -> None:
    with pytest.raises(UnknownGame):
        play_campaign(CampaignPlan("lotr_lcg", bots=("nobody",)))
    with pytest.raises(UnknownGame):
        play_campaign(CampaignPlan("meccg"))
