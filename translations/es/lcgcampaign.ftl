# El modo de campaña de El Señor de los Anillos: El Juego de Cartas: el diario, sus reglas, la lista antes de jugar.
lcgcampaign-mode-campaign = Campaña
lcgcampaign-mode-expert = Campaña experta: el daño se queda
lcgcampaign-heroes = Héroes
lcgcampaign-fallen = Héroes caídos
lcgcampaign-penalty = Penalización de Amenaza
lcgcampaign-pool = Reserva de campaña
lcgcampaign-damage = Daño que se arrastra
lcgcampaign-not-yours = { $hero } no es uno de los Héroes de { $player } en el diario.
lcgcampaign-is-fallen = { $hero } ha caído y no vuelve en esta campaña.
lcgcampaign-in-use = { $hero } ya va en este viaje.
lcgcampaign-one-a-game = { $player } ya ha cambiado un Héroe por gusto antes de esta partida.
lcgcampaign-same-hero = { $hero } ya va en el viaje.
lcgcampaign-others-left = { $hero } ha caído, y quedan Héroes que pueden ocupar su lugar.
lcgcampaign-no-damage = { $hero } no arrastra daño de la última partida.
lcgcampaign-check-heroes = { $player } juega con los Héroes del diario: { $heroes }
lcgcampaign-check-fallen = { $count ->
    [0] Ningún Héroe en uso ha caído
    [one] Sigue en uso un Héroe caído: { $heroes }
   *[other] Siguen en uso Héroes caídos: { $heroes }
}
lcgcampaign-check-penalty = { $player } suma { $penalty } a su Amenaza inicial
lcgcampaign-check-permanent = { $card } va vinculada a { $hero }
lcgcampaign-check-unbound = { $card } va vinculada a un Héroe que nadie ha nombrado aún
lcgcampaign-check-setup = { $card } empieza en juego
lcgcampaign-check-deck = { $card } va a un mazo de Jugador
lcgcampaign-check-encounter = { $card } se baraja en el mazo de Encuentros
