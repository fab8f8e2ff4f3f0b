### Les cartes en tableaux

cards-head-shift = Relève
cards-head-icons = Act
cards-tiles = Tuiles Immortel
