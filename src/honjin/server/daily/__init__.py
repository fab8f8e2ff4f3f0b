"""The challenge of the day: one game for everybody, told to nobody before they have played it."""
