"""Everything that people read, in words. It is made from views only, and imports no imaging library."""
