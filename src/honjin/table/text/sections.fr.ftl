### The parts of the rulebooks

section-components = Matériel
section-set-up = Mise en place
section-round = La ronde
section-turn = Le tour
section-choices = À toute table : les choix
section-options = À toute table : les options
section-endings = À toute table : interrompre la partie
section-end = La fin
