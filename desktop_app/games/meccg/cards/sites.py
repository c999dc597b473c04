"""Sites: what stands on them beside what is played there and who attacks there."""

from __future__ import annotations

from desktop_app.games.meccg.reading import companies, queries
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.verbs.rings import examine_rings
from desktop_app.games.meccg.vocabulary.abilities import bars, grants, permits, required
from desktop_app.games.meccg.vocabulary.card_conditions import race
from desktop_app.games.meccg.vocabulary.card_triggers import its_site_attack_ends
from desktop_app.games.meccg.vocabulary.card_words import by_facts
from desktop_app.games.meccg.vocabulary.check_verbs import check_corruption
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.event_words import says
from desktop_app.games.meccg.vocabulary.groups import me, wounded_by_it
from desktop_app.games.meccg.vocabulary.texts import CARDS, Now
from desktop_app.games.meccg.vocabulary.triggers import each_company_begins

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
permits(BARAD_DUR, "haven_in", "untap")


def _gold_rings(m: Now) -> list[str]:
    """The gold rings of the company that is here."""
    company = companies.company_by_id(m.g, m.event.company)
    borne = [each for card in company.members for each in companies.borne(m.g, card)] if company is not None else []
    return [each for each in borne if "gold_ring_item" in queries.facts(m.g, each).kinds]


async def _tests_rings(m: Now) -> None:
    """Every gold ring of the company is tested, whether the site is entered or not."""
    await examine_rings(m.g, _gold_rings(m))


def _are_here(m: Now) -> bool:
    company = companies.company_by_id(m.g, m.event.company)
    return company is not None and company.site == m.me


required(
    BARAD_DUR,
    each_company_begins("site"),
    condition=says("a company is here", _are_here),
    do=own(_tests_rings, told="tests gold rings", could=lambda m: bool(_gold_rings(m))),
)
bars(CARN_DUM, ~race("orc", "troll"))
for haven in (CARN_DUM, DOL_GULDUR, MINAS_MORGUL):
    grants("cancels_attacks", haven, "minion", on=me)
for hold in (GOBLIN_GATE, MORIA):
    grants("normal_attacks", hold, "yes", on=me)
grants("never_taps", THE_WORTHY_HILLS, "yes", on=me)

by_facts(
    *(code for code, card in load_cards().items() if card.type == "site" and not any(True for _ in CARDS.parts(code)))
)
