"""HTTP and sockets: routes, limits, pages."""
