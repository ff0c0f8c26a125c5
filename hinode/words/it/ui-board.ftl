# Il tavolo: ciò che vi è disegnato e ciò che ne dice un lettore di schermo.

## La mappa

board-map = Mappa delle province
board-standing = { $clan }: Forza { $force }, { $pieces }
board-harvest = Raccolto: { $reward }
board-war-number = In guerra, numero { $number }
board-war-fought = La guerra numero { $number } è finita
board-battle-here = Qui si combatte una battaglia
board-figures = { $clan }, { $pieces }, { $place }

## Santuari

board-shrine = Santuario di { $kami }
board-shrine-empty = Qui nessuno è in preghiera
board-shrines = Santuari

## L’indicatore dei mandati

board-track = Turni della fase di politica
board-track-mandate = Turno di mandato
board-track-kami = Turno dei kami
board-track-now = { $what }, adesso
board-track-past = { $what }, concluso
board-track-played = { $clan } ha scelto { $mandate }
board-track-hidden = { $clan } ha annunciato { $mandate }; la tessera è a faccia in giù
board-deck =
    { $count ->
        [one] Resta { $count } tessera mandato; il mazzo è in mano a: { $clan }
       *[other] Restano { $count } tessere mandato; il mazzo è in mano a: { $clan }
    }

## Le tessere mandato pescate

board-tiles = Le tue tessere mandato, dalla cima
board-tile = Tessera { $number }: { $mandate }
board-announce = Il mandato da annunciare

## I clan

board-clans = I clan in ordine di onore
board-honor = Onore { $rank }
board-your-turn = Tocca a te
board-their-turn = Deve decidere
board-away = Non collegato
board-winner = Vincitore
board-holder = Pesca le prossime tessere mandato
board-ally = In alleanza: { $clan }
board-owns = Carte Stagione: { $cards }
board-tokens = Segnalini Provincia in Guerra
board-token = { $province }, { $season }
board-hostage = Ostaggio: { $piece } ({ $clan })
board-reserve = Riserva: { $clan }
board-reserve-empty = Tutto è in gioco.

## Carte Stagione

board-cards = Carte Stagione
board-cards-none = Non restano carte.
board-card =
    { $count ->
        [one] { $name }. { $kind }, { $cost }. { $text }
       *[other] { $name }, { $count } copie. { $kind }, { $cost }. { $text }
    }
