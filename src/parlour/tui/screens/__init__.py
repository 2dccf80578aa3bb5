"""Textual screens. Nothing else imports Textual, and they are imported only when they are shown."""
