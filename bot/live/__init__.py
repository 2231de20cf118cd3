"""The live table: a page in a browser that shows a table as it moves, a second way in beside Discord's messages."""
