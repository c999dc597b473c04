"""Dates in files: read so that any two can be compared, whoever wrote them and whatever their clock said."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from pydantic import AfterValidator

EARLIEST = datetime(1980, 1, 1, tzinfo=UTC)
LATEST = datetime(2999, 12, 31, tzinfo=UTC)


def comparable(moment: datetime) -> datetime:
    """The moment in UTC, which a date without a place is taken to be in, and within bounds that every system can
    reckon with: a clock that was wrong by centuries must not keep a list from being sorted."""
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    if not EARLIEST.year <= moment.year < LATEST.year:
        return EARLIEST if moment.year < EARLIEST.year else LATEST
    return moment.astimezone(UTC)


Moment = Annotated[datetime, AfterValidator(comparable)]
"""A date and time in a file of ours."""
