"""Record the golden games: whole games as readable text that freezes behaviour (`make golden`)."""

from pathlib import Path

import looks
import samurai_games
import tactics_games
import x_games

FOLDER = Path(__file__).parent

if __name__ == "__main__":
    recorded = tactics_games.record_all() | x_games.record_all() | samurai_games.record_all()
    for old in FOLDER.glob("*/*.game"):
        old.unlink()
    for path, text in recorded.items():
        (FOLDER / path).parent.mkdir(exist_ok=True)
        (FOLDER / path).write_text(text, "utf-8")
        print(path)
    for path, text in looks.record_all().items():  # of the games as they are recorded now
        (FOLDER / path).write_text(text, "utf-8")
        print(path)
