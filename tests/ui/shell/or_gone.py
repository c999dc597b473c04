"""For windows in processes of their own: one whose person stumbles ends at once, so that nobody waits for it."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable


def or_gone(act: Callable[[], object]) -> Callable[[], None]:
    """Does something; what goes wrong is told and ends the process."""

    def acting() -> None:
        try:
            act()
        except BaseException:
            traceback.print_exc()
            os._exit(1)

    return acting
