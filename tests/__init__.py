"""The tests of Right Bower; the folders mirror the code."""
