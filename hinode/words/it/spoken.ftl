# Che cosa dicono i bot. $manner è il loro carattere: chi è leale è cordiale e schietto, l’opportunista fa i conti, l’infido adula.

said-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
said-price =
    { $coins ->
        [0] Così tanto
        [one] Una moneta
       *[other] { $coins } monete
    }

said-chance = Hanno deciso i dadi.
said-something = Dice qualcosa per cui questa pagina non ha parole.

said-good_for_both =
    { $manner ->
        [loyal] Volentieri. Conviene a tutti e due.
        [treacherous] Un piano degno di te! Come potrei dire di no?
       *[opportunist] I conti tornano per entrambi. D’accordo.
    }
said-good_price =
    { $manner ->
        [loyal] È giusto così. Hai la mia parola.
        [treacherous] Che generosità! Sono ai tuoi piedi.
       *[opportunist] Il prezzo va bene. Affare fatto.
    }
said-stronger_ally =
    { $manner ->
        [loyal] Mi dispiace, preferisco stare con { CLAN($clan, form: "the") }.
        [treacherous] Se non ci fosse { CLAN($clan, form: "the") }, sceglierei te a occhi chiusi. Un’altra stagione, di sicuro.
       *[opportunist] { CLAN($clan, form: "The") } mi rende di più.
    }
said-has_ally =
    { $manner ->
        [loyal] In questa stagione sto con { CLAN($clan, form: "the") }, e ci tengo.
        [treacherous] Ahimè, ho già { CLAN($clan, form: "the") } al mio fianco. Ma il mio cuore era tuo.
       *[opportunist] Ho già { CLAN($clan, form: "the") }. Le regole permettono un solo alleato.
    }
said-leads =
    { $manner ->
        [loyal] Sei davanti a tutti, { CLAN($clan) }. Non posso aiutarti ancora.
        [treacherous] Brilli così tanto, { CLAN($clan) }, che non ti serve il mio aiuto.
       *[opportunist] { CLAN($clan, form: "The") } è in testa. Aiutare chi guida non conviene.
    }
said-no_trust =
    { $manner ->
        [loyal] In questa partita hai già mancato di parola, { CLAN($clan) }. Non posso ancora fidarmi.
        [treacherous] Giochi con tanta astuzia, { CLAN($clan) }, che non oso appoggiarmi a te.
       *[opportunist] { CLAN($clan, form: "The") } ha già mancato di parola. Io ne tengo conto.
    }
said-no_gain =
    { $manner ->
        [loyal] Mi dispiace, mi porta troppo poco.
        [treacherous] Idea incantevole. Trova qualcuno che la meriti.
       *[opportunist] Non vedo il mio guadagno.
    }
said-too_dear =
    { $manner ->
        [loyal] { said-price }: non posso permettermelo, mi dispiace.
        [treacherous] { said-price }, da chi ti ammira in miseria? Tu scherzi.
       *[opportunist] { said-price }? Non vale tanto.
    }
said-wants_province =
    { $manner ->
        [loyal] Ho i miei piani { PLACE($province, form: "in") }, e lo dico apertamente.
        [treacherous] Tutto, ma non { PLACE($province) }. Chiedimi piuttosto la luna.
       *[opportunist] Quello che posso vincere { PLACE($province, form: "in") } vale di più.
    }
said-wants_advantage =
    { $manner ->
        [loyal] Voglio puntare io su { ADVANTAGE($advantage) }.
        [treacherous] Tutto, ma non { ADVANTAGE($advantage) }. Non potrei lasciarti tutta la fatica.
       *[opportunist] { ADVANTAGE($advantage) } mi renderà più di te.
    }
said-other_plans =
    { $manner ->
        [loyal] Non posso promettere { MANDATE($mandate) }: chi sa quali tessere pescherò? Prometto solo ciò che posso mantenere.
        [treacherous] { MANDATE($mandate) }? Da me meriti di meglio.
       *[opportunist] { MANDATE($mandate) } non rientra nei miei piani.
    }
said-cannot =
    { $manner ->
        [loyal] Adesso non si può fare.
        [treacherous] Mi piacerebbe tanto, ma adesso non si può.
       *[opportunist] Impossibile in questo momento. Rifai i conti.
    }
said-only_words =
    { $manner ->
        [loyal] Prometto solo ciò che possiamo verificare. Offrimi qualcosa di preciso.
        [treacherous] Come parli bene! Ora mettilo in una promessa che conti.
       *[opportunist] Le parole non si sommano. Offrimi qualcosa di preciso.
    }
said-asks_more =
    { $manner ->
        [loyal] Ci siamo quasi. Con { said-coins } in più posso farlo.
        [treacherous] Per te, prezzo da amici: solo { said-coins } in più.
       *[opportunist] { said-coins } in più e l’affare è fatto.
    }
said-as_promised =
    { $manner ->
        [loyal] Come ho promesso.
        [treacherous] Ne dubitavi? Io mantengo sempre la parola.
       *[opportunist] L’ho promesso. Stavolta mantenere la parola conviene.
    }
said-proposes =
    { $manner ->
        [loyal] { CLAN($clan) }, restiamo uniti in questa stagione.
        [treacherous] { CLAN($clan) }, che piacere: chi potrebbe resistere a noi due?
       *[opportunist] { CLAN($clan) }, un’alleanza converrebbe a entrambi.
    }
said-offers =
    { $manner ->
        [loyal] Ho un’idea che aiuta tutti e due. È tra gli accordi.
        [treacherous] Solo per te: un accordo che gli altri invidieranno.
       *[opportunist] Ho fatto i conti: guarda l’accordo che ti offro.
    }
said-betrays =
    { $manner ->
        [loyal] Perdonami, { CLAN($clan) }. Non vedo altra via.
        [treacherous] La tua è stata un’alleanza splendida, { CLAN($clan) }. Davvero.
       *[opportunist] È stato un buon affare, { CLAN($clan) }. Ora è finito.
    }
said-betrayed =
    { $manner ->
        [loyal] Mi fidavo di te, { CLAN($clan) }.
        [treacherous] Fatto con eleganza, { CLAN($clan) }. Non avrei saputo fare meglio.
       *[opportunist] Questo va sul tuo conto, { CLAN($clan) }.
    }
said-breaks =
    { $manner ->
        [loyal] Non mi è riuscito di mantenere la parola, { CLAN($clan) }. Mi dispiace.
        [treacherous] Una promessa, { CLAN($clan) }? Sapevamo tutti e due come andava intesa.
       *[opportunist] Quella promessa era diventata troppo cara, { CLAN($clan) }.
    }
said-wronged =
    { $manner ->
        [loyal] Mi hai dato la tua parola, { CLAN($clan) }, e non l’hai mantenuta.
        [treacherous] Che birichinata, { CLAN($clan) }. La ricorderò con affetto.
       *[opportunist] Una promessa infranta, { CLAN($clan) }. La prossima ti costerà di più.
    }
said-no_letters =
    { $manner ->
        [loyal] Perdonami, non so leggere le lettere. Offrimi un accordo e avrai risposta.
        [treacherous] Che bella calligrafia! Peccato che io capisca solo gli accordi.
       *[opportunist] Non leggo lettere, leggo offerte. Fammene una.
    }
