"""Put the READMEs' figures in: what the session prints, the bench's results, rules shown, how sure the pack is.

    make bench ARGS="--json build/bench.json" > build/bench.txt
    python -m scripts.readme build/bench.json build/bench.txt

Only between the marks `<!-- name -->` and `<!-- / -->`; everything else is written by hand.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from buonfresco.cli.packs import provenance
from buonfresco.games import registry as games
from buonfresco.games.fresco.modules import registry
from scripts.rules import all_ids, built, shown_ids

README = Path(__file__).parents[1] / "README.md"
BENCH = Path(__file__).parents[1] / "bench" / "README.md"


def session(text: str) -> str:
    """The Python session with what it prints."""
    code = re.search(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert code
    done = subprocess.run([sys.executable, "-c", code.group(1)], capture_output=True, text=True, check=True)
    return re.sub(
        r"^```text\n.*?^```", lambda _: f"```text\n{done.stdout}```", text, count=1, flags=re.MULTILINE | re.DOTALL
    )


def put(text: str, name: str, value: str) -> str:
    changed, count = re.subn(
        rf"(<!-- {name} -->).*?(<!-- / -->)", lambda m: m.group(1) + value + m.group(2), text, flags=re.DOTALL
    )
    assert count == 1, name
    return changed


def speed(results: dict[str, object]) -> str:
    figures: dict[str, dict[str, dict[str, float]]] = results["figures"]  # type: ignore[assignment]
    rows = [
        "\n| | decisions/s | to catanatron | to OpenSpiel's backgammon |\n|---|---|---|---|\n",
    ]
    names = {"interpreted": "plain CPython 3.11", "compiled": "the same files compiled by mypyc (`make compiled`)"}
    for key, label in names.items():
        ours = figures[key]["4 players"]["decisions"]
        ratios = [f"{ours / figures[peer]['play']['decisions']:.1f}x" for peer in ("catanatron", "backgammon")]
        rows.append(f"| {label} | {ours:,.0f} | {' | '.join(ratios)} |\n")
        ours = figures[key]["4 players, all modules"]["decisions"]
        ratios = [f"{ours / figures[peer]['play']['decisions']:.1f}x" for peer in ("catanatron", "backgammon")]
        rows.append(f"| … with all {len(registry())} modules | {ours:,.0f} | {' | '.join(ratios)} |\n")
        for small in ("card game", "dice game"):
            ours = figures[key][f"{small}, 4 players"]["decisions"]
            ratios = [f"{ours / figures[peer]['play']['decisions']:.1f}x" for peer in ("catanatron", "backgammon")]
            rows.append(f"| … the {small} | {ours:,.0f} | {' | '.join(ratios)} |\n")
    return "".join(rows)


def sure(name: str, pack: Any) -> str:
    """How sure a pack is of its values."""
    count = provenance(pack)
    return f"{name}: {count['rulebook']} stated, {count['inferred']} inferred, {count['designed']} designed by us"


def main() -> None:
    text = session(README.read_text(encoding="utf-8"))
    ids = all_ids()
    shown = shown_ids()
    text = put(text, "rules", str(sum(built(name) and name in shown for name in ids)))
    text = put(text, "sure", "; ".join(sure(name, game.packs.load("standard")) for name, game in games().items()))
    if len(sys.argv) > 1:
        results = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
        interpreted = results["figures"]["interpreted"]
        text = put(text, "speed", speed(results))
        text = put(text, "copy", f"{interpreted['costs']['copy']:.0f}")
        text = put(text, "copy-all", f"{interpreted['costs, all modules']['copy']:.0f}")
        text = put(text, "log", f"{interpreted['log']['whole']:.0f}")
        text = put(text, "core", results["machine"]["processor"])
        results_page = BENCH.read_text(encoding="utf-8")
        table = Path(sys.argv[2]).read_text(encoding="utf-8").strip()
        BENCH.write_text(put(results_page, "results", f"\n```\n{table}\n```\n"), encoding="utf-8")
    README.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
