"""The table server: people and bots at tables over the network, with everything stored in a database."""
