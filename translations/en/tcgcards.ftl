# Printed names on the cards of The Lord of the Rings TCG that their titles do not hold.
tcgcards-subtitle-blade-of-aragorn = Blade of Aragorn
tcgcards-subtitle-elven-comrade = Elven Comrade
tcgcards-subtitle-lady-of-rohan = Lady of Rohan
tcgcards-subtitle-learned-guide = Learned Guide
tcgcards-subtitle-lord-of-the-mark = Lord of the Mark
tcgcards-subtitle-plains-farmer = Plains Farmer
tcgcards-subtitle-samwise-the-brave = Samwise the Brave
tcgcards-subtitle-sister-son-of-theoden = Sister-son of Théoden
tcgcards-subtitle-smith-of-the-riddermark = Smith of the Riddermark
tcgcards-subtitle-the-ruling-ring = The Ruling Ring
tcgcards-subtitle-the-white-wizard = The White Wizard
tcgcards-subtitle-tired-traveller = Tired Traveller
tcgcards-subtitle-unbidden-guest = Unbidden Guest
tcgcards-subtitle-wingfoot = Wingfoot
tcgcards-subtitle-woolly-footed-rascal = Woolly-footed Rascal
