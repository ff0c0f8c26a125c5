"""The rules, one module per chapter. Importing a module registers its steps."""
