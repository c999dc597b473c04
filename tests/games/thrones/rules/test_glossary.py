"""What the glossary says and no card of the box shows by itself: immunity, modifiers, versions, areas."""

from __future__ import annotations

import pytest

from desktop_app.engine.events import Source, Use
from desktop_app.engine.frozen import replace
from desktop_app.games.contract.decks import CardList
from desktop_app.games.kit.abilities import Triggered
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.texts import Text
from desktop_app.games.thrones.book import offering
from desktop_app.games.thrones.book.costs import hand_over
from desktop_app.games.thrones.book.set_up import new_game
from desktop_app.games.thrones.book.triggered_abilities import TriggeredAbilities
from desktop_app.games.thrones.events.moving import Killed, RemovedFromGame
from desktop_app.games.thrones.factions import FACTIONS
from desktop_app.games.thrones.reading import queries
from desktop_app.games.thrones.reading.facts import NAMES
from desktop_app.games.thrones.table.presets import load_presets
from desktop_app.games.thrones.verbs.entering import can_take_control, take_control
from desktop_app.games.thrones.verbs.leaving import leave, leaving
from desktop_app.games.thrones.vocabulary.conditions import faction
from desktop_app.games.thrones.vocabulary.costs import kneels
from desktop_app.games.thrones.vocabulary.groups import character
from desktop_app.games.thrones.vocabulary.lasting import modify
from desktop_app.games.thrones.vocabulary.texts import CARDS
from desktop_app.games.thrones.vocabulary.verbs import goes_to, stand
from tests.games.carried_out import run
from tests.games.thrones.rules.changed_cards import lasts, prints
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF = "Tumblestone Knight"


# -- areas, owners, factions -------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-147", "GOT-148")
def test_what_is_in_play_and_what_is_not() -> None:
    t = Melee(
        {
            "agenda": "Fealty", "title": "Master of Coin", "plot": "Summons", "plot_deck": ["Taxation"],
            "used": ["Rebuilding"], "characters": [{"card": "Robb Stark", "attachments": ["Ice"]}],
            "locations": ["Gates of Winterfell"], "hand": ["Arya Stark"], "deck": ["Summer", "Summer"],
            "discard": ["Bran Stark"], "dead": ["Sansa Stark"],
        },
        step="4.1w",
    )  # fmt: skip
    here = ("House Stark", "Master of Coin", "Summons", "Robb Stark", "Ice", "Gates of Winterfell")
    away = ("Fealty", "Taxation", "Rebuilding", "Arya Stark", "Summer", "Bran Stark", "Sansa Stark")
    assert all(queries.is_in_play(t.g, t.id(name)) for name in here)
    assert not any(queries.is_in_play(t.g, t.id(name)) for name in away)


@pytest.mark.rule("GOT-363")
def test_everybody_controls_the_cards_of_the_own_areas() -> None:
    t = Table({"hand": ["Ice"], "dead": ["Robb Stark"]}, {"discard": ["Summer"]}, step="4.1w")
    assert [queries.controller(t.g, t.id(name)) for name in ("Ice", "Robb Stark", "Summer")] == ["A", "A", "B"]


@pytest.mark.rule("GOT-170", "GOT-171", "GOT-291")
def test_there_are_eight_factions_and_neutral_is_none() -> None:
    factions = {faction.id for faction in FACTIONS}
    assert len(factions) == 8
    assert {card.faction for card in queries.FACTS.values()} == factions | {"neutral"}
    t = Table({"hand": ["Robb Stark", "Arya Stark", "Littlefinger"]}, step="4.1w")
    assert [queries.is_loyal(t.g, t.id(name)) for name in ("Robb Stark", "Arya Stark")] == [True, False]
    assert [queries.is_kind(t.g, t.id(name), "stark") for name in t.hand()] == [True, True, False]
    assert queries.facts(t.g, t.id("Littlefinger")).faction not in factions


