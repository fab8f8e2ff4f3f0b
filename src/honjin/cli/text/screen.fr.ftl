### L'écran de honjin play

screen-hints = Tab complète · ↑ ↓ options · PgUp PgDn journal · help · Ctrl-Q pour partir
screen-type = un numéro, un choix, ou help
screen-over = Entrée pour partir ; log, card et save marchent encore
screen-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
screen-log = Journal
screen-cover = { $name }, à vous de jouer
screen-cover-how = Les autres détournent les yeux. Puis appuyez sur Espace.
screen-close = Échap ou Entrée : retour à la table
