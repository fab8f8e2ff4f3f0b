### The cards as tables

cards-head-shift = Shift
cards-head-icons = Act
cards-tiles = Immortal tiles
