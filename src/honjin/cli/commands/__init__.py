"""The commands of honjin, a module each."""
