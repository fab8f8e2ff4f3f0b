"""The documentation has every name, rule and word of the code, and a link that leads nowhere fails it."""

import inspect
import re
from pathlib import Path

import pytest

import honjin
from honjin.games import GAMES
from honjin.games.gosu_tactics.cardset import POWERS
from honjin.games.gosu_x.card import ABILITIES, KEYWORDS, REACTIONS, TRIGGERS
from honjin.games.gosu_x.vocabulary import VERBS
from honjin.games.way_of_the_samurai.card import CLIMATE_TRAITS, ENEMY_TRAITS, WEAPON_TRAITS
from honjin.games.way_of_the_samurai.cardset import FIELDS
from honjin.table.text import LANGUAGES, rules
from manual import __main__ as site
from manual import links, reference, staging
from manual.finish import finish
from manual.notation import shown
from manual.rulebook import BOOKS
from manual.staging import bend_links, cite_rules, rulebook_page


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return dict(site.written_pages())


# --- what is written from the code


@pytest.mark.parametrize("name", honjin.__all__)
def test_every_public_name_is_in_the_reference(pages: dict[str, str], name: str) -> None:
    assert f"{{ #{reference.anchor(name)} }}" in pages["reference.md"]


@pytest.mark.parametrize(
    "kind",
    [
        *(thing for name in honjin.__all__ if inspect.isclass(thing := getattr(honjin, name))),
        *reference.HANDED_OUT,
    ],
    ids=lambda kind: kind.__name__,
)
def test_every_class_and_what_it_offers_says_what_it_does(kind: type) -> None:
    assert reference.doc(kind)
    for name, thing in reference.members(kind):
        assert len(reference.doc(thing).split()) > 3, f"{kind.__name__}.{name}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_has_its_place_in_both_languages(pages: dict[str, str], book: str, lang: str) -> None:
    page = pages[rulebook_page(book, lang)]
    headings = re.findall(r"^### (\S+) (.+) \{ #(\S+) \}$", page, re.MULTILINE)
    expected = [(id, rule.title[lang], id.lower()) for id, rule in rules(BOOKS[book]).items()]
    assert headings == expected


def test_every_word_of_gosu_x_cards_is_told(pages: dict[str, str]) -> None:
    page = pages["cards/gosu-x.md"]
    assert re.findall(r"\{ #verb-(\S+) \}", page) == list(VERBS)
    for word in (*KEYWORDS, *ABILITIES, *TRIGGERS, *REACTIONS):
        assert f"\n| `{word}` | " in page, word


def test_every_power_of_gosu_tactics_is_told_in_both_forms(pages: dict[str, str]) -> None:
    for power in POWERS:
        assert f"\n| `{power}` | " in pages["cards/gosu-tactics.md"]
        assert f"\n| `{power}`, `max = true` | " in pages["cards/gosu-tactics.md"]


def test_every_field_and_trait_of_way_of_the_samurai_is_told(pages: dict[str, str]) -> None:
    page = pages["cards/way-of-the-samurai.md"]
    for kind, fields in FIELDS.items():
        part = page.split(f"\n## {kind.__name__}\n")[1].split("\n## ")[0]
        assert [f"| `{field.name}` |" in part for field in fields] == [True] * len(fields)
    assert "`{force = 2, guard = -1}`" in page  # bare braces would vanish
    for trait in (*WEAPON_TRAITS, *ENEMY_TRAITS, *CLIMATE_TRAITS):
        assert re.search(rf"^\| `{trait}` \| \*\*", page, re.MULTILINE), trait


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_choice_and_option_is_in_the_notation(pages: dict[str, str], game: honjin.Game) -> None:
    for pattern in game.patterns:
        assert f"| `{shown(pattern)}` |" in pages["notation.md"]
    for option in game.settings:
        assert f"| `{option}` |" in pages["notation.md"]


# --- what is written by hand


def test_the_navigation_shows_every_page_once(tmp_path: Path) -> None:
    site.gather(tmp_path)
    assert site.lost_pages(tmp_path) == []
    (tmp_path / "stray.md").write_text("# Stray\n")
    assert site.lost_pages(tmp_path) == ["stray.md"]


