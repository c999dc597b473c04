"""Hero events of places and of things: sites rebuilt, prisoners freed, the Palantír, the great ship."""

from __future__ import annotations

from itertools import pairwise

from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    cannot_be_duplicated,
    discarded_when,
    event,
    forbids,
    grants,
    permanent,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.bearer_words import hosts_company, its_company_moves, those_with_it
from desktop_app.games.meccg.vocabulary.card_conditions import (
    above_ground,
    at,
    at_a,
    keyword,
    no_lair,
    skill,
    titled,
    together_with,
    yours,
)
from desktop_app.games.meccg.vocabulary.card_triggers import defeated_singled_out, this_is_stored, turn_ends
from desktop_app.games.meccg.vocabulary.chain_words import cancels_declared, declared
from desktop_app.games.meccg.vocabulary.conditions import (
    at_the,
    at_the_site,
    both_hold,
    either_holds,
    entered,
    site_tapped,
    site_untapped,
)
from desktop_app.games.meccg.vocabulary.costs import discards, names, taps
from desktop_app.games.meccg.vocabulary.deeds import both
from desktop_app.games.meccg.vocabulary.event_words import (
    DiscardsStored,
    aims_at_the_company,
    brings_a_wizard,
    chosen_or,
    not_twice_at_site,
    notes_its_site,
    says,
    tap_one_and_keep,
    taps_the_site,
)
from desktop_app.games.meccg.vocabulary.fight_verbs import faces_attack
from desktop_app.games.meccg.vocabulary.groups import (
    host,
    item,
    its_site,
    me,
    site,
    this_company,
    with_allies,
    your_character,
)
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.verbs import discard

FOREWARNED_IS_FOREARMED = "DM-132"
REBUILD_THE_TOWN = "DM-155"
THE_WINDLORD_FOUND_ME = "DM-164"
ALIGN_PALANTIR = "TW-190"
GREAT_SHIP = "TW-248"
RESCUE_PRISONERS = "TW-315"
THE_WHITE_TREE = "TW-348"

# -- sites -------------------------------------------------------------------------------------------------------------

permanent(
    REBUILD_THE_TOWN,
    on=its_site(at_a("ruins"), no_lair, above_ground),
    during="site",
)
grants("no_attacks", REBUILD_THE_TOWN, "yes", on=host)
permits(REBUILD_THE_TOWN, "makes_site", "border_hold")

permanent(FOREWARNED_IS_FOREARMED)
permits(FOREWARNED_IS_FOREARMED, "singles_out")
required(FOREWARNED_IS_FOREARMED, defeated_singled_out, do=discard.on(me))
cannot_be_duplicated(FOREWARNED_IS_FOREARMED)

permanent(
    THE_WHITE_TREE,
    cost=(
        names(with_allies(your_character)(skill("sage"), at("Minas Tirith"))),
        discards(item(titled("Sapling of the White Tree"), yours, at("Minas Tirith"))),
    ),
    skilled=True,
)
permanent(
    THE_WHITE_TREE,
    cost=(
        names(with_allies(your_character)(skill("sage"), at("Minas Tirith"))),
        DiscardsStored("Sapling of the White Tree", "Minas Tirith"),
    ),
    skilled=True,
)
permits(THE_WHITE_TREE, "requires", "sage")
grants("heals", THE_WHITE_TREE, "yes", on=site(titled("Minas Tirith")))
grants("haven_for_hazards", THE_WHITE_TREE, "yes", on=site(titled("Minas Tirith")))

# -- prisoners and eagles ----------------------------------------------------------------------------------------------

event(
    RESCUE_PRISONERS,
    during="site",
    target=this_company,
    condition=says(
        "at a tapped dark site",
        lambda m: both_hold(at_the("dark_hold", "shadow_hold"), site_tapped, entered)(m) and not_twice_at_site(m),
    ),
    do=both(faces_attack("spider", 2, 7), tap_one_and_keep(), notes_its_site),
)
forbids(RESCUE_PRISONERS, "untap", to=host)

event(
    THE_WINDLORD_FOUND_ME,
    during="site",
    target=this_company,
    condition=both_hold(
        either_holds(at_the("dark_hold", "shadow_hold"), at_the_site("Isengard")), site_untapped, entered
    ),
    do=both(taps_the_site, faces_attack("orc", 4, 9), tap_one_and_keep()),
)
forbids(THE_WINDLORD_FOUND_ME, "untap", to=host)
cannot_be_duplicated(THE_WINDLORD_FOUND_ME, "player")
permits(THE_WINDLORD_FOUND_ME, "may_be_stored")
required(THE_WINDLORD_FOUND_ME, this_is_stored, do=brings_a_wizard)

# -- the Palantir ------------------------------------------------------------------------------------------------------

permanent(
    ALIGN_PALANTIR,
    cost=names(with_allies(your_character)(skill("sage"))),
    on=item(keyword("palantir"), yours, together_with(with_allies(your_character)(skill("sage")))),
    skilled=True,
)
permits(ALIGN_PALANTIR, "requires", "sage")
permits(ALIGN_PALANTIR, "stored_along")
discarded_when(ALIGN_PALANTIR, its_company_moves)
cannot_be_duplicated(ALIGN_PALANTIR, "host")

# -- the great ship ----------------------------------------------------------------------------------------------------


@told("it sails")
def _sails(m: Now) -> bool:
    """On its way, with a Coastal Sea in its site path, and no two other regions in a row."""
    company = hosts_company(m)
    if company is None or m.g.phase != "movement" or "coastal_sea" not in company.path:
        return False
    return all("coastal_sea" in pair for pair in pairwise(company.path))


permanent(
    GREAT_SHIP,
    cost=taps(your_character),
    on=chosen_or(your_character),
    during="organization",
    on_company=True,
)
ability(
    GREAT_SHIP,
    during="chain",
    cost=taps(those_with_it),
    condition=_sails,
    target=declared("declared hazard on the company", aims_at_the_company),
    do=cancels_declared,
)
required(GREAT_SHIP, turn_ends, do=discard.on(me))
