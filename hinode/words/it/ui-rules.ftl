# Le regole da consultare e il “Perché?” al tavolo. Ciò che dicono le regole è in rules.ftl.

## La pagina

rules-title = Regole e carte
rules-text = Tutto il gioco con parole nostre. I numeri sono quelli che il tavolo mostra quando chiedi “Perché?”.
rules-search = Cerca tra regole e carte
rules-search-hint = Una parola, o un numero come R6.3. Le frecce scorrono i risultati.
rules-clear = Cancella
rules-found =
    { $count ->
        [0] Nessuna regola contiene tutte queste parole.
        [one] { $count } regola
       *[other] { $count } regole
    }
rules-parts = Parti di questa pagina
rules-see = Vedi anche
rules-of-cards = Carte
rules-clan = I clan in breve
rules-mandate = Mandati
rules-kami = Kami
rules-advantage = Vantaggi di guerra
rules-cards = Carte Stagione
rules-bonus = Per chi sceglie e il suo alleato
cards-kind = Tipo
cards-any = Tutti
cards-found =
    { $count ->
        [0] Nessuna carta contiene tutte queste parole.
        [one] { $count } carta
       *[other] { $count } carte diverse
    }

## Perché?

explain = Perché?
explain-of = Perché? { $rule }
explain-close = Chiudi
explain-back = Indietro
explain-reference = Nelle regole (nuova scheda)
explain-failed = Non è stato possibile caricare le regole.
explain-again = Riprova
explain-asked = { $action }?
explain-later = Si può scegliere più avanti in questa azione. Prima scegli ciò che brilla.
explain-hint = Tocca qualsiasi cosa che non brilla per sapere che cos’è e perché non si può scegliere.
explain-hint-keys = Con la tastiera: Maiusc e una freccia per arrivarci, Invio per chiedere; “?” chiede di ciò che brilla.

## Ciò che si dice di una cosa

explain-tie = In caso di pareggio decide l’onore: { $clans }.
explain-prices = I prezzi sono in monete. Il tuo clan o un bonus può abbassarli.
explain-rulings = Chiarimenti
