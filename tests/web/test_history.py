"""Coming back: one's games, what they come to, and the challenge of the day."""

import io
import re
import zipfile

import pytest
from playwright.sync_api import Locator, expect
from web.browsing import DESKTOP, PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow

SAMURAI, TACTICS = "way-of-the-samurai", "gosu-tactics"


def finish(person: Person, game: str, *seats: str, **wish: object) -> str:
    """A game that is given up; its id."""
    id = person.make(game, *seats, **wish).rpartition("/")[2]
    resign(person, id)
    return id


def resign(person: Person, id: str) -> None:
    answer = person.context.request.post(
        f"{person.base}/api/tables/{id}/resign", data={}, headers={"X-Honjin": "1"}
    )
    assert answer.ok, answer.text()


def rows(person: Person) -> Locator:
    return person.page.locator("li.game")


def play_some(person: Person) -> dict[str, str]:
    """Games of all kinds."""
    person.make(TACTICS, "me", "link")
    return {
        "oda": finish(person, SAMURAI, "me", options={"enemy": "oda", "weapon": "tanto"}),
        "ishida": finish(person, SAMURAI, "me"),
        "novice": finish(person, TACTICS, "me", "novice"),
        "lesson": finish(person, TACTICS, "me", "novice", lesson=True),
        "running": person.make(SAMURAI, "me").rpartition("/")[2],
    }


def test_one_finds_ones_games_again(come: Come) -> None:
    person = come()
    ids = play_some(person)
    page = person.page
    person.open("/")
    page.get_by_role("navigation").get_by_role("link", name="My games").click()
    under_way = page.get_by_role("region", name="Under way")
    expect(under_way).to_contain_text("It is your turn")
    expect(page.get_by_role("region", name="Waiting for somebody")).to_contain_text("A seat is free")
    expect(rows(person)).to_have_count(3)
    expect(rows(person).filter(has_text="Way of the Samurai")).to_have_count(2)
    expect(rows(person).first).to_contain_text("you resigned")
    # filters stand in the address, and a search needs no button
    page.get_by_role("combobox", name="Game").select_option(SAMURAI)
    expect(rows(person)).to_have_count(2)
    assert f"game={SAMURAI}" in page.url
    page.get_by_role("searchbox", name="Search").fill("oda")
    expect(rows(person)).to_have_count(1)
    page.reload()
    expect(rows(person)).to_have_count(1)
    page.get_by_role("searchbox", name="Search").fill("")
    page.get_by_role("combobox", name="Game").select_option("")
    page.get_by_role("combobox", name="Result").select_option("won")
    expect(rows(person)).to_have_count(0)
    expect(page.get_by_text("No game of yours is like that.")).to_be_visible()
    page.get_by_role("combobox", name="Result").select_option("")
    expect(page.get_by_role("combobox", name="Opponent").locator("option")).to_have_count(2)
    # lessons are apart
    page.get_by_role("button", name="Lessons").click()
    expect(rows(person)).to_have_count(1)
    page.get_by_role("button", name="Games", exact=True).click()
    expect(rows(person)).to_have_count(3)
    # keep, take home, delete
    keep = rows(person).first.get_by_role("button", name=re.compile("^Keep"))
    keep.click()
    expect(rows(person).first.get_by_role("button", name=re.compile("^Kept"))).to_be_visible()
    with page.expect_download() as loading:
        rows(person).first.get_by_role("link", name=re.compile("^Download")).click()
    assert loading.value.suggested_filename == f"honjin-{TACTICS}-{ids['novice']}.game"
    with page.expect_download() as loading:
        page.get_by_role("link", name="All as one archive").click()
    archive = zipfile.ZipFile(io.BytesIO(loading.value.path().read_bytes()))
    assert sum(name.startswith("games/") for name in archive.namelist()) == 4
    rows(person).last.get_by_role("button", name=re.compile("^Delete")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete it").click()
    expect(rows(person)).to_have_count(2)
    page.reload()
    expect(rows(person)).to_have_count(2)
    # a replay is one touch away, and the running game too
    rows(person).first.get_by_role("button", name=re.compile("^Replay")).click()
    page.wait_for_url("**/replay/*")
    person.open("/games")
    under_way.get_by_role("link", name=re.compile("^Go on")).first.click()
    page.wait_for_url("**/t/*")


def test_a_record_is_opened_beside_the_list(come: Come) -> None:
    person = come()
    id = finish(person, SAMURAI, "me")
    record = person.context.request.get(f"{person.base}/api/tables/{id}/record").text()
    person.open("/games")
    person.page.get_by_label("or paste its text").fill(record)
    person.page.get_by_role("button", name="Open", exact=True).click()
    person.page.wait_for_url("**/replay/*")


def test_statistics_are_drawn_and_told(come: Come) -> None:
    person = come()
    play_some(person)
    person.open("/games")
    person.page.get_by_role("link", name="Statistics").click()
    page = person.page
    page.get_by_role("button", name="Way of the Samurai").click()
    expect(page.get_by_role("img", name=re.compile("The last 2 games: 0 won, 2 lost"))).to_be_visible()
    enemies = page.locator("figure").filter(has=page.get_by_role("heading", name="Enemies"))
    expect(enemies.locator("rect.share")).to_have_count(2)
    enemies.locator("summary").click()
    expect(enemies.get_by_role("row").filter(has_text="Oda")).to_contain_text("1")


def test_the_challenge_of_the_day_is_played_once_and_compared(come: Come) -> None:
    ann, ben = come(), come(lang="fr")
    for person in (ann, ben):
        person.open("/daily")
    card = ann.page.get_by_role("region", name="Way of the Samurai")
    expect(card).to_contain_text("Enemy")
    expect(card.get_by_role("list")).to_have_count(0)
    card.get_by_role("button", name=re.compile("^Begin")).click()
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url.rpartition("/")[2]
    ann.room.wait_for()
    ann.open("/daily")
    expect(card.get_by_role("button", name=re.compile("^Go on"))).to_be_visible()
    resign(ann, table)
    ann.page.reload()
    expect(card.get_by_role("listitem").filter(has_text="(you)")).to_contain_text("Lost")
    card.get_by_role("listitem").filter(has_text="(you)").get_by_role(
        "button", name=re.compile("^Replay")
    ).click()
    ann.page.wait_for_url("**/replay/*")
    replay = ann.page.url
    theirs = ben.page.get_by_role("region", name="Way of the Samurai")
    ben.page.reload()
    expect(theirs).to_contain_text("Une personne l'a terminé.")
    expect(theirs.get_by_role("list")).to_have_count(0)
    ben.page.goto(replay)
    expect(ben.page.get_by_role("alert")).to_contain_text("défi du jour")


@pytest.mark.parametrize(
    ("lang", "theme", "size"), [("en", "light", DESKTOP), ("fr", "dark", PHONE)], ids=["en", "fr"]
)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    lang: str, theme: str, size: tuple[int, int], come: Come
) -> None:
    person = come(lang=lang, theme=theme, size=size, calm=True)
    play_some(person)
    begun = person.context.request.post(f"{person.base}/api/daily/{SAMURAI}", headers={"X-Honjin": "1"})
    resign(person, begun.json()["id"])
    found = []
    for path in ("/games", "/games?lessons=true", f"/stats?game={SAMURAI}", "/daily"):
        person.open(path)
        person.page.wait_for_load_state("networkidle")
        for summary in person.page.locator("summary").all():
            summary.click()
        found += [f"{path}: {problem}" for problem in person.violations()]
        assert person.wide_when_narrow() == 0, path
    assert found == []
