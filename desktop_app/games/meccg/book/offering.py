"""What a seat may do, and why not the rest."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.answering import ANSWERED
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET
from desktop_app.games.kit.texts import NO_COST
from desktop_app.games.meccg.book.declarable import ACTS, CHAIN, EVENTS, FIGHT, acts_of, moment, stands_before_site
from desktop_app.games.meccg.book.other_rules import also
from desktop_app.games.meccg.book.playing import plays, why_not_play
from desktop_app.games.meccg.book.using import attacking, uses, why_not_use
from desktop_app.games.meccg.reading.companies import characters, company_by_id
from desktop_app.games.meccg.reading.numbers import READING, is_able_to_use
from desktop_app.games.meccg.reading.queries import controller, facts, is_of_his_side, is_ringwraith
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.entering import kind_of_use
from desktop_app.games.meccg.vocabulary.texts import CARDS, Acts

VERBS = ("play", "use", "wear")
"""What ``options`` offers, and ``declaring.take`` does."""
REASONS = {
    "response_only": ("MEC-719", "mec-no-response-only"),
    ANSWERED: ("MEC-719", "mec-no-answered"),
    "no_script": ("MEC-304", "mec-no-script"),
    "wrong_phase": ("MEC-304", "mec-no-wrong-phase"),
    "not_your_turn": ("MEC-307", "mec-no-not-your-turn"),
    "hazard_time": ("MEC-306", "mec-no-hazard-time"),
    "clash_hazard": ("MEC-150", "mec-no-hazard-time"),
    "clash_strikes": ("MEC-151", "mec-no-change"),
    "own_turn": ("MEC-305", "mec-no-own-turn"),
    "assigned": ("MEC-571", "mec-no-strikes-assigned"),
    "limit": ("MEC-502", "mec-no-hazard-limit"),
    "starts": ("MEC-677", "mec-no-starts-chain"),
    "attack_starts": ("MEC-718", "mec-no-starts-chain"),
    "creature_starts": ("MEC-510", "mec-no-starts-chain"),
    "long": ("MEC-486", "mec-no-long"),
    "no_wizard_there": ("MEC-113", "mec-no-sauron-without-wizard"),
    "stands_for_another": ("MEC-112", "mec-no-sauron-beside"),
    "mixed_company": ("MEC-160", "mec-no-mixed-company"),
    "unique": ("MEC-336", "mec-no-unique"),
    "manifestation": ("MEC-007", "mec-no-unique"),
    "out_of_play": ("MEC-338", "mec-no-out-of-play"),
    "manifestation_gone": ("MEC-009", "mec-no-out-of-play"),
    "dragon_gone": ("MEC-345", "mec-no-out-of-play"),
    "twice": ("MEC-340", "mec-no-twice"),
    "required": ("MEC-701", "mec-no-required"),
    "tapped": ("MEC-314", "mec-no-tapped"),
    "tapped_itself": ("MEC-314", "mec-no-tapped-itself"),
    "no_tap": ("MEC-314", "mec-no-tap-by-strike"),
    "skill": ("MEC-590", "mec-no-skill"),
    "clash_skill": ("MEC-170", "mec-no-skill"),
    "no_scouts": ("MEC-309", "mec-no-scouts"),
    "unskilled": ("MEC-326", "mec-no-unskilled"),
    "elsewhere": ("MEC-572", "mec-no-elsewhere"),
    "tried": ("MEC-679", "mec-no-second-try"),
    "ringwraith_cursed": ("MEC-126", "mec-no-cursed-ringwraith"),
    "orcs_spared": ("MEC-125", "mec-no-orcs-cursed"),
    "follower": ("MEC-057", "mec-no-blank"),
    "no_untap": ("MEC-420", "mec-no-untapping"),
    "upright": ("MEC-315", "mec-no-nothing-tapped"),
    "cursed": ("MEC-676", "mec-no-second-corruption"),
    "used": ("MEC-699", "mec-no-used"),
    "declared": ("MEC-699", "mec-no-declared-twice"),
    "not_yours": ("MEC-699", "mec-no-not-yours"),
    "blank": ("MEC-138", "mec-no-blank"),
    "idle_item": ("MEC-654", "mec-no-idle-item"),
    "ringwraith_item": ("MEC-029", "mec-no-ringwraith-item"),
    "no_effect": ("MEC-114", "mec-no-effect-on-ringwraiths"),
    "forbidden": ("MEC-510", "mec-no-creatures"),
    "site_tapped": ("MEC-551", "mec-no-site-tapped"),
    "untested": ("MEC-660", "mec-no-untested-ring"),
    "site_phase": ("MEC-551", "mec-no-site-phase"),
    "organizing": ("MEC-426", "mec-no-organizing"),
    "organize_first": ("MEC-426", "mec-no-organize-first"),
    "organized": ("MEC-426", "mec-no-organized"),
    "while_organizing": ("MEC-426", "mec-no-while-organizing"),
    "no_information": ("MEC-555", "mec-no-information"),
    "no_hoard": ("MEC-557", "mec-no-hoard"),
    "not_playable": ("MEC-556", "mec-no-not-playable-here"),
    "not_here": ("MEC-551", "mec-no-not-playable-here"),
    "not_entered": ("MEC-541", "mec-no-not-entered"),
    "no_tapper": ("MEC-551", "mec-no-nobody-untapped"),
    "not_keyed": ("MEC-512", "mec-no-not-keyed"),
    "alignment": ("MEC-357", "mec-no-alignment"),
    "hero_alignment": ("MEC-360", "mec-no-alignment"),
    "no_influence": ("MEC-055", "mec-no-influence"),
    "no_leader": ("MEC-047", "mec-no-required"),
    "no_follower_here": ("MEC-048", "mec-no-not-playable-here"),
    "ringwraith_taken": ("MEC-050", "mec-no-unique"),
    "eliminated_ringwraith": ("MEC-051", "mec-no-out-of-play"),
    "composition": ("MEC-066", "mec-no-composition"),
    "character": ("MEC-427", "mec-no-character"),
    NO_COST: ("MEC-701", "mec-no-cost"),
    NO_TARGET: ("MEC-704", "mec-no-target"),
    NO_CHANGE: ("MEC-649", "mec-no-change"),
}


def options(g: MecState, seat: str, when: str) -> list[Option]:
    """Everything that a seat may play or use now, items that its characters bear and do not use among it."""
    return [*plays(g, seat, when), *uses(g, seat, when), *wears(g, seat, when)]


def wears(g: MecState, seat: str, when: str) -> list[Option]:
    """Every item of a kind of which a character uses another one: in one's own turn, while nothing else goes on, he may
    use it instead (MEC-657)."""
    if when in (*FIGHT, CHAIN) or seat != g.active or stands_before_site(g, seat):
        return []
    return [Option("wear", item) for item in _idle(g, seat) if is_able_to_use(g, item, g.pieces[item].host)]


def _idle(g: MecState, seat: str) -> list[str]:
    """The items of a player that are borne beside another one of their kind, which is used."""
    lying = [item for card in characters(g, seat) for item in g.pieces[card].attachments if g.pieces[item].idle]
    return [item for item in lying if kind_of_use(g, item)]


def refusals(g: MecState, seat: str, when: str) -> list[Refusal]:
    """Why each other event in hand and each other ability of one's own is not offered."""
    found: list[Refusal] = []
    for card in g.zones[f"hand:{seat}"]:
        if any(kind in EVENTS for kind in facts(g, card).kinds):
            reason = why_not_play(g, seat, card, when)
            if reason:
                found += refused(g, reason, "play", card)
    for card in [*READING.sources(g, ACTS["play"]), *attacking(g)]:
        for act in [act for act in acts_of(g, card, "play") if _concerns(g, seat, card, act)]:
            reason = why_not_use(g, seat, card, act, when)
            if reason and reason != "wrong_phase":
                found += refused(g, reason, "use", card)
    return [*found, *_kept_in_use(g, seat, when)]


