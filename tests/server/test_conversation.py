"""A conversation: every message of the wire is processed."""

from typing import get_args

from bohnhof.server.rooms.conversation import JOBS
from bohnhof.server.wire import asked


def test_every_message_has_somebody_who_obeys_it() -> None:
    spoken_to_the_line = {asked.Hello, asked.Hint, asked.Ping}
    assert {*JOBS, *spoken_to_the_line} == set(get_args(asked.FromClient))
    assert not spoken_to_the_line & set(JOBS)
