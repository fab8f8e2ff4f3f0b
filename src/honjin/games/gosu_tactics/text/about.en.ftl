### What people read before they play

title = GOSU Tactics
tagline = Goblin armies for two to four, from one common pile.

setting-discard-target = Who can be made to discard
setting-discard-target-help = Must whoever is chosen to discard still hold cards, or can anybody be chosen?

value-holding = only who holds cards

## By what games are counted

tag-clan = The clan you had most of
tag-against = The clan others had most of
tag-start = Who began
tag-start-first = You began
tag-start-later = Somebody else began
tag-opening = First card played
