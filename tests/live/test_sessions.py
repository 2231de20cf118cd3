"""Links that let somebody in, and the sessions that begin with them."""

from __future__ import annotations

from bot.live.sessions import LINK_SECONDS, SESSION_SECONDS, Session, Sessions


def test_links_and_sessions_end_in_time() -> None:
    now = [0.0]
    sessions = Sessions(lambda: now[0])
    person = Session(1, "Ann", 7, 70, "en-US")
    old, secret = sessions.make_link(person), sessions.make_link(person)
    token = sessions.begin(secret)
    assert token is not None
    found = sessions.find(token)
    assert found is not None
    assert (found.user_id, found.ends) == (1, SESSION_SECONDS)
    now[0] = LINK_SECONDS
    assert sessions.begin(old) is None
    now[0] = SESSION_SECONDS
    assert sessions.find(token) is None


def test_a_person_s_sessions_end_together() -> None:
    sessions = Sessions(lambda: 0.0)
    ann, bob = Session(1, "Ann", 7, 70, "en-US"), Session(2, "Bob", 7, 70, "en-US")
    tokens = [sessions.begin(sessions.make_link(person)) for person in (ann, ann, bob)]
    link = sessions.make_link(ann)
    sessions.end_all(1)
    assert [token is not None and sessions.find(token) is not None for token in tokens] == [False, False, True]
    assert sessions.begin(link) is None
