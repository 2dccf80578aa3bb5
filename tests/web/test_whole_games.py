"""A TV, phones and a bot play games to their end."""

from choosing import some_of
from parlour import games
from web.visitors import Living, check_legible, check_secrets, plan_for, quick_game, until

NAMES = ["Ann", "Bob"]


@some_of("game", games.names(), "citadels", "letters")
def test_tv_phones_and_a_bot_play_a_whole_game(home: Living, game: str) -> None:
    tv, plan = home.tv(), plan_for(game)
    code = plan.room(home)
    tv.go(f"tv.html?room={code}").see(".roomcode")
    people = min(2, games.load(game).seats_for()[1] - 1)
    phones = home.seat_all(code, NAMES[:people], bots=1)
    tv.see(f".players li:nth-child({people + 1})")
    home.start(phones)
    for phone in phones:
        phone.play_by_itself(plan)
    until(tv.page, lambda: len(tv.received("game")) > 12 or tv.has(".final"))
    check_legible(tv.page)
    tv.page.wait_for_selector(".final .scores")
    check_legible(tv.page)
    for phone in phones:
        phone.see(".ending .scores")
        phone.rest()
    winner = tv.text(".scores tbody tr:first-child th").split("\n")[-1].strip()
    won = tv.received("game")[-1]["view"]["winners"]
    assert (winner.split()[-1] if won else "It is a draw") in tv.text("h1")
    keys = [phone.key for phone in phones]
    assert check_secrets(tv, -1, keys) > 5
    for seat, phone in enumerate(phones):
        others = [key for key in keys if key != phone.key]
        assert check_secrets(phone, seat, others) > 5


def test_the_winner_can_be_asked_again(home: Living) -> None:
    """After the end the host opens the next game, with everybody in the same seat."""
    plan = plan_for(quick_game())
    tv = home.tv()
    code = plan.room(home)
    tv.go(f"tv.html?room={code}").see(".roomcode")
    phones = home.seat_all(code, NAMES, bots=0)
    home.start(phones)
    for phone in phones:
        phone.play_by_itself(plan)
    phones[0].see("#rematch")
    for phone in phones:
        phone.rest()
    phones[0].tap("#rematch")
    last = phones[1].page.get_by_role("link", name="Watch the last game again")
    assert last.get_attribute("href") == f"/replay.html?room={code}&round=1"
    phones[1].tap("#ready")
    home.start(phones)
    tv.see(".seat")
    until(tv.page, lambda: phones[0].received("room")[-1]["round"] == 2)
    for phone in phones:
        phone.play_by_itself(plan)
    phones[0].see("#rematch")
    check_evening(home, code)


def check_evening(home: Living, code: str) -> None:
    """Both games can be seen again, the last one first."""
    film = home.visitor({"width": 1280, "height": 800}).go(f"replay.html?room={code}")
    film.see("#moment")
    assert "round=2" in film.page.url
    game = film.page.locator(".choices select").first
    titles = game.locator("option").all_inner_texts()
    assert [title.split(".")[0] for title in titles] == ["1", "2"]
    assert all("won by" in title for title in titles)
    film.page.get_by_role("button", name="To the end").click()
    game.select_option("1")
    until(film.page, lambda: film.page.url.endswith("round=1#1"))
    saving = film.page.get_by_role("link", name="Save as a file")
    assert saving.get_attribute("href") == f"/api/rooms/{code}/replay?round=1"
