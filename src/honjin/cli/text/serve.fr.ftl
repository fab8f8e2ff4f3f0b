### honjin serve

serve-at = Honjin est à { $url } (données dans { $folder }). Ctrl-C l'arrête.
serve-owner = La page du propriétaire (l'adresse est secrète) : { $url }
serve-taken = Le port { $port } de { $host } est pris. Choisissez-en un autre avec --port.
serve-in-use = Un autre honjin serve utilise { $folder }. Arrêtez-le, ou donnez à HONJIN_DATA un autre dossier.
serve-no-address = Honjin ne peut pas écouter sur le port { $port } de { $host }. Choisissez-en un autre avec --host et --port.
serve-setting = La variable { $name } vaut « { $value } », ce que Honjin ne comprend pas.
serve-no-folder = { $folder } n'est pas un dossier. Donnez-en un à HONJIN_DATA.
serve-read-only = Les données de { $folder } ne peuvent pas être écrites. Autorisez-le, ou donnez à HONJIN_DATA un autre dossier.
serve-full = Il n'y a plus de place pour les données de { $folder }.
serve-newer = Les données de { $folder } sont de la version { $version }, ce Honjin lit jusqu'à la version { $here } : prenez un Honjin plus récent.
serve-damaged = Le fichier honjin.sqlite de { $folder } est abîmé. Remettez-en une copie, ou donnez à HONJIN_DATA un autre dossier.
serve-truncated = Le fichier honjin.sqlite de { $folder } est tronqué. Remettez-en une copie, ou donnez à HONJIN_DATA un autre dossier.
serve-unbuilt = La page n'a pas été construite (make web) : seule l'interface JSON répond.
push-contact = « { $contact } » n'est pas une adresse : donnez mailto:vous@example.org ou une page qui commence par https://.
push-missing = Les avis aux appareils demandent un paquet de plus : pip install 'honjin[push]'
