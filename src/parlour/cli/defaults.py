"""Which defaults the help tells."""


def told_default(value: object) -> object:
    """A default worth telling: nothing need not be told, but zero is something."""
    return None if value is False or value in (None, "", []) else value
