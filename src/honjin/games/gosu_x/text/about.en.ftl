### What people read before they play

title = GOSU X
tagline = Draft three clans each and lead two armies against one another.

setting-tie-start = Who starts after a tie
setting-tie-start-help = When both players take a Supremacy token, the next round is started by whoever sacrificed last in the Song for the Dead, or by whoever sacrificed first.
setting-fifth-token-in-song = Fifth token in the Song
setting-fifth-token-in-song-help = Whether unlocking a fifth Activation token wins the game during the Song for the Dead too.
setting-goan-sul-tile-extra-sacrifice = Extra sacrifice by the Goan Sul tile
setting-goan-sul-tile-extra-sacrifice-help = Whether the tile, while it is active, makes whoever wins a Great Battle by less than 10 sacrifice one card more.
setting-wonder-after-song = Wonder token after the Song
setting-wonder-after-song-help = Whether the Wonder token goes back to the board after the Song for the Dead or stays with its holder.
setting-galmi-pass = Passing through Galmi
setting-galmi-pass-help = Whether passing through Galmi always asks for all Activation tokens to be used, or only of the first player to pass, as usual.
setting-veteran = Veteran
setting-veteran-help = Whether a card must be a Veteran when the token is placed or when the battle is counted; it matters for Aat alone.
setting-recruiter = Recruiter
setting-recruiter-help = Whether the place beside a Recruiter is free each time it is filled, or for the next card only.
setting-justice-copy = Copies of Justice
setting-justice-copy-help = Whether a card that copies Justice can also win the game by the third tile.
setting-clan-choice = Naming a clan
setting-clan-choice-help = Whether an effect that asks for a clan lets you name any of the eight, or one of your own three.
setting-draft = Choosing the clans
setting-draft-help = Players pick their clans in turn, or get three each at random.

value-last = whoever sacrificed last
value-first = whoever sacrificed first
value-returns = goes back
value-stays = stays
value-always-spent = only without a token in hand
value-as-usual = as usual
value-when-placed = when the token is placed
value-at-battle = when the battle is counted
value-each-time = each time
value-once = only once
value-own = one of your own
value-pick = picked in turn

## By what games are counted

tag-clan = Your clans
tag-against = Clans against you
tag-start = Who began
tag-start-first = You began
tag-start-later = Somebody else began
tag-opening = First card played
tag-draft = Your drafts
