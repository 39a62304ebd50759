"""What is not tested is said in red at the end, not only counted as skipped."""

from __future__ import annotations

from typing import Any

from tests.lacking import NOT_TESTED


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Read from the reports: tests may have run in other processes."""
    reasons = [str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ()) if report.longrepr]
    for reason in dict.fromkeys(reason for reason in reasons if NOT_TESTED in reason):
        terminalreporter.write_line(reason.removeprefix("Skipped: "), red=True)
