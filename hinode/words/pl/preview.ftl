# What a link shows in a chat before anybody opens it. The server writes this into the head of the page.

preview-home = Hinode
preview-home-text = Otwarty dom dla gry planszowej Rising Sun: ze znajomymi albo przeciw botom.
preview-invitation = Zaproszenie do gry w Rising Sun
preview-invitation-text = Stół w Hinode. Otwórz link, żeby usiąść.
preview-title = { $title } – Hinode
preview-untitled = Stół Rising Sun
preview-open =
    { $free ->
        [0] Stół jest pełny, gra zaraz się zacznie.
        [one] Jedno wolne miejsce z { $players }.
        [few] { $free } wolne miejsca z { $players }.
       *[other] { $free } wolnych miejsc z { $players }.
    }
preview-playing = { $season }. Grają: { $clans }.
preview-drafting = Trwa wybór klanów.
preview-over = Koniec gry. Zwycięstwo: { $clans }.
