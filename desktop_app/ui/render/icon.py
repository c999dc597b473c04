"""The sign of the application as a picture, for desktops that show programs by one."""

from __future__ import annotations

from desktop_app.app.errors import StorageError
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.render.no_display import open_application
from desktop_app.ui.shell.window_icon import icon_picture


def write_icon(path: str, size: int) -> None:
    """Paints it into a PNG file of so many pixels. Raises StorageError when it cannot be written."""
    open_application()
    if not icon_picture(load_theme("daylight"), size).save(path, "PNG"):
        raise StorageError(path=path, reason="")
