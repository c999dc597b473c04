"""The Ring-bearer is corrupted before all eyes: it is shown, and then that his player has lost."""

from __future__ import annotations

from desktop_app.app.profiles.settings import Settings
from tests.games.lotr_tcg.rules.skirmishing import skirmish
from tests.games.lotr_tcg.rules.test_answers_sites_and_stacks import burdened
from tests.ui.table.conftest import LayTable


def test_a_ring_bearer_who_is_corrupted_is_shown_with_his_burdens(lay_table: LayTable) -> None:
    fight = skirmish({"ring_bearer": burdened(9, "Hobbit Sword")}, {"minions": ["Uruk Regular"]}, "Frodo",
                     "Uruk Regular")  # fmt: skip
    fight.until("respond")
    table = lay_table(fight.session, seats=["A", "B"], settings=Settings(motion="normal", moments="slow"))
    ring = next(option.key for option in fight.question.options if option.source == fight.id("The One Ring"))
    table.screen.controller.answer([ring])
    table.screen.showing.hold()
    told = [moment.kind.id for moment in table.screen.showing.player.queue]
    assert "corruption" in told
    assert told.index("corruption") < told.index("lost")
