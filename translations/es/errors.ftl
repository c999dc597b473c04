# Lo que lee una persona cuando algo falla: qué pasó, qué está a salvo, qué hacer.
errors-unexpected = Ha ocurrido algo que Longtable no había previsto. Lo que estaba guardado está a salvo.

errors-storage-full = No queda espacio en el disco, así que no se ha escrito { $path }. La versión anterior sigue ahí. Libera espacio y vuelve a intentarlo.
errors-storage-read-only = Longtable no tiene permiso para escribir en { $path }. No se ha cambiado nada. Revisa los permisos de esa carpeta o inicia Longtable con otra carpeta de datos.
errors-storage-failed = No se ha podido leer o escribir { $path }: { $reason }. No se ha cambiado nada.
errors-storage-too-large = { $path } ocuparía más de { $limit } MB y Longtable no podría volver a leerlo, así que no se ha guardado. La versión anterior sigue ahí. Acórtalo.
errors-storage-unreadable = Longtable no tiene permiso para leer { $path }. No se ha cambiado nada. Revisa los permisos de ese archivo o de esa carpeta.
errors-storage-no-file = { $path } no es un archivo que se pueda leer.
errors-storage-name = El nombre de { $path } no cabe en un archivo zip. Se ha dejado fuera.
errors-storage-missing = No se encuentra { $path }.
errors-file-too-large = { $path } ocupa más de { $limit } MB, así que no se ha abierto.
errors-file-not-text = { $path } no es un archivo de texto: el byte { $position } no puede leerse como UTF-8.
errors-file-not-json = { $path } está dañado en la línea { $line }, columna { $column }.
errors-file-too-deep = { $path } está anidado a mayor profundidad que cualquier archivo de Longtable.
errors-file-not-object = { $path } está dañado: no contiene lo que contiene un archivo de Longtable.
errors-file-wrong-shape = { $path } está dañado: el campo { $field } no contiene lo que debería.

errors-profile-in-use = El perfil { $name } está abierto en otra ventana de Longtable. Cierra primero esa ventana o abre otro perfil.
errors-profile-missing = No hay ningún perfil en { $path }.
errors-profile-damaged = No se ha podido leer el perfil de { $path } ({ $place }). El archivo se ha conservado como { $aside }; no se ha tocado nada más.
errors-profile-too-new = El perfil de { $path } lo escribió un Longtable más reciente (formato { $found }; este lee hasta el { $known }). Se ha dejado como está. Actualiza Longtable para abrirlo.
errors-profile-lost = El perfil de { $path } no tiene profile.json. Sus mazos, campañas y partidas siguen ahí.
errors-profile-unknown = No hay ningún perfil llamado { $name }. Hay: { $known }
errors-profile-name-taken = Ya hay un perfil llamado { $name }.
errors-profile-name-empty = Un perfil necesita un nombre.
errors-profile-name-too-long = Ese nombre tiene { $length } caracteres; caben hasta { $limit }.

errors-save-missing = No hay ninguna partida guardada en { $path }.
errors-save-damaged = No se ha podido leer la partida guardada { $path } ({ $place }). Se ha conservado como { $aside }; tus otras partidas no se han tocado.
errors-save-too-new = La partida guardada { $path } la escribió un Longtable más reciente (formato { $found }; este lee hasta el { $known }). Se ha dejado como está. Actualiza Longtable para continuarla.
errors-save-unknown-card = La partida guardada { $path } tiene una carta que este Longtable no conoce ({ $code }). Se ha dejado como está. Quizá la escribió un Longtable más reciente.
errors-save-unknown-game = La partida guardada { $path } es de un juego que este Longtable no conoce ({ $game }). Se ha dejado como está. Quizá la escribió una versión más reciente de Longtable.
errors-results-damaged = No se ha podido leer la lista de resultados { $path } ({ $place }). Se ha conservado como { $aside } y la lista se ha rehecho a partir de tus partidas terminadas.
errors-results-too-new = La lista de resultados { $path } la escribió un Longtable más reciente (formato { $found }; este lee hasta el { $known }). Se ha dejado como está.

errors-backup-missing = No hay ninguna copia de seguridad en { $path }.
errors-backup-damaged = La copia de seguridad { $path } está dañada. No se ha restaurado nada de ella.

errors-archive-not-zip = { $path } no es un archivo zip o está dañado. No se ha importado nada.
errors-archive-not-profile = { $path } no contiene un perfil de Longtable. No se ha importado nada.
errors-archive-outside = { $path } contiene una entrada que apunta fuera de su carpeta ({ $entry }). No se ha importado nada.
errors-archive-twice = { $path } contiene dos veces el mismo archivo ({ $entry }). No se ha importado nada.
errors-archive-too-many = { $path } contiene más de { $limit } archivos. No se ha importado nada.
errors-archive-too-large = { $path } ocuparía más de { $limit } MB al descomprimirse. No se ha importado nada.

# El lugar de un archivo dañado, que entra en las frases de arriba.
errors-place-line = línea { $line }, columna { $column }
errors-place-byte = byte { $position }
errors-place-field = campo { $field }
errors-place-whole = todo el archivo

# La línea de órdenes.
errors-unknown-game = No hay ningún juego llamado { $game }.
errors-unknown-bot = No hay ningún bot llamado { $bot }.
errors-game-without-door = El juego { $game } no se puede jugar en varios procesos: no dice dónde encontrarlo. Juégalo con un solo trabajo.
errors-bad-seats = A este juego no pueden jugar { $seats } personas.
errors-unknown-scenario = No hay ningún escenario ni carta llamado { $name }.
errors-unknown-deck = No hay ningún mazo llamado { $deck }, ni ningún archivo con ese nombre.
errors-bad-set-up = La mesa no se puede preparar así: { $reason }
errors-no-bench-here = Un paquete no se puede medir: a su lado no hay un Python sin más con el que comparar. Mide desde el código fuente.
