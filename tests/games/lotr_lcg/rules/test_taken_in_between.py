"""What an answer takes away before the rest of an effect comes to it: enemies, characters, targets, hosts, players."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.events import (
    AbilityInitiated,
    AttackersDeclared,
    CharactersCommitted,
    DamageDealt,
    DeckSearched,
    DefendersDeclared,
    EnemyEngages,
    EntersPlay,
    LeavesPlay,
    LeavesQuest,
    PlayerEliminated,
    ResourcesSpent,
    ShadowDealt,
    ShadowEffect,
    ThreatRaised,
)
from desktop_app.games.lotr_lcg.reading.queries import players
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, forced, own, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import choosing, each_player, instead
from desktop_app.games.lotr_lcg.vocabulary.fighting import engage_you, remove_from_quest
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    beset,
    character,
    committed,
    enemy,
    engaged,
    hero,
    me,
    player,
    staged,
    the_enemy,
    trait,
    unclaimed_objective,
    you,
)
from desktop_app.games.lotr_lcg.vocabulary.looking import cancel_it, deal_shadow_cards
from desktop_app.games.lotr_lcg.vocabulary.moving import discard, draw, return_to_hand_from_play
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, before, would
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, gain, raise_threat
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, rich
from tests.games.lotr_lcg.table import committed as on_the_quest

STABBER, RUSH, BOMBER = "Stabber in the Dark", "Headlong Rush", "Bomber of the Pass"
RETREAT, MOURNING, BLAME = "Sudden Retreat", "Deadly Mourning", "Laying the Blame"
TWILIGHT, TOLL_FIRE, THIEF, VANISHER = "Deep Twilight", "Fire of the Toll", "Thief of All", "Vanisher"
LOCKED_CHEST, LATE_READER = "Locked Chest", "Late Reader"
make_up("T-901", "ally", STABBER)
make_up("T-902", "treachery", RUSH)
make_up("T-903", "ally", BOMBER)
make_up("T-904", "treachery", RETREAT)
make_up("T-905", "ally", MOURNING)
make_up("T-906", "treachery", BLAME)
make_up("T-907", "treachery", TWILIGHT)
make_up("T-908", "ally", TOLL_FIRE)
make_up("T-909", "ally", THIEF)
make_up("T-910", "ally", VANISHER)
make_up("T-923", "ally", LOCKED_CHEST)
make_up("T-924", "ally", LATE_READER)


@own()
async def last_player_is_engaged(m: Now) -> None:
    """All enemies in the staging area engage the last player."""
    await engage_you.on(enemy(staged)).perform(m.of(players(m.g)[-1]))


@own()
async def steals_everything(m: Now) -> None:
    """Hand and deck of the first player are in the discard pile."""
    for card in [*m.g.zones["hand:A"], *m.g.zones["deck:A"]]:
        m.g.move(card, "discard:A")


forced("T-901", after(ShadowDealt), do=deal_damage(9).on(the_enemy))
when_revealed("T-902", each_player(engage_you.on(enemy(staged))))
forced("T-903", after(EnemyEngages), do=deal_damage(9).on(enemy(staged)))
when_revealed("T-904", remove_from_quest.on(character(committed)))
forced("T-905", after(LeavesQuest), do=deal_damage(9).on(hero(committed)))
when_revealed("T-906", each_player(choosing(character, deal_damage(9))))
when_revealed("T-907", deal_shadow_cards(2).on(enemy(engaged)))
forced("T-908", after(ResourcesSpent), do=deal_damage(3).on(enemy))
forced("T-909", after(AbilityInitiated, lambda m: m.event.card != m.me), do=steals_everything)
forced("T-910", before(DamageDealt, lambda m: m.event.card == m.me), do=return_to_hand_from_play.on(me))
forced("T-910", after(DamageDealt, lambda m: m.event.card == m.me), do=gain(1).on(hero))
forced("T-923", would(DeckSearched), do=cancel_it)
forced("T-924", after(DeckSearched), do=draw(1).on(you))


AMBUSHER, PUSHER, ARSONIST, HAUNT = "Ambusher of Marchers", "Pusher", "Arsonist", "Haunt of the Gate"
DRAWER = "Drawer of Eyes"
make_up("T-919", "ally", DRAWER)
forced("T-919", after(ShadowDealt), do=engage_you.on(the_enemy))
SLAYER, CLINGER, CALL, TITHE = "Slayer of Dwarves", "Clinger to Life", "Call of the Last", "Bloody Tithe"
make_up("T-918", "ally", TITHE)
forced("T-918", after(ResourcesSpent), do=deal_damage(1).on(hero))
make_up("T-917", "treachery", CALL)
make_up("T-916", "ally", CLINGER)
make_up("T-915", "ally", SLAYER)
make_up("T-911", "ally", AMBUSHER)
make_up("T-912", "ally", PUSHER)
make_up("T-913", "ally", ARSONIST)
make_up("T-914", "enemy", HAUNT)
for _declared in (CharactersCommitted, DefendersDeclared, AttackersDeclared):
    forced("T-911", before(_declared), do=deal_damage(4).on(hero(trait("dwarf"))))
forced("T-912", before(EntersPlay, lambda m: m.event.card != m.me), do=instead(draw(1).on(player)))
forced("T-913", before(ShadowDealt), do=deal_damage(9).on(the_enemy))
when_revealed("T-917", last_player_is_engaged)
forced("T-915", after(AbilityInitiated, lambda m: m.event.card != m.me), do=deal_damage(1).on(hero(trait("dwarf"))))
for _gone in (LeavesPlay, PlayerEliminated):
    forced("T-916", before(_gone), do=instead(gain(1).on(hero)))
    forced("T-914", before(_gone), do=raise_threat(1).on(player))


def revealed(card: str, *allies: Any, **setup: Any) -> Table:
    """The card is revealed in staging, with these allies at home; then the window after it."""
    deck = [card, *[STREAM] * 5]
    table = {"heroes": ["Gimli"], "allies": list(allies), "hand": [TUNE], "encounter_deck": deck, **setup}
    return Table(step="3.3", **table).until(step="3.3w")


@pytest.mark.rule("LCG-028", "LCG-168")
@pytest.mark.parametrize("card", ["Ambush", TWILIGHT])
def test_an_enemy_that_its_shadow_card_is_the_end_of_neither_attacks_nor_gets_another(card: str) -> None:
    t = revealed(card, STABBER, engaged=["Wargs"])
    assert (t.zone("Wargs"), t.g.attacks, t.said("lcg-log-enemy-attacks")) == ("encounter_discard", [], 0)
    assert t.said("lcg-log-shadow-dealt") == 1


@pytest.mark.rule("LCG-436")
def test_an_enemy_that_fell_while_another_engaged_does_not_engage() -> None:
    t = revealed(RUSH, BOMBER, staging=["Wargs", "Forest Spider"])
    assert (t.zone("Wargs"), t.zone("Forest Spider")) == ("engaged:A", "encounter_discard")


@pytest.mark.rule("LCG-131")
def test_who_fell_while_another_left_the_quest_does_not_leave_it() -> None:
    t = revealed(RETREAT, MOURNING, heroes=[on_the_quest("Gimli"), on_the_quest("Aragorn"), "Legolas"])
    assert (t["Gimli"].committed, t.zone("Aragorn"), t.said("lcg-log-uncommits")) == (False, "discard:A", 1)


@pytest.mark.rule("LCG-155")
def test_who_is_eliminated_before_their_turn_in_a_round_of_choices_chooses_nothing() -> None:
    players = {"Ana": {"heroes": ["Gimli"]}, "Bor": {"heroes": ["Legolas"]}, "Cid": {"heroes": ["Aragorn"]}}
    t = Table(players=players, encounter_deck=[BLAME, *[STREAM] * 5], step="3.3").choose("choose", "Legolas")
    assert t.g.eliminated == ["B"]
    assert t.asked("Cid") == "lcg-ask-target"


@pytest.mark.rule("LCG-087", "LCG-199")
@pytest.mark.parametrize("troll", [True, False])
def test_an_attachment_whose_host_falls_as_it_is_paid_for_goes_to_another_or_is_discarded(troll: bool) -> None:
    enemies = ["Wargs", "Hill Troll"] if troll else ["Wargs"]
    hand = ["Forest Snare", TUNE]
    t = Table(heroes=[rich("Denethor", 9)], allies=[TOLL_FIRE], hand=hand, engaged=enemies, step="2.2")
    t.play("Forest Snare", "Wargs")
    assert t.zone("Wargs") == "encounter_discard"
    assert t.zone("Forest Snare") == ("attached" if troll else "discard:A")
    assert (t.said("lcg-log-no-host"), t.said("lcg-log-attached")) == (not troll, troll)


@pytest.mark.rule("LCG-197", "LCG-173")
def test_a_target_out_of_play_that_an_answer_took_from_there_is_no_target_any_more() -> None:
    t = Table(heroes=[rich("Aragorn", 3)], allies=[THIEF], hand=["Sneak Attack", "Gandalf"], step="4.2w")
    t.play("Sneak Attack")
    assert t.zone("Gandalf") == "discard:A"


@pytest.mark.rule("LCG-131")
def test_nothing_is_taken_from_a_deck_that_an_answer_has_emptied() -> None:
    t = Table(heroes=[rich("Beravor", 3)], allies=[THIEF], hand=["Gandalf’s Search"], step="4.2w")
    t.play("Gandalf’s Search").answer(["amount#2"])
    assert (t.g.zones["hand:A"], t.zone("Gandalf’s Search")) == ([], "discard:A")


@pytest.mark.rule("LCG-123", "LCG-176")
def test_who_leaves_play_as_it_would_be_hurt_is_not_hurt() -> None:
    t = revealed("The Necromancer's Reach", {"card": VANISHER, "exhausted": True})
    assert (t.zone(VANISHER), t["Gimli"].resources, t.said("lcg-log-damage")) == ("hand:A", 0, 0)


@pytest.mark.rule("LCG-413", "LCG-466", "LCG-477")
@pytest.mark.parametrize(
    ("verb", "step", "asked"),
    [("commit", "3.2", ""), ("defend", "6.4a", "lcg-ask-defender"), ("attack", "6.8a", "lcg-ask-attack")],
)
def test_who_falls_as_they_are_declared_takes_no_part(verb: str, step: str, asked: str) -> None:
    enemy_there = [] if verb == "commit" else [{"card": "Wargs", "attacked": verb == "attack"}]
    heroes = ["Gimli", "Legolas"]
    t = Table(heroes=heroes, allies=[AMBUSHER], hand=[TUNE], engaged=enemy_there, threat=20, step=step)
    t.prepare(lambda g: g.pieces[t.id("Gimli")].tokens.update(damage=1))
    if verb == "commit":
        t.choose_all("commit", "Gimli", "Legolas")
    else:
        t.until(asked=asked).choose(verb, "Gimli")
        t.choose_all("attack", "Legolas") if verb == "attack" else None
    assert t.zone("Gimli") == "discard:A"
    if verb == "commit":
        assert t["Legolas"].committed
    else:
        (attack,) = t.g.attacks
        assert attack.characters == ([t.id("Legolas")] if verb == "attack" else [])
        assert attack.undefended is (verb == "defend")


@pytest.mark.rule("LCG-137", "LCG-301")
def test_what_does_not_enter_play_after_all_lies_on_no_table() -> None:
    t = revealed("Wargs", PUSHER)
    assert t.zone("Wargs") == "encounter_discard"
    t = Table(allies=[PUSHER], quest="Out of the Dungeons", hand=[TUNE], deck=["Faramir", "Beorn"], step="3.1")
    assert t.step == "3.1w"
    assert (t.titles("hand:A"), t.titles("deck:A"), t.g.zones["engaged:A"]) == ([TUNE, "Faramir"], ["Beorn"], [])


@pytest.mark.rule("LCG-029", "LCG-131")
def test_who_falls_before_the_attack_that_was_paid_for_with_them_attacks_nobody() -> None:
    heroes = [rich("Legolas", 1), {"card": "Gimli", "damage": 4}]
    t = Table(heroes=heroes, allies=[SLAYER], hand=["Quick Strike", TUNE], engaged=["Wargs"], threat=20, step="4.2w")
    t.play("Quick Strike").choose("choose", "Gimli")
    assert (t.zone("Gimli"), t.said("lcg-log-attack-damage"), t.g.attacks) == ("discard:A", 0, [])


@pytest.mark.rule("LCG-439")
def test_an_enemy_that_dies_before_its_shadow_card_is_dealt_leaves_it_on_the_deck() -> None:
    t = Table(allies=[ARSONIST], hand=[TUNE], engaged=["Wargs"], threat=20, encounter_deck=[STREAM] * 3, step="6.2")
    assert t.step == "6.2w"
    assert (t.zone("Wargs"), len(t.g.zones["encounter_deck"])) == ("encounter_discard", 3)


@pytest.mark.rule("LCG-161")
def test_nothing_answers_when_the_last_player_is_eliminated() -> None:
    players = {name: {"heroes": [name], "threat": 49} for name in ("Gimli", "Legolas")}
    t = Table(players=players, staging=[HAUNT, HAUNT], encounter_deck=["Cavern Guardian"], step="3.3")
    while t.session.question is not None:
        t.answer([t.question.options[0].key])
    assert (t.result, len(t.g.eliminated)) == ("lost", 2)


@pytest.mark.rule("LCG-158", "LCG-436")
def test_nothing_of_who_is_eliminated_stays_and_nothing_engages_or_asks_them_any_more() -> None:
    ana: dict[str, Any] = {"heroes": ["Gimli"], "allies": [CLINGER], "hand": [TUNE]}
    bor: dict[str, Any] = {"heroes": ["Legolas", "Thalin"], "hand": [TUNE], "threat": 49, "engaged": ["Wargs"]}
    t = Table(players={"Ana": ana, "Bor": bor}, encounter_deck=["Cavern Guardian"] * 3, step="3.3")
    while t.asked() == "lcg-ask-which-first":
        t.answer([t.question.options[0].key])
    zones = [t.g.zones[f"{zone}:B"] for zone in ("play", "hand", "deck", "engaged")]
    assert (t.g.eliminated, zones, t.zone("Wargs")) == (["B"], [[]] * 4, "staging")
    ana = {"heroes": ["Gimli"], "hand": [TUNE]}
    bor = {"heroes": [{"card": "Legolas", "damage": 1}], "hand": [TUNE]}
    enemies = ["Hummerhorns", "Wargs", "Forest Spider"]
    t = Table(players={"Ana": ana, "Bor": bor}, staging=enemies, encounter_deck=[CALL, STREAM], step="3.3")
    assert (t.step, t.g.eliminated) == ("3.3w", ["B"])
    assert [t.zone(enemy) for enemy in enemies] == ["staging"] * 3


@pytest.mark.rule("LCG-158", "LCG-199")
def test_an_ally_whose_payment_is_the_end_of_its_player_does_not_come() -> None:
    ana: dict[str, Any] = {"heroes": [rich("Aragorn", 9, damage=4)], "hand": ["Faramir"]}
    t = Table(players={"Ana": ana, "Bor": {"heroes": ["Gimli"], "allies": [TITHE], "hand": [TUNE]}}, step="2.2")
    t.play("Faramir")
    assert (t.g.eliminated, t.zone("Faramir")) == (["A"], "discard:A")
    assert t.asked("Bor") == "lcg-ask-planning"


@pytest.mark.rule("LCG-439", "LCG-440")
def test_an_enemy_drawn_to_the_next_player_as_shadow_cards_are_dealt_gets_one() -> None:
    ana: dict[str, Any] = {"heroes": ["Gimli"], "hand": [TUNE], "engaged": ["Wargs", "Wolf Rider"]}
    bor: dict[str, Any] = {"heroes": ["Legolas"], "allies": [DRAWER]}
    t = Table(players={"Ana": ana, "Bor": bor}, encounter_deck=[STREAM] * 5, step="6.2").until(step="6.2w")
    assert [t.titles(f"engaged:{seat}") for seat in "AB"] == [[], ["Wargs", "Wolf Rider"]]
    assert [len(t[enemy].shadows) for enemy in ("Wargs", "Wolf Rider")] == [1, 1]


# -- forced abilities of who is out --------------------------------------------------------------------------------

LAST_WISH, LAST_STAND = "Last Wish", "Last Stand"
make_up("T-956", "ally", LAST_WISH)
make_up("T-957", "ally", LAST_STAND)
forced(
    "T-956",
    after(LeavesPlay, lambda m: m.event.card == m.me),
    zone="left",
    do=choosing(enemy, deal_damage(1), ask="lcg-ask-damage", named=1),
)
forced("T-957", before(PlayerEliminated), target=enemy, do=deal_damage(1))


@pytest.mark.rule("LCG-158")
@pytest.mark.parametrize("ally", [LAST_WISH, LAST_STAND])
def test_what_is_forced_on_the_cards_of_who_is_eliminated_ends_with_them(ally: str) -> None:
    ana: dict[str, Any] = {"heroes": ["Gimli"], "allies": [ally], "threat": 49}
    players = {"Ana": ana, "Bor": {"heroes": ["Thalin"], "hand": [TUNE]}}
    t = Table(players=players, staging=["Wargs"], step="7.3").until("7.4w")
    assert (t.g.eliminated, t["Wargs"].damage) == (["A"], 0)
    assert t.said("lcg-log-forced") == 0


@pytest.mark.rule("LCG-459", "LCG-199")
def test_who_dies_of_the_payment_for_anothers_web_does_not_ready_and_all_others_do() -> None:
    """The tithe for what Aragorn pays is the end of Gimli, who is caught as well."""
    caught: dict[str, Any] = {"exhausted": True, "resources": 2, "attachments": ["Caught in a Web"]}
    heroes = [
        {"card": "Aragorn", **caught},
        {"card": "Gimli", "damage": 4, **caught},
        {"card": "Thalin", "exhausted": True},
    ]
    t = Table(heroes=heroes, allies=[TITHE], hand=[TUNE], step="7.2").choose("accept").until("7.4w")
    assert (t["Aragorn"].exhausted, t["Thalin"].exhausted, t.zone("Gimli")) == (False, False, "discard:A")


@pytest.mark.rule("LCG-034", "LCG-138")
@pytest.mark.parametrize(
    ("ally", "hand", "deck"),
    [
        (LOCKED_CHEST, [TUNE], ["Faramir", "Gandalf", "Gléowine", "Brok Ironfist"]),
        (LATE_READER, [TUNE, "Gandalf", "Faramir"], ["Gléowine", "Brok Ironfist"]),
    ],
)
def test_a_deck_that_was_looked_through_is_whole_whatever_answers(ally: str, hand: list[str], deck: list[str]) -> None:
    """Gandalf is found among three: he stays where he lies, or what is drawn then is what was put back on top."""
    t = Table(
        heroes=[rich("Beravor", 3)],
        allies=[ally],
        hand=["Gandalf’s Search", TUNE],
        deck=["Faramir", "Gandalf", "Gléowine", "Brok Ironfist"],
        step="3.1w",
    )
    t.play("Gandalf’s Search").choose("amount", detail="3").choose("choose", "Gandalf").passes()
    assert (t.titles("hand:A"), t.titles("deck:A")) == (hand, deck)


ENVY, EVIL_EYE = "Envy of the Tower", "Evil Eye"
make_up("T-925", "ally", ENVY)
make_up("T-926", "ally", EVIL_EYE)
forced("T-925", after(ThreatRaised), do=discard.on(unclaimed_objective))
forced("T-926", after(ShadowEffect), do=raise_threat(60).on(player(beset)))


@pytest.mark.rule("LCG-199", "LCG-324")
def test_an_objective_that_goes_as_its_claim_is_paid_for_is_nobodys() -> None:
    t = Table(
        allies=[ENVY],
        hand=[TUNE],
        staging=["Shadow Key"],
        scenario="escape_from_dol_guldur",
        quest="Through the Caverns",
        step="3.1w",
    )
    t.choose("use", "Shadow Key")
    assert (t.zone("Shadow Key"), t.threat(), t["Aragorn"].attachments) == ("encounter_discard", 27, [])


@pytest.mark.rule("LCG-155", "LCG-158")
def test_the_swarm_does_not_come_to_who_is_out_as_it_is_turned_up() -> None:
    players = {
        "Ana": {"heroes": ["Gimli"], "engaged": [{"card": "Wargs", "shadows": ["Ungoliant’s Swarm"]}]},
        "Bor": {"heroes": ["Legolas"], "allies": [EVIL_EYE], "hand": [TUNE]},
    }
    t = Table(players=players, step="6.4a").until(step="7.4w")
    assert (t.g.eliminated, t.zone("Ungoliant’s Swarm")) == (["A"], "encounter_discard")
