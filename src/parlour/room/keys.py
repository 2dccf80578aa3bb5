"""Keys: what proves a seat. Only a key's hash is kept.

Our own keys are long and random, so one round of a plain hash is enough. A client may choose a key
of its own; how hard that one is to guess is up to the client.
"""

import hashlib
import hmac
import secrets


def new_key() -> str:
    return secrets.token_urlsafe(18)


def new_public_id() -> str:
    """What everybody may know a player by. It has nothing to do with the key."""
    return secrets.token_hex(8)


def hash_key(key: str) -> str:
    """How a key is stored."""
    return hashlib.sha256(key.encode(errors="surrogatepass")).hexdigest()


def is_key(key: str, hashed: str) -> bool:
    """Whether this is the key of that hash. A bot's seat has none."""
    return bool(hashed) and hmac.compare_digest(hash_key(key), hashed)
