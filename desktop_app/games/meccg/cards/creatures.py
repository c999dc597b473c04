"""Hazard creatures. Strikes, prowess and keys are printed facts; here stands what their texts add."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading import companies
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.verbs.leaving import discard as discard_cards
from desktop_app.games.meccg.vocabulary.abilities import ability, changes_attacks, one_of_them_a_turn, permits, required
from desktop_app.games.meccg.vocabulary.card_conditions import skill, untapped, yours
from desktop_app.games.meccg.vocabulary.card_triggers import its_attack_is_over, strikes_coming
from desktop_app.games.meccg.vocabulary.card_words import by_facts
from desktop_app.games.meccg.vocabulary.check_verbs import check_corruption
from desktop_app.games.meccg.vocabulary.conditions import attacked_by, faced
from desktop_app.games.meccg.vocabulary.costs import taps
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.event_words import cancel_this_attack, its_own, says
from desktop_app.games.meccg.vocabulary.groups import under_attack, with_allies, wounded_by_it
from desktop_app.games.meccg.vocabulary.texts import CARDS, Now
from desktop_app.games.meccg.vocabulary.triggers import this_attack_ends

CHILL_DOUSER = "DM-106"
LITTLE_SNUFFLER = "DM-108"
NAMELESS_THING = "DM-109"
GIANT_SPIDERS = "LE-75"
SLAYER = "LE-90"
BARROW_WIGHT = "TW-15"
BERT, TOM, WILLIAM = "TW-16", "TW-103", "TW-112"
CORPSE_CANDLE = "TW-23"
GHOSTS = "TW-37"
ORC_LIEUTENANT = "TW-73"
ORC_WARBAND = "TW-76"

# -- after the attack --------------------------------------------------------------------------------------------------

required(BARROW_WIGHT, this_attack_ends, do=check_corruption(-2).on(wounded_by_it))
required(GHOSTS, this_attack_ends, do=check_corruption(-1).on(wounded_by_it))
required(CORPSE_CANDLE, strikes_coming, condition=attacked_by("undead"), do=check_corruption().on(under_attack))
permits(GIANT_SPIDERS, "discards_at_body")


async def _chills(m: Now) -> None:
    """Every other attack by Undead against the company has one strike and one prowess more in this turn."""
    for what in ("attack_strikes", "attack_prowess"):
        m.g.effects.append(Effect(what, 1, [m.event.company], "race:undead", "turn", "", m.code))


required(CHILL_DOUSER, this_attack_ends, do=own(_chills, told="strengthens other Undead"))

# -- as it begins ------------------------------------------------------------------------------------------------------

changes_attacks(ORC_LIEUTENANT, its_own(faced("orc")), prowess=4)
changes_attacks(ORC_WARBAND, its_own(faced("orc")), prowess=3)

RANGERS_LOWER = 2


def _tracked(m: Now) -> int:
    """Each ranger of the company lowers its body."""
    return -RANGERS_LOWER * len(under_attack(skill("ranger")).all(m))


async def _snuffles(m: Now) -> None:
    """No resource that needs a scout of the company can be played for the rest of the turn."""
    m.g.effects.append(Effect("no_scouts", 0, [m.event.company], "", "turn", "", m.code))


changes_attacks(LITTLE_SNUFFLER, its_own(lambda m: True), body=_tracked)
required(
    LITTLE_SNUFFLER,
    its_attack_is_over,
    condition=says("it was not defeated", lambda m: not m.event.defeated),
    do=own(_snuffles, told="no scouts for the rest of the turn"),
)

# -- one of several attacks --------------------------------------------------------------------------------------------

permits(SLAYER, "same_character")
a_defender = taps(with_allies(under_attack)(untapped, yours))
for creature, when in ((NAMELESS_THING, "attack"), (SLAYER, "attack"), (SLAYER, "strike")):
    ability(creature, during=when, cost=a_defender, do=cancel_this_attack, anyone=True, limit=one_of_them_a_turn)

# -- the three Trolls --------------------------------------------------------------------------------------------------


CAME = "faced_troll"


async def _plunders(m: Now) -> None:
    """Where one of the other two came in this turn, whoever it has wounded discards all items that are not special."""
    mine = load_cards()[m.code].entity
    before = [each for each in m.g.effects if each.kind == CAME and m.event.company in each.targets]
    m.g.effects.append(Effect(CAME, 0, [m.event.company], mine, "turn", "", m.code))
    if all(each.group == mine for each in before):
        return
    for card in wounded_by_it.all(m):
        goods = [each for each in companies.borne(m.g, card) if "special_item" not in facts(m.g, each).kinds]
        await discard_cards(m.g, goods)


for troll in (BERT, TOM, WILLIAM):
    required(troll, its_attack_is_over, do=own(_plunders, told="wounded discard their items"))

# -- whose facts say all -----------------------------------------------------------------------------------------------

by_facts(
    *(
        code
        for code, card in load_cards().items()
        if card.kinds == ("creature",) and not any(True for _ in CARDS.parts(code))
    )
)
