"""Commands for server operators."""
