"""Second opinions: nothing here is shared with what it is compared with."""
