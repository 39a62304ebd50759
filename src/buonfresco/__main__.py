"""`python -m buonfresco` is `buonfresco`."""

import sys

from buonfresco.cli.main import main

sys.exit(main())
