"""Playing as Sauron (MEC-112, MEC-113)."""

from __future__ import annotations

from desktop_app.games.meccg.cards.minion_leaders import BADE_TO_RULE
from desktop_app.games.meccg.vocabulary.abilities import ability, adds, cannot_be_duplicated, once_a_turn
from desktop_app.games.meccg.vocabulary.sauron_words import not_for_sauron, plays_as_sauron, sauron_acts

THE_LIDLESS_EYE = "LE-203"

plays_as_sauron(THE_LIDLESS_EYE, 7)
adds(THE_LIDLESS_EYE, "hand", 1)
ability(THE_LIDLESS_EYE, during="organization", do=sauron_acts, limit=once_a_turn)
cannot_be_duplicated(THE_LIDLESS_EYE)
not_for_sauron(BADE_TO_RULE)
