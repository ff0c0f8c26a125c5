"""The rules reference: every rule and ruling by its number, in plain words, and a search over rules and cards."""

from hinode.reference.search import RULES, Rule, find, find_cards, rule

__all__ = ["RULES", "Rule", "find", "find_cards", "rule"]
