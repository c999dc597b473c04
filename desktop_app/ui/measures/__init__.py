"""What only a process with a screen can measure, for `longtable bench`: `python -m desktop_app.ui.measures WHAT`."""
