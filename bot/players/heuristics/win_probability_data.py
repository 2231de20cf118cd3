"""How often each end of a hand happens, measured with ``steady`` at every seat: data for ``win_probability.py``."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.rules import Company, Outcome, Rules


@dataclass(frozen=True, slots=True)
class HandEnd:
    """One end of a hand: its outcome and company (tricks and bid where these are paid), and how often it happens with
    the dealer's side as makers and with the others as makers. In games of individuals only the sum matters.
    """

    outcome: Outcome
    company: Company
    dealers: float
    others: float
    tricks: int = 0
    bid: int = 0


_PARTNERS_24 = (
    HandEnd(Outcome.EUCHRE, Company.ALONE, 0.0157, 0.0107),
    HandEnd(Outcome.EUCHRE, Company.PARTNERED, 0.1533, 0.042),
    HandEnd(Outcome.EUCHRE_MARCH, Company.PARTNERED, 0.0017, 0.0043),
    HandEnd(Outcome.MADE, Company.ALONE, 0.091, 0.043),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.382, 0.0877),
    HandEnd(Outcome.MARCH, Company.ALONE, 0.05, 0.022),
    HandEnd(Outcome.MARCH, Company.PARTNERED, 0.0803, 0.0163),
)
_PARTNERS_32 = (
    HandEnd(Outcome.EUCHRE, Company.ALONE, 0.011, 0.01),
    HandEnd(Outcome.EUCHRE, Company.PARTNERED, 0.1373, 0.0633),
    HandEnd(Outcome.EUCHRE_MARCH, Company.PARTNERED, 0.001, 0.0027),
    HandEnd(Outcome.MADE, Company.ALONE, 0.072, 0.0267),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.4173, 0.1097),
    HandEnd(Outcome.MARCH, Company.ALONE, 0.0367, 0.0107),
    HandEnd(Outcome.MARCH, Company.PARTNERED, 0.0837, 0.016),
)
_CUTTHROAT = (
    HandEnd(Outcome.EUCHRE, Company.ANY, 0.0653, 0.103),
    HandEnd(Outcome.EUCHRE_MARCH, Company.ANY, 0.0, 0.01),
    HandEnd(Outcome.MADE, Company.ANY, 0.286, 0.2793),
    HandEnd(Outcome.MARCH, Company.ANY, 0.0547, 0.03),
)
_SEVEN_CARDS = (
    HandEnd(Outcome.EUCHRE, Company.ANY, 0.0557, 0.0763),
    HandEnd(Outcome.EUCHRE_MARCH, Company.ANY, 0.0003, 0.0027),
    HandEnd(Outcome.MADE, Company.ANY, 0.3327, 0.3503),
    HandEnd(Outcome.MARCH, Company.ANY, 0.0197, 0.0123),
)
_TWO = (
    HandEnd(Outcome.EUCHRE, Company.ANY, 0.0983, 0.064),
    HandEnd(Outcome.EUCHRE_MARCH, Company.ANY, 0.0007, 0.007),
    HandEnd(Outcome.MADE, Company.ANY, 0.4797, 0.1413),
    HandEnd(Outcome.MARCH, Company.ANY, 0.1733, 0.0347),
)
_SECRET_4 = (
    HandEnd(Outcome.EUCHRE, Company.ALONE, 0.0, 0.054),
    HandEnd(Outcome.EUCHRE, Company.PARTNERED, 0.0, 0.2927),
    HandEnd(Outcome.EUCHRE_MARCH, Company.ALONE, 0.0, 0.0037),
    HandEnd(Outcome.EUCHRE_MARCH, Company.PARTNERED, 0.0, 0.002),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0, 0.017),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0, 0.515),
    HandEnd(Outcome.MARCH, Company.ALONE, 0.0, 0.0037),
    HandEnd(Outcome.MARCH, Company.PARTNERED, 0.0, 0.112),
)
_SECRET_5 = (
    HandEnd(Outcome.EUCHRE, Company.ALONE, 0.0003, 0.0257),
    HandEnd(Outcome.EUCHRE, Company.PARTNERED, 0.0093, 0.3263),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0037, 0.0117),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.03, 0.483),
    HandEnd(Outcome.MARCH, Company.ALONE, 0.0013, 0.0023),
    HandEnd(Outcome.MARCH, Company.PARTNERED, 0.0087, 0.0957),
)
_SECRET_6 = (
    HandEnd(Outcome.EUCHRE, Company.ALONE, 0.0003, 0.0023),
    HandEnd(Outcome.EUCHRE, Company.PARTNERED, 0.058, 0.244),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0067, 0.0103),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.1707, 0.4267),
    HandEnd(Outcome.MARCH, Company.ALONE, 0.0057, 0.0013),
    HandEnd(Outcome.MARCH, Company.PARTNERED, 0.0193, 0.0537),
)
_BIDS = (
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0287, 0.081, 4, 4),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0347, 0.0827, 5, 4),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.123, 0.1337, 5, 5),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.019, 0.031, 6, 4),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0833, 0.0857, 6, 5),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0253, 0.0263, 6, 6),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0017, 0.015, 2, 4),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0013, 0.001, 2, 5),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.015, 0.055, 3, 4),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0103, 0.0137, 3, 5),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0447, 0.0543, 4, 5),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0003, 0.002, 4, 6),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0163, 0.013, 5, 6),
)
_LONG_BIDS_4 = (
    HandEnd(Outcome.MADE, Company.ALONE, 0.0013, 0.001, 8, 8),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0023, 0.0017, 9, 8),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0003, 0.002, 9, 9),
    HandEnd(Outcome.MADE, Company.ALONE, 0.001, 0.0027, 10, 8),
    HandEnd(Outcome.MADE, Company.ALONE, 0.002, 0.0013, 10, 9),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0017, 0.002, 11, 8),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0017, 0.003, 11, 9),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0013, 0.0007, 11, 10),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0007, 0.0013, 12, 8),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0023, 0.002, 12, 9),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0013, 0.003, 12, 10),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0203, 0.042, 7, 7),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0177, 0.0353, 8, 7),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0613, 0.068, 8, 8),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.011, 0.0237, 9, 7),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0517, 0.0593, 9, 8),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.022, 0.0263, 9, 9),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0043, 0.0097, 10, 7),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0283, 0.0363, 10, 8),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.019, 0.0163, 10, 9),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0043, 0.004, 10, 10),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0003, 0.0023, 11, 7),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.012, 0.014, 11, 8),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0127, 0.0103, 11, 9),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0027, 0.0033, 11, 10),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.005, 0.0043, 12, 8),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0053, 0.005, 12, 9),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0013, 0.0017, 12, 10),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0013, 0.0053, 4, 7),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.007, 0.015, 5, 7),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0073, 0.007, 5, 8),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.016, 0.028, 6, 7),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0253, 0.028, 6, 8),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0017, 0.0023, 6, 9),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0423, 0.05, 7, 8),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0127, 0.0093, 7, 9),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0177, 0.022, 8, 9),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0037, 0.0037, 9, 10),
)
_LONG_BIDS_6 = (
    HandEnd(Outcome.MADE, Company.ALONE, 0.0007, 0.0013, 5, 5),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0043, 0.0027, 6, 5),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0033, 0.0053, 6, 6),
    HandEnd(Outcome.MADE, Company.ALONE, 0.001, 0.003, 7, 5),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0073, 0.0063, 7, 6),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0023, 0.0033, 7, 7),
    HandEnd(Outcome.MADE, Company.ALONE, 0.001, 0.0023, 8, 5),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0083, 0.0093, 8, 6),
    HandEnd(Outcome.MADE, Company.ALONE, 0.0027, 0.003, 8, 7),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0003, 0.003, 4, 4),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.001, 0.0043, 5, 4),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0567, 0.0993, 5, 5),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0003, 0.003, 6, 4),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0507, 0.0857, 6, 5),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0427, 0.045, 6, 6),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0333, 0.051, 7, 5),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0483, 0.0387, 7, 6),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0033, 0.002, 7, 7),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0127, 0.022, 8, 5),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0237, 0.028, 8, 6),
    HandEnd(Outcome.MADE, Company.PARTNERED, 0.0027, 0.0027, 8, 7),
    HandEnd(Outcome.SET, Company.ALONE, 0.0013, 0.0017, 5, 6),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.003, 0.007, 2, 5),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.018, 0.0293, 3, 5),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0047, 0.002, 3, 6),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.042, 0.072, 4, 5),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0103, 0.011, 4, 6),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.03, 0.026, 5, 6),
    HandEnd(Outcome.SET, Company.PARTNERED, 0.0027, 0.0017, 6, 7),
)


def ends_of(rules: Rules) -> tuple[HandEnd, ...]:
    """The measured ends of the game that is most like this one."""
    players = rules.players
    if not rules.traits.turn_up:
        if not rules.traits.bid_from_half:
            return _BIDS
        return _LONG_BIDS_6 if players > 4 else _LONG_BIDS_4
    if rules.traits.partners:
        return _PARTNERS_32 if rules.pack > 24 else _PARTNERS_24
    if rules.traits.secret_partner:
        return (_SECRET_4, _SECRET_5, _SECRET_6)[players - 4]
    if players == 2:
        return _TWO
    return _SEVEN_CARDS if rules.hand_size > 5 else _CUTTHROAT
