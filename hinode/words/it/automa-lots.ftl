# What chance decided in an event of the Automa. These sentences follow the event’s own.

lot-victim = Tra vittime alla pari se ne estrae una a caso.
lot-hostage = Tra ostaggi alla pari se ne estrae uno a caso.
lot-card = Tra carte dello stesso costo se ne estrae una a caso.
lot-start = Tra province di partenza con la stessa Forza se ne estrae una a caso.
lot-provinces = Le sue province vengono in ordine casuale.
lot-monsters = I mostri tra loro si muovono in ordine casuale.
lot-monster = Quale mostro venga per primo è un caso.
lot-way = Tra strade ugualmente corte se ne estrae una a caso.
lot-province = Tra più province simili se ne estrae una a caso.
lot-strongholds = Le roccaforti lontane dalle guerre vengono in ordine casuale.
lot-summon_monster = In quale roccaforte arrivi è un caso.
lot-hate_choice = Tra vittime alla pari se ne estrae una a caso.