@pytest.mark.rule("GOT-342")
def test_before_the_game_all_tokens_are_in_the_treasury() -> None:
    decks = list(load_presets().values())[:2]
    g = new_game(
        [
            CardList({"faction": dict.fromkeys(deck.faction, 1), "plots": deck.plots, "deck": deck.cards})
            for deck in decks
        ],
        ["Ana", "Bor"],
        1,
    )
    assert g.treasury == {"gold": 0, "power": 0}
    assert not any(piece.tokens for piece in g.pieces.values())
    assert set(g.gold.values()) == {0}


@pytest.mark.rule("GOT-037")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    deck = ["Robb Stark", "Ice", "Summer", "Sansa Stark", "Bran Stark", "Gates of Winterfell", "Arya Stark"]
    t = Table(
        {"gold": 2, "hand": ["Olenna’s Cunning"], "deck": deck, "characters": [kneeling("Tywin Lannister")]},
        step="4.2.2",
        challenge={**attack("power", "Tywin Lannister"), "defended": True},
    )
    t.respond("Olenna’s Cunning")
    t.choose("character").choose("choose", "Ice")
    left = [name for name in deck if name != "Ice"]
    assert sorted(t.titles("deck:A")) == sorted(left)
    assert t.titles("deck:A") != left


@pytest.mark.rule("GOT-150", "GOT-151", "GOT-163")
def test_no_ability_takes_a_faction_card_a_plot_or_an_agenda_away() -> None:
    t = Melee({"plot": "Summons", "title": "Master of Coin", "characters": [WOLF]}, step="4.1w")
    cards = [*t.g.zones["faction:A"], *(t.id(name) for name in ("Summons", "Fealty", "Master of Coin", WOLF))]
    going = leaving(t.g, [RemovedFromGame(card=card) for card in cards])
    assert [event.card for event, _ in going] == [t.id("Master of Coin"), t.id(WOLF)]


# -- control and versions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-060")
def test_nobody_takes_control_of_a_second_copy() -> None:
    t = Table(
        {"characters": ["Robb Stark"]}, {"characters": ["Robb Stark", {"card": "Arya Stark", "owner": "Ana"}, WOLF]}
    )
    assert not can_take_control(t.g, "A", t.id("Robb Stark 2"))
    assert can_take_control(t.g, "A", t.id("Arya Stark"))
    assert can_take_control(t.g, "A", t.id(WOLF))


@pytest.mark.rule("GOT-366")
def test_who_changes_sides_fights_no_more() -> None:
    t = Table(
        {"characters": [kneeling("Robb Stark"), kneeling(WOLF)]},
        step="4.2.1w",
        challenge=attack("military", "Robb Stark", WOLF),
    )
    assert t.total("Ana") == 7
    run(take_control(t.g, "B", t.id("Robb Stark")))
    assert (t.total("Ana"), t.total("Bor")) == (2, 0)


@pytest.mark.rule("GOT-091", "GOT-119", "GOT-120")
def test_another_version_of_a_unique_card_is_its_duplicate(monkeypatch: pytest.MonkeyPatch) -> None:
    (robb,) = NAMES.codes("Robb Stark")
    prints(monkeypatch, "Arya Stark", titles=queries.FACTS[robb].titles)
    t = Table({"hand": ["Arya Stark"], "characters": ["Robb Stark"]}, step="3.2w")
    t.choose("marshal", "Arya Stark")
    assert t["Robb Stark"].duplicates == [t.id("Arya Stark")]
    assert (t.strength("Robb Stark"), t.has("Robb Stark", "stealth")) == (5, False)
    assert {option.verb for option in t.question.options} == {"use", "pass"}, "nothing changes their places"


# -- immunity ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-212")
def test_who_is_immune_to_events_is_not_chosen_by_one() -> None:
    t = Table({"gold": 1, "hand": ["Confinement"], "characters": [WOLF, "Arya Stark"]}, step="4.1w")
    lasts(t, "immune:event", WOLF)
    t.play("Confinement")
    assert not t.has("Arya Stark", "power")
    assert t.icons(WOLF) == "mp"


