"""Storage: tables, entries, chat, people, records and backups."""
