# La biblioteca: las búsquedas y los nombres de los valores impresos.
library-query-unfinished = Esta búsqueda no está acabada, en la columna { $column }.
library-query-too-long = Una búsqueda puede tener hasta { $limit } caracteres.
library-query-too-deep = En la columna { $column } hay demasiados paréntesis dentro de paréntesis.
library-query-not-closed = Lo que se abre con { $mark } en la columna { $column } no se cierra.
library-query-bracket-too-many = En la columna { $column } se cierra un paréntesis que nunca se abrió.
library-query-no-word = No hay ninguna palabra que buscar en { $word }, en la columna { $column }.
library-query-side-missing = Falta algo junto a esta palabra, en la columna { $column }.
library-query-value-missing = Falta un valor en la columna { $column }.
library-query-unknown-field = No hay ningún campo llamado { $field }, en la columna { $column }. Las palabras con dos puntos van entre comillas.
library-query-unknown-value = Aquí ninguna carta tiene «{ $value }», en la columna { $column }.
library-query-unknown-value-near = Aquí ninguna carta tiene «{ $value }», en la columna { $column }. ¿Querías decir { $near }?
library-query-unknown-flag = En la columna { $column }: «es:» puede pedir única, tengo, leal, agente, avatar, importada o jugable.
library-query-not-comparable = { $field } no es un número, así que no puede ser mayor ni menor, en la columna { $column }.
library-query-not-a-number = { $field } pide un número, en la columna { $column }.
library-query-not-yes-or-no = { $field } es sí o no, en la columna { $column }.
library-query-sort-inside = El orden va fuera de los paréntesis, en la columna { $column }.
library-query-pattern-long = La expresión de la columna { $column } es demasiado larga.
library-query-pattern-wrong = La expresión de la columna { $column } no está bien formada.
library-query-pattern-slow = La expresión de la columna { $column } podría tardar demasiado. Repite menos en ella.

library-command-profile-made = Aún no había ningún perfil, así que se ha creado uno llamado { $name }.
library-command-fields = Di qué es cada columna, como arriba, y deja vacía la que haya que pasar por alto. Una columna puede ser: { $fields }
library-command-found = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
library-command-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
library-command-kept = { $count ->
    [one] { $count } carta guardada
   *[other] { $count } cartas guardadas
}
library-command-more = { $count ->
    [one] y una más
   *[other] y { $count } más
}
library-command-scenario = un escenario, { $count } cartas
library-command-legal = El mazo cumple todas las reglas de construcción.
library-command-not-legal = El mazo no cumple todas las reglas de construcción.

