"""Words that all reports use: how a game ended, why a bot gave up."""

from honjin.table.text import Speaker


def way_text(way: str, speaker: Speaker) -> str:
    """How a game ended, in its own words or ours; `lost-RULE` and `beaten-NUMBER` are of games for one."""
    word, _, detail = way.partition("-")
    if speaker.can_say(f"way-{way}"):
        return speaker.say(f"way-{way}")
    if word == "lost":
        return speaker.say("way-lost", rule=detail.upper())
    if word == "beaten":
        return speaker.say("way-beaten", beaten=int(detail))
    return way.replace("-", " ")


def forfeit_text(forfeit: str, speaker: Speaker) -> str:
    """Why a bot gave up, written as `WHY: DETAIL`, in words."""
    why, _, detail = forfeit.partition(": ")
    return speaker.say(f"forfeit-{why}", detail=detail)
