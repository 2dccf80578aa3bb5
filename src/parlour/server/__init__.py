"""Rooms on the network: HTTP for what can be asked, one WebSocket for what happens."""
