"""What no position file may say."""

from __future__ import annotations

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.me_quest.table.positions import build


def test_no_table_lies_in_the_step_that_looks_back_at_the_last_fight() -> None:
    with pytest.raises(BadPosition) as found:
        build({"step": "winner"}, ("Sau", "Ana"))
    assert (found.value.path, found.value.kind, found.value.name) == ("step", "step", "winner")
