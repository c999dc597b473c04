"""Minion events of deeds: attacks that are met or turned away, and what is done at sites."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.combining import both
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.reading import companies, sites
from desktop_app.games.meccg.reading.current_attack import attack
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.verbs.entering import put_on, why_not_enter
from desktop_app.games.meccg.vocabulary.abilities import event, forbids, permanent, permits
from desktop_app.games.meccg.vocabulary.card_conditions import (
    at_a,
    covert,
    is_faction,
    kind,
    skill,
    untapped,
    where_information_is,
)
from desktop_app.games.meccg.vocabulary.conditions import (
    at_the,
    attacked_by,
    both_hold,
    entered,
    in_play_is,
    site_tapped,
    site_untapped,
)
from desktop_app.games.meccg.vocabulary.costs import names, taps
from desktop_app.games.meccg.vocabulary.deeds import if_, own
from desktop_app.games.meccg.vocabulary.event_words import (
    not_twice_at_site,
    notes_its_site,
    says,
    tap_one_and_keep,
    taps_the_site,
)
from desktop_app.games.meccg.vocabulary.fight_verbs import (
    cancel_attack,
    changes_the_attack,
    faces_attack,
    on_strike,
    sheltered,
)
from desktop_app.games.meccg.vocabulary.groups import (
    company_member,
    host,
    its_items,
    struck,
    this_company,
    under_attack,
    with_allies,
)
from desktop_app.games.meccg.vocabulary.texts import Now, reasoned
from desktop_app.games.meccg.vocabulary.verbs import tap

BURNING_RICK_COT_AND_TREE = "LE-173"
NOT_SLAY_NEEDLESSLY = "LE-212"
ORC_QUARRELS = "LE-216"
RUSE = "LE-225"
SECRETS_OF_THEIR_FORGING = "LE-226"
SWIFT_STROKES = "LE-238"
THATS_BEEN_HEARD = "LE-241"
TO_SATISFY_THE_QUESTIONER = "LE-246"
UNDER_HIS_BLOW = "LE-247"
CREPT_ALONG_CLEVERLY = "WH-43"

# -- attacks -----------------------------------------------------------------------------------------------------------

event(
    CREPT_ALONG_CLEVERLY,
    during="attack",
    cost=names(with_allies(under_attack)(skill("ranger"))),
    condition=attacked_by("wolf", "animal", "spider", "dragon", "drake", "undead"),
    do=cancel_attack,
    skilled=True,
)
permits(CREPT_ALONG_CLEVERLY, "requires", "ranger")

event(ORC_QUARRELS, during="attack", condition=attacked_by("orc", "troll", "man"), do=cancel_attack)
event(
    ORC_QUARRELS,
    during="attack",
    condition=in_play_is("Skies of Fire"),
    do=changes_the_attack(halves_strikes=True),
)


@told("the company is covert")
def _is_covert(m: Now) -> bool:
    it = attack(m.g)
    return it is not None and not it.overt


by_free_peoples = attacked_by("elf", "dwarf", "dunadan", "man")


def _why_not_spared(m: Now) -> str:
    """It is for attacks by some races, and cannot be duplicated on one (MEC-340)."""
    it = attack(m.g)
    return by_free_peoples.why(m) or ("twice" if it is not None and m.code in it.played else "")


async def _notes(m: Now) -> None:
    it = attack(m.g)
    if it is not None:
        it.played.append(m.code)


event(
    NOT_SLAY_NEEDLESSLY,
    during="attack",
    condition=reasoned(_why_not_spared, "by free peoples"),
    do=both(
        own(_notes, told="once an attack", could=lambda m: False),
        if_(_is_covert, cancel_attack, changes_the_attack(prowess=-2)),
    ),
)

event(
    RUSE,
    during="attack",
    cost=taps(with_allies(under_attack)(skill("diplomat"), covert)),
    do=cancel_attack,
    skilled=True,
)
event(RUSE, during="attack", target=with_allies(under_attack)(skill("scout")), do=sheltered, skilled=True)
permits(RUSE, "requires", "scout 2")

event(
    SWIFT_STROKES,
    during="strike",
    cost=names(struck(skill("warrior"))),
    do=on_strike(prowess=1, twice=True),
    skilled=True,
)
permits(SWIFT_STROKES, "requires", "warrior")
event(UNDER_HIS_BLOW, during="strike", target=struck, do=on_strike(untapped=True))

# -- at sites ----------------------------------------------------------------------------------------------------------


BURNS = "burns"
"""The kind of the effect that names the site which is burned: it does, whoever is left of the company."""


async def _sets_fire(m: Now) -> None:
    company = companies.current(m.g)
    if company is not None:
        m.g.effects.append(Effect(BURNS, 0, [], company.site, "phase", m.me, m.code))


async def _loses_factions(m: Now) -> None:
    """Factions of its player that are played at the site are discarded."""
    burning = [each.group for each in m.g.effects if each.kind == BURNS and each.source == m.me]
    mine = [
        card
        for card in m.g.zones[f"marshalling:{m.seat}"]
        if is_faction.holds(m, card)
        and any(sites.fits_place(m.g, site, place) for site in burning for place in facts(m.g, card).playable_at)
    ]
    await leaving.discard(m.g, mine, m.me)


event(
    BURNING_RICK_COT_AND_TREE,
    during="site",
    target=this_company,
    condition=says(
        "at a tapped border-hold",
        lambda m: both_hold(at_the("border_hold"), site_tapped, entered)(m) and not_twice_at_site(m),
    ),
    do=both(
        own(_sets_fire, told="burns the site"),
        faces_attack("man", 4, 7),
        faces_attack("man", 1, 9),
        tap_one_and_keep(to_pile=True),
        notes_its_site,
        own(_loses_factions, told="your factions of the site are discarded"),
    ),
)

permanent(
    THATS_BEEN_HEARD,
    on=company_member(untapped, covert, at_a("border_hold", "free_hold"), where_information_is),
    during="site",
    condition=entered,
    then=tap,
)
permanent(
    TO_SATISFY_THE_QUESTIONER,
    on=company_member(untapped, at_a("free_hold")),
    during="site",
    condition=both_hold(entered, site_untapped),
    then=both(tap, taps_the_site),
)
for told_later in (THATS_BEEN_HEARD, TO_SATISFY_THE_QUESTIONER):
    forbids(told_later, "untap", host)


async def _forges(m: Now) -> None:
    """The gold ring is discarded; a special ring that it lists may take its place, but not The One Ring."""
    ring = m.target
    bearer = m.g.pieces[ring].host
    listed = [kind for kind in facts(m.g, ring).rings if kind != "the_one_ring"]
    side = facts(m.g, ring).alignment
    able = [
        card
        for card in m.g.zones[f"hand:{m.seat}"]
        if any(kind in facts(m.g, card).keywords for kind in listed)
        and facts(m.g, card).alignment == side
        and not why_not_enter(m.g, m.seat, card, bearer)
    ]
    shown = await choose_card(m.g, m.seat, "mec-ask-ring", able, source=ring, may=True) if able else ""
    await leaving.discard(m.g, [ring], m.me)
    if shown and bearer in m.g.pieces:
        await put_on(m.g, shown, m.seat, bearer)


event(
    SECRETS_OF_THEIR_FORGING,
    during="site",
    cost=taps(with_allies(company_member)(skill("sage"), where_information_is)),
    condition=both_hold(entered, site_untapped),
    target=its_items(kind("gold_ring_item")),
    do=both(taps_the_site, own(_forges, told="a gold ring becomes a special ring")),
    skilled=True,
)
permits(SECRETS_OF_THEIR_FORGING, "requires", "sage")
