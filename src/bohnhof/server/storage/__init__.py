"""What is kept: tables, entries, talk, people, records and back-ups."""
