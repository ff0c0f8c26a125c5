# Quando qualcuno è assente: i bot che giocano al suo posto, la pausa, e ciò che ne dice il registro.

## L’avviso

away-paused = La partita è in pausa: nessuno sta giocando.
away-late = Il tuo tempo è scaduto.

## Lasciare il posto, in due passi

away-hand-over = Lascia giocare un bot per me …
away-hand-over-means = Decide per te finché non torni a giocare. Puoi farlo in ogni momento.
away-hand-over-alone = Nessun altro sta giocando: se lasci questa pagina, la partita va in pausa.

## Mentre un bot pensa: "Carpa (Haru) sta pensando …"

away-thinking = { $name } sta pensando …
away-thinks = pensa

## Righe del registro

note-late = Il tempo { CLAN($seat, form: "of") } è scaduto.
note-handed = Ora un bot gioca per { CLAN($seat, form: "the") }: { $bot }.
note-back = { CLAN($seat, form: "The") } torna a giocare di persona.
note-chosen = Tempo scaduto: un bot ha deciso per { CLAN($seat, form: "the") }.
note-taken_back =
    { $count ->
        [one] Tutti d’accordo: { CLAN($seat, form: "the") } ritira { $count } azione.
       *[other] Tutti d’accordo: { CLAN($seat, form: "the") } ritira { $count } azioni.
    }
note-refused = { CLAN($seat, form: "The") } non accetta la richiesta { CLAN($other, form: "of") } di tornare indietro.
