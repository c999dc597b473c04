"""Hazard events of places: environments, and what befalls a company on its road."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card, choose_option, seat_ref
from desktop_app.games.kit.moment import told
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.meccg.book.body_checks import body_roll
from desktop_app.games.meccg.reading import companies, queries
from desktop_app.games.meccg.reading.attacks import leaves_on_body
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.movement import type_of_region
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.verbs.companies import go_alone
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.vocabulary.abilities import cannot_be_duplicated, event, permanent, permits, required
from desktop_app.games.meccg.vocabulary.card_conditions import above_ground, keyword
from desktop_app.games.meccg.vocabulary.card_words import doors_are_open, not_doors
from desktop_app.games.meccg.vocabulary.chain_words import cancels_declared, declared
from desktop_app.games.meccg.vocabulary.conditions import path_has
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.event_words import cancels_of_environment, plain_character, says
from desktop_app.games.meccg.vocabulary.groups import company_member, in_play, me, this_company
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import any_deck_exhausted, each_company_begins
from desktop_app.games.meccg.vocabulary.verbs import discard, tap

SEIZED_BY_TERROR = "DM-88"
TWO_OR_THREE_TRIBES_PRESENT = "DM-97"
STENCH_OF_MORDOR = "LE-141"
TWILIGHT = ("LE-145", "TW-106")
VEILS_FLUNG_AWAY = "LE-146"
DOORS_OF_NIGHT = "TW-28"

# -- environments ------------------------------------------------------------------------------------------------------

permanent(DOORS_OF_NIGHT, then=cancels_of_environment("resource"))
cannot_be_duplicated(DOORS_OF_NIGHT)

in_a_turn = says("before the council", lambda m: m.g.phase != "council")

for code in TWILIGHT:
    for moment in ("", "attack"):
        event(code, during=moment, target=in_play(keyword("environment")), do=discard)
    event(
        code,
        during="chain",
        target=declared(
            "declared environment",
            lambda m, it: "environment" in facts(m.g, it.card).keywords and it.card not in m.g.pieces,
        ),
        do=cancels_declared,
    )
    for moment in ("strike", "check", "influence"):
        event(code, during=moment, target=in_play(keyword("environment")), do=discard, condition=in_a_turn)
    permits(code, "any_time")
    permits(code, "free_of_limit")


async def _stinks(m: Now) -> None:
    """The company taps one untapped character, if it has any."""
    company = companies.company_by_id(m.g, m.event.company)
    able = [card for card in company.members if queries.is_untapped(m.g, card)] if company is not None else []
    if company is not None and able:
        card = await choose_card(m.g, company.seat, "mec-ask-who-taps", able, source=m.me)
        await tap.happen(m, [card])


@told("in the dark")
def _in_the_stench(m: Now) -> bool:
    company = companies.company_by_id(m.g, m.event.company)
    if company is None or not company.site or not above_ground.holds(m, company.site):
        return False
    kind = type_of_region(m.g, facts(m.g, company.site).region)
    return kind == "dark_domain" or (kind == "shadow_land" and doors_are_open(m))


permanent(STENCH_OF_MORDOR)
required(
    STENCH_OF_MORDOR,
    each_company_begins("site"),
    condition=_in_the_stench,
    do=own(_stinks, told="a character taps"),
)
required(STENCH_OF_MORDOR, any_deck_exhausted, do=discard.on(me))
cannot_be_duplicated(STENCH_OF_MORDOR)


# -- on the road -------------------------------------------------------------------------------------------------------

TERROR = 12


async def _seizes(m: Now) -> None:
    """Roll plus mind below 12: he leaves the company and goes back alone."""
    card = m.target
    seat = queries.controller(m.g, card)
    result = await roll(m.g, seat, "card", card) + number(m.g, card, "mind")
    company = company_of(m.g, card)
    if result >= TERROR or company is None or not company.origin:
        return
    alone = go_alone(m.g, card, company.origin)
    alone.went = alone.returned = True


event(
    SEIZED_BY_TERROR,
    target=company_member(plain_character),
    condition=path_has(1, "shadow_land", "dark_domain"),
    do=own(_seizes, told="may flee"),
)

TRIBES = ("orc", "troll", "man", "wolf", "spider", "animal", "slayer", "drake", "giant", "elf", "dwarf", "dunadan")


class AnnouncesTribe(Cost[MecState]):
    """A kind of creature is announced as the card is played (MEC-700): X is its place among the tribes."""

    def why_not(self, m: Now) -> str:
        """Nothing keeps anybody from naming one."""
        return ""

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is named aloud."""
        verbs = [f"tribe_{each}" for each in TRIBES]
        chosen = verbs.index(await choose_option(m.g, m.seat, "mec-ask-tribe", verbs, source=m.me))
        m.g.say("mec-log-tribe", seat=seat_ref(m.seat), race=TRIBES[chosen])
        return m.where_x_is(chosen)


async def _announces(m: Now) -> None:
    """Creatures of the race that was announced do not count against the limit of the company."""
    company = companies.current(m.g)
    if company is not None:
        kind_of = f"free_creature:{TRIBES[m.x]}"
        m.g.effects.append(Effect(kind_of, 0, [company.id], "", "turn", m.me, m.code))


event(
    TWO_OR_THREE_TRIBES_PRESENT,
    cost=AnnouncesTribe(),
    target=this_company,
    condition=says(
        "on a wild or dark path", lambda m: path_has(2, "wilderness")(m) or path_has(1, "shadow_land", "dark_domain")(m)
    ),
    do=own(_announces, told="creatures of a race do not count"),
)


async def _flings(m: Now) -> None:
    """A body check at -1 for each: Orcs and Trolls are discarded as they say, an untapped one who fails taps."""
    company = companies.current(m.g)
    for card in list(company.members) if company is not None else []:
        if card not in m.g.pieces:
            continue
        body = number(m.g, card, "body")
        result = await body_roll(m.g, queries.controller(m.g, card), card, body, -1)
        if result is None or card not in m.g.pieces:
            continue
        if leaves_on_body(m.g, card, result, body):
            await leaving.discard(m.g, [card], m.me)
        elif result > body and queries.is_untapped(m.g, card):
            await tap.happen(m, [card])


@told("in the open")
def _in_the_open(m: Now) -> bool:
    return path_has(1, "wilderness", "border_land", "free_domain")(m) and not_doors(m)


event(VEILS_FLUNG_AWAY, target=this_company, condition=_in_the_open, do=own(_flings, told="body checks at -1"))
permits(VEILS_FLUNG_AWAY, "free_of_limit")
