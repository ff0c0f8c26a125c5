# What chance decided in an event of the Automa. These sentences follow the event’s own.

lot-victim = Of equal victims one is drawn at random.
lot-hostage = Of equal hostages one is drawn at random.
lot-card = Of equally expensive cards one is drawn at random.
lot-start = Of equally strong provinces to move from, one is drawn at random.
lot-provinces = Its provinces come in random order.
lot-monsters = Monsters among themselves move in random order.
lot-monster = Which monster comes first is random.
lot-way = Of equally short ways one is drawn at random.
lot-province = Of several such provinces one is drawn at random.
lot-strongholds = Strongholds away from the wars come in random order.
lot-summon_monster = Which stronghold it comes to is random.
lot-hate_choice = Of equal victims one is drawn at random.
