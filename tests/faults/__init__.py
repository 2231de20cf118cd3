"""Faults from outside: killed processes, full disks, files that cannot be written."""
