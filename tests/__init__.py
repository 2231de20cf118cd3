"""The tests of Right Bower; the folders mirror the code."""

from tests.other_words import ALTERED, speak_other_words

if ALTERED:  # before anything reads a text, and in every process that tests start
    speak_other_words()
