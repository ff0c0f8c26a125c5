"""Every sentence a person reads, once for each language, for the browser and the terminal."""
