"""A house that is told to close closes in bounded time: what was acknowledged is on the disk, so nothing is lost."""

from __future__ import annotations

import faulthandler
import signal
from types import FrameType
from typing import Any, Final

GRACE: Final = 5  # seconds that requests have to end by themselves
LAST: Final = 15.0  # seconds after which nothing is waited for any more


def end_in_time(seconds: float = LAST) -> None:
    """Whatever still hangs then is written to the log, and the process ends. For its main thread."""

    def after(before: Any) -> Any:
        def told(number: int, frame: FrameType | None) -> None:
            faulthandler.dump_traceback_later(seconds, exit=True)
            if callable(before):
                before(number, frame)

        return told

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, after(signal.getsignal(number)))
