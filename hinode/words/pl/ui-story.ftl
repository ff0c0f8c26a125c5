## Opowieść
story-now = Co się dzieje
story-since = Od twojej ostatniej tury
story-next = Dalej
story-skip-turn = Przejdź do mojej tury
story-skip = Przejdź do teraz
story-more = jeszcze { $count }
