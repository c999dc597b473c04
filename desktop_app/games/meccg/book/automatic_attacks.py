"""Automatic-attacks: what a company faces that enters a site, and who cancels one (MEC-543 to MEC-546)."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.engine.effects import Effect
from desktop_app.engine.rows import Enter, Jump, Next
from desktop_app.games.kit.asking import choose_card, refuse, seat_ref
from desktop_app.games.meccg.book import attack
from desktop_app.games.meccg.reading.companies import current
from desktop_app.games.meccg.reading.facts import Attack as PrintedAttack
from desktop_app.games.meccg.reading.queries import facts, hazard_player
from desktop_app.games.meccg.reading.site_attacks import named_attacks, singles_out
from desktop_app.games.meccg.reading.sites import fits_place
from desktop_app.games.meccg.state import Attack, Company, MecState
from desktop_app.games.meccg.verbs.site_attacks import choose_attack
from desktop_app.games.meccg.verbs.turning import can_tap, tap
from desktop_app.games.meccg.vocabulary.texts import CARDS

PLAYS_ATTACK = "plays_attack"
"""The permission of a site at which a creature is played as an automatic-attack; the detail names kinds of sites."""
PLAYED = "played"
"""The name of the automatic-attack for which a creature is played."""
KEPT = "kept_attack"
"""The kind of effect that names the automatic-attack which a site keeps against a company, of several."""


async def face_automatic_attacks(g: MecState) -> Next:
    """Step 2: each automatic-attack is faced, in the order of the card, every turn anew (MEC-543)."""
    company = current(g)
    if company is None or not company.members:
        return Jump("site_ends")
    every = named_attacks(g, company)
    kept = await _singled_out(g, company)
    found = _still_to_come(company, [each for each in every if each[0] == kept][:1] if kept else every)
    if found is None:
        if not kept and PLAYED not in company.met and await _played_attack(g, company):
            await _cancel_at_home(g)
            return Enter(attack.TABLE, back="automatic")
        company.entered = True
        return None
    name, which = found
    company.met.append(name)
    it = Attack(
        company.id,
        hazard_player(g),
        *which.faced,
        site=company.site,
        code=g.codes[company.site],
    )
    it.which = name
    it.singled = it.uncancellable = bool(kept)
    attack.prepare(g, company, which, it)
    await _cancel_at_home(g)
    return Enter(attack.TABLE, back="automatic")


def _still_to_come(company: Company, found: list[tuple[str, PrintedAttack]]) -> tuple[str, PrintedAttack] | None:
    """The next automatic-attack that the company has not faced, or not yet as often as it must."""
    met = list(company.met)
    for name, which in found:
        if name not in met:
            return name, which
        met.remove(name)
    return None


async def _played_attack(g: MecState, company: Company) -> bool:
    """Where a site says so the hazard player plays a creature of his hand that is not unique, of a kind of site that it
    names, as one more automatic-attack with all that it brings: it is no creature attack, nor keyed (MEC-546)."""
    permission = CARDS.permission(g.codes[company.site], PLAYS_ATTACK)
    if permission is None:
        return False
    company.met.append(PLAYED)
    kinds, seat = permission.detail.split(), hazard_player(g)
    able = [
        card
        for card in g.zones[f"hand:{seat}"]
        if "creature" in facts(g, card).kinds
        and not facts(g, card).unique
        and any(key.site_type in kinds for key in facts(g, card).keyed)
    ]
    chosen = await choose_card(g, seat, "mec-ask-guard-creature", able, may=True) if able else ""
    if not chosen:
        return False
    g.move(chosen, "attacking")
    g.say("mec-log-creature", seat=seat_ref(seat), card=g.ref(chosen))
    which, *others = facts(g, chosen).attacks
    it = Attack(company.id, seat, *which.faced, card=chosen, code=g.codes[chosen])
    it.site, it.left = company.site, len(others)
    attack.prepare(g, company, which, it)
    return True


async def _singled_out(g: MecState, company: Company) -> str:
    """Where a card leaves only one of several automatic-attacks of a site, whomever they are against, the one that the
    hazard player has chosen, else ""; the others do not come back in this site phase, should that card be discarded for
    it."""
    every = named_attacks(g, company, all_of_them=True)
    kept = next((each.group for each in g.effects if each.kind == KEPT and company.id in each.targets), "")
    if kept or company.met or len(every) < 2 or not singles_out(g, company.site):
        return kept
    if any(which.race == "dragon" for _, which in every):
        return ""
    asked = hazard_player(g)
    kept = await choose_attack(g, asked, "mec-ask-kept-attack", company, company.site, all_of_them=True)
    g.effects.append(Effect(KEPT, 0, [company.id], kept, "phase"))
    return kept


async def _cancel_at_home(g: MecState) -> None:
    """Who is at a home site that he names may tap to cancel one of its automatic-attacks (MEC-105, MEC-106)."""
    company = current(g)
    if company is None or g.attacks[-1].cancelled or g.attacks[-1].uncancellable:
        return
    able = [
        card
        for card in company.members
        if can_tap(g, card) and any(place.site and fits_place(g, company.site, place) for place in facts(g, card).home)
    ]
    chosen = ""
    if able:
        others = [card for card in company.members if card not in able]
        chosen = await choose_card(
            g,
            company.seat,
            "mec-ask-cancel-at-home",
            able,
            may=True,
            refusals=lambda: [_why_not_at_home(g, company, card) for card in others],
        )
    if chosen:
        await tap(g, [chosen])
        g.attacks[-1].cancelled = True


def _why_not_at_home(g: MecState, company: Company, card: str) -> Refusal:
    """Why somebody cancels no automatic-attack: he is not at home (MEC-105) or by the kind of site alone (MEC-106), or
    cannot tap (MEC-314)."""
    at_home = [place for place in facts(g, card).home if fits_place(g, company.site, place)]
    if not at_home:
        return refuse(g, "MEC-105", "mec-no-cancel-abroad", "choose", card)
    if not any(place.site for place in at_home):
        return refuse(g, "MEC-106", "mec-no-cancel-by-kind", "choose", card)
    return refuse(g, "MEC-314", "mec-no-tapped-itself", "choose", card)
