"""Body: the JSON of a request, whose depth is bounded before anything decodes it."""

import re
from typing import Any, Final

from litestar import Request

from honjin.server.errors import ApiError
from honjin.server.http.limits import MESSAGE_MAX

DEPTH_MAX: Final = 32  # a message needs 4
PARTS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?+|([^"]++)', re.DOTALL)  # texts, and what is between them
BRACKETS: Final = re.compile(rb"[\[\]{}]")


class BoundedRequest(Request[Any, Any, Any]):
    """A request of any route."""

    async def json(self) -> Any:
        check(await self.body())
        return await super().json()


def check(body: bytes) -> None:
    """ApiError if lists and objects are too deep, or if more than a message's length is not inside texts."""
    depth = length = 0
    for part in PARTS.finditer(body):
        between = part[1] or b""
        for found in BRACKETS.finditer(between, 0, MESSAGE_MAX):
            depth += 1 if found[0] in b"[{" else -1
            if depth > DEPTH_MAX:
                raise ApiError(400, "too-deep", most=DEPTH_MAX)
        length += len(between) + 1
        if length > MESSAGE_MAX:
            raise ApiError(413, "too-long", most=MESSAGE_MAX)
