"""Tables in use: connections, requests, updates, bots and clocks."""
