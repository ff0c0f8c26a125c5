# What a link shows in a chat before anybody opens it. The server writes this into the head of the page.

preview-home = Hinode
preview-home-text = Una casa aperta per il gioco da tavolo Rising Sun: con gli amici o contro i bot.
preview-invitation = Sei invitato a una partita di Rising Sun
preview-invitation-text = Un tavolo su Hinode. Apri il link per sederti.
preview-title = { $title } – Hinode
preview-untitled = Un tavolo di Rising Sun
preview-open =
    { $free ->
        [0] Il tavolo è al completo e sta per cominciare.
        [one] Un posto su { $players } è libero.
       *[other] { $free } posti su { $players } sono liberi.
    }
preview-playing = { $season }. In gioco: { $clans }.
preview-drafting = Si stanno scegliendo i clan.
preview-over = La partita è finita. Vittoria: { $clans }.
