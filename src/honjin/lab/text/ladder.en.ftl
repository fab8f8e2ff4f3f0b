### Reports of the lab: tournaments

tournament-heading = { $game }, { $players } players, seed “{ $seed }”. A pair is one deal played in all seatings; rates are the share of wins of the first bot.
tournament-title = { $game }: a tournament
tournament-ladder = The ladder
tournament-pairings = Who beats whom
tournament-rates = Fights won
tournament-differences = Who wins more
tournament-drawn = Drawn
tournament-rank = Rank
tournament-elo = Elo
tournament-wins = Wins, %
tournament-table = Table
tournament-from-mean = Elo points are counted from the mean of all.
tournament-from-reference = Elo points are counted from { $bot }.
tournament-neither = In rates, a game that neither of the two wins counts half.
tournament-model = They are those of greatest likelihood when every win goes to a bot in proportion to its strength (Bradley and Terry; Luce for more than two); 400 points are ten wins to one.
tournament-first = First
tournament-second = Second
tournament-pairs = Pairs
tournament-games = Games
tournament-rate = Rate, %
tournament-interval = 95 % interval
tournament-any-time = Valid at any time
tournament-verdict = Verdict
tournament-above = above { $against } %
tournament-below = below { $against } %
tournament-open = open: { $against } % is possible
tournament-spread = { $low } to { $high }
tournament-forfeit = { $bot } gave up { $games ->
    [one] one game
   *[other] { $games } games
}: { $reason }
tournament-solo = { $game }, seed “{ $seed }”. All bots fight the same fights; differences are counted fight by fight.
tournament-enemy = Enemy
tournament-bot = Bot
tournament-fights-won = Fights won
tournament-compared = Compared
tournament-difference = Difference, points
tournament-every-enemy = all
