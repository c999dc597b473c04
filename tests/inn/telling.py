"""What the cards of the inn are written as, and how that is told."""

from __future__ import annotations

from desktop_app.games.kit.telling import Telling, Written
from tests.inn.facts import TEXTS

WRITTEN = Written(TEXTS, Telling("inn", {"number": "inn-number-", "until": "inn-until-"}))
