"""Processes beside the server for work that would stop the rooms: bots that think, replays."""
