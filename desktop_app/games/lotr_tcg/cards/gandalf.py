"""Gandalf."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import constant
from desktop_app.games.lotr_tcg.vocabulary.conditions import pool_holds
from desktop_app.games.lotr_tcg.vocabulary.groups import me

GANDALF_THE_WHITE_WIZARD = "4_90"

constant(GANDALF_THE_WHITE_WIZARD, on=me, strength=3, applies=pool_holds(3))
