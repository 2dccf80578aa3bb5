"""The highlights of citadels."""

from collections.abc import Iterator
from typing import Final

from parlour.games.citadels.rules_board import Board
from parlour.kernel.highlights import Found, Moment, highlight, largest


def robberies(moments: Iterator[Moment]) -> Iterator[Found]:
    """Gold that went from one player to another."""
    for found in largest("gold_stolen", "number", 2)(moments):
        if found.values["seat"] != found.values["target"]:
            yield found


def ruins(moments: Iterator[Moment]) -> Iterator[Found]:
    """Destroyed districts: the more expensive, the worse."""
    for moment in moments:
        if moment.name == "district_destroyed":
            face = moment.face(moment.values["card"])
            cost = int(moment.table.game.faces[face - 1].value)
            yield moment.found(cost, face=face)


def buildings(moments: Iterator[Moment]) -> Iterator[Found]:
    """Districts that were paid for."""
    for moment in moments:
        if moment.name == "district_built":
            face = moment.face(moment.values["card"])
            yield moment.found(moment.values["number"], face=face)


def murders(moments: Iterator[Moment]) -> Iterator[Found]:
    """Murders of a character that another player had: the more gold they had, the better."""
    murderer = -1
    for moment in moments:
        if moment.name == "murder_declared":
            murderer = moment.values["seat"]
        elif moment.name == "murder_revealed" and murderer >= 0:
            victim = moment.values["seat"]
            if victim == murderer:
                continue
            face = moment.face(moment.values["card"])
            assert isinstance(moment.table, Board)
            gold = moment.table.gold[victim]
            yield moment.found(gold, seat=murderer, target=victim, face=face)


HIGHLIGHTS: Final = (
    highlight(
        "robbery",
        "The biggest robbery",
        "seat target:seat number",
        "{seat} takes {number} gold from {target}.",
        robberies,
    ),
    highlight(
        "ruin",
        "The greatest ruin",
        "seat target:seat face",
        "{seat} destroys {target}'s {face}.",
        ruins,
    ),
    highlight(
        "murder",
        "The cruellest murder",
        "seat target:seat face",
        "{seat} murders the {face}, who is {target}.",
        murders,
    ),
    highlight(
        "building",
        "The proudest building",
        "seat face number",
        "{seat} builds the {face} for {number} gold.",
        buildings,
    ),
)
