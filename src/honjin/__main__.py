"""`python -m honjin` is the command `honjin`."""

from honjin.cli import main

main()
