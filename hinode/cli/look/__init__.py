"""Commands that look something up or read a file."""
