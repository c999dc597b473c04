"""Lore: heroes, allies, events and attachments of the revised core."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card, put_in_order
from desktop_app.games.lotr_lcg.events import ShadowDealt
from desktop_app.games.lotr_lcg.reading.queries import engaged_with
from desktop_app.games.lotr_lcg.verbs.moving import search_deck
from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    Now,
    action,
    attaches_to,
    constant,
    gives_prohibition,
    own,
    response,
)
from desktop_app.games.lotr_lcg.vocabulary.costs import discards, exhausts, pays, pays_x, per
from desktop_app.games.lotr_lcg.vocabulary.deeds import one_of
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    character,
    condition_attachment,
    enemy,
    engaged,
    hero,
    host,
    location,
    player,
    staged,
    their_heroes,
    topmost_attachment,
    with_deck,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import lasting, modify
from desktop_app.games.lotr_lcg.vocabulary.looking import (
    look_at_encounter_card,
    look_at_the_shadow_card,
    move_it_to_bottom_or_not,
)
from desktop_app.games.lotr_lcg.vocabulary.moving import discard, draw, take_back
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, this_enters_play, this_is_played
from desktop_app.games.lotr_lcg.vocabulary.verbs import heal, heal_all

DENETHOR, GLORFINDEL, BERAVOR = "01010", "01011", "01012"
DAUGHTER_OF_THE_NIMRODEL, EREBOR_HAMMERSMITH, HENAMARTH = "01058", "01059", "01060"
MINER_OF_THE_IRON_HILLS, GLEOWINE = "01061", "01062"
LORE_OF_IMLADRIS, LORIENS_WEALTH, RADAGASTS_CUNNING, SECRET_PATHS = "01063", "01064", "01065", "01066"
GANDALFS_SEARCH, BEORNS_HOSPITALITY = "01067", "01068"
FOREST_SNARE, PROTECTOR_OF_LORIEN, DARK_KNOWLEDGE, SELF_PRESERVATION = "01069", "01070", "01071", "01072"

# -- heroes --------------------------------------------------------------------------------------------------------

action(DENETHOR, cost=exhausts, do=move_it_to_bottom_or_not)
action(GLORFINDEL, cost=pays(1), limit=per("round"), target=character, do=heal(1))
action(BERAVOR, cost=exhausts, limit=per("round"), target=player, do=draw(2))

# -- allies --------------------------------------------------------------------------------------------------------

action(DAUGHTER_OF_THE_NIMRODEL, cost=exhausts, target=hero, do=heal(2))
response(EREBOR_HAMMERSMITH, this_is_played, target=topmost_attachment, do=take_back)
action(HENAMARTH, cost=exhausts, do=look_at_encounter_card)
response(MINER_OF_THE_IRON_HILLS, this_enters_play, target=condition_attachment, do=discard)
action(GLEOWINE, cost=exhausts, target=player, do=draw(1))

# -- events --------------------------------------------------------------------------------------------------------

action(LORE_OF_IMLADRIS, target=character, do=heal_all)
action(LORIENS_WEALTH, target=player, do=draw(3))
action(RADAGASTS_CUNNING, phase="quest", target=enemy(staged), do=lasting("no_threat"))
action(SECRET_PATHS, phase="quest", target=location(staged), do=lasting("no_threat"))
action(BEORNS_HOSPITALITY, target=player, do=heal_all.on(their_heroes))


@own(told="take one of x")
async def take_one_of_x(m: Now) -> None:
    """Look at the top X cards, take one to hand, put the others back in any order."""
    top = m.g.zones[f"deck:{m.target}"][: m.x]
    card = await choose_card(m.g, m.seat, "lcg-ask-take", top, source=m.me)
    if not card:
        return
    rest = [other for other in top if other != card]
    rest = await put_in_order(m.g, m.seat, "lcg-ask-order-on-top", rest, source=m.me)
    await search_deck(m.g, m.target, card, "lcg-log-takes-one-back", len(top), back_on_top=rest)


action(GANDALFS_SEARCH, cost=pays_x, target=player(with_deck), do=take_one_of_x)

# -- attachments ---------------------------------------------------------------------------------------------------


def _on_your_enemy(m: Now) -> bool:
    """Engaged with you, or just attacking you from wherever it is."""
    enemy = m.event.enemy
    attacking = any(each.kind == "enemy" and (each.enemy, each.seat) == (enemy, m.seat) for each in m.g.attacks)
    return attacking or engaged_with(m.g, enemy) == m.seat


attaches_to(enemy(engaged), FOREST_SNARE)
attaches_to(hero, PROTECTOR_OF_LORIEN, DARK_KNOWLEDGE)
attaches_to(character, SELF_PRESERVATION)
gives_prohibition(FOREST_SNARE, "attack")
action(
    PROTECTOR_OF_LORIEN,
    cost=discards(1),
    limit=per("phase", 3),
    do=one_of(
        "lcg-ask-protector",
        more_defense=modify(defense=1).on(host),
        more_willpower=modify(willpower=1).on(host),
    ),
)
constant(DARK_KNOWLEDGE, on=host, willpower=-1)
response(
    DARK_KNOWLEDGE,
    after(ShadowDealt, _on_your_enemy, told="shadow dealt to yours"),
    cost=exhausts,
    do=look_at_the_shadow_card,
)
action(SELF_PRESERVATION, cost=exhausts, do=heal(2).on(host))
