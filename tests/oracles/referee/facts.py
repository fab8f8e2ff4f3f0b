"""What is printed on the cards (GX-C3), as far as the referee asks."""

from dataclasses import dataclass
from typing import Final

ROMAN: Final = ("I", "II", "III")
VALUES: Final = (2, 3, 5)

# A clan, then its cards: id, level, shift cost, activation icons, keywords.
TABLE: Final = """
justice
  atalante-a-grand-bouclier    I    1  0  recruiter, force of will
  les-fleches-de-justice       I    1  0
  les-fees-petales             I    3  0
  volantis                     I    2  0
  elle                         II   2  0
  nezha                        II   -  0
  quae                         II   2  0
  sati                         II   3  0
  tourach                      II   3  0
  justice                      III  -  0
  byun-hyung-ja-justice        III  -  0  bounty
abhilasha
  le-cercle-rouge              I    1  0  secret shift, force of will
  les-apotres-de-la-nuit       I    2  1  secret shift
  les-gardiens-de-la-nuit      I    2  0  secret shift, recruiter
  les-sombres-cultistes        I    2  0  secret shift, bounty
  alpha-mort                   II   0  0  secret shift
  ashes                        II   0  0  secret shift
  cylak                        II   0  0  secret shift
  ecnalab                      II   0  0  secret shift
  solok                        II   2  0  secret shift
  abhilasha                    III  -  0
  byun-hyung-ja-abhilasha      III  -  0  bounty
tomorrow
  aat                          I    1  0
  chercheurs-de-depouilles     I    2  1  bounty
  obeezs                       I    2  0  echo
  wiindz                       I    2  1  echo
  ez                           II   2  1  echo, bounty
  fre-e                        II   2  0
  ne-o                         II   2  0  echo
  ne-ye                        II   2  0
  sha-dow                      II   1  0  ethereal
  tomorrow                     III  -  0
  byun-hyung-ja-tomorrow       III  -  0  bounty
narashima
  nakshatra                    I    2  1
  navaj                        I    2  0
  nikhilesh                    I    2  1  bounty
  nitish                       I    1  1
  nachiketa                    II   2  1
  nalin                        II   3  1  wondrous
  narashima-lion               II   2  1
  niranjan                     II   2  1
  nityananda                   II   4  0
  narashima                    III  -  0
  byun-hyung-ja-narashima      III  -  0  bounty
galmi
  boul-go                      I    1  0  wondrous, recruiter
  bun-to                       I    2  1  wondrous
  kno-bo                       I    2  1  wondrous
  un-go                        I    2  1  wondrous
  galmi-avatar                 II   -  0  wondrous, ethereal
  kan-te                       II   3  1  wondrous
  ree-ab                       II   2  1  wondrous
  shard                        II   2  1  wondrous
  she-rift                     II   2  1  wondrous
  galmi                        III  -  0  wondrous
  byun-hyung-ja-galmi          III  -  0  wondrous, bounty
phoenix
  arpia                        I    2  1
  muraena                      I    3  1  bounty
  sqeezs                       I    2  1
  timer                        I    2  1
  fenghuang                    II   1  0
  genious                      II   2  0
  kaez                         II   2  0
  phoenix-eliana               II   -  0
  phoenix-immortal             II   1  0  ethereal
  phoenix                      III  -  0
  byun-hyung-ja-phoenix        III  -  0  bounty
goan-sul
  deesses-de-lave              I    1  0  veteran
  esprits-de-smook             I    2  1  veteran
  les-gardiens-demons          I    2  1  veteran
  unites-de-bombardement       I    2  1  veteran
  alpha                        II   2  0  veteran
  hempo                        II   3  1  veteran
  hemro-le-chasseur-de-primes  II   -  0  veteran
  orgah                        II   1  1  veteran, bounty
  smook                        II   3  1  veteran
  goan-sul                     III  -  0  veteran
  byun-hyung-ja-goan-sul       III  -  0  veteran, bounty
xi-an
  3-voeux                      I    1  2
  1000-visages                 I    2  2
  all-in-one                   I    -  0  bounty
  dragon-dansant               I    2  0
  dalisteer                    II   2  2  secret shift
  nio                          II   3  0  echo
  pangu                        II   3  0  veteran
  shennong                     II   -  0  bounty
  valeen                       II   2  0  wondrous
  xi-an                        III  -  0
  byun-hyung-ja-xi-an          III  -  0  bounty
"""


@dataclass(frozen=True)
class Fact:
    clan: str
    level: int
    shift: int | None
    icons: int
    keywords: frozenset[str]

    @property
    def value(self) -> int:
        return VALUES[self.level - 1]

    @property
    def copies(self) -> int:
        return 2 if self.level == 1 else 1


def read_table(table: str) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    clan = ""
    for line in table.strip().splitlines():
        if not line.startswith(" "):
            clan = line
            continue
        card, level, shift, icons, *words = line.split(maxsplit=4)
        facts[card] = Fact(
            clan,
            ROMAN.index(level) + 1,
            None if shift == "-" else int(shift),
            int(icons),
            frozenset(words[0].split(", ")) if words else frozenset(),
        )
    return facts


FACTS: Final = read_table(TABLE)
