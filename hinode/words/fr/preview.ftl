# What a link shows in a chat before anybody opens it. The server writes this into the head of the page.

preview-home = Hinode
preview-home-text = Une maison ouverte pour le jeu de société Rising Sun : entre amis ou contre des bots.
preview-invitation = Vous êtes invité à une partie de Rising Sun
preview-invitation-text = Une table sur Hinode. Ouvrez le lien pour vous asseoir.
preview-title = { $title } – Hinode
preview-untitled = Une table de Rising Sun
preview-open =
    { $free ->
        [0] La table est complète et va commencer.
        [one] Une place sur { $players } est libre.
       *[other] { $free } places sur { $players } sont libres.
    }
preview-playing = { $season }. En jeu : { $clans }.
preview-drafting = On choisit les clans.
preview-over = La partie est terminée. Victoire : { $clans }.
