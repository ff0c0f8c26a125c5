"""Notices to people whose page is closed: what is due, where it goes, and how it is sent."""
