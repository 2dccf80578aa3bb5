"""What can be wrong with a request. After any of these the table is unchanged."""


class Refused(Exception):
    """A request that cannot be carried out; the message says what to do next."""


class Malformed(Refused):
    """The request does not say anything the game understands."""


class Illegal(Refused):
    """The rules do not allow this now."""


class NotYourTurn(Refused):
    """The table waits for somebody else."""


class Stale(Refused):
    """What this request speaks of is over."""


class Leak(Exception):
    """A game is about to tell which card of a hand moved. A mistake in its rules, not a request."""
