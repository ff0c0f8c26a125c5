# Negocjacje na pierwszym planie: zwroty, powiadomienia, menu klanu, kontroferty, obietnice, widzowie.

## Zwroty, które wybiera się zamiast pisać

said-phrase_ally = Zawrzemy sojusz?
said-phrase_pay = Zapłacę ci.
said-phrase_offer = Złóż mi ofertę.
said-phrase_stay_out = Nie wchodź { PLACE($province, form: "to") }.
said-phrase_trust = Zaufaj mi.
said-phrase_careful = Uwaga: Klan { CLAN($clan, form: "gen") } wygrywa.
said-phrase_agreed = Zgoda.
said-phrase_no = Nie.
said-phrase_thanks = Dziękuję.
said-phrase_sorry = Przepraszam.
# Twarze, czytane na głos.
said-phrase_bow = (kłania się)
said-phrase_smile = (uśmiecha się)
said-phrase_laugh = (śmieje się)
said-phrase_doubt = (ma wątpliwości)
said-phrase_shock = (nie dowierza)
said-phrase_anger = (złości się)

talk-phrases = Zwroty
talk-phrase-where = Która prowincja?
talk-phrase-who = Który klan?

## Powiadomienia: co ktoś właśnie powiedział albo zaproponował

toast-list = Nowe wiadomości
toast-whispers = { $name } szepcze do ciebie: { $text }
toast-says = { $name }: { $text }
toast-deal = Klan { CLAN($clan, form: "gen") } proponuje ci umowę.
toast-look = Zobacz
toast-reply = Odpowiedz: { $names }
toast-close = Zamknij
toast-more =
    { $count ->
        [one] i jeszcze jedna
        [few] i jeszcze { $count }
       *[other] i jeszcze { $count }
    }

## Menu klanu

approach = Rozmowy i umowy z Klanem { CLAN($clan, form: "gen") }
approach-whisper = Szepnij
approach-propose = Zaproponuj sojusz
approach-deal = Zaproponuj umowę
approach-gift = Daj podarunek
approach-follow = Śledź Klan { CLAN($clan, form: "gen") }
approach-unfollow = Przestań śledzić

## Kontroferty

counter = Kontroferta
counter-deal = Wysłanie jej odrzuca ofertę: { $name }.
counter-proposal = Wysłanie jej odrzuca propozycję Klanu { CLAN($from, form: "gen") }.

## Obietnice, których wybór dotrzyma albo które złamie

foresee-breaks = Łamiesz obietnicę daną Klanowi { CLAN($to, form: "gen") }. { $promise }
foresee-keeps = Dotrzymujesz obietnicy danej Klanowi { CLAN($to, form: "gen") }. { $promise }
foresee-broken-by = Klan { CLAN($by, form: "gen") } złamie przez to obietnicę daną tobie. { $promise }
foresee-kept-by = Klan { CLAN($by, form: "gen") } dotrzyma przez to obietnicy danej tobie. { $promise }

## Widzowie

gallery = Widzowie
gallery-text = Widzowie rozmawiają między sobą. Gracze przeczytają to po zakończeniu gry.
gallery-empty = Żaden widz nic nie powiedział.
gallery-name = Twoje imię jako widza
gallery-say = Do widzów
