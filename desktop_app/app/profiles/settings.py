"""What a person has chosen about looks, pace, keys and help; kept in the profile."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from desktop_app.app.texts.texts import Language

Theme = Literal["daylight", "candlelight"]
Motion = Literal["normal", "fast", "off"]
Review = Literal["every_event", "hidden_and_losses", "decisions_only"]
KeyPreset = Literal["longtable", "dragncards", "octgn", "cockatrice"]
CardAnswer = Literal["always", "never"]
MomentSpeed = Literal["slow", "normal", "fast", "off"]
MomentWish = Literal["always", "first", "never"]

_Name = Annotated[str, Field(max_length=200)]
_Words = Annotated[str, Field(max_length=2_000)]
_Pixels = Annotated[int, Field(ge=320, le=32_768)]


class _Kept(BaseModel):
    # Unknown entries of a later version are carried along, so that going back and forth loses nothing.
    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)


class AutoPass(_Kept):
    """When the program passes for a person who has an action but no wish to use it."""

    until_something_happens: bool = False
    every_window: bool = False
    """Whether every window is asked in which something could be done, not only where a game stops by itself."""
    stops: dict[_Name, list[_Name]] = Field(default_factory=dict)
    """The steps at which it never passes, by game id; each step by the number or name of its row."""


class WindowSize(_Kept):
    """The last size of the main window, in logical pixels."""

    width: _Pixels = 1366
    height: _Pixels = 768
    maximized: bool = False


class Settings(_Kept):
    """All settings of a profile. A change makes a new one: `settings.changed(theme="candlelight")`."""

    language: Language = "en"
    theme: Theme = "daylight"
    large_print: bool = False
    colour_safe: bool = False
    motion: Motion = "normal"
    flat_table: bool = False
    """The table in one flat colour instead of oak boards."""
    review: Review = "hidden_and_losses"
    auto_pass: AutoPass = AutoPass()
    even_pauses: bool = True
    """Whether every window that a hidden hand could answer takes as long as if it did, against rivals."""
    card_answers: dict[_Name, CardAnswer] = Field(default_factory=dict)
    """Optional abilities always or never used without asking, by `<game>:<ability>`."""
    moments: MomentSpeed = "normal"
    """How fast the table tells what just happened."""
    moment_kinds: dict[_Name, MomentWish] = Field(default_factory=dict)
    """Which kinds of moments are told, always unless told otherwise; by the kind's id."""
    key_preset: KeyPreset = "longtable"
    key_bindings: dict[_Name, _Name] = Field(default_factory=dict)
    """Keys that differ from the preset: action id to key sequence, empty for none."""
    window: WindowSize = WindowSize()
    open_hands: bool = False
    """Whether people who play at one screen look into each other's cards, so that no curtain falls between them."""
    coach: bool = False
    hide_unmet: bool = True
    """Whether the library hides the cards of scenarios that were not played yet. It does unless told otherwise: what
    was seen cannot be unseen, while what is hidden is one press away and is never needed to play."""
    shown_scenarios: list[_Name] = Field(default_factory=list)
    """The scenarios whose cards are shown all the same, as `<game>:<scenario>`."""
    board_says: dict[_Name, dict[_Name, dict[_Name, _Words]]] = Field(default_factory=dict)
    """Where a person's own copy of a game says otherwise than ours: by game, thing and fact. What a game does not know
    is carried along and changes nothing."""
    tours_seen: list[_Name] = Field(default_factory=list)
    """The games whose first-game tour has been played or waved off."""

    def changed(self, **values: Any) -> Self:
        """These settings with some values replaced. Raises ValidationError for an impossible value."""
        return type(self).model_validate({**self.model_dump(), **values})
