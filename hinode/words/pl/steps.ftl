# O co pyta gra: step-NAME tego, kto decyduje, step-NAME-wait mówi to innym ($name: kto, jeden lub kilku).

step-tea = Proponuj sojusze, odpowiadaj na propozycje i powiedz, kiedy skończysz.
step-tea-wait = Ceremonia Picia Herbaty. Kto jeszcze rozmawia: { $name }.
step-call_to_arms = Wezwanie do broni: przyzwij figurkę przy każdej swojej warowni. Nikt nie może odmówić.
step-call_to_arms-wait = { $name } odpowiada na wezwanie do broni.
step-choose_mandate = Wybierz kafel. Pozostałe trzy wracają na wierzch stosu w tej kolejności.
step-choose_mandate-wait = { $name } wybiera rozkaz.
step-recruit = Przyzwij figurkę przy jednej ze swoich warowni albo spasuj, gdy skończysz.
step-recruit-wait = { $name } przyzywa figurki.
step-summon_monster = Przyzwij Potwora tam, gdzie masz warownię.
step-summon_monster-wait = { $name } przyzywa Potwora.
step-summon_bushi = Przyzwij Bushi w dowolnej prowincji albo spasuj.
step-summon_bushi-wait = { $name } może przyzwać Bushi gdziekolwiek.
step-marshal = Przesuń figurki do sąsiednich prowincji, każdą raz, albo spasuj, gdy skończysz.
step-marshal-wait = { $name } przesuwa figurki.
step-build_choice = Zbuduj warownię w dowolnej prowincji albo spasuj.
step-build_choice-wait = { $name } może zbudować warownię.
step-toll_choice = Zażądaj 1 monety za ten szlak albo spasuj i przepuść za darmo.
step-toll_choice-wait = { $name } może żądać opłaty za szlak.
step-toll_payment = Zapłać 1 monetę za ten szlak albo spasuj i cofnij ruch.
step-toll_payment-wait = { $name } płaci za szlak albo zawraca.
step-train = Kup kartę Pory Roku albo spasuj.
step-train-wait = { $name } może kupić kartę Pory Roku.
step-betray = Wymień figurkę przeciwnika na figurkę tego samego rodzaju z rezerwy albo spasuj.
step-betray-wait = { $name } może wymienić figurki.
step-amaterasu_choice = Przejdź na szczyt toru honoru albo spasuj.
step-amaterasu_choice-wait = { $name } może przejść na szczyt toru honoru.
step-fujin = Przesuń figurkę do sąsiedniej prowincji albo spasuj.
step-fujin-wait = { $name } może przesuwać figurki dzięki Fujinowi.
step-bids = Rozdziel monety na cztery przewagi wojenne. Czego nie postawisz, zachowujesz.
step-bids-wait = Kto jeszcze przydziela monety: { $name }.
step-seppuku = Zabij wszystkie swoje figurki w tej prowincji, za każdą 1 PZ i jeden krok honoru, albo spasuj.
step-seppuku-wait = { $name } może popełnić seppuku.
step-hostage = Weź jako jeńca figurkę innego uczestnika albo spasuj.
step-hostage-wait = { $name } może wziąć jeńca.
step-hire_ronin = Najmij swoich roninów do tej bitwy albo spasuj.
step-hire_ronin-wait = { $name } może nająć roninów.
step-favor = Wybierz, kto dostanie nadwyżkę reparacji, po jednej monecie.
step-favor-wait = { $name } rozdziela nadwyżkę reparacji.
step-order = Rozpatrz swoje efekty najpierw albo na końcu.
step-order-wait = { $name } wybiera, czy działać najpierw, czy na końcu.
step-own_effects = Wybierz, który z twoich efektów będzie następny.
step-own_effects-wait = { $name } ustala kolejność efektów.
step-may_use = Użyj efektu albo spasuj.
step-may_use-wait = { $name } może użyć efektu.
step-place_figure = Umieść figurkę z rezerwy albo spasuj.
step-place_figure-wait = { $name } może umieścić figurkę.
step-spare_choice = Oszczędź figurki albo spasuj i pozwól im zginąć.
step-spare_choice-wait = { $name } może oszczędzić figurki.
step-give_choice = Oddaj właśnie wydaną monetę innemu graczowi w zamian za honor i 2 PZ albo spasuj.
step-give_choice-wait = { $name } może oddać monetę.
step-ninja_choice = Zabij dowolnego Bushi i strać honor albo spasuj.
step-ninja_choice-wait = { $name } może zabić Bushi.
step-hate_choice = Wybierz, którą figurkę zabije Oni Nienawiści.
step-hate_choice-wait = { $name } wybiera ofiarę Oni Nienawiści.

