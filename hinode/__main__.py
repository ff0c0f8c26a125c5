"""python -m hinode: the command line, where there is no `hinode` script."""

from hinode.cli import main

main()
