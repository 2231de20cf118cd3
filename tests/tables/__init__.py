"""The tables over a store of memory and over a real file: people and clocks are played, nothing sleeps."""
