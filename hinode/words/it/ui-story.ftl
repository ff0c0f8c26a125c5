## Il racconto
story-now = Che cosa succede
story-since = Dal tuo ultimo turno
story-next = Avanti
story-skip-turn = Vai al mio turno
story-skip = Vai ad adesso
story-more = ancora { $count }
