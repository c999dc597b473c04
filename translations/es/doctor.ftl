# Lo que encuentra `longtable doctor`.
doctor-longtable = Longtable { $version }
doctor-python = Python { $version } en { $system }
doctor-package = { $name } { $version }
doctor-package-missing = El paquete { $name } no está instalado. Ejecuta packaging/play.py, que instala lo que falta.
doctor-folder-missing = Falta una carpeta que forma parte de Longtable: { $path }. Vuelve a instalar Longtable.
doctor-atlas = Atlas de reglas de { $game }: { $rules } reglas
doctor-atlas-damaged = No se puede leer el atlas de reglas de { $game }: { $reason }
doctor-libraries-missing = Qt no encuentra estas bibliotecas del sistema: { $names }. En Debian se instalan con esta línea: sudo { $line }
doctor-no-display = Aquí no hay pantalla: Longtable puede pintar imágenes y jugar partidas sin ventana, pero no abrir una.
doctor-qt = Qt { $version } arranca en la plataforma «{ $platform }»
doctor-qt-fails = Qt no arranca: { $reason }
doctor-data-folder = Los perfiles se guardan en { $path }
doctor-data-unwritable = No se puede escribir en la carpeta de datos { $path }: { $reason }
doctor-little-space = Solo quedan { $megabytes } MB libres en el disco de { $path }
doctor-profiles-unreadable = No se puede mostrar la lista de perfiles. { $problem }
doctor-no-profile = Todavía no hay ningún perfil.
doctor-profile =
    { $saves ->
        [0] El perfil { $name } está en buen estado; no tiene partidas guardadas.
        [one] El perfil { $name } está en buen estado, con una partida guardada.
       *[other] El perfil { $name } está en buen estado, con { $saves } partidas guardadas.
    }
doctor-profile-problem = Perfil { $name }: { $problem }
doctor-profile-aside =
    { $count ->
        [one] En el perfil { $name } se apartó antes un archivo dañado.
       *[other] En el perfil { $name } se apartaron antes { $count } archivos dañados.
    }
