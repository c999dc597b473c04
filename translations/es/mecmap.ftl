# El mapa de la Tierra Media (juego de cartas coleccionables): los tipos de sus regiones y lugares.

mecmap-kind-haven = Refugio
mecmap-kind-haven-short = Refugio
mecmap-kind-free_hold = Bastión Libre
mecmap-kind-free_hold-short = Bastión Libre
mecmap-kind-border_hold = Bastión Fronterizo
mecmap-kind-border_hold-short = Bastión Fronterizo
mecmap-kind-ruins = Ruinas y Guaridas
mecmap-kind-ruins-short = Ruinas y Guaridas
mecmap-kind-shadow_hold = Bastión de la Sombra
mecmap-kind-shadow_hold-short = Bastión de la Sombra
mecmap-kind-dark_hold = Bastión de la Oscuridad
mecmap-kind-dark_hold-short = Bastión de la Oscuridad
mecmap-kind-under_deeps = Profundidades
mecmap-kind-under_deeps-short = Profundidades
mecmap-region-wilderness = Tierra Salvaje
mecmap-region-border_land = Tierra Fronteriza
mecmap-region-free_domain = Región Libre
mecmap-region-shadow_land = Tierra de la Sombra
mecmap-region-dark_domain = Región de la Oscuridad
mecmap-region-coastal_sea = Costa