def test_links_are_bent_to_where_pages_are(tmp_path: Path) -> None:
    readme, decision = staging.ROOT / "README.md", staging.DOCS / "decisions" / "0006-compiled-wheel.md"
    assert bend_links("[a](docs/bots.md#honesty)", readme, tmp_path) == "[a](bots.md#honesty)"
    assert bend_links("[a](docs/decisions)", readme, tmp_path) == "[a](decisions/index.md)"
    assert bend_links("[a](../../README.md)", decision, tmp_path) == "[a](../index.md)"
    assert bend_links("[a](../../hatch_build.py)", decision, tmp_path) == "[a](../files/hatch_build.py)"
    assert (tmp_path / "files" / "hatch_build.py").exists()


def test_rules_are_cited_outside_code_links_and_headings() -> None:
    text = "# GX-P3\n`GX-P3` [GX-P3](x) GX-P3.\n```\nGX-P3\n```\n"
    cited = "[GX-P3](../rules/gosu-x.md#gx-p3)."
    assert cite_rules(text, "cards/x.md") == text.replace("GX-P3.", cited)


# --- the check of what was rendered

WHOLE = '<h1 id="top">x</h1><a href="b.html#there">b</a><img src="i.png"><a href="https://elsewhere.example/">e</a>'


@pytest.mark.parametrize(
    ("html", "said"),
    [
        (WHOLE, None),
        ('<a href="c.html">', "c.html leads nowhere"),
        ('<a href="../b.html">', "../b.html leads nowhere"),
        ('<a href="b.html#gone">', "b.html#gone has no such anchor"),
        ('<a href="#gone">', "#gone has no such anchor"),
        ('<img src="gone.png">', "gone.png leads nowhere"),
        ('<script src="https://elsewhere.example/a.js"></script>', "from another host"),
        ('<link rel="stylesheet" href="//elsewhere.example/a.css">', "from another host"),
        ('<p style="color: red">', "a style of its own"),
        ("<script>alert(1)</script>", "a script stands in the page"),
    ],
)
def test_the_check_finds_what_is_wrong_with_a_page(tmp_path: Path, html: str, said: str | None) -> None:
    (tmp_path / "a.html").write_text(html)
    (tmp_path / "b.html").write_text('<h2 id="there">x</h2>')
    (tmp_path / "i.png").touch()
    found = links.faults(tmp_path)
    assert found == [] if said is None else len(found) == 1 and said in found[0]


def test_the_check_finds_fonts_of_other_hosts(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@font-face { src: url(https://elsewhere.example/a.woff2) }")
    assert links.faults(tmp_path) == ["a.css: loads https://elsewhere.example/a.woff2 from another host"]


def test_scripts_in_a_page_get_files_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "assets" / "javascripts").mkdir(parents=True)
    (tmp_path / "assets" / "sheets.js").touch()
    (tmp_path / "404.html").touch()
    (tmp_path / "a.fr.html").write_text("<head></head><article><script>one()</script></article>")
    finish(tmp_path)
    assert links.faults(tmp_path) == []
    (script,) = (tmp_path / "assets" / "javascripts").iterdir()
    assert script.read_text() == "one()"
    assert '<article lang="fr">' in (tmp_path / "a.fr.html").read_text()


# --- the whole


@pytest.mark.slow
def test_the_site_is_rendered_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert site.render(tmp_path) == []
    assert (tmp_path / "search.json").stat().st_size > 100_000
    for broken, said in {
        "[x](gone.md) [y](lab.md#gone)": ["page does not exist", "anchor does not exist"],
        "![x](images/gone.png)": ["bots.html: images/gone.png leads nowhere"],
    }.items():

        def stage(folder: Path, added: str = broken) -> None:
            staging.stage(folder)
            with (folder / "bots.md").open("a", encoding="utf-8") as page:
                page.write(f"\n{added}\n")

        monkeypatch.setattr(site, "stage", stage)
        found = "\n".join(site.render(tmp_path))
        assert [words for words in said if words not in found] == []
    assert "gone.png" not in (tmp_path / "bots.html").read_text("utf-8")
