"""The live table: a page in a browser that shows a table as it changes, beside Discord's messages."""