## Przyciski

verb-propose = Zaproponuj
verb-withdraw = Wycofaj
verb-accept = Przyjmij
verb-refuse = Odrzuć
verb-ready = Gotowe
verb-wait = Zaczekaj
verb-gift = Podaruj
verb-mandate = Wybierz
verb-summon = Przyzwij
verb-place = Umieść
verb-move = Przesuń
verb-build = Zbuduj
verb-buy = Kup
verb-replace = Wymień
verb-pass = Spasuj
verb-use = Użyj
verb-resolve = Rozpatrz
verb-first = Najpierw
verb-last = Na końcu
verb-kill = Zabij
verb-spare = Oszczędź
verb-give = Oddaj
verb-charge = Zażądaj
verb-pay = Zapłać
verb-bid = Postaw
verb-capture = Pojmaj
verb-favor = Przyznaj

## Akcja ze wszystkim, co do niej należy

action-propose =
    Zaproponuj sojusz Klanowi { CLAN($to, form: "gen") }{ GOODS($give_coins, $give_ronin) ->
        [none] { "" }
       *[some] , daj { GOODS($give_coins, $give_ronin) }
    }{ GOODS($ask_coins, $ask_ronin) ->
        [none] { "" }
       *[some] , poproś o { GOODS($ask_coins, $ask_ronin) }
    }
action-withdraw = Wycofaj propozycję dla Klanu { CLAN($to, form: "gen") }
action-accept = Przyjmij propozycję Klanu { CLAN($proposer, form: "gen") }
action-refuse = Odrzuć propozycję Klanu { CLAN($proposer, form: "gen") }
action-ready = Gotowe: zakończ rozmowy
action-wait = Zaczekaj: rozmawiaj dalej
action-gift = Podaruj Klanowi { CLAN($to, form: "gen") } { GOODS($coins, $ronin) }
action-mandate = Zagraj kafel { $position } jako { MANDATE($kind, form: "object") }
action-summon = Przyzwij { PIECE($piece, form: "object") } { PLACE($place, form: "to") }
action-place = Umieść { PIECE($piece, form: "object") } { PLACE($place, form: "in") }
action-move = Przesuń { PIECE($piece, form: "object") } { PLACE($start, form: "from") } { PLACE($goal, form: "to") }
action-build = Zbuduj warownię { PLACE($place, form: "in") }
action-buy =
    { $full ->
        [yes] Kup kartę „{ CARD($card) }” za pełną cenę
       *[no] Kup kartę „{ CARD($card) }”
    }
action-replace =
    { SAME($piece, $by) ->
        [yes] Wymień { PIECE($piece, form: "object") } Klanu { CLAN($owner, form: "gen") } { PLACE($place, form: "in") }
       *[no] Wymień { PIECE($piece, form: "object") } Klanu { CLAN($owner, form: "gen") } { PLACE($place, form: "in") } na { PIECE($by, form: "object") }
    }
action-pass = Spasuj
action-use = Użyj: { SOURCE($source) }
action-resolve = Rozpatrz teraz: { SOURCE($source) }
action-first = Najpierw: przed innymi
action-last = Na końcu: po innych
action-kill = Zabij { PIECE($piece, form: "object") } Klanu { CLAN($owner, form: "gen") } { PLACE($place, form: "in") }
action-spare = Oszczędź wszystkie te figurki
action-give = Oddaj monetę Klanowi { CLAN($to, form: "gen") }
action-charge = Zażądaj 1 monety
action-pay = Zapłać 1 monetę
action-bid =
    { BIDS($seppuku, $hostage, $ronin, $poets) ->
        [none] Nic nie stawiaj
       *[some] Postaw { BIDS($seppuku, $hostage, $ronin, $poets) }
    }
action-capture = Weź jako jeńca { PIECE($piece, form: "object") } Klanu { CLAN($owner, form: "gen") }
action-favor =
    { COUNT($seats) ->
        [one] Moneta z nadwyżki dla Klanu { CLAN($seats, form: "gen") }
       *[other] Po monecie z nadwyżki dla Klanów { CLAN($seats, form: "gen") }
    }
