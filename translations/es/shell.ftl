# La ventana alrededor de las pantallas: adónde ir, mensajes, lo imprevisto.
shell-screens = Pantallas
shell-switch-language = Cambiar a { $language }
shell-profile-menu = Perfil { $name }
shell-key-enter = Intro
shell-now-speaking = Longtable habla ahora en español.
shell-welcome = Te damos la bienvenida a Longtable
shell-back-to-table = Volver a la mesa
shell-dropped = { $count ->
    [one] La última respuesta de esta partida no encaja con las reglas de esta versión. Dala otra vez; todo lo anterior está como estaba.
   *[other] Las últimas { $count } respuestas de esta partida no encajan con las reglas de esta versión. Dalas otra vez; todo lo anterior está como estaba.
}
shell-unforeseen = Ha ocurrido algo que Longtable no había previsto
shell-unforeseen-safe = Lo que habías respondido está guardado. Puedes seguir; si vuelve a pasar, guarda un informe y envíalo a quienes hacen Longtable.
shell-save-report = Guardar un informe
shell-report-saved = El informe se ha escrito en { $path }. No contiene nombres de personas.
shell-name-left = El nombre está en blanco
shell-open-profile = Abrir
shell-profile-games = { $count ->
    [0] todavía sin partidas
    [one] { $count } partida
   *[other] { $count } partidas
}
shell-restored = Restaurado desde la copia de seguridad del { $date }.
shell-settings-back = Volver
shell-quit = Salir
shell-other-profile = Otro perfil
shell-name-example = por ejemplo, Ana
shell-choose-looks = ¿Qué aspecto prefieres?
shell-screen-not-of-game = No hay ninguna imagen llamada { $name } de { $game }.
shell-screen-needs-decks = { $game } se juega sin mazos. Hay imágenes así de { $games }.
shell-unknown-screen = No hay ninguna pantalla llamada { $name }. Hay estas:
    { $known }

# Lo que dice el diálogo de ficheros de Qt

shell-qt-look-in = &Buscar en:
shell-qt-files-of-type = &Tipo de fichero:
shell-qt-drive = Unidad
shell-qt-folder = Carpeta
shell-qt-file = Fichero
shell-qt-kind-of-file = Fichero %1
shell-qt-unknown = Desconocido
