"""Pictures of what people see in a real browser: a command of its own, no part of the test run."""
