"""The table server: people and bots at tables, over the network, on an embedded database."""
