# Perché le regole dicono di no. I motivi e ciò di cui parlano vengono dal motore (hinode/engine/refusals.py).

refusal-over = La partita è finita.
refusal-stale = Quella domanda ha già avuto risposta; la partita è andata avanti.
refusal-not_asked_yet = Quella domanda non è ancora stata posta.
refusal-not_your_turn = Non tocca a te: si aspetta { CLAN($seats, form: "the") }.
refusal-not_here = “{ $line }” qui non è possibile. { STEP($step) }
refusal-not_playing = { CLAN($seat, form: "The") } non gioca in questa partita.

refusal-nothing_to_undo = Non c’è niente da annullare.
refusal-another_acted = Nel frattempo ha agito un altro giocatore.
refusal-final = Nel frattempo qualcosa è stato rivelato, pescato a caso o concordato.

refusal-no_gifts_in_war = Nella fase di guerra non si può dare nulla.
refusal-no_gifts_now = Si può donare solo nella cerimonia del tè e nella fase di politica.
refusal-gift_to_oneself = Un dono va a un altro giocatore.
refusal-gift_to_automa = Un clan Automa non ha né monete né ronin: non gli si può dare nulla.
refusal-empty_gift = Un dono è almeno una moneta o un ronin.
refusal-large_gift =
    { $purse ->
        [one] Non puoi dare più di quanto hai: { $purse } moneta e { $ronin } ronin.
       *[other] Non puoi dare più di quanto hai: { $purse } monete e { $ronin } ronin.
    }

refusal-call_to_arms = Nessuno può sottrarsi alla chiamata alle armi finché ha miniature nella riserva.
refusal-ready_already = Hai già detto di aver finito; con “Aspetta” puoi ripensarci.
refusal-has_ally = In questa stagione hai già un alleato; nessuno ne ha due.
refusal-own_ally = Un clan non può allearsi con sé stesso.
refusal-no_ally_for_you = { CLAN($seat, form: "The") } ora non può allearsi con te.
refusal-large_proposal = Una proposta non può contenere più monete o ronin di quanti ne abbia ciascuno.
refusal-void_proposal = Una delle due parti non ha più ciò che la proposta promette.
refusal-no_proposal_from = Non c’è una proposta aperta { CLAN($seat, form: "of") } per te.
refusal-no_proposal_to = Non hai una proposta aperta fatta { CLAN($seat, form: "to") }.

refusal-open_tile = La tessera { $position } è { MANDATE($mandate) }; solo una tessera nascosta può essere annunciata come un’altra.
refusal-not_in_reserve = Non è nella tua riserva: { PIECE($piece) }.
refusal-all_summoned = Hai già convocato tutte le miniature che questo Reclutamento ti dà.
refusal-no_worshipper = In un santuario si può mandare solo uno Shinto.
refusal-no_such_shrine = Quel santuario non è in questa partita.
refusal-no_stronghold = Non hai una roccaforte { PLACE($place, form: "in") }.
refusal-strongholds_used = Le tue roccaforti { PLACE($place, form: "in") } sono già state usate.
refusal-strongholds_stay = Le tue roccaforti non si muovono.
refusal-not_there = Non ne hai { PLACE($place, form: "in") }: { PIECE($piece) }.
refusal-moved_already = Si sono già mossi tutti i tuoi { PLACE($place, form: "in") }: { PIECE($piece) }.
refusal-same_province = Un movimento deve finire in un’altra provincia.
refusal-not_adjacent = { PLACE($goal) } non è adiacente a { PLACE($place) }.
refusal-toll = Quella rotta si paga e tu non hai monete.
refusal-not_on_display = { CARD($card) } non è tra le carte esposte.
refusal-not_for_your_clan = { CARD($card) } non è per il tuo clan.
refusal-too_expensive =
    { $cost ->
        [one] { CARD($card) } ti costa { $cost } moneta; ne hai { $coins }.
       *[other] { CARD($card) } ti costa { $cost } monete; ne hai { $coins }.
    }
refusal-no_discount = Non c’è uno sconto a cui rinunciare.
refusal-own_figure = Si sostituiscono solo miniature degli altri giocatori.
refusal-daimyo_stays = Un Daimyo non può essere sostituito.
refusal-nothing_to_replace = { CLAN($seat, form: "The") } lì non ne ha: { PIECE($piece) }.
refusal-another_kind = Una miniatura si sostituisce con una dello stesso tipo.
refusal-two_replacements = Puoi sostituire due miniature, di due giocatori diversi, sulla mappa.

refusal-no_part = Non partecipi a questa battaglia.
refusal-large_bid =
    { $purse ->
        [one] Non puoi offrire più di quanto hai: { $purse } moneta.
       *[other] Non puoi offrire più di quanto hai: { $purse } monete.
    }
refusal-daimyo_is_free = Un Daimyo non si prende mai in ostaggio.
refusal-own_hostage = Si prendono solo miniature degli altri partecipanti.
refusal-nobody_to_take = { CLAN($seat, form: "The") } non ne ha in questa battaglia: { PIECE($piece) }.
