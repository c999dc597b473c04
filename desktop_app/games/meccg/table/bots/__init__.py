"""The greedy bot, room by room. It sees what a seat may see and chooses among the options of the question."""
