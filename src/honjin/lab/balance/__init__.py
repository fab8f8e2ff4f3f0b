"""Studies of balance: what each card, clan and set-up wins."""