@pytest.mark.rule("GOT-213")
def test_immunity_does_not_cover_what_is_attached() -> None:
    t = Table(
        {"gold": 1, "hand": ["We Do Not Sow"], "characters": [kneeling("Robb Stark")]},
        {"characters": [{"card": "Eddard Stark", "attachments": ["Ice"]}]},
        step="4.2.2",
        challenge={**attack("military", "Robb Stark"), "defended": True},
    )
    lasts(t, "immune:event", "Eddard Stark")
    t.respond("We Do Not Sow")
    assert t.zone("Ice") == "discard:B"


@pytest.mark.rule("GOT-214")
def test_immunity_undoes_nothing_that_lasts_already() -> None:
    t = Table({"characters": ["Robb Stark"]}, step="4.1w")
    lasts(t, "strength", "Robb Stark", -2, code="01121")
    lasts(t, "immune:event", "Robb Stark")
    assert t.strength("Robb Stark") == 3


@pytest.mark.rule("GOT-215", "GOT-123")
def test_immunity_does_not_keep_from_paying_costs() -> None:
    t = Table(
        {"gold": 1, "hand": ["Like Warm Rain"], "characters": ["Summer"]},
        {"characters": [kneeling("Sansa Stark")]},
        step="4.2.2",
        active="Bor",
        challenge={**attack("intrigue", "Sansa Stark", by="Bor"), "defended": True},
    )
    lasts(t, "immune:event", "Summer")
    t.respond("Like Warm Rain")
    assert t.kneels("Summer")
    assert t.zone("Sansa Stark") == "dead:B"


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-278")
def test_fractions_are_rounded_up() -> None:
    t = Table({"characters": ["Robb Stark"]})
    lasts(t, "strength/", "Robb Stark", 2)
    assert t.strength("Robb Stark") == 3


@pytest.mark.rule("GOT-279", "GOT-280")
def test_the_last_value_that_was_set_holds_whatever_is_added() -> None:
    t = Table({"characters": ["Robb Stark"]})
    lasts(t, "strength=", "Robb Stark", 5)
    lasts(t, "strength", "Robb Stark", 2)
    assert t.strength("Robb Stark") == 5
    lasts(t, "strength=", "Robb Stark", 1)
    assert t.strength("Robb Stark") == 1


@pytest.mark.rule("GOT-282")
def test_what_goes_below_nothing_is_kept_in_mind() -> None:
    t = Table({"characters": [WOLF]})
    lasts(t, "strength", WOLF, -4)
    assert t.strength(WOLF) == 0
    lasts(t, "strength", WOLF, 3)
    assert t.strength(WOLF) == 1


@pytest.mark.rule("GOT-246")
def test_what_makes_a_card_of_cost_x_cheaper_leaves_x_as_it_is() -> None:
    t = Table(
        {"gold": 2, "hand": ["The Things I Do For Love"], "characters": ["Tyrion Lannister", "Paxter Redwyne"]},
        {"characters": ["Arya Stark", WOLF, "Robb Stark"]},
        step="4.1w",
    )
    t.choose("play", "The Things I Do For Love")
    assert [option.detail for option in t.question.options] == ["2", "3"]
    t.session.answer([t.question.options[1].key])
    assert t.gold() == 0
    t.pick("Arya Stark")
    assert t.hand("Bor") == ["Arya Stark"]


@pytest.mark.rule("GOT-246")
def test_an_x_of_the_answered_event_is_reduced_as_well() -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": [kneeling("Robb Stark")]},
        {"gold": 1, "hand": ["The Hand’s Judgment"], "characters": ["Paxter Redwyne"]},
        step="4.2.2",
        challenge={**attack("military", "Robb Stark"), "defended": True},
    )
    t.respond("Put to the Sword").respond("The Hand’s Judgment")
    assert (t.gold("Bor"), t.zone("Paxter Redwyne")) == (0, "characters:B")


