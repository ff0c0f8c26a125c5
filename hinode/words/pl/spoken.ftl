# Co mówią boty. $manner to ich charakter: lojalny jest serdeczny i prosty, oportunista liczy, zdradliwy schlebia.

said-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
said-price =
    { $coins ->
        [0] Aż tyle
        [one] Jedna moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }

said-chance = Zdecydowały kości.
said-something = Mówi coś, na co ta strona nie ma słów.

said-good_for_both =
    { $manner ->
        [loyal] Chętnie. To dobre dla nas obojga.
        [treacherous] Plan godny ciebie! Jakże odmówić?
       *[opportunist] Rachunek zgadza się po obu stronach. Zgoda.
    }
said-good_price =
    { $manner ->
        [loyal] To uczciwe. Masz moje słowo.
        [treacherous] Cóż za hojność! Jestem na każde skinienie.
       *[opportunist] Cena się zgadza. Załatwione.
    }
said-stronger_ally =
    { $manner ->
        [loyal] Przykro mi, wolę stać u boku Klanu { CLAN($clan, form: "gen") }.
        [treacherous] Ach, gdyby nie Klan { CLAN($clan, form: "gen") }! W innej porze roku na pewno wybiorę ciebie.
       *[opportunist] Klan { CLAN($clan, form: "gen") } daje mi więcej.
    }
said-has_ally =
    { $manner ->
        [loyal] W tej porze roku stoję przy Klanie { CLAN($clan, form: "gen") } i nie zmieniam zdania.
        [treacherous] Niestety, Klan { CLAN($clan, form: "gen") } już tu jest. Ale moje serce zawsze było przy tobie.
       *[opportunist] Mam już Klan { CLAN($clan, form: "gen") }. Zasady pozwalają na jednego sojusznika.
    }
said-leads =
    { $manner ->
        [loyal] Wyprzedzasz nas wszystkich, Klanie { CLAN($clan, form: "gen") }. Nie mogę ci dalej pomagać.
        [treacherous] Lśnisz tak jasno, Klanie { CLAN($clan, form: "gen") }, że nie trzeba ci mojej pomocy.
       *[opportunist] Klan { CLAN($clan, form: "gen") } prowadzi. Pomaganie liderowi się nie opłaca.
    }
said-no_trust =
    { $manner ->
        [loyal] W tej grze Klan { CLAN($clan, form: "gen") } złamał już słowo. Jeszcze nie mogę zaufać.
        [treacherous] Taki spryt, Klanie { CLAN($clan, form: "gen") }, że aż boję się na tobie oprzeć.
       *[opportunist] Klan { CLAN($clan, form: "gen") } łamał już słowo. Wliczam to w cenę.
    }
said-no_gain =
    { $manner ->
        [loyal] Przykro mi, to mi daje za mało.
        [treacherous] Uroczy pomysł. Znajdź kogoś, kto na niego zasługuje.
       *[opportunist] Nie widzę w tym zysku.
    }
said-too_dear =
    { $manner ->
        [loyal] { said-price }: nie stać mnie na to, przykro mi.
        [treacherous] { said-price } od kogoś, kto cię podziwia w ubóstwie? Żartujesz.
       *[opportunist] { said-price }? To nie jest tyle warte.
    }
said-wants_province =
    { $manner ->
        [loyal] Mam { PLACE($province, form: "in") } własne plany i mówię to otwarcie.
        [treacherous] Wszystko, tylko nie { PLACE($province) }. Poproś mnie raczej o księżyc.
       *[opportunist] To, co mogę wygrać { PLACE($province, form: "in") }, jest warte więcej.
    }
said-wants_advantage =
    { $manner ->
        [loyal] Chcę postawić na „{ ADVANTAGE($advantage) }”.
        [treacherous] Wszystko, tylko nie „{ ADVANTAGE($advantage) }”. Jakże zostawić ci całą robotę?
       *[opportunist] „{ ADVANTAGE($advantage) }” zapłaci mi lepiej niż ty.
    }
