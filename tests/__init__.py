"""The tests of Right Bower; the folders mirror the code."""

import os

from tests.other_words import speak_other_words

if os.environ.get("OTHER_WORDS"):  # before anything reads a text, and in every process that tests start
    speak_other_words()
