"""The old-school table (laws 9.2 to 9.8): what is taken there besides lawful acts, and what it costs to be caught.

``old_school`` is the door for ``core``; the others are one chapter each. Nothing here is asked at a hosted table.
"""
