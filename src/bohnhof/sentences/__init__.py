"""Sentences: all texts for people, once per language, for the terminal, the text environment and the web table.

A language is a folder of Fluent files (https://projectfluent.org): `words` and `game` are shared, `page` is for the web
table, `terminal` for the terminal, `link` for link previews; `said` translates what the rules and the server say in
English. docs/decisions/0034 explains why.
"""
