"""Settings: sound values only, and nothing of a later version is lost."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from desktop_app.app.profiles.settings import Settings


def test_a_change_gives_new_settings_and_survives_json() -> None:
    before = Settings()
    after = before.changed(
        language="es",
        theme="candlelight",
        auto_pass={"until_something_happens": True, "stops": {"lotr_lcg": ["3.2"]}},
        card_answers={"lotr_lcg:gandalf": "always"},
        key_bindings={"undo": "Ctrl+Z"},
    )
    assert (before.language, before.theme) == ("en", "daylight")
    assert after.auto_pass.stops == {"lotr_lcg": ["3.2"]}
    assert Settings.model_validate_json(after.model_dump_json()) == after


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "fr"},
        {"theme": "neon"},
        {"motion": 3},
        {"card_answers": {"x": "maybe"}},
        {"window": {"width": -5}},
    ],
)
def test_an_impossible_value_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Settings().changed(**wrong)


def test_entries_of_a_later_version_are_carried_along() -> None:
    later = Settings.model_validate({"table_cloth": "green", "window": {"width": 1920, "screen": 2}})
    again = later.changed(coach=True).model_dump(mode="json")
    assert again["table_cloth"] == "green"
    assert again["window"]["screen"] == 2
