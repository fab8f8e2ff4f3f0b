### honjin serve

serve-at = Honjin est à { $url } (données dans { $folder }). Ctrl-C l'arrête.
serve-taken = Le port { $port } de { $host } est pris. Choisissez-en un autre avec --port.
serve-in-use = Un autre honjin serve utilise { $folder }. Arrêtez-le, ou donnez à HONJIN_DATA un autre dossier.
serve-unbuilt = La page n'a pas été construite (make web) : seule l'interface JSON répond.