def _kept_in_use(g: MecState, seat: str, when: str) -> list[Refusal]:
    """Why no other weapon, armor, shield or helmet of those that are borne is used now: neither in combat nor in answer
    to anything, in one's own turn alone (MEC-657), nor what its bearer cannot use."""
    offered = [option.source for option in wears(g, seat, when)]
    return [
        refuse(g, "MEC-657", "mec-no-wearing-now", "wear", item)
        if is_able_to_use(g, item, g.pieces[item].host)
        else refusal(g, _why_useless(g, item), "wear", item)
        for item in _idle(g, seat)
        if item not in offered
    ]


def _why_useless(g: MecState, item: str) -> str:
    """Why an item is of no use to its bearer: he is a Ringwraith (MEC-029), it is of the other side (MEC-138), or he
    has not the skill for it (MEC-326)."""
    bearer = g.pieces[item].host
    if is_ringwraith(g, bearer):
        return "ringwraith_item"
    return "unskilled" if is_of_his_side(g, item, bearer) else "blank"


def _concerns(g: MecState, seat: str, card: str, act: Acts) -> bool:
    """Whether a seat could expect to use an ability: of a card of its own, of one on a card of its own that says that
    its bearer does, or of a creature that says that those whom it attacks do."""
    if card not in g.pieces:
        company = company_by_id(g, g.attacks[-1].company)
        return act.anyone and company is not None and company.seat == seat
    piece = g.pieces[card]
    return controller(g, card) == seat or (act.anyone and piece.host in g.pieces and controller(g, piece.host) == seat)


def refusal(g: MecState, reason: str, verb: str, card: str) -> Refusal:
    """A reason id as a refusal that cites its rule."""
    rule, text = REASONS.get(reason, REASONS[NO_CHANGE])
    return refuse(g, rule, text, verb, card, phase=g.phase)


def refused(g: MecState, reason: str, verb: str, card: str) -> list[Refusal]:
    """A reason id as refusals that cite each rule which forbids it."""
    first = refusal(g, reason, verb, card)
    others = also(g, reason, verb, card)
    return [first, *(refuse(g, rule, first.message.id, verb, card, phase=g.phase) for rule in others)]


def aims(g: MecState, seat: str, option: Option) -> list[str]:
    """What the question that follows an option would offer as targets, for lighting them while dragging."""
    if option.verb not in ("play", "use") or option.source not in g.codes:
        return []
    act = next((a for a in CARDS.of(Action, g.codes[option.source]) if a.name == option.detail), None)
    return [] if act is None else act.text.aims(moment(g, seat, option.source))
