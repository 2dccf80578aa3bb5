"""Keys: what proves a seat. Long and random, so one round of a plain hash is enough."""

import hashlib
import hmac
import secrets


def new_key() -> str:
    return secrets.token_urlsafe(18)


def hash_key(key: str) -> str:
    """How a key is stored."""
    return hashlib.sha256(key.encode()).hexdigest()


def is_key(key: str, hashed: str) -> bool:
    """Whether this is the key of that hash. A bot's seat has none."""
    return bool(hashed) and hmac.compare_digest(hash_key(key), hashed)
