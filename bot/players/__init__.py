"""Computer players: they see a `SeatView` and choose one of its lawful acts."""
