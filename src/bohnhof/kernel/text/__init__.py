"""Games as text: positions, actions, offers, scripts and records, and events in words."""
