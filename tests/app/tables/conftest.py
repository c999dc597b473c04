"""A person's profile, and the service that lays tables in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables.service import TableService


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    with Profiles(tmp_path).create("Ana") as opened:
        yield opened


@pytest.fixture
def service(profile: Profile) -> TableService:
    return TableService(profile)
