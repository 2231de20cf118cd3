"""The playground: the unchanged bot in a simulated Discord, shown in a browser."""
