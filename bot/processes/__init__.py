"""Work outside the event loop: a queue of questions, and the processes and threads that answer them."""
