"""What the page tells of each clan before it is taken, from a report of `honjin balance GAME --json`.

honjin balance GAME --option draft=random --games 2000 --seed draft --json > report.json
python -m tools.clan_wins report.json
"""

import json
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src/honjin/games"


def main(report: Path) -> None:
    found = json.loads(report.read_text("utf-8"))
    (level,) = set(found["seats"])
    options = " ".join(f"--option {name}={value}" for name, value in found["options"].items())
    command = f"honjin balance {found['game']} --level {level} --games {found['games']} {options}"
    wins = {
        "source": f"{command} --seed {found['seed']}",
        "hash": found["hash"],
        "level": level,
        "games": found["games"],
        "clans": {
            each["clan"]: {
                "games": each["games"],
                "rate": each["rate"],
                "low": round(each["baseline"] + each["interval"][0], 4),
                "high": round(each["baseline"] + each["interval"][1], 4),
            }
            for each in found["clans"]
        },
    }
    file = SOURCES / found["game"].replace("-", "_") / "web/clan-wins.json"
    file.write_text(json.dumps(wins, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
