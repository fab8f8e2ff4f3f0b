"""Draws the icons of the installed page from public/icon.svg: `python -m tools.icons`."""

from pathlib import Path
from typing import Final

from browser import chromium

PUBLIC: Final = Path(__file__).parents[1] / "src/honjin/web/public"
PAPER: Final = "#f3ecdb"
# Of each file: pixels, how much of them the sign takes (what is cut to a circle needs room), and the ground.
ICONS: Final = {
    "icon-192.png": (192, 0.84, PAPER),
    "icon-512.png": (512, 0.84, PAPER),
    "icon-maskable.png": (512, 0.6, PAPER),
    "icon-180.png": (180, 0.8, PAPER),
    "icon-badge.png": (96, 1.0, "transparent"),
}


def main() -> None:
    sign = (PUBLIC / "icon.svg").read_text("utf-8")
    with chromium() as browser:
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            # A badge is seen by its shape alone.
            shape = "filter: brightness(0) invert(1);" if ground == "transparent" else ""
            style = f"margin: 0; display: grid; place-items: center; height: 100vh; background: {ground}"
            drawn = f'<div style="width: {part:.0%}; {shape}">{sign}</div>'
            page.set_content(f'<body style="{style}">{drawn}</body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
