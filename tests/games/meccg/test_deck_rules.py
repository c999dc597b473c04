"""How a deck of MECCG is built, by Wizards and Ringwraiths: for each rule a deck that keeps it, one that breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.frozen import replace
from desktop_app.games.kit.deck_list import DeckCard, DeckList
from desktop_app.games.meccg.deck_rules import check
from tests.games.decks import card, many, rules, with_, without


def _deck(own: str) -> DeckList:
    avatar = "Gandalf" if own == "hero" else "Dwar the Ringwraith"
    cards = [
        card(avatar, "character", copies=2, alignment=own, avatar=True, unique=True),
        *many("Friend", "character", 5, alignment=own, unique=True, mind=3),
        *many("Deed", "resource", 30, alignment=own),
        *many("Beast", "hazard", 12, alignment="neutral", subtype=("Creature",)),
        *many("Mist", "hazard", 18, alignment="neutral", subtype=("Short-event",)),
        *many("Guest", "character", 5, "pool", alignment=own, unique=True, mind=2),
        card("Cloak", "resource", "pool", alignment=own, subtype=("Minor Item",)),
        *many("Ruin", "site", 6, "sites", alignment=own, site_type="{R}"),
        card("Haven", "site", "sites", 3, alignment=own, site_type="{H}"),
    ]
    return DeckList(tuple(cards), {"alignment": own, "length": "short"})


WIZARD, RINGWRAITH = _deck("hero"), _deck("minion")


def avatar(title: str, own: str = "hero", part: str = "deck", copies: int = 1) -> DeckCard:
    return card(title, "character", part, copies, alignment=own, avatar=True, unique=True)


def agent(title: str, mind: int, part: str = "deck") -> DeckCard:
    return card(title, "character", part, alignment="minion", agent=True, unique=True, mind=mind)


@pytest.mark.rule("MEC-348")
@pytest.mark.parametrize("part", ["sites", "deck", "pool"])
def test_a_deck_has_its_parts(part: str) -> None:
    assert check(WIZARD) == []
    assert check(RINGWRAITH) == []
    lacking = DeckList(tuple(each for each in WIZARD.cards if each.part != part), WIZARD.options)
    missing = [violation for violation in check(lacking) if violation.rule == "MEC-348"]
    assert [violation.params["part"] for violation in missing] == [part]


@pytest.mark.rule("MEC-349")
def test_a_unique_card_is_there_once() -> None:
    assert rules(check(with_(WIZARD, card("Guest 1", "character", "sideboard", alignment="hero", unique=True)))) == [
        "MEC-349"
    ]


@pytest.mark.rule("MEC-350")
def test_another_card_is_there_three_times() -> None:
    hidden = card("Deed 1", "resource", "sideboard", 2, alignment="hero")
    assert check(with_(WIZARD, hidden)) == []
    in_deck = with_(without(WIZARD, 1, type="resource"), card("Deed 1", "resource", alignment="hero"))
    assert rules(check(with_(in_deck, hidden))) == ["MEC-350"]


@pytest.mark.rule("MEC-005", "MEC-350")
def test_two_printings_of_a_hazard_are_one_card() -> None:
    fewer = without(WIZARD, 3, type="hazard")
    printings = [replace(card("Dusk", "hazard", copies=copies), code=f"{copies}-dusk") for copies in (1, 2)]
    wanted = [replace(each, fields={**each.fields, "alignment": "neutral"}) for each in printings]
    assert [v for v in check(with_(fewer, *wanted)) if v.rule == "MEC-350"] == []
    fourth = [violation for violation in check(with_(fewer, wanted[1], wanted[1])) if violation.rule == "MEC-350"]
    assert [violation.params["count"] for violation in fourth] == [4]


@pytest.mark.rule("MEC-373")
def test_the_sideboard_keeps_the_limits_of_the_whole_deck() -> None:
    three = with_(without(WIZARD, 2, type="resource"), card("Deed 1", "resource", copies=2, alignment="hero"))
    assert check(three) == []
    assert rules(check(with_(three, card("Deed 1", "resource", "sideboard", alignment="hero")))) == ["MEC-373"]
    assert rules(check(with_(WIZARD, card("Ford", "site", "sideboard", alignment="hero")))) == ["MEC-373"]


@pytest.mark.rule("MEC-351")
def test_manifestations_count_as_one_unique_card() -> None:
    hero = card("Old Horn", "resource", "sideboard", alignment="hero", unique=True, subtype=("Major Item",))
    minion = replace(hero, code="minion", fields={**hero.fields, "alignment": "minion"})
    assert check(with_(WIZARD, hero)) == []
    assert rules(check(with_(WIZARD, hero, minion))) == ["MEC-351"]
    named = replace(minion, title="Horn of Ash", text="Unique. Manifestation of Old Horn. Tap to wake all.")
    assert rules(check(with_(WIZARD, hero, named))) == ["MEC-351"]


@pytest.mark.rule("MEC-352")
def test_the_minds_of_the_agents_have_a_limit() -> None:
    four = [agent(f"Spy {mind}-{at}", mind, "sideboard") for at, mind in enumerate((9, 8, 8, 7))]
    assert check(with_(WIZARD, four, agent("Small Spy", 4, "sideboard"))) == []
    assert rules(check(with_(WIZARD, four, agent("Great Spy", 5, "sideboard")))) == ["MEC-352"]


@pytest.mark.rule("MEC-353")
def test_a_card_for_either_use_counts_where_it_is_wanted() -> None:
    either = card("Dusk", "hazard", alignment="neutral", subtype=("Short-event",), either_way=True)
    assert check(with_(without(WIZARD, 1, type="hazard"), either)) == []
    assert check(with_(without(WIZARD, 1, type="resource"), either)) == []
    assert rules(check(with_(WIZARD, either))) == ["MEC-363"]


@pytest.mark.rule("MEC-354", "MEC-358")
def test_avatars_are_of_the_players_own_kind() -> None:
    assert rules(check(with_(WIZARD, avatar("Ren the Ringwraith", "minion")))) == ["MEC-354"]
    assert rules(check(with_(RINGWRAITH, avatar("Pallando")))) == ["MEC-358"]
    assert check(with_(WIZARD, avatar("Pallando"))) == []
    assert check(with_(RINGWRAITH, avatar("Ren the Ringwraith", "minion"))) == []


@pytest.mark.rule("MEC-355", "MEC-359")
def test_characters_are_of_the_players_own_side() -> None:
    orc = card("Ashgnak", "character", "sideboard", alignment="minion", unique=True)
    hobbit = card("Odo", "character", "sideboard", alignment="hero", unique=True)
    assert rules(check(with_(WIZARD, orc))) == ["MEC-355"]
    assert rules(check(with_(RINGWRAITH, hobbit))) == ["MEC-359"]
    assert check(with_(WIZARD, hobbit)) == check(with_(RINGWRAITH, orc)) == []


@pytest.mark.rule("MEC-357", "MEC-360")
@pytest.mark.parametrize(("deck", "other", "rule"), [(WIZARD, "minion", "MEC-357"), (RINGWRAITH, "hero", "MEC-360")])
def test_resources_are_of_the_players_own_side_but_items_of_either(deck: DeckList, other: str, rule: str) -> None:
    faction = card("Far Folk", "resource", "sideboard", alignment=other, subtype=("Faction",))
    item = card("Far Blade", "resource", "sideboard", alignment=other, subtype=("Major Item",))
    dusk = card("Dusk", "hazard", "sideboard", alignment="neutral", either_way=True)
    assert rules(check(with_(deck, faction))) == [rule]
    assert check(with_(deck, item, dusk)) == []


@pytest.mark.rule("MEC-356")
def test_a_wizard_players_agents_are_hazards() -> None:
    assert check(with_(without(WIZARD, 1, type="hazard"), agent("Spy", 4))) == []
    assert rules(check(with_(WIZARD, agent("Spy", 4)))) == ["MEC-363"]


@pytest.mark.rule("MEC-024", "MEC-364")
def test_ten_characters_of_which_a_minion_players_agents_are_some() -> None:
    ten = with_(RINGWRAITH, many("More", "character", 5, alignment="minion", unique=True))
    assert check(ten) == []
    assert rules(check(with_(ten, agent("Spy", 4)))) == ["MEC-024"]
    eleven = with_(ten, card("Last", "character", alignment="minion", unique=True))
    assert rules(check(eleven)) == ["MEC-364"]


@pytest.mark.rule("MEC-362")
@pytest.mark.parametrize(("count", "legal"), [(29, False), (30, True), (50, True), (51, False)])
def test_thirty_to_fifty_resources(count: int, legal: bool) -> None:
    bare = DeckList(tuple(each for each in WIZARD.cards if not each.title.startswith(("Deed", "Mist"))), WIZARD.options)
    hazards = many("Mist", "hazard", count - 12, alignment="neutral", subtype=("Short-event",))
    deck = with_(bare, many("Deed", "resource", count, alignment="hero"), hazards)
    assert rules(check(deck)) == ([] if legal else ["MEC-362"])


@pytest.mark.rule("MEC-363")
def test_as_many_hazards_as_resources() -> None:
    more = with_(WIZARD, many("Extra", "resource", 2, alignment="hero"))
    assert rules(check(more)) == ["MEC-363"]
    assert check(with_(more, many("Fog", "hazard", 2, alignment="neutral"))) == []


@pytest.mark.rule("MEC-365")
def test_three_avatars_but_not_three_different_ones() -> None:
    assert check(with_(WIZARD, avatar("Gandalf"))) == []
    assert check(with_(WIZARD, avatar("Radagast"))) == []
    assert rules(check(with_(WIZARD, avatar("Gandalf", copies=2)))) == ["MEC-365"]
    three = with_(without(WIZARD, 1, type="character"), avatar("Radagast"), avatar("Saruman"))
    assert "MEC-365" in rules(check(three))


@pytest.mark.rule("MEC-026")
def test_three_copies_of_one_ringwraith() -> None:
    dwar = "Dwar the Ringwraith"
    assert check(with_(RINGWRAITH, avatar(dwar, "minion"))) == []
    assert rules(check(with_(RINGWRAITH, avatar(dwar, "minion", copies=2)))) == ["MEC-026"]


@pytest.mark.rule("MEC-027")
def test_two_of_one_ringwraith_and_one_of_another() -> None:
    assert check(with_(RINGWRAITH, avatar("Ren the Ringwraith", "minion"))) == []
    bare = DeckList(tuple(each for each in RINGWRAITH.cards if not each.flag("avatar")), RINGWRAITH.options)
    three = [avatar(f"{name} the Ringwraith", "minion") for name in ("Dwar", "Ren", "Indur")]
    assert rules(check(with_(bare, three))) == ["MEC-027"]


@pytest.mark.rule("MEC-046", "MEC-375")
def test_other_ringwraiths_wait_in_the_sideboard() -> None:
    others = [
        avatar(f"{name} the Ringwraith", "minion", "sideboard") for name in ("Ren", "Indur", "Uvatha", "Adunaphel")
    ]
    assert check(with_(RINGWRAITH, others)) == []
    assert rules(check(with_(RINGWRAITH, others, avatar("Ren the Ringwraith", "minion", "sideboard")))) == ["MEC-375"]


@pytest.mark.rule("MEC-366")
def test_twelve_creatures() -> None:
    fewer = without(WIZARD, 1, type="hazard")
    mist_for_beast = DeckList(tuple(each for each in WIZARD.cards if each.title != "Beast 12"), WIZARD.options)
    assert rules(check(with_(mist_for_beast, card("Fog", "hazard", alignment="neutral")))) == ["MEC-366"]
    assert check(with_(fewer, card("Wolf", "hazard", alignment="neutral", subtype=("Creature",)))) == []


@pytest.mark.rule("MEC-367")
@pytest.mark.parametrize(("halves", "legal"), [(4, True), (3, False)])
def test_some_cards_are_half_a_creature(halves: int, legal: bool) -> None:
    ten = DeckList(
        tuple(each for each in WIZARD.cards if each.title not in ("Beast 11", "Beast 12", "Mist 17", "Mist 18")),
        WIZARD.options,
    )
    kinds = [
        agent("Spy", 4),
        card("Old Worm Ahunt", "hazard", alignment="neutral", subtype=("Long-event",)),
        card("Worm at Home", "hazard", alignment="neutral", subtype=("Permanent-event",)),
        card("Shade", "hazard", alignment="neutral", subtype=("Creature", "Permanent-event")),
    ]
    rest = many("Fog", "hazard", 4 - halves, alignment="neutral")
    assert rules(check(with_(ten, kinds[:halves], rest))) == ([] if legal else ["MEC-367"])


@pytest.mark.rule("MEC-368")
def test_sites_are_there_once_but_havens_often() -> None:
    assert check(with_(WIZARD, card("Haven", "site", "sites", 2, alignment="hero", site_type="{H}"))) == []
    twice = with_(WIZARD, card("Ruin 1", "site", "sites", alignment="hero", site_type="{R}"))
    assert rules(check(twice)) == ["MEC-368"]


@pytest.mark.rule("MEC-369", "MEC-370")
def test_sites_are_of_the_players_own_side() -> None:
    hero = card("Ford", "site", "sites", alignment="hero", site_type="{R}")
    minion = replace(hero, fields={**hero.fields, "alignment": "minion"})
    assert rules(check(with_(WIZARD, minion))) == ["MEC-369"]
    assert rules(check(with_(RINGWRAITH, hero))) == ["MEC-370"]
    assert check(with_(WIZARD, hero)) == check(with_(RINGWRAITH, minion)) == []


@pytest.mark.rule("MEC-374")
@pytest.mark.parametrize(("length", "limit"), [("starter", 30), ("short", 30), ("long", 35), ("campaign", 40)])
def test_the_sideboard_grows_with_the_length_of_the_game(length: str, limit: int) -> None:
    full = with_(WIZARD, many("Spare", "resource", limit, "sideboard", alignment="hero"), length=length)
    assert check(full) == []
    assert rules(check(with_(full, card("One More", "resource", "sideboard", alignment="hero")))) == ["MEC-374"]


@pytest.mark.rule("MEC-376")
def test_ten_characters_in_the_pool_beside_those_of_the_deck() -> None:
    ten = with_(WIZARD, many("Late", "character", 5, "pool", alignment="hero", unique=True))
    assert check(ten) == []
    assert rules(check(with_(ten, card("Last", "character", "pool", alignment="hero", unique=True)))) == ["MEC-376"]


@pytest.mark.rule("MEC-377")
def test_two_common_minor_items_in_the_pool() -> None:
    item = card("Rope", "resource", "pool", alignment="hero", subtype=("Minor Item",))
    assert check(with_(WIZARD, item)) == []
    assert rules(check(with_(WIZARD, item, replace(item, code="Lamp", title="Lamp")))) == ["MEC-377"]
    assert rules(check(with_(WIZARD, replace(item, unique=True)))) == ["MEC-377"]
    assert rules(check(with_(WIZARD, replace(item, keywords=("Hoard Item",))))) == ["MEC-377"]


@pytest.mark.rule("MEC-377", "MEC-309")
@pytest.mark.parametrize(
    "said",
    [{"starting_item": True}, {"text": "You may start the game with this card in lieu of playing a minor item."}],
)
def test_what_says_that_it_starts_in_place_of_a_minor_item_may_lie_in_the_pool(said: dict[str, Any]) -> None:
    orders = card("Orders", "resource", "pool", alignment="minion", subtype=("Permanent-event",))
    assert rules(check(with_(RINGWRAITH, orders))) == ["MEC-377"]
    assert check(with_(RINGWRAITH, card("Orders", "resource", "pool", alignment="minion", **said))) == []


@pytest.mark.rule("MEC-376")
def test_an_avatar_does_not_lie_in_the_pool() -> None:
    assert rules(check(with_(WIZARD, avatar("Gandalf", part="pool", copies=1)))) == ["MEC-376"]


@pytest.mark.rule("MEC-351", "MEC-349")
def test_several_hazards_of_one_dragon_are_different_cards() -> None:
    kinds = (("Long-event",), "Itangast Ahunt"), (("Permanent-event",), "Itangast at Home")
    hunts = [card(title, "hazard", "sideboard", unique=True, subtype=k, manifestation="Itangast") for k, title in kinds]
    assert check(with_(WIZARD, hunts)) == []
    again = replace(hunts[0], code="Itangast Ahunt, printed again")
    assert rules(check(with_(WIZARD, hunts, again))) == ["MEC-349"]
