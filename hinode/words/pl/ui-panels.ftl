# Panele obok planszy: dziennik, rozmowa, umowy.

## Dziennik

log-title = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-filter = Co pokazuje dziennik
log-all = Wszystko
filter-honor = Honor
filter-alliance = Sojusze
filter-mandate = Rozkazy
filter-figures = Figurki
filter-cards = Karty
filter-kami = Kami
filter-war = Wojna
filter-score = Zyski i straty
log-mandate = Klan { CLAN($clan, form: "gen") }: { MANDATE($mandate) }
log-choosing = Klan { CLAN($clan, form: "gen") } wybiera rozkaz
log-kami = Kami
log-battle = Wojna { PLACE($province, form: "in") }
log-away = Pod twoją nieobecność
log-news =
    { $count ->
        [one] { $count } nowy wpis: oznacz jako przeczytany
        [few] { $count } nowe wpisy: oznacz jako przeczytane
       *[many] { $count } nowych wpisów: oznacz jako przeczytane
    }
log-end = Na koniec
log-earlier = Co było wcześniej
log-back = Cofnij do chwili przed tym…

## Cofanie za zgodą wszystkich

back-count =
    { $count ->
        [one] Ostatnia akcja zostanie cofnięta.
        [few] Ostatnie { $count } akcje zostaną cofnięte, czyjekolwiek są.
        [many] Ostatnich { $count } akcji zostanie cofniętych, czyjekolwiek są.
       *[other] Ostatnich { $count } akcji zostanie cofniętych, czyjekolwiek są.
    }
back-from = Począwszy od tego: { $line }
back-chance = Los się nie zmieni: dociągnięte zostanie to samo. Co ujawniono, pozostaje znane.
back-agree =
    { $count ->
        [one] Zgodzić się musi { $names }.
       *[other] Zgodzić się muszą: { $names }.
    }
back-at-once = Nikt inny nie musi się zgodzić: stanie się to od razu.
back-ask = Zapytaj pozostałych
back-go = Cofnij

## Rozmowa

talk-rooms = Kto słyszy
talk-all = Wszyscy
talk-new = Prywatnie…
talk-new-text = Tylko wybrane osoby słyszą to, co się mówi w tym pokoju.
talk-open = Otwórz pokój
talk-say = Twoja wiadomość
talk-say-all = Do wszystkich
talk-say-to = Do: { $names }
talk-send = Wyślij
talk-empty = Nikt jeszcze nic nie powiedział.
talk-empty-room = Nikt inny nie słyszy, co tu mówisz.
talk-watching = Oglądasz grę. Słyszysz to, co mówi się do wszystkich.
talk-unread = Nieprzeczytane: { $count }
talk-gone = Ktoś

## Umowy

deals-text = Umowa to tylko obietnica: nic nie zmusza do jej dotrzymania. Do końca gry widzicie ją tylko wy dwoje; stół pamięta, czy została dotrzymana.
deals-none = Nie masz jeszcze żadnych umów.
deals-none-over = W tej grze nie zawarto żadnych umów.
deals-watching = Umowy zawierają dwaj gracze. Wszyscy zobaczą je po zakończeniu gry.
deals-not-yet = Umowy można zawierać, gdy gra się zacznie.
deals-new = Zaproponuj umowę
deals-with = Z kim
deals-add = Dodaj obietnicę
deals-who = Kto obiecuje
deals-what = Co
deals-drop = Usuń tę obietnicę
deals-send = Zaproponuj
deals-full = Umowa ma najwyżej tyle obietnic: { $count }.
deal-title = { $from } proponuje umowę: { $to }
deal-state-offered = czeka na odpowiedź
deal-state-accepted = zawarta
deal-state-refused = odrzucona
deal-state-withdrawn = wycofana
deal-accept = Przyjmij
deal-refuse = Odrzuć
deal-withdraw = Wycofaj

verdict-open = otwarta
verdict-kept = dotrzymana
verdict-broken = złamana
verdict-void = nieważna
verdict-words = oceńcie sami

promise-ally = być sojusznikiem
promise-mandate = wybrać rozkaz
promise-stay_out = nie wchodzić
promise-leave_advantage = nie stawiać
promise-give = dać
promise-words = własnymi słowami
promise-of-mandate = Rozkaz
promise-of-province = Prowincja
promise-of-advantage = Przewaga wojenna
promise-of-coins = Monety
promise-of-ronin = Ronini
promise-until = Do kiedy
promise-of-text = Własnymi słowami
until-this-tea = przed końcem tej Ceremonii Picia Herbaty
until-this-political = przed końcem tej fazy Działań Politycznych
until-next-tea = przed końcem następnej Ceremonii Picia Herbaty
until-next-political = przed końcem fazy Działań Politycznych w następnej porze roku
fewer = O jeden mniej: { $what }
more = O jeden więcej: { $what }

promised-ally = Klan { CLAN($by, form: "gen") } będzie sojusznikiem Klanu { CLAN($to, form: "gen") } do końca pory roku.
promised-mandate = Klan { CLAN($by, form: "gen") } wybierze następnym razem { MANDATE($mandate, form: "object") }.
promised-stay_out = Klan { CLAN($by, form: "gen") } nie wejdzie w tej porze roku { PLACE($province, form: "to") } ani nie zaatakuje tej prowincji.
promised-leave_advantage = Klan { CLAN($by, form: "gen") } nic nie postawi na „{ ADVANTAGE($advantage) }” w bitwie { PLACE($province, form: "in") }.
promised-give = Klan { CLAN($by, form: "gen") } da Klanowi { CLAN($to, form: "gen") } { $goods } { $until }.
promised-words = Klan { CLAN($by, form: "gen") }: „{ $text }”
