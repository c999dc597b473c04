"""Which scenarios a person knows: those played at a table, those a journal tells of, those asked to be shown anyway."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.app.journal.store import CampaignStore
from desktop_app.app.library.secrets import any_secrets, secret_id
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.results import ResultStore
from desktop_app.games import CAMPAIGNS


def known_scenarios(results: ResultStore, journals: CampaignStore, shown: Iterable[str]) -> set[str]:
    """The ids (see `secret_id`) of the scenarios whose cards need not be hidden. The journals are looked into only
    while that can tell anything new. Raises as `ResultStore.all`."""
    known = set(shown) | {secret_id(result.game, result.scenario) for result in results.all()}
    if any_secrets(known):
        told = journals.chapters()
        known |= {secret_id(game, chapter) for game in CAMPAIGNS for chapter in told}
    return known


def is_known(game: str, scenario: str, profile: Profile, journals: CampaignStore) -> bool:
    """Whether what happens in a scenario need not be kept from a person. Raises as `known_scenarios`."""
    settings = profile.settings
    if not settings.hide_unmet:
        return True
    return secret_id(game, scenario) in known_scenarios(profile.results, journals, settings.shown_scenarios)
