"""Work outside the event loop: processes, who waits for them, what they answered."""
