# Nombres impresos en las cartas de El Señor de los Anillos JCC que no están en sus títulos.
tcgcards-subtitle-blade-of-aragorn = Hoja de Aragorn
tcgcards-subtitle-elven-comrade = Camarada elfo
tcgcards-subtitle-lady-of-rohan = Dama de Rohan
tcgcards-subtitle-learned-guide = Guía instruido
tcgcards-subtitle-lord-of-the-mark = Señor de la Marca
tcgcards-subtitle-plains-farmer = Granjero de las llanuras
tcgcards-subtitle-samwise-the-brave = Samsagaz el Bravo
tcgcards-subtitle-sister-son-of-theoden = Sobrino de Théoden
tcgcards-subtitle-smith-of-the-riddermark = Herrero de la Marca
tcgcards-subtitle-the-ruling-ring = El Anillo Soberano
tcgcards-subtitle-the-white-wizard = El Mago Blanco
tcgcards-subtitle-tired-traveller = Viajero cansado
tcgcards-subtitle-unbidden-guest = Huésped inesperado
tcgcards-subtitle-wingfoot = Pies Alados
tcgcards-subtitle-woolly-footed-rascal = Bribón de pies lanudos
