"""Three other games in small, rules only: proof that the kernel can carry them."""
