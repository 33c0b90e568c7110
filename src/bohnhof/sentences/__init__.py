"""Sentences: all texts for people, once per language, for the terminal, the text environment and the web table.

A language is a folder of Fluent files (https://projectfluent.org): `words` and `game` are for everybody, `page` for the
web table, `terminal` for the terminal, `link` for what links show elsewhere, `said` has what rules and server say in
English. docs/decisions/0034 says why.
"""