# Values, those of one game before those of all.
library-value-thrones-faction = Facción
library-value-thrones-agenda = Estrategia
library-value-thrones-plot = Trama
library-value-thrones-character = Personaje
library-value-thrones-location = Lugar
library-value-thrones-attachment = Accesorio
library-value-thrones-event = Evento
library-value-thrones-title = Título
library-value-thrones-neutral = Neutral
library-value-lotr-tcg-companion = Compañero
library-value-lotr-tcg-ally = Aliado
library-value-lotr-tcg-minion = Siervo
library-value-lotr-tcg-follower = Seguidor
library-value-lotr-tcg-possession = Posesión
library-value-lotr-tcg-artifact = Artefacto
library-value-lotr-tcg-condition = Condición
library-value-lotr-tcg-event = Evento
library-value-lotr-tcg-site = Sitio
library-value-lotr-tcg-the-one-ring = El Anillo Único
library-value-lotr-tcg-map = Mapa
library-value-lotr-tcg-shadow = Sombra
library-value-lotr-tcg-fellowship = La Comunidad
library-value-lotr-tcg-towers = Las Dos Torres
library-value-lotr-tcg-king = El Rey
library-value-lotr-tcg-shadows = Sombras
library-value-meccg-ruins-lairs = Ruinas y Guaridas
library-value-meccg-border-hold = Bastión Fronterizo
library-value-meccg-free-hold = Bastión Libre
library-value-meccg-shadow-hold = Bastión de la Sombra
library-value-meccg-dark-hold = Bastión de la Oscuridad
library-value-meccg-haven = Refugio
library-value-meccg-darkhaven = Refugio Oscuro
library-value-meccg-wilderness = Tierra Salvaje
library-value-meccg-shadow-land = Tierra de la Sombra
library-value-meccg-dark-domain = Región de la Oscuridad
library-value-meccg-border-land = Tierra Fronteriza
library-value-meccg-free-domain = Región Libre
library-value-meccg-coastal-sea = Costa
library-value-thrones-ambush = Emboscada
library-value-thrones-bestow = Encomienda
library-value-thrones-insight = Perspicacia
library-value-thrones-intimidate = Intimidación
library-value-thrones-limited = Limitada
library-value-thrones-no-attachments = Sin Accesorios
library-value-thrones-pillage = Pillaje
library-value-thrones-renown = Renombre
library-value-thrones-stealth = Sigilo
library-value-thrones-terminal = Terminal
library-value-meccg-character = Personaje
library-value-meccg-resource = Recurso
library-value-meccg-hazard = Adversidad
library-value-meccg-site = Lugar
library-value-meccg-region = Región
library-value-meccg-hero = Héroe
library-value-meccg-minion = Servidor
library-value-meccg-fallen-wizard = Mago Renegado
library-value-meccg-balrog = Balrog
library-value-meccg-stage = Etapa
library-value-meccg-dual = Dual
library-value-meccg-neutral = Neutral
library-value-meccg-item = Objeto
library-value-meccg-faction = Facción
library-value-meccg-ally = Aliado
library-value-meccg-kill = Muerte
library-value-meccg-miscellaneous = Varios
library-value-meccg-creature = Criatura
library-value-meccg-short-event = Suceso breve
library-value-meccg-long-event = Suceso duradero
library-value-meccg-permanent-event = Suceso permanente
library-value-meccg-minor-item = Objeto menor
library-value-meccg-major-item = Objeto mayor
library-value-meccg-greater-item = Gran objeto
library-value-meccg-gold-ring-item = Anillo de oro
library-value-meccg-special-item = Objeto especial
library-value-meccg-warrior = Guerrero
library-value-meccg-scout = Explorador
library-value-meccg-ranger = Montaraz
library-value-meccg-sage = Sabio
library-value-meccg-diplomat = Diplomático
library-value-lotr-lcg-player-side-quest = Misión secundaria de jugador
library-value-lotr-lcg-contract = Contrato
library-value-lotr-lcg-treasure = Tesoro
library-value-lotr-lcg-objective-hero = Héroe objetivo
library-value-lotr-lcg-ship-enemy = Barco enemigo
library-value-lotr-lcg-ship-objective = Barco objetivo
library-value-lotr-lcg-side-quest = Misión secundaria
library-value-lotr-lcg-nightmare = Pesadilla
library-value-lotr-lcg-rules = Reglas
library-value-lotr-lcg-fellowship = Comunidad
library-value-lotr-lcg-baggins = Bolsón
library-value-me-quest-hero = Héroe
library-value-me-quest-hero-card = Carta de Héroe
library-value-me-quest-skill = Habilidad
library-value-me-quest-item = Equipo
library-value-me-quest-monster = Monstruo
library-value-me-quest-minion = Servidor
library-value-me-quest-combat = Combate
library-value-me-quest-event = Evento
library-value-me-quest-shadow = Sombra
library-value-me-quest-starting-plot = Trama Inicial
library-value-me-quest-plot = Trama
library-value-me-quest-quest = Búsqueda
library-value-me-quest-mission = Misión
library-value-me-quest-encounter = Encuentro
library-value-me-quest-peril = Peligro
library-value-me-quest-corruption = Corrupción
library-value-me-quest-character = Personaje
library-value-me-quest-ranged = A distancia
library-value-me-quest-melee = Cuerpo a cuerpo
library-value-me-quest-haven = Refugio
library-value-me-quest-zealot = Fanático
library-value-me-quest-ravager = Saqueador
library-value-me-quest-behemoth = Colosal
library-value-me-quest-brown-lands-mordor = Tierras Pardas y Mordor
library-value-me-quest-eriador-enedwaith = Eriador y Enedwaith
library-value-me-quest-misty-mountains-mirkwood = Montañas Nubladas y Bosque Negro
library-value-me-quest-rhudaur-grey-mountains = Rhudaur y Montañas Grises
library-value-me-quest-rohan-gondor = Rohan y Gondor
library-value-free-peoples = Gentes Libres
library-value-baratheon = Casa Baratheon
library-value-greyjoy = Casa Greyjoy
library-value-lannister = Casa Lannister
library-value-martell = Casa Martell
library-value-stark = Casa Stark
library-value-targaryen = Casa Targaryen
library-value-thenightswatch = Guardia de la Noche
library-value-tyrell = Casa Tyrell
library-value-man = Hombre
library-value-men = Hombres
library-value-elf = Elfo
library-value-elven = Élfica
library-value-dwarf = Enano
library-value-dwarven = Enana
library-value-hobbit = Hobbit
library-value-orc = Orco
library-value-orcs = Orcos
library-value-troll = Troll
library-value-wizard = Mago
library-value-ent = Ent
library-value-dragon = Dragón
library-value-spider = Araña
library-value-spiders = Arañas
library-value-wolves = Lobos
library-value-animals = Animales
library-value-undead = No muerto
library-value-giants = Gigantes
library-value-shire = La Comarca
library-value-wraith = Espectro
library-value-raider = Asaltadores
library-value-hand-weapon = Arma de mano
library-value-ranged-weapon = Arma a distancia
library-value-mount = Montura
library-value-armor = Armadura
library-value-shield = Escudo
library-value-cloak = Capa
library-value-helm = Yelmo
library-value-staff = Bastón
library-value-pipe = Pipa
library-value-ring = Anillo
library-value-common = Común
library-value-uncommon = Infrecuente
library-value-rare = Rara
library-value-starter = Inicial
library-value-built-in = Incluida
library-value-thrones-military = Militar
library-value-thrones-intrigue = Intriga
library-value-thrones-power = Poder
library-value-lotr-lcg-threat = Amenaza

# Por qué el texto de una carta no lo llevan las reglas

library-unplayed-no-rules = Las reglas de este juego aún no están escritas.
library-unplayed-unknown = No hay reglas para una carta con este título, tipo y números.
library-unplayed-keyword = Las reglas no conocen la palabra clave { $keyword }.
library-unplayed-kind = «{ $word }»: { $announced } en su texto, { $written } en las reglas.
library-unplayed-plain =
    { $count ->
        [one] Un párrafo de su texto no está en las reglas.
       *[other] { $count } párrafos de su texto no están en las reglas.
    }
library-command-played =
    { $count ->
        [one] 1 carta la llevan las reglas; { $rest }, los jugadores.
       *[other] { $count } cartas las llevan las reglas; { $rest }, los jugadores.
    }
