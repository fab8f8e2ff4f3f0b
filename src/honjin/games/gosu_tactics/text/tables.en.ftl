### The cards as tables

cards-head-mutation = Mutation
cards-zombie = zombie { $cost }
