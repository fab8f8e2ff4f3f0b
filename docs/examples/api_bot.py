"""A player in 30 lines: sits down against a bot and plays at random, by the JSON interface alone."""

import random
import sys
import time

import httpx


def play(url: str, game: str = "way-of-the-samurai", opponents: int = 0, level: str = "random") -> dict:
    with httpx.Client(base_url=url, headers={"X-Honjin": "1"}) as http:
        print("I am", http.get("/api/me").json()["name"])
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * opponents
        table = http.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()
        path = f"/api/tables/{table['id']}"
        while True:
            state = http.get(f"{path}/state").raise_for_status().json()
            if state["outcome"] is not None:
                print(state["outcome"]["text"])
                return state["outcome"]
            options = state["decision"]["options"]
            if not options:  # somebody else is asked; a socket would tell when that changes
                time.sleep(0.1)
                continue
            choice = random.choice(options)["notation"]
            moment = {"seq": state["seq"], "epoch": state["epoch"], "id": f"choice {state['seq']}"}
            http.post(f"{path}/play", json={**moment, "choice": choice}).raise_for_status()


if __name__ == "__main__":
    play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8642")
