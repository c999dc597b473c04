# La página en la que alguien dice lo que lleva impreso su propio ejemplar de un juego.

corrections-title = Mi tablero dice
corrections-way-in = { $count ->
    [0] Mi tablero dice otra cosa…
    [one] Mi tablero dice otra cosa: { $count } corrección
   *[other] Mi tablero dice otra cosa: { $count } correcciones
}
corrections-to-map = Al mapa
corrections-about = Lo impreso se ha reunido de varias fuentes, y no siempre coinciden. Donde tu ejemplar diga otra cosa, elígela aquí. Cada mesa que empieces a partir de ahora se juega como dice tu ejemplar; las partidas en curso siguen como empezaron.
corrections-search = Buscar un lugar o una carta
corrections-things = Caminos y cartas
corrections-thing = { $title } · { $kind }
corrections-game = Juego
corrections-doubtful = Solo lo dudoso o corregido
corrections-everywhere = Mirar más allá de este lugar
corrections-in-doubt = Nuestras fuentes dejan aquí una duda.
corrections-fact = Dato impreso
corrections-printed = Tenemos
corrections-mine = Mi ejemplar dice
corrections-of = { $fact }: lo que dice mi ejemplar
corrections-take-back = Como lo tenemos
corrections-take-all-back = Retirarlo todo
corrections-count = { $count ->
    [one] Tu ejemplar difiere en { $count } cosa.
   *[other] Tu ejemplar difiere en { $count } cosas.
}
corrections-words-hint = Tus palabras figurarán en la carta en cada mesa que empieces desde ahora. Las reglas siguen como las tenemos: lo que tu carta haga de otro modo, ajústalo a mano en la mesa. Lo que va entre ** queda en negrita.
corrections-keep-words = Guardar estas palabras
