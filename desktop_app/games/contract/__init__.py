"""What a game tells the rest of the house about itself: one value per game, a ``Tenant``.

A game that is played gives all of it; one whose cards can only be read or whose decks can only be built gives those
parts. Whatever takes time to make stands behind a function, so that the start screen can ask every game for its name
without reading a card. Such functions are called often: they keep what they answer.
"""

from __future__ import annotations

from desktop_app.games.contract.campaigns import (
    Campaigns,
    CampaignTable,
    Change,
    Chapter,
    Check,
    Deal,
    GameTold,
    Line,
    Piece,
    Refused,
    SeatTold,
    Section,
    Standing,
    Swap,
)
from desktop_app.games.contract.cards import Cards, SearchField, Titles
from desktop_app.games.contract.decks import (
    Beginning,
    Bounds,
    CardList,
    DeckOption,
    Decks,
    LeaderSum,
    OptionValue,
    ShippedDeck,
    Vote,
)
from desktop_app.games.contract.moments import Beat, Camp, Comparison, Contender, MomentKind, Moments, Telling
from desktop_app.games.contract.play import (
    Advice,
    Argument,
    EndReport,
    HeadFact,
    Ladder,
    Odds,
    OddsTable,
    Play,
    Rung,
    ScoreLine,
    Share,
)
from desktop_app.games.contract.positions import PositionRules
from desktop_app.games.contract.set_up import Choice, NewTable, Scenario, SetUpForm, Side, Sitting, TableOption
from desktop_app.games.contract.story import SLIGHT, Course, Credit, Figure, Flag, Story, Weighed
from desktop_app.games.contract.table import Cell, Counter, Fact, Ledger, Mark, TableWords, Token, Watched, ZoneNote
from desktop_app.games.contract.tenant import GameNames, Tenant
from desktop_app.games.kit.hidden import HiddenZones
from desktop_app.games.kit.set_ups import BadPosition

__all__ = [
    "SLIGHT",
    "Advice",
    "Argument",
    "BadPosition",
    "Beat",
    "Beginning",
    "Bounds",
    "Camp",
    "CampaignTable",
    "Campaigns",
    "CardList",
    "Cards",
    "Cell",
    "Change",
    "Chapter",
    "Check",
    "Choice",
    "Comparison",
    "Contender",
    "Counter",
    "Course",
    "Credit",
    "Deal",
    "DeckOption",
    "Decks",
    "EndReport",
    "Fact",
    "Figure",
    "Flag",
    "GameNames",
    "GameTold",
    "HeadFact",
    "HiddenZones",
    "Ladder",
    "LeaderSum",
    "Ledger",
    "Line",
    "Mark",
    "MomentKind",
    "Moments",
    "NewTable",
    "Odds",
    "OddsTable",
    "OptionValue",
    "Piece",
    "Play",
    "PositionRules",
    "Refused",
    "Rung",
    "Scenario",
    "ScoreLine",
    "SearchField",
    "SeatTold",
    "Section",
    "SetUpForm",
    "Share",
    "ShippedDeck",
    "Side",
    "Sitting",
    "Standing",
    "Story",
    "Swap",
    "TableOption",
    "TableWords",
    "Telling",
    "Tenant",
    "Titles",
    "Token",
    "Vote",
    "Watched",
    "Weighed",
    "ZoneNote",
]
