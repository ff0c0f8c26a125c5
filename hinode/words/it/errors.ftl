# Perché il server non fa qualcosa, secondo il suo codice.

error-unreadable = Il server non ha capito. Ricarica la pagina e riprova.
error-bad_settings = Un tavolo non si può preparare così.
error-bad_name = Scegli un altro nome: qualche lettera, non troppo lungo.
error-bad_record = Questa registrazione non si può leggere.
error-bad_promise = Una promessa così non si può fare.
error-not_your_seat = Questo posto non è tuo.
error-not_host = Può farlo solo chi ospita il tavolo.
error-no_spectators = La partita è iniziata; solo chi gioca vede questo tavolo.
error-forbidden_origin = Questa pagina non può parlare con il server. Apri il tavolo all’indirizzo del server stesso.
error-no_such_table = Questo tavolo non esiste.
error-no_such_seat = Questo posto non esiste.
error-no_such_deal = Questo accordo non esiste.
error-illegal = Le regole non lo permettono adesso.
error-stale = Nel frattempo è successo altro. Guarda di nuovo.
error-not_now = A questo tavolo ora non è possibile.
error-taken = Qualcuno è arrivato prima.
error-too_large = È troppo in una volta sola.
error-too_fast = Troppo in fretta. Aspetta un momento e riprova.
error-broken = Questa partita non può continuare con le regole attuali.
error-storage = Non è stato possibile salvare, quindi non è successo. Riprova.
error-full = Il server è pieno. Riprova più tardi.
