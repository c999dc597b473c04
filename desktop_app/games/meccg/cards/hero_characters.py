"""The characters of heroes, with the Wizards of the decks."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.events.fighting import AttackBegins, AttackEnds
from desktop_app.games.meccg.reading import companies, current_attack, queries, sites
from desktop_app.games.meccg.reading.composition import why_not_add
from desktop_app.games.meccg.verbs.companies import join_company, stand_alone
from desktop_app.games.meccg.verbs.corruption import corruption_check
from desktop_app.games.meccg.verbs.leaving import discard as discard_cards
from desktop_app.games.meccg.verbs.turning import tap as tap_cards
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    adds,
    changes_attacks,
    constant,
    grants,
    influence,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.bearer_words import of_its_company
from desktop_app.games.meccg.vocabulary.card_conditions import at, is_character, is_faction, keyword, race, titled
from desktop_app.games.meccg.vocabulary.card_triggers import this_is_eliminated
from desktop_app.games.meccg.vocabulary.card_words import by_facts
from desktop_app.games.meccg.vocabulary.conditions import attacked_by, by_a_creature, fighting, this_is
from desktop_app.games.meccg.vocabulary.costs import taps_this
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.fight_verbs import cancel_strike
from desktop_app.games.meccg.vocabulary.groups import in_discard, me
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import after
from desktop_app.games.meccg.vocabulary.verbs import into_hand

IORETH = "TD-93"
ADRAZAR = "TW-116"
ALATAR = "TW-117"
ANBORN = "TW-118"
BALIN = "TW-123"
BERETAR = "TW-128"
BOFUR = "TW-132"
ELLADAN = "TW-143"
ELROHIR = "TW-144"
ELROND = "TW-145"
ERKENBRAND = "TW-148"
GILDOR = "TW-158"
GLORFINDEL = "TW-161"
HALDIR = "TW-164"
OROPHIN = "TW-174"
PEATH = "TW-176"
RADAGAST = "TW-178"
SAM_GAMGEE = "TW-180"
SARUMAN = "TW-181"
THEODEN = "TW-182"
FATTY_BOLGER = "TW-495"

grants("heals_company", IORETH, "yes", on=me)
influence(ADRAZAR, 1, against=is_faction)
influence(ANBORN, 2, against=titled("Men of Lebennin"))
constant(BALIN, on=me, prowess=2, applies=fighting("orc"))
influence(BALIN, 1, against=race("dwarf"))
influence(BERETAR, 2, against=titled("Rangers of the North"))
constant(BOFUR, on=me, prowess=1, applies=fighting("orc"))
for twin in (ELLADAN, ELROHIR):
    constant(twin, on=me, prowess=1, applies=fighting("orc"))
adds(ELROND, "hand", 1, this_is(at("Rivendell")))

ELROND_LOST = -3


async def _loses_points(m: Now) -> None:
    """Who loses Elrond loses marshalling points for the rest of the game."""
    m.g.effects.append(Effect("points", ELROND_LOST, [m.seat], "", "game", "", m.code))


required(ELROND, this_is_eliminated, do=own(_loses_points, told="loses 3 marshalling points"))
for rider in (ERKENBRAND, THEODEN):
    influence(rider, 2, against=titled("Riders of Rohan"))
constant(GILDOR, on=me, prowess=2, applies=fighting("orc"))
influence(GLORFINDEL, 1, against=race("elf") & is_character)
for shy in (BOFUR, HALDIR, OROPHIN):
    adds(shy, "faction_checks", -1, lambda m: m.target == m.me)

influence(PEATH, 4, against=titled("Dunlendings"))
constant(PEATH, on=me, prowess=5, applies=fighting("nazgul", "ringwraith"))


@told("a wraith strikes her")
def _strikes_her(m: Now) -> bool:
    it = current_attack.attack(m.g)
    return (
        it is not None and it.strike is not None and it.strike.target == m.me and attacked_by("nazgul", "ringwraith")(m)
    )


def _half_of_its_body(m: Now) -> int:
    it = current_attack.attack(m.g)
    return -((it.body or 0) // 2) if it is not None else 0


changes_attacks(PEATH, _strikes_her, body=_half_of_its_body)
permits(PEATH, "halves_body", "nazgul ringwraith")


def _wildernesses(m: Now) -> int:
    company = companies.company_of(m.g, m.me)
    return company.path.count("wilderness") if company is not None else 0


adds(RADAGAST, "draw", _wildernesses, of_its_company)

ability(SARUMAN, during="end_of_turn", cost=taps_this, target=in_discard(keyword("spell")), do=into_hand)


@told("another Hobbit is struck")
def _another_hobbit_is_struck(m: Now) -> bool:
    it, company = current_attack.attack(m.g), companies.company_of(m.g, m.me)
    if it is None or it.strike is None or company is None:
        return False
    struck = it.strike.target
    return struck != m.me and struck in company.members and "hobbit" in queries.races(queries.facts(m.g, struck))


ability(FATTY_BOLGER, during="strike", cost=taps_this, condition=_another_hobbit_is_struck, do=cancel_strike)
by_facts(SAM_GAMGEE)

# -- Alatar ------------------------------------------------------------------------------------------------------------

adds(ALATAR, "opponent_draw", -1, of_its_company)


def _creature_attacks_others(m: Now) -> bool:
    """A hazard creature attacks another company of his player while he is at a haven."""
    it, company = current_attack.attack(m.g), companies.company_of(m.g, m.me)
    attacked = companies.company_by_id(m.g, m.event.company)
    return (
        it is not None
        and company is not None
        and attacked is not None
        and attacked is not company
        and attacked.seat == company.seat
        and by_a_creature(m)
        and sites.is_at_haven(m.g, company)
        and not why_not_add(m.g, attacked, m.me)
    )


ALATAR_CAME = "came_to_help"


async def _comes_to_help(m: Now) -> None:
    """He joins the company; his allies are discarded, his followers stay behind without a controller (MEC-440); a
    strike of the creature must be his."""
    it = current_attack.attack(m.g)
    company = companies.company_by_id(m.g, m.event.company)
    if it is None or company is None or not await ask_whether(m.g, m.seat, "mec-ask-may", source=m.me):
        return
    await discard_cards(m.g, [card for card in m.g.pieces[m.me].attachments if queries.is_ally(m.g, card)], m.me)
    stand_alone(m.g, m.me)
    join_company(m.g, m.me, company)
    it.bound.append(m.me)
    m.g.effects.append(Effect(ALATAR_CAME, 0, [m.me], it.card, "turn", m.me, m.code))


def _has_helped(m: Now) -> bool:
    """All attacks of the creature are over: until then a strike of it must be his."""
    return not m.event.more and any(
        e.kind == ALATAR_CAME and m.me in e.targets and e.group == m.event.card for e in m.g.effects
    )


async def _pays_for_it(m: Now) -> None:
    """After the attack he taps and makes a corruption check, also where it was canceled."""
    m.g.effects = [effect for effect in m.g.effects if effect.kind != ALATAR_CAME]
    await tap_cards(m.g, [m.me], m.me)
    await corruption_check(m.g, m.me, 0, m.me)


required(
    ALATAR,
    Trigger(AttackBegins, "when", _creature_attacks_others, told="creature attacks another company"),
    do=own(_comes_to_help, told="joins the attacked company"),
)
required(
    ALATAR,
    after(AttackEnds, _has_helped, "the attack is over"),
    do=own(_pays_for_it, told="taps and makes a corruption check"),
)
