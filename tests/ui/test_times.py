"""Times and days as people type them, in the offered languages, and why some are refused."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from bot.tables.server_settings import zone_of
from bot.ui.times import WrongTime, parse_day, parse_start

NEW_YORK = zone_of("America/New_York")
NOW = datetime(2026, 11, 26, 14, 30, tzinfo=NEW_YORK).timestamp()
"""A Thursday."""
LANGUAGES = ("en-US", "en-GB", "de", "fr", "es-ES")

EVERYWHERE = """
26 14:30: 0 | today | now | right now | jetzt | sofort | maintenant | ahora | ahora mismo
26 14:37: 7
26 15:00: in half an hour | in einer halben Stunde | dans une demi-heure | en media hora | 30 | 30m
26 15:30: in an hour | in einer Stunde | dans une heure | en una hora | 1h | 60 minutes
26 16:00: in 1h30 | dans 1h30 | en 1h30 | 1h30 | 1:30h | 90 minutes | in 90 Minuten | 1.5h | 1 hour and 30 minutes
26 16:00: in an hour and a half | in anderthalb Stunden | dans une heure et demie | en 90 minutos
26 16:00: en una hora y media | in 1,5 Stunden
26 17:00: in 2,5 Stunden | 2,5 h | en 2,5 horas | 2.5 hours
26 16:30: 2 hours | in 2h | 2h | 2 h | 120 | 120m | in 2 Stunden | dans 2 heures | en 2 horas | dentro de 2h | 16:30
26 16:30: 4:30pm | half past 4 | halb fünf | <t:1795728600:F> | <t:1795728600> | 1795728600 | 1630
26 20:00: ce soir 20h | ce soir à 20 heures | ce soir à 8h | à huit heures du soir | 20:00 | 2000 | 20:00h | à 20 h
26 20:00: esta noche 20:00 | esta noche a las 8 | hoy a las 20 | a las ocho de la tarde | hoy a las 8 | esta noche 20h
26 20:00: heute Abend 20 Uhr | heute um 20 | 20 Uhr | heute abend um acht | Donnerstag 20 Uhr | abends um 8
26 20:00: tonight at 8 | at 8 | tonight 8pm | tonight at 20 | 8 o'clock | 8 o’clock tonight | 8pm | 8 p.m. | at 8 et
26 20:00: 8pm ET | 8:00 pm est | today at 8 in the evening | Thursday 8pm | 8 PM | thu 8pm | 7pm CT
26 20:00: tonight 8 | tonight at 8 | abends 8 | 8pm Eastern | 7pm Central time | 20:00 hs | a las 8 de la noche
26 20:30: tonight at 8:30 | at 8:30 | um 8:30 | a las 8:30 | à 8:30 | 8.30pm | 8.30 pm | at 8.30 | tonight 8:30
26 20:30: half past 8 | half past eight | halb neun | um halb neun | 20h30 | 20:30 h | 20.30 Uhr | 20 Uhr 30 | 2030
26 20:30: a las ocho y media | a las 20:30 | à 8 heures et demie | 20h et demie | 8:30 p.m. | 8:30pm
26 20:45: quarter to nine | quarter to 9 | Viertel vor neun | dreiviertel neun | a las 9 menos cuarto
26 20:45: 21h moins le quart | 21h moins quart | à neuf heures moins le quart
26 20:15: quarter past eight | Viertel nach acht | a las ocho y cuarto | 20h et quart
26 23:00: 8pm PT | 8pm pst | at 11 | um 23 Uhr
27 00:00: midnight | minuit | Mitternacht | medianoche | 12am | 24:00
27 00:00: 12 midnight | tonight at 12 | a las 12 de la noche
27 00:30: tonight 12:30am | heute Nacht 0:30 | heute Nacht um halb eins
27 01:00: heute Nacht um 1 | heute Nacht 1 Uhr | tonight at 1 | tonight 1am | esta noche a la 1 | cette nuit à 1h
28 01:00: Freitagnacht um 1 | friday night at 1 | tomorrow night 1am | mañana por la noche a la 1 | saturday 1am
27 08:30: 8:30 | 08:30 | 8.30 | at 08:30 | friday 8:30 | um 8:30 Uhr | at 8:30 am | morning 8:30
27 12:00: 12 noon | twelve noon | mañana al mediodía | a las 12 del mediodía | 12 Uhr mittags | tomorrow 12 noon
27 08:00: tomorrow morning at 8 | demain matin à 8h | morgen um 8 Uhr | mañana por la mañana a las 8 | 8:00 | 0800
27 12:00: noon | midi | mediodía | 12pm | mittags | 18:00 CET
27 13:00: 1pm | 1pm ET | 13:00 | 13 Uhr | à 13h
27 14:00: 2pm | 2pm ET | 14:00 EST
27 20:00: Friday at 8 | friday 8pm | Fri 20:00 | next Friday 8pm | Friday evening 8pm | on Friday at 8pm | Fri. at 8pm
27 20:00: friday night at 8 | tomorrow night 8pm | friday night 8 | Freitagnacht 20 Uhr | 27.11.26 20:00 | 27.11 20:00
27 20:30: friday at 8:30 | friday night at 8:30 | tomorrow at 8:30 | 27.11.26 um 8:30
27 20:00: am Freitag um 20 Uhr | Freitag 20:00 | nächsten Freitag 20:00 | Freitag Abend um 8 | fr 20 uhr
27 20:00: Freitagabend um 8
27 20:00: vendredi 20h | vendredi à 20 heures | vendredi prochain 20h | vendredi soir à 8h | ven. 20h | vendredi, 20h
27 20:00: viernes 20:00 | el viernes a las 20 | viernes 20h | el próximo viernes a las 20
27 20:00: viernes a las 8 | el viernes 8pm
27 20:00: tomorrow 8pm | tomorrow at 8 | tomorrow 20:00 | tmrw 8pm | morgen 20 Uhr | morgen Abend um 8 | demain 20h
27 20:00: demain soir à 8h | mañana 20:00 | mañana a las 8 de la noche | manana a las 20 h
27 20:00: 27.11. 20:00 | 27.11.2026 20:00
27 20:00: Nov 27 8pm | November 27th at 8 pm | Friday, November 27, 8:00 pm | 27 novembre 20h | 27. November 20 Uhr
27 20:00: 27 de noviembre a las 20:00 | 2026-11-27 20:00 | 27/11 20:00 | 11/27 8pm
27 20:00: 2026-11-28T01:00:00Z | 2026-11-27 20h
27 20:30: demain 20h30 | demain à 20h et demie | 27.11. um 20.30 Uhr | el viernes a las 20:30 | morgen um halb neun
28 14:30: in 2 days | in 2 Tagen | dans 2 jours | en 2 días | 2d | 48h
27 16:30: 1 d 2 h | 1d 2h
28 20:00: day after tomorrow 8pm | übermorgen 20 Uhr | après-demain 20h | pasado mañana 20:00 | samstag um 20 | Sat 8pm
29 18:00: Sonntag 18 Uhr | dimanche 18h | domingo a las 6 | Sunday 6pm | Sunday at 6
01 20:00: Dec 1 8pm | 1. 12. um 20 Uhr | 01.12. 20:00 | mar 20h | martes 20:00 | Dienstag 20 Uhr
01 20:00: 1er décembre 20h | le 1er décembre à 20h | 1.º de diciembre 20:00 | 1.12.26 20:00
03 14:30: in a week | in 1 week | in einer Woche | dans une semaine | en una semana
03 14:00: thursday 2pm | Donnerstag 14 Uhr | jeudi 14h
03 20:00: next thursday 8pm | nächsten Donnerstag 20 Uhr | jeudi prochain à 20h | 3.1. 20 Uhr
26 21:00: 20:00 UTC-6 | 20:00 CST
time-past: yesterday | today 8am | gestern 20 Uhr | <t:999999> | 2026-11-26 14:29 | 999999999
time-too-far: 61d | 2027-03-01 20:00 | 1 March 8pm
time-wrong: soon | -5 | 99999999999999 | at 24 | 25:00 | 20:60 | 8 foo 9 | tomorrow 8 | today 20
time-wrong: morgen 8 | 30.2. 20:00
time-wrong: tonight | 8pm 9pm | Friday Saturday 8pm | Monday, November 27, 8pm
time-wrong: tonight at 5 | heute Nacht um 5 | tonight 8am | 11:12 noon | 8.30. | 8.30 20:00 | tonight 1am 2pm
time-wrong: once | 14 am | 8 et | tomorrow foo 8pm
time-wrong: Freitag, den 31. November 20 Uhr | half past 13 foo | in | at | next
"""
"""What is read in every language, by the day and the time in New York, or why it is refused."""

BY_LANGUAGE = {
    "20h": {"fr": "26 20:00", "es-ES": "26 20:00", "de": "27 10:30", "en-US": "27 10:30", "en-GB": "27 10:30"},
    "20 heures": {"fr": "26 20:00", "es-ES": "26 20:00", "de": "27 10:30", "en-US": "27 10:30", "en-GB": "27 10:30"},
    "12/1 20:00": {"en-US": "01 20:00"} | dict.fromkeys(("en-GB", "de", "fr", "es-ES"), "12 20:00"),
    "1/12 20:00": {"en-US": "12 20:00"} | dict.fromkeys(("en-GB", "de", "fr", "es-ES"), "01 20:00"),
    "3/1 20:00": {"en-US": "time-too-far"} | dict.fromkeys(("en-GB", "de", "fr", "es-ES"), "03 20:00"),
}


def start(typed: str, language: str = "en-US") -> str:
    """The time of New York that was understood, or why there is none."""
    try:
        return f"{datetime.fromtimestamp(parse_start(typed, NOW, NEW_YORK, language), NEW_YORK):%d %H:%M}"
    except WrongTime as wrong:
        return wrong.key


SPELLINGS = [
    (meant, [typed.strip() for typed in rest.split("|")])
    for meant, rest in (line.split(": ", 1) for line in EVERYWHERE.strip().splitlines())
]


@pytest.mark.parametrize(("meant", "spellings"), SPELLINGS)
def test_a_start_is_read_in_every_language(meant: str, spellings: list[str]) -> None:
    for typed in spellings:
        for written in (typed, typed.upper() if "<" not in typed else typed, f"  {typed} "):
            read = {language: start(written, language) for language in LANGUAGES}
            assert read == dict.fromkeys(LANGUAGES, meant), written


@pytest.mark.parametrize("typed", BY_LANGUAGE)
def test_what_languages_read_otherwise_is_read_by_the_readers(typed: str) -> None:
    assert {language: start(typed, language) for language in LANGUAGES} == BY_LANGUAGE[typed]


@pytest.mark.parametrize(("meant", "spellings"), [row for row in SPELLINGS if not row[0].startswith("time")])
def test_no_word_of_a_start_is_dropped(meant: str, spellings: list[str]) -> None:
    for typed in spellings:
        for more in ("foo", "17", "sundaymonday"):
            assert start(f"{more} {typed}") != meant
            assert start(f"{typed} {more}") != meant


@pytest.mark.parametrize("typed", ["tonight at 1", "heute Nacht um 1", "1 Uhr nachts", "esta noche a la 1"])
def test_an_hour_of_the_night_is_that_of_the_night_that_is_not_over(typed: str) -> None:
    midnight = datetime(2026, 11, 26, tzinfo=NEW_YORK).timestamp()
    for hours, ahead in ((0, 1), (0.5, 0.5), (1.5, 23.5), (22, 3)):
        now = midnight + hours * 3600
        assert parse_start(typed, now, NEW_YORK) - now == ahead * 3600


@pytest.mark.parametrize("zone", ["", " ET", " UTC", " PST", " CET", " UTC+9"])
def test_a_time_of_day_that_is_over_is_tomorrows_whatever_zone_is_named(zone: str) -> None:
    for hour in range(24):
        assert 0 <= parse_start(f"{hour:02}:00{zone}", NOW, NEW_YORK) - NOW < 24 * 3600, hour


def test_of_an_hour_that_comes_twice_the_second_is_meant_once_the_first_is_over() -> None:
    second = datetime(2026, 11, 1, 1, 10, fold=1, tzinfo=NEW_YORK).timestamp()
    assert parse_start("1:45", second, NEW_YORK) - second == 35 * 60
    assert parse_start("1:45", second - 3600, NEW_YORK) - second == -25 * 60


def test_times_of_day_are_those_of_the_zone_and_spans_are_not() -> None:
    """On the night when clocks go back an hour, 8pm tomorrow is 25 hours away, and 24 hours are 24 hours."""
    before = datetime(2026, 10, 31, 20, 0, tzinfo=NEW_YORK).timestamp()
    assert parse_start("tomorrow 8pm", before, NEW_YORK) - before == 25 * 3600
    assert parse_start("in 24 hours", before, NEW_YORK) - before == 24 * 3600
    assert parse_start("20:00", NOW, UTC) == datetime(2026, 11, 26, 20, 0, tzinfo=UTC).timestamp()
    assert zone_of("Atlantis/Capital") is UTC


@pytest.mark.parametrize(
    "typed",
    ["2026-11-22", " 2026-11-22 ", "22.11.2026", "22/11/2026", "22 nov", "22 November 2026", "2026/11/22", "22.11."],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_day_is_typed_in_many_ways(typed: str, language: str) -> None:
    assert parse_day(typed, date(2026, 11, 26), language) == date(2026, 11, 22)


def test_typed_days_lie_in_the_past_and_may_be_words() -> None:
    today = date(2026, 11, 26)
    assert [parse_day(word, today).day for word in ("today", "yesterday", "gestern", "hier", "ayer", "Monday")] == [
        26,
        25,
        25,
        25,
        25,
        23,
    ]
    assert parse_day("24 December", today) == date(2025, 12, 24)
    assert parse_day("el 24 de diciembre", today) == date(2025, 12, 24)
    assert parse_day("29 February", today) == date(2024, 2, 29)


@pytest.mark.parametrize(
    "typed", ["", "7", "soon", "2026-13-01", "2026-02-30", "31.2.2026", "20261122", "2026-W47-7", "8pm"]
)
def test_a_wrong_day_is_refused(typed: str) -> None:
    with pytest.raises(WrongTime) as wrong:
        parse_day(typed, date(2026, 11, 26))
    assert (wrong.value.key, wrong.value.text) == ("day-wrong", typed)
