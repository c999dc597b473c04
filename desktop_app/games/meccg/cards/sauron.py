"""Playing as Sauron (MEC-112, MEC-113)."""

from __future__ import annotations

from desktop_app.games.meccg.cards.minion_leaders import BADE_TO_RULE
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    adds,
    cannot_be_duplicated,
    once_a_turn,
    one_of_them_a_turn,
    permits,
)
from desktop_app.games.meccg.vocabulary.costs import discards_from_hand
from desktop_app.games.meccg.vocabulary.sauron_words import (
    brings_from_sideboard,
    looks_at_hand,
    not_for_sauron,
    plays_as_sauron,
)

THE_LIDLESS_EYE = "LE-203"
SAURON = "BA-43"

plays_as_sauron(THE_LIDLESS_EYE, 7)
adds(THE_LIDLESS_EYE, "hand", 1)
for cost, deed in (((), brings_from_sideboard), (discards_from_hand, looks_at_hand)):
    ability(THE_LIDLESS_EYE, during="organization", cost=cost, do=deed, limit=one_of_them_a_turn)
cannot_be_duplicated(THE_LIDLESS_EYE)

plays_as_sauron(SAURON, 10)
permits(SAURON, "brings_many")
ability(SAURON, during="organization", do=brings_from_sideboard, limit=once_a_turn)
cannot_be_duplicated(SAURON)

not_for_sauron(BADE_TO_RULE)
