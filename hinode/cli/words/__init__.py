"""Events and actions in words."""
