"""What can be wrong with a request. After any of these the table is unchanged."""


class Refused(Exception):
    """A request that cannot be carried out; the message says what to do next."""


class Malformed(Refused):
    """The request makes no sense to the game."""


class Illegal(Refused):
    """The rules do not allow this now."""


class NotYourTurn(Refused):
    """The table waits for somebody else."""


class Stale(Refused):
    """The request comes too late: what it refers to is over."""


class Leak(Exception):
    """A game is about to reveal which card of a hand moved: a mistake in its code."""
