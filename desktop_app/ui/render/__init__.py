"""Pictures of every screen, dialog, moment and end without a window: `longtable render`."""
