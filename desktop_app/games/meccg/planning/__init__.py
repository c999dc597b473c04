"""What a bot that looks ahead knows of this game: how anybody would go on at once, what a table is worth, which answers
to compare."""
