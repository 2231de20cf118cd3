"""Tables: their state, what people can decide at them, and the journal that stores each change before it is shown."""
