"""Sites: what stands on them beside what is played there and who attacks there."""

from __future__ import annotations

from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.vocabulary.abilities import bars, grants, required
from desktop_app.games.meccg.vocabulary.card_triggers import its_site_attack_ends
from desktop_app.games.meccg.vocabulary.card_words import by_facts
from desktop_app.games.meccg.vocabulary.check_verbs import check_corruption
from desktop_app.games.meccg.vocabulary.conditions import race
from desktop_app.games.meccg.vocabulary.groups import me, wounded_by_it
from desktop_app.games.meccg.vocabulary.texts import CARDS

BARROW_DOWNS = "TW-375"
LOSSADAN_CAIRN = "TW-409"
OLD_FOREST = "TW-417"
TOLFALAS = "TW-433"
BARAD_DUR = "LE-352"
CARN_DUM = "LE-359"
DOL_GULDUR = "LE-367"
GOBLIN_GATE = "LE-378"
MINAS_MORGUL = "LE-390"
MORIA = "LE-392"
THE_WORTHY_HILLS = "LE-415"

for cairn in (BARROW_DOWNS, LOSSADAN_CAIRN, TOLFALAS):
    required(cairn, its_site_attack_ends, do=check_corruption().on(wounded_by_it))

grants("heals_all", OLD_FOREST, "yes", on=me)
grants("heals", BARAD_DUR, "yes", on=me)
bars(CARN_DUM, ~race("orc", "troll"))
for haven in (CARN_DUM, DOL_GULDUR, MINAS_MORGUL):
    grants("cancels_attacks", haven, "minion", on=me)
for hold in (GOBLIN_GATE, MORIA):
    grants("normal_attacks", hold, "yes", on=me)
grants("never_taps", THE_WORTHY_HILLS, "yes", on=me)

by_facts(
    *(code for code, card in load_cards().items() if card.type == "site" and not any(True for _ in CARDS.parts(code)))
)
