"""Keys are kept as hashes; public ids have nothing to do with them."""

from parlour.room.keys import hash_key, is_key, new_key, new_public_id


def test_a_key_fits_its_hash_alone() -> None:
    for key in ("k", "x" * 1000, "ключ", new_key()):
        assert is_key(key, hash_key(key))
        assert not is_key(key + " ", hash_key(key))
        assert key not in hash_key(key)


def test_a_seat_without_a_key_is_opened_by_none() -> None:
    assert not is_key("", "")
    assert not is_key("anything", "")


def test_our_own_keys_and_ids_are_long_and_random() -> None:
    assert len({new_key() for _ in range(100)} | {new_public_id() for _ in range(100)}) == 200
    assert len(new_key()) >= 24
    assert len(new_public_id()) == 16
