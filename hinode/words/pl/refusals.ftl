# Dlaczego zasady na coś nie pozwalają. Powody i to, czego dotyczą, podaje silnik gry (hinode/engine/refusals.py).

refusal-over = Gra jest skończona.
refusal-stale = Na to pytanie już odpowiedziano; gra potoczyła się dalej.
refusal-not_asked_yet = Tego pytania jeszcze nie zadano.
refusal-not_your_turn = To nie twoja kolej. Gra czeka na: { CLAN($seats) }.
refusal-not_here = „{ $line }” nie jest tu możliwe. { STEP($step) }
refusal-not_playing = Klan { CLAN($seat, form: "gen") } nie bierze udziału w tej grze.

refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-another_acted = Inny gracz zdążył już coś zrobić.
refusal-final = Od tego czasu coś ujawniono, wylosowano lub uzgodniono.

refusal-no_gifts_in_war = W Fazie Działań Wojennych nie można niczego dawać.
refusal-no_gifts_now = Podarunki są możliwe tylko podczas Ceremonii Picia Herbaty i w Fazie Działań Politycznych.
refusal-gift_to_oneself = Podarunek daje się innemu graczowi.
refusal-gift_to_automa = Klan Automy nie ma monet ani roninów; nie można mu nic dać.
refusal-empty_gift = Podarunek to co najmniej jedna moneta lub jeden ronin.
refusal-large_gift = Nie możesz dać więcej, niż masz (monety: { $purse }, ronini: { $ronin }).

refusal-call_to_arms = Nikt nie może odmówić wezwania do broni, dopóki ma figurki w rezerwie.
refusal-ready_already = Twoja gotowość jest już zgłoszona; „Zaczekaj” ją cofa.
refusal-has_ally = W tej porze roku masz już sojusznika; nikt nie ma dwóch.
refusal-own_ally = Klan nie może zawrzeć sojuszu sam ze sobą.
refusal-no_ally_for_you = Klan { CLAN($seat, form: "gen") } nie może teraz zostać twoim sojusznikiem.
refusal-large_proposal = Propozycja nie może obejmować więcej monet ani roninów, niż mają obie strony.
refusal-void_proposal = Jedna ze stron nie ma już tego, co obiecuje propozycja.
refusal-no_proposal_from = Nie ma otwartej propozycji Klanu { CLAN($seat, form: "gen") } dla ciebie.
refusal-no_proposal_to = Nie masz otwartej propozycji dla Klanu { CLAN($seat, form: "gen") }.

refusal-open_tile = Kafel { $position } to { MANDATE($mandate) }; tylko zakryty kafel można ogłosić jako inny.
refusal-not_in_reserve = Nie ma tego w twojej rezerwie: { PIECE($piece) }.
refusal-all_summoned = Wszystkie figurki, które daje ci ten Werbunek, są już przyzwane.
refusal-no_worshipper = Do świątyni można wysłać tylko Shinto.
refusal-no_such_shrine = Tej świątyni nie ma w tej grze.
refusal-no_stronghold = Nie masz warowni { PLACE($place, form: "in") }.
refusal-strongholds_used = Twoje warownie { PLACE($place, form: "in") } zostały już wykorzystane.
refusal-strongholds_stay = Twoje warownie się nie poruszają.
refusal-not_there = Nie masz tego { PLACE($place, form: "in") }: { PIECE($piece) }.
refusal-moved_already = Wszystkie twoje { PLACE($place, form: "in") } już się poruszyły: { PIECE($piece) }.
refusal-same_province = Ruch musi się skończyć w innej prowincji.
refusal-not_adjacent = { PLACE($goal) } i { PLACE($place) } nie sąsiadują ze sobą.
refusal-toll = Ten szlak jest płatny, a ty nie masz monety.
refusal-not_on_display = Tej karty nie ma na wystawie: { CARD($card) }.
refusal-not_for_your_clan = Ta karta nie jest dla twojego Klanu: { CARD($card) }.
refusal-too_expensive = { CARD($card) }: koszt w monetach to dla ciebie { $cost }, a masz { $coins }.
refusal-no_discount = Nie ma zniżki, z której można by zrezygnować.
refusal-own_figure = Wymienia się tylko figurki innych graczy.
refusal-daimyo_stays = Daimyo nie można wymienić.
refusal-nothing_to_replace = Klan { CLAN($seat, form: "gen") } nie ma tam tego: { PIECE($piece) }.
refusal-another_kind = Figurkę wymienia się na figurkę tego samego rodzaju.
refusal-two_replacements = Możesz wymienić dwie figurki, dwóch różnych graczy, na mapie.

refusal-no_part = Nie bierzesz udziału w tej bitwie.
refusal-large_bid = Nie możesz postawić więcej, niż masz (monety: { $purse }).
refusal-daimyo_is_free = Daimyo nigdy nie zostaje jeńcem.
refusal-own_hostage = Bierze się tylko figurki innych uczestników.
refusal-nobody_to_take = Klan { CLAN($seat, form: "gen") } nie ma tego w tej bitwie: { PIECE($piece) }.
