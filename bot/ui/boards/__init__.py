"""Leaderboards, statistics, histories and replays in Discord."""
