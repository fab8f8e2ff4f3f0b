### What Way of the Samurai says

back-way-of-the-samurai = Hidden card of Way of the Samurai
fight-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
place-card = Place it in the attack
hand-of = { $name }'s hand: { $count }
odds-of = The chance that the next blow hits you, by all that you can know.
enemy = Enemy
life = Life
ki = Ki
part-defence = Defence
part-counter = Counter-attack
part-defence-brief = Defence
part-counter-brief = Counter
met-defence = reached
unmet-defence = not reached
met-counter = stopped
unmet-counter = hits
your-attack = Your side
attack = Attack
gauges = Gauges
gauge-force = Force
gauge-technique = Technique
gauge-guard = Guard
symbol-mountain = mountain
symbol-moon = moon
symbol-gate = gate
symbol-blood = blood
wound-die = Wound die: { $face }
stored = Stored Specials
hard-card = Hard card in the deck
deck-actions = Actions
deck-specials = Specials
deck-wounds = Wounds
deck-adversaries = Adversaries
unseen-actions = Actions still to come
unseen-specials = Specials still to come
unseen-adversaries = Adversaries still to come
campaign-map = Campaign
beaten = beaten
beaten-count =
    { $count ->
        [one] { $count } enemy beaten
       *[other] { $count } enemies beaten
    }
scene-next = Go on
scene-pierced = Through the Defence
scene-held = The Defence holds
scene-parried = Parried
scene-cancelled = Disarmed
scene-hit = Hit
scene-dodged = Dodged: nothing happens
scene-beheaded = Beheaded
scene-no-loss = Nothing more to lose
scene-made-combo = Combo
scene-rolled = The die
scene-cashed-die = The wound die
scene-beat-enemy = { $name } falls
scene-rounds =
    { $count ->
        [one] in the first round
       *[other] in round { $count }
    }
scene-started-fight = Fight { $number }: { $name }
scene-brought = You bring
wound-level = Level-{ $level } wound
master = the master
life-by-die = Life by the die
fight-rounds = rounds
fight-struck = blows struck
fight-parried = blows parried
fight-taken = blows taken
fight-combos = combos
fight-won = You stand, the enemy has fallen
fight-lost = You have fallen; { $name } lowers the blade
clan-action = Actions
clan-special = Special Actions
clan-adversary = Adversaries
clan-wound = Wounds
clan-weapon = Weapons
clan-enemy = Enemies
clan-location = Places
clan-climate = Climates
clan-campaign = Campaigns
clan-events = Events
keyword-force = Force
keyword-technique = Technique
keyword-guard = Guard
cards-decks = Deck
cards-gauges = Gauge