said-other_plans =
    { $manner ->
        [loyal] Nie mogę obiecać, że wybiorę { MANDATE($mandate, form: "object") }: kto wie, jakie kafle dobiorę? Obiecuję tylko to, czego mogę dotrzymać.
        [treacherous] Wybrać { MANDATE($mandate, form: "object") }? Zasługujesz na coś lepszego.
       *[opportunist] Wybrać { MANDATE($mandate, form: "object") }? To nie pasuje do moich planów.
    }
said-cannot =
    { $manner ->
        [loyal] Teraz nie da się tego zrobić.
        [treacherous] Z rozkoszą, ale teraz się nie da.
       *[opportunist] W tej chwili niemożliwe. Policz jeszcze raz.
    }
said-only_words =
    { $manner ->
        [loyal] Obiecuję tylko to, co oboje możemy sprawdzić. Zaproponuj coś konkretnego.
        [treacherous] Jak pięknie mówisz! Teraz ubierz to w obietnicę, która się liczy.
       *[opportunist] Słów nie da się zsumować. Zaproponuj coś konkretnego.
    }
said-asks_more =
    { $manner ->
        [loyal] Już blisko. Dołóż { said-coins }, a dam radę.
        [treacherous] Dla ciebie cena przyjacielska: dołóż tylko { said-coins }.
       *[opportunist] Dołóż { said-coins } i umowa stoi.
    }
said-as_promised =
    { $manner ->
        [loyal] Zgodnie z obietnicą.
        [treacherous] Skąd te wątpliwości? Zawsze dotrzymuję słowa.
       *[opportunist] Taka była obietnica. Tym razem opłaca się jej dotrzymać.
    }
said-proposes =
    { $manner ->
        [loyal] Klanie { CLAN($clan, form: "gen") }, trzymajmy się razem w tej porze roku.
        [treacherous] Klanie { CLAN($clan, form: "gen") }, druga taka para się nie znajdzie: kto nam się oprze?
       *[opportunist] Klanie { CLAN($clan, form: "gen") }, sojusz opłaci się nam obojgu.
    }
said-offers =
    { $manner ->
        [loyal] Mam pomysł, który pomoże nam obojgu. Jest wśród umów.
        [treacherous] Tylko dla ciebie: umowa, której inni będą zazdrościć.
       *[opportunist] Rachunek zrobiony: spójrz na umowę, którą ci proponuję.
    }
said-betrays =
    { $manner ->
        [loyal] Wybacz, Klanie { CLAN($clan, form: "gen") }. Nie widzę innej drogi.
        [treacherous] Cudowny był z tobą sojusz, Klanie { CLAN($clan, form: "gen") }. Naprawdę.
       *[opportunist] To był dobry interes, Klanie { CLAN($clan, form: "gen") }. Teraz się skończył.
    }
said-betrayed =
    { $manner ->
        [loyal] A miało się do ciebie zaufanie, Klanie { CLAN($clan, form: "gen") }.
        [treacherous] Pięknie zagrane, Klanie { CLAN($clan, form: "gen") }. Lepiej się nie dało.
       *[opportunist] To idzie na twój rachunek, Klanie { CLAN($clan, form: "gen") }.
    }
said-breaks =
    { $manner ->
        [loyal] Nie udało mi się dotrzymać słowa, Klanie { CLAN($clan, form: "gen") }. Przykro mi.
        [treacherous] Obietnica, Klanie { CLAN($clan, form: "gen") }? Przecież oboje wiemy, jak należało ją rozumieć.
       *[opportunist] Ta obietnica zrobiła się za droga, Klanie { CLAN($clan, form: "gen") }.
    }
said-wronged =
    { $manner ->
        [loyal] Było twoje słowo, Klanie { CLAN($clan, form: "gen") }, i nie zostało dotrzymane.
        [treacherous] Ależ z ciebie ziółko, Klanie { CLAN($clan, form: "gen") }. Zapamiętam to z czułością.
       *[opportunist] Złamana obietnica, Klanie { CLAN($clan, form: "gen") }. Następna będzie cię kosztować więcej.
    }
said-no_letters =
    { $manner ->
        [loyal] Wybacz, nie umiem czytać listów. Zaproponuj mi umowę, a dostaniesz odpowiedź.
        [treacherous] Cóż za piękny charakter pisma! Niestety rozumiem tylko umowy.
       *[opportunist] Listów nie czytam, czytam oferty. Złóż mi jakąś.
    }