# -- abilities ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-052")
def test_what_paying_would_bring_about_does_not_count() -> None:
    """To kneel this card and stand a character does nothing while everybody stands, though this one would kneel."""
    t = Table({"characters": ["Robb Stark", WOLF]}, step="4.1w")
    text = Text(stand, target=character, cost=(kneels,))
    assert text.why_not(Moment(t.g, "A", t.id(WOLF), t.g.codes[t.id(WOLF)])) == "no_change"


@pytest.mark.rule("GOT-296")
def test_what_has_become_a_target_by_paying_may_be_chosen() -> None:
    t = Table({"characters": [kneeling("Robb Stark"), WOLF]}, step="4.1w")
    m = Moment(t.g, "A", t.id(WOLF), t.g.codes[t.id(WOLF)])
    text = Text(stand, target=character, cost=(kneels,))
    assert text.targets(m) == [t.id("Robb Stark")]

    async def pays() -> None:
        await hand_over(await text.pay(m))

    run(pays())
    assert text.targets(m) == [t.id("Robb Stark"), t.id(WOLF)]


@pytest.mark.rule("GOT-166", "GOT-167")
def test_what_lasts_on_several_is_on_those_who_are_there_when_it_begins() -> None:
    t = Table({"gold": 1, "hand": ["Winterfell Steward"], "characters": ["Robb Stark", WOLF]}, step="3.2w")
    m = Moment(t.g, "A", t.id("Robb Stark"), t.g.codes[t.id("Robb Stark")])
    gift = modify("phase", strength=1).on(character(faction("stark")))
    t.g.pieces.pop(t.id(WOLF))
    t.g.move(t.id(WOLF), "hand:A")
    run(gift.perform(m))
    t.choose("marshal", "Winterfell Steward")
    assert (t.strength("Robb Stark"), t.strength("Winterfell Steward"), t.strength(WOLF)) == (6, 1, 2)


@pytest.mark.rule("GOT-144")
def test_of_two_replacements_the_latter_is_used() -> None:
    t = Table({"characters": ["Robb Stark"]}, step="4.1w")
    killed = Killed(card=t.id("Robb Stark"), code="01146")
    m = Moment(t.g, "A", t.id("Robb Stark"), "01146", event=killed)
    run(goes_to("deck").perform(m))
    run(goes_to("hand").perform(m))
    run(leave(t.g, [killed]))
    assert t.zone("Robb Stark") == "hand:A"


@pytest.mark.rule("GOT-407")
def test_who_cannot_leave_play_is_not_sacrificed() -> None:
    t = Table({"characters": ["Handmaiden", kneeling("Sansa Stark")]}, step="2.1")
    t.until("2.2w")
    assert t.offers("use", "Handmaiden")
    lasts(t, "cannot:leave_play", "Handmaiden")
    refused = [each.source for each in offering.refusals(t.g, "A") if each.verb == "use"]
    assert refused == [t.id("Handmaiden")]


@pytest.mark.rule("GOT-508")
def test_without_an_attacker_there_is_no_challenge() -> None:
    t = Table({"characters": ["Robb Stark", WOLF]}, step="4.2").choose("military")
    assert not t.question.accepts([])
    assert not t.kneels(WOLF)
    assert t.g.challenges == []


@pytest.mark.rule("GOT-063", "GOT-371")
def test_an_ability_answers_an_event_as_often_as_the_event_meets_it() -> None:
    t = Table({"characters": ["Joffrey Baratheon"]}, {"dead": ["Eddard Stark"]}, step="4.1w")
    joffrey, code = t.id("Joffrey Baratheon"), t.g.codes[t.id("Joffrey Baratheon")]
    (ability,) = CARDS.of(Triggered, code)
    twice = replace(ability, trigger=replace(ability.trigger, times=lambda m: 2))
    killed = Killed(card=t.id("Eddard Stark"), code="01144", traits=["lord"])
    judged = [
        TriggeredAbilities().usable(t.g, Use(each, Source(joffrey, code, "A", "play"), killed))
        for each in (ability, twice)
    ]
    assert judged == [1, 2]
