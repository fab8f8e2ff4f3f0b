### The parts of the rulebooks

section-components = Components
section-set-up = Set-up
section-round = The round
section-turn = A turn
section-choices = At every table: choices
section-options = At every table: options
section-endings = At every table: breaking off
section-end = The end
