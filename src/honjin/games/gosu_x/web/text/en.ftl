### What GOSU X says

back-gosu-x = Hidden card of GOSU X
removed = Removed
banned = May not be played now
banned-count = may not play { $count }
tile-of = { $clan } tile
song = Song for the Dead
wonder = Wonder
wonder-free = Wonder: free
supremacy = Supremacy
supremacy-count = Supremacy { $count }
tokens-all = Activation tokens: { $hand } ready, { $spent } spent, { $locked } locked
clan-justice = Justice
clan-abhilasha = Abhilasha
clan-tomorrow = Tomorrow
clan-narashima = Narashima
clan-galmi = Galmi
clan-phoenix = Phoenix
clan-goan-sul = Goan Sul
clan-xi-an = Xi'an
keyword-recruiter = Recruiter
keyword-force-of-will = Force of Will
keyword-secret-shift = Secret shift
keyword-bounty = Bounty
keyword-echo = Echo
keyword-ethereal = Ethereal
keyword-veteran = Veteran
keyword-wondrous = Wondrous
deck = Deck

## Moments

battle-tied-gosu-x =
    { $who ->
        [you] Equally strong: you hold the Wonder token and win the battle.
       *[other] Equally strong: { $name } holds the Wonder token and wins the battle.
    }
song-begins = The Song for the Dead
song-words = Captured cards are released, then half of each army is sacrificed.
tile-flipped = The { $clan } tile
wonder-taken =
    { $who ->
        [you] You take the Wonder token
       *[other] { $name } takes the Wonder token
    }
won-by-two-supremacy = Two Supremacy tokens.
won-by-two-supremacy-each = Two Supremacy tokens each.
won-by-fifteen-cards-each = Fifteen face-up cards in each army.
won-by-fifth-token = A fifth Activation token.
won-by-third-tile = Justice has turned over the third tile.
won-by-battle-of-ten = Goan Sul: a Great Battle won by 10 or more.

## The draft

draft-title = The draft
draft-pick = Choice { $pick } of 6
draft-nth = choice { $pick }
draft-left = Clans left
draft-rest = Touch one to see its cards. The tiles of the two that nobody takes count for both players.
clan-wins = wins { $share }
clan-wins-help = In our report of games between bots, with clans dealt by chance.
clan-wins-long = In our report players with this clan won { $share } of { $games } games between bots of level { $level }, with clans dealt by chance. Its true share lies between { $low } and { $high }.
clan-untaken = If nobody takes it:
clan-tile = its cards stay out of the game, and its tile counts for both players: { $text }
clan-cards = Its cards
clan-take = Take { $clan }
clan-justice-does = Makes armies and hands even, at the cost of whoever has more.
clan-justice-plays = Stay behind on purpose, then make the other side sacrifice and discard. Its Immortal protects your highest card and can win the game by turning three tiles.
clan-abhilasha-does = Captures cards, and shifts new ones in from the discard.
clan-abhilasha-plays = Throw cards away without regret: Secret shift brings them back for another entry effect. You take cards out of the battle rather than building the stronger army.
clan-tomorrow-does = Draws through its deck and repeats entry effects by Echo.
clan-tomorrow-plays = Each good entry counts twice, captured cards come free again, and Aat is whatever stands opposite. It wants its Troops early.
clan-narashima-does = Fills the discard, takes back what it needs and empties everybody's hand.
clan-narashima-plays = Treat the discard as a second hand. Both players end up with few cards: make sure that yours already stand on the table.
clan-galmi-does = Chooses what it draws, takes the Wonder token and ends the round early.
clan-galmi-plays = Get ahead, then pass: with its Immortal the other side has two turns left instead of three. All its cards take the Wonder token, which saves a discard and decides ties.
clan-phoenix-does = Plays additional turns and brings Phoenix back again and again.
clan-phoenix-plays = Arpia and Timer together give cards and turns. Keep a large hand for the Great Battle: with its Immortal each card there counts.
clan-goan-sul-does = Captures and destroys, with Veterans that count double under a token.
clan-goan-sul-plays = Attack from the first Troop on and put tokens on what will stand in the battle. With a Supremacy token several of its cards do more, and with its Immortal a battle won by 10 wins the game.
clan-xi-an-does = Copies what other cards do and belongs to every clan of its deck.
clan-xi-an-plays = The best friend of two other clans: it draws for every different clan in a row or column and repeats their best effects. Alone it does little.
