"""Which defaults the help tells."""


def told_default(value: object) -> object:
    """A default worth telling: nothing need not be told."""
    return None if value in (None, False, "", []) else value
