"""python -m regalia: the same as the command."""

import sys

from regalia.cli import main

if __name__ == "__main__":
    sys.exit(main())
