"""The journal's screen: campaigns at the left, the open book at the right, and the forms that write in it."""
