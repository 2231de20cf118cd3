"""Games, hands and scenes that tests of every room play and show."""
