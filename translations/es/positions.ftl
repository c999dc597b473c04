# Qué está mal en un archivo de posición, o qué ha salido distinto de lo que espera.
positions-place = línea { $line }, columna { $column }:
positions-none = no hay ningún archivo de posición en esta carpeta.
positions-wrong = esto no se cumple.
positions-not-yaml = esto no puede leerse como archivo de posición.
positions-bad-mapping = aquí van claves y valores.
positions-bad-list = aquí va una lista.
positions-no-word = aquí va una palabra o un título.
positions-twice = la clave «{ $name }» aparece aquí dos veces.
positions-bad-key = aquí no hay ninguna clave «{ $name }».
positions-missing-key = aquí falta la clave «{ $name }».
positions-bad-number = «{ $name }» no es un número entero de 0 o más.
positions-bad-flag = «{ $name }» no es ni true ni false.
positions-bad-range = «{ $name }» es más o menos de lo que aquí puede haber.
positions-bad-everybody = aquí va cada jugador, y ninguno dos veces.
positions-bad-integer = «{ $name }» no es un número entero.
positions-bad-word = «{ $name }» no significa nada aquí.
positions-bad-format = los archivos de posición tienen el formato 1, no «{ $name }».
positions-bad-seats = aquí va al menos un jugador, y ningún nombre dos veces.
positions-bad-count = { $count ->
    [one] a este juego no juega una sola persona.
   *[other] a este juego no juegan { $count } personas.
}
positions-bad-rule = ninguna regla del atlas tiene el identificador «{ $name }».
positions-bad-game = no hay ningún juego «{ $name }» que jugar.
positions-bad-player = ningún jugador se llama «{ $name }».
positions-bad-card = ninguna carta se llama «{ $name }».
positions-bad-card-entry = una carta es su título, su código, o una lista de claves con «card».
positions-bad-on-table = «{ $name }» no está en la mesa.
positions-bad-side = «{ $name }» no puede estar en este bando, o figura aquí dos veces.
positions-bad-place = «{ $name }» no es una carta que pueda estar aquí.
positions-bad-nobody-left = quedan en la partida muy pocos jugadores para jugarla.
positions-bad-step = no hay ningún paso estructural «{ $name }».
positions-bad-zone = no hay ninguna zona «{ $name }».
positions-bad-value = aquí no hay ningún «{ $name }» que mirar.
positions-one-kind = aquí va una sola clase de expectativa; solo not_offered lleva «rule» y «because».
positions-game-over = la partida ha terminado; no se pregunta a nadie.
positions-other-seat = se pregunta a { $asked }, no a { $name }.
positions-not-offered = esto no se ofrece. Se ofrece: { $offered }.
positions-is-offered = esto se ofrece.
positions-no-answer = { $count } respuestas no encajan con la pregunta. Se ofrece: { $offered }.
positions-must-decide = hay que decidir { $asks }. Se ofrece: { $offered }.
positions-never-came = esto no ha llegado nunca.
positions-rules-stumbled = Las reglas no pueden jugar lo que aquí se dispone ({ $reason }). Nada parecido se da en una partida.
positions-rules-failed = las reglas han fallado: { $reason }
positions-other-rule = la negativa nombra { $now }, no { $wanted }.
positions-differs = se esperaba { $wanted }, pero es { $now }.
positions-never-said = el registro nunca ha dicho { $name }.
