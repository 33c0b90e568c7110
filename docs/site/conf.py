"""The Sphinx configuration: it reads Markdown and docstrings, and every warning is an error (`make docs`)."""

from bohnhof import __version__

project = "Bohnhof"
author = "the Bohnhof contributors"
project_copyright = author
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns: list[str] = []

# Headings have the anchors that people know from their hosting platform.
myst_heading_anchors = 4
# A rule is a heading of the third level in every chapter, even if there is no section above it.
suppress_warnings = ["myst.header"]
# Blocks without a language are commands, positions and tables: nothing to colour.
highlight_language = "none"

default_role = "literal"
autoclass_content = "both"
autodoc_inherit_docstrings = False  # those of Gymnasium are written for another program
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = f"Bohnhof {__version__}"
html_favicon = "../../web/public/favicon.svg"
html_static_path = ["static"]
html_css_files = ["bohnhof.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a3423", "color-brand-content": "#8a3423"},
    "dark_css_variables": {"color-brand-primary": "#e58a3c", "color-brand-content": "#e58a3c"},
}
