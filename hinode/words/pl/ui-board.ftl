# Stół: co jest na nim narysowane i co mówi o nim czytnik ekranu.

## Mapa

board-map = Mapa prowincji
board-standing = { $clan }: Siła { $force }, { $pieces }
board-harvest = Żniwa: { $reward }
board-war-number = Wojna, numer { $number }
board-war-fought = Wojna numer { $number } zakończona
board-battle-here = Trwa tu bitwa
board-figures = { $clan }, { $pieces }, { $place }

## Świątynie

board-shrine = Świątynia: { $kami }
board-shrine-empty = Nikt się tu nie modli
board-shrines = Świątynie

## Tor rozkazów

board-track = Tury Fazy Działań Politycznych
board-track-mandate = Tura rozkazu
board-track-kami = Tura kami
board-track-now = { $what }, teraz
board-track-past = { $what }, minęła
board-track-played = { $clan } – wybrany rozkaz: { $mandate }
board-track-hidden = { $clan } – ogłoszony rozkaz: { $mandate }; kafel leży zakryty
board-deck =
    { $count ->
        [one] Został { $count } kafel rozkazu; stos ma { $clan }
        [few] Zostały { $count } kafle rozkazów; stos ma { $clan }
        [many] Zostało { $count } kafli rozkazów; stos ma { $clan }
       *[other] Zostało { $count } kafla rozkazu; stos ma { $clan }
    }

## Dobrane kafle rozkazów

board-tiles = Twoje kafle rozkazów, od góry
board-tile = Kafel { $number }: { $mandate }
board-announce = Rozkaz do ogłoszenia

## Klany

board-clans = Klany w kolejności honoru
board-honor = Honor { $rank }
board-your-turn = Twoja kolej
board-their-turn = Decyduje
board-away = Brak połączenia
board-winner = Zwycięzca
board-holder = Dobiera następne kafle rozkazów
board-ally = Sojusz: { $clan }
board-owns = Karty Pory Roku: { $cards }
board-tokens = Żetony Wojen w Prowincjach
board-token = { $province }, { $season }
board-hostage = Jeniec: { $piece } ({ $clan })
board-reserve = Rezerwa: { $clan }
board-reserve-empty = Wszystko jest w grze.

## Karty Pory Roku

board-cards = Karty Pory Roku
board-cards-none = Nie ma już żadnej karty.
board-card =
    { $count ->
        [one] { $name }. { $kind }, { $cost }. { $text }
        [few] { $name }, { $count } egzemplarze. { $kind }, { $cost }. { $text }
        [many] { $name }, { $count } egzemplarzy. { $kind }, { $cost }. { $text }
       *[other] { $name }, { $count } egzemplarza. { $kind }, { $cost }. { $text }
    }
