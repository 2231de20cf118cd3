"""Everything players read, in words, made from views only. Loads no imaging library."""
