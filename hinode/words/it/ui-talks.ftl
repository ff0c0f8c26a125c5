# Trattative in primo piano: frasi, avvisi, il menu di un clan, controfferte, promesse in gioco, spettatori.

## Frasi che si scelgono invece di scrivere

said-phrase_ally = Ci alleiamo?
said-phrase_pay = Ti pagherò.
said-phrase_offer = Fammi un’offerta.
said-phrase_stay_out = Non entrare { PLACE($province, form: "in") }.
said-phrase_trust = Fidati di me.
said-phrase_careful = Attenzione: { CLAN($clan, form: "the") } sta vincendo.
said-phrase_agreed = D’accordo.
said-phrase_no = No.
said-phrase_thanks = Grazie.
said-phrase_sorry = Mi dispiace.
# Volti, letti ad alta voce.
said-phrase_bow = (fa un inchino)
said-phrase_smile = (sorride)
said-phrase_laugh = (ride)
said-phrase_doubt = (ha dei dubbi)
said-phrase_shock = (resta di stucco)
said-phrase_anger = (si arrabbia)

talk-phrases = Frasi
talk-phrase-where = Quale provincia?
talk-phrase-who = Quale clan?

## Avvisi: ciò che qualcuno ha appena detto o offerto

toast-list = Nuovi messaggi
toast-whispers = { $name } ti sussurra: { $text }
toast-says = { $name }: { $text }
toast-deal = { CLAN($clan, form: "The") } ti offre un accordo.
toast-look = Guarda
toast-reply = Rispondi a { $names }
toast-close = Chiudi
toast-more =
    { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }

## Il menu di un clan

approach = Parla e tratta con { CLAN($clan, form: "the") }
approach-whisper = Sussurra
approach-propose = Proponi un’alleanza
approach-deal = Offri un accordo
approach-gift = Fai un dono
approach-follow = Segui { CLAN($clan, form: "the") }
approach-unfollow = Smetti di seguire

## Controfferte

counter = Controfferta
counter-deal = Inviandola rifiuti l’offerta di { $name }.
counter-proposal = Inviandola rifiuti la proposta { CLAN($from, form: "of") }.

## Promesse che una scelta manterrebbe o romperebbe

foresee-breaks = Rompi la promessa fatta { CLAN($to, form: "to") }. { $promise }
foresee-keeps = Mantieni la promessa fatta { CLAN($to, form: "to") }. { $promise }
foresee-broken-by = Così { CLAN($by, form: "the") } rompe una promessa fatta a te. { $promise }
foresee-kept-by = Così { CLAN($by, form: "the") } mantiene una promessa fatta a te. { $promise }

## Spettatori

gallery = Spettatori
gallery-text = Gli spettatori parlano tra loro. I giocatori leggono tutto a partita finita.
gallery-empty = Nessuno spettatore ha detto niente.
gallery-name = Il tuo nome da spettatore
gallery-say = Agli spettatori
