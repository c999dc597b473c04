"""The kernel: plain state, questions, events, chance and the session that drives them. It knows no game."""
