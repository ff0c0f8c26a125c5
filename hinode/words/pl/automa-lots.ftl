# What chance decided in an event of the Automa. These sentences follow the event’s own.

lot-victim = Spośród równych ofiar jedna jest losowana.
lot-hostage = Spośród równych zakładników jeden jest losowany.
lot-card = Spośród równie drogich kart jedna jest losowana.
lot-start = Spośród równie silnych prowincji wyjścia jedna jest losowana.
lot-provinces = Kolejność jej prowincji jest losowa.
lot-monsters = Potwory między sobą ruszają się w losowej kolejności.
lot-monster = Który potwór jest pierwszy, decyduje los.
lot-way = Spośród równie krótkich dróg jedna jest losowana.
lot-province = Spośród kilku takich prowincji jedna jest losowana.
lot-strongholds = Kolejność warowni z dala od wojen jest losowa.
lot-summon_monster = O tym, do której warowni przybywa, decyduje los.
lot-hate_choice = Spośród równych ofiar jedna jest losowana.
