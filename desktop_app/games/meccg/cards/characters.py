"""Characters, heroes and minions, with the Wizards and Ringwraiths of the four decks."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.meccg.events.fighting import AttackBegins, AttackEnds
from desktop_app.games.meccg.reading import companies, current_attack, queries, sites
from desktop_app.games.meccg.reading.composition import why_not_together
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
from desktop_app.games.meccg.vocabulary.card_conditions import at, at_haven, keyword, race, tapped, titled
from desktop_app.games.meccg.vocabulary.card_triggers import this_is_eliminated
from desktop_app.games.meccg.vocabulary.card_words import (
    by_facts,
    is_character,
    is_faction,
    of_entity,
    of_its_company,
    played_at,
)
from desktop_app.games.meccg.vocabulary.conditions import (
    attacked_by,
    by_a_creature,
    fighting,
    in_mode,
    not_at_a_site,
    this_is,
)
from desktop_app.games.meccg.vocabulary.costs import taps_this
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.event_words import says, where_it_is
from desktop_app.games.meccg.vocabulary.fight_verbs import cancel_attack, cancel_strike
from desktop_app.games.meccg.vocabulary.groups import in_discard, leading, me, your_character
from desktop_app.games.meccg.vocabulary.texts import Now, Which
from desktop_app.games.meccg.vocabulary.triggers import after
from desktop_app.games.meccg.vocabulary.verbs import into_hand, modify, untap

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
BURAT = "AS-1"
MIONID = "AS-3"
PERCHEN = "AS-4"
TUMA = "AS-5"
WULUAG = "AS-6"
ASTERNAK = "LE-1"
CIRYAHER = "LE-6"
DOGRIB = "LE-7"
LAGDUF = "LE-18"
LAYOS = "LE-19"
LIEUTENANT_OF_MORGUL = "LE-22"
MUZGASH = "LE-25"
NEVIDO_SMOD = "LE-27"
ORC_CAPTAIN = "LE-31"
ORC_VETERAN = "LE-35"
RADBUG = "LE-38"
SHAGRAT = "LE-39"
TROS_HESNEF = "LE-46"
ADUNAPHEL = "LE-50"
DWAR = "LE-52"

# -- heroes ------------------------------------------------------------------------------------------------------------

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
        and not why_not_together(m.g, [*attacked.members, m.me], attacked.site, attacked.seat)
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

# -- minions -----------------------------------------------------------------------------------------------------------


def _with(brother: Which) -> Worked[bool]:
    """One of these is in the company."""
    return says("a brother is there", lambda m: any(brother.holds(m, each) for each in companies.companions(m.g, m.me)))


for code in (BURAT, TUMA, WULUAG):
    brothers = [each for each in (BURAT, TUMA, WULUAG) if each != code]
    names = {BURAT: "Bert", TUMA: "Tom", WULUAG: "William"}
    brother = of_entity(names[brothers[0]]) | of_entity(names[brothers[1]])
    permits(code, "uncounted_with", " ".join(names[each] for each in brothers))
    constant(code, on=me, prowess=1, applies=fighting("dwarf"))
    constant(code, on=me, mind=-1, applies=_with(brother))
    ability(
        code,
        cost=taps_this,
        target=your_character(brother, tapped, where_it_is),
        do=untap,
    )

for man, place, amount in (
    (MIONID, "Variag Camp", 2),
    (ASTERNAK, "Variag Camp", 2),
    (PERCHEN, "Dunnish Clan-hold", 3),
    (NEVIDO_SMOD, "Easterling Camp", 2),
    (TROS_HESNEF, "Easterling Camp", 1),
):
    influence(man, amount, against=played_at(place))
influence(LAYOS, 2, against=titled("Men of Dorwinion"))
influence(LIEUTENANT_OF_MORGUL, 3, against=race("orc", "troll"))
adds(LIEUTENANT_OF_MORGUL, "hand", 1, this_is(at("Minas Morgul")))
influence(ORC_CAPTAIN, 3, against=race("orc"))
influence(SHAGRAT, 4, against=race("orc"))
by_facts(CIRYAHER, DOGRIB, LAGDUF, MUZGASH, RADBUG, ORC_VETERAN)

# -- Ringwraiths -------------------------------------------------------------------------------------------------------

constant(ADUNAPHEL, on=me, influence=2, applies=in_mode("heralded_lord"))
constant(ADUNAPHEL, on=me, prowess=-2, applies=in_mode("fell_rider"))


def _own_company_attacked(m: Now) -> bool:
    it = current_attack.attack(m.g)
    company = companies.company_by_id(m.g, it.company) if it is not None else None
    return company is not None and company.seat == m.seat


@told("your Ringwraith at a Darkhaven")
def _is_own_ringwraith(m: Now) -> bool:
    return queries.is_avatar(m.g, m.me) and at_haven.holds(m, m.me)


ability(
    ADUNAPHEL,
    during="attack",
    cost=taps_this,
    condition=says(
        "a creature attacks your company away from sites",
        lambda m: _is_own_ringwraith(m) and by_a_creature(m) and not_at_a_site(m) and _own_company_attacked(m),
    ),
    do=cancel_attack,
)

constant(DWAR, on=me, influence=-3, applies=in_mode("heralded_lord"))
constant(DWAR, on=me, prowess=-1, applies=in_mode("fell_rider"))


async def _strengthens(m: Now) -> None:
    """All characters of the company that was chosen have +1 prowess and +1 body until the end of the turn."""
    company = companies.company_of(m.g, m.target)
    if company is not None:
        await modify(prowess=1, body=1).happen(m, [company.id])


ability(
    DWAR, cost=taps_this, target=leading, condition=_is_own_ringwraith, do=own(_strengthens, told="+1 prowess and body")
)
