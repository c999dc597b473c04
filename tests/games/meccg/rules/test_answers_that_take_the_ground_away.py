"""What is declared and has lost what it rests on when it resolves."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.vocabulary.abilities import ability, event, permanent
from desktop_app.games.meccg.vocabulary.card_conditions import titled
from desktop_app.games.meccg.vocabulary.groups import in_play, your_character
from desktop_app.games.meccg.vocabulary.verbs import discard, modify
from tests.games.meccg.shelf import make_up, on_the_shelf
from tests.games.meccg.table import Table, at

LAMP = make_up("ZZ-671", "resource", "Lamp of Courage", kinds=["permanent_event"], alignment="hero")
"""+2 prowess to a character, at any time."""
DRAUGHT = make_up("ZZ-672", "hazard", "A Cold Draught", kinds=["short_event"], alignment="neutral")
"""Discards the lamp."""

with on_the_shelf():
    permanent(LAMP)
    ability(LAMP, target=your_character, do=modify(prowess=2))
    event(DRAUGHT, target=in_play(titled("Lamp of Courage")), do=discard)


@pytest.mark.rule("MEC-703", "MEC-712")
@pytest.mark.parametrize("answered", [False, True])
def test_an_ability_does_nothing_once_its_card_has_left_play(answered: bool) -> None:
    ana = {"companies": [at("Bree", "Elrond", limit=2)], "events": ["Lamp of Courage"]}
    table = Table(ana, {"hand": ["A Cold Draught"]}, step="hazards").until("movement")
    table.choose("use", "Lamp of Courage")
    if table.asked == "target":
        table.pick("Elrond")
    assert (table.asked, table.who) == ("answer", "Bor")
    if answered:
        table.choose("play", "A Cold Draught")
    table.until("hazards")
    assert ("Lamp of Courage" in table) is not answered
    assert table.number("Elrond", "prowess") == 7 + (0 if answered else 2)
