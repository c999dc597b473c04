"""The characters of minions: Men, Orcs, Trolls, and the Ringwraiths."""

from __future__ import annotations

from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.meccg.reading import companies, current_attack, queries
from desktop_app.games.meccg.vocabulary.abilities import ability, adds, constant, influence, permits
from desktop_app.games.meccg.vocabulary.card_conditions import at, at_haven, of_entity, played_at, race, tapped, titled
from desktop_app.games.meccg.vocabulary.card_words import by_facts
from desktop_app.games.meccg.vocabulary.conditions import by_a_creature, fighting, in_mode, not_at_a_site, this_is
from desktop_app.games.meccg.vocabulary.costs import taps_this
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.event_words import says, where_it_is
from desktop_app.games.meccg.vocabulary.fight_verbs import cancel_attack
from desktop_app.games.meccg.vocabulary.groups import leading, me, your_character
from desktop_app.games.meccg.vocabulary.texts import Now, Which
from desktop_app.games.meccg.vocabulary.verbs import modify, untap

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
