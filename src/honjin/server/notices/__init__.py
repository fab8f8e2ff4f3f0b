"""Notices: who is waited for, and how they are told where no page of theirs is open."""
