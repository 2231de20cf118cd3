"""The daily deal: its hands, everybody's attempts at them, and the boards."""
