# What chance decided in an event of the Automa. These sentences follow the event’s own.

lot-victim = Entre victimes à égalité, le hasard choisit.
lot-hostage = Entre otages à égalité, le hasard choisit.
lot-card = Entre cartes du même coût, le hasard choisit.
lot-start = Entre provinces de départ de même Force, le hasard choisit.
lot-provinces = Ses provinces viennent dans un ordre aléatoire.
lot-monsters = Entre eux, les monstres se déplacent dans un ordre aléatoire.
lot-monster = Le hasard décide quel monstre vient en premier.
lot-way = Entre chemins aussi courts, le hasard choisit.
lot-province = Entre plusieurs provinces semblables, le hasard choisit.
lot-strongholds = Les forteresses loin des guerres viennent dans un ordre aléatoire.
lot-summon_monster = Le hasard décide dans quelle forteresse il arrive.
lot-hate_choice = Entre victimes à égalité, le hasard choisit.
