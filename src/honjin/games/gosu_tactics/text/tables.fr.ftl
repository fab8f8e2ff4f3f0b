### Les cartes en tableaux

cards-head-mutation = Mutation
cards-zombie = zombie { $cost }
