"""What the server keeps: the interface and its stores."""
