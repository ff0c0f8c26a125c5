# Learning by playing: the coach at the table, and what the lessons say. Loaded when a lesson is played.
# A lesson is hinode/lessons/*.toml: each `say` there is a message lesson-… here.

## The coach

learn-coach = The lesson
# $number of $count chapters.
learn-chapter = Chapter { $number } of { $count }: { $chapter }
learn-next = Next
learn-back = Back
learn-page = { $number } of { $count }
learn-rule = Rule { $rule }
learn-skip = Skip the lesson
learn-hide = Put the hint away
learn-show = Show the hint
learn-new-game = A new game
learn-play-on = Play on here

## Chapters

lesson-chapter-tea = Tea ceremony
lesson-chapter-mandates = Mandates
lesson-chapter-recruit = Recruit
lesson-chapter-marshal = Marshal
lesson-chapter-train = Train
lesson-chapter-kami = The kami
lesson-chapter-harvest = Harvest
lesson-chapter-betray = Betray
lesson-chapter-war = War
lesson-chapter-winter = What comes next

## The first season

lesson-welcome = Welcome! You lead the Bonsai clan through one spring, from the first tea to the last battle. You cannot break anything: try what you like.
lesson-goal = After three seasons and a winter, the most victory points (VP, the laurel) win. The clans stand here in the order of honor: whoever stands higher wins every tie.
lesson-map = These are the eight provinces. A red seal means war there at the end of the season, in the order of the numbers. Whoever wins takes the war token.
lesson-tea = Every season begins with tea, where two clans can become allies. Koi offers you an alliance, and 1 coin with it. Accept it.
lesson-allied = The knot says that you and Koi are allies: each also gets the bonus of what the other chooses. Everything else you promise each other binds nobody.
lesson-talk = Players talk here: to everybody, or in private with one of them, at any time. What is said in private only you two see.
lesson-deals = And here are deals: who promises what to whom. A promise binds nobody, but the table sees whether it was kept.
lesson-track = Seven times this season somebody chooses a mandate, and everybody performs it. Three times the kami come. The first choice is yours.
lesson-tiles = You drew four tiles that nobody else sees. All do what is above the line; only you and your ally get the bonus below it. Choose Recruit.
lesson-recruit = Recruit brings figures from your reserve: one for each of your strongholds, and one more with the bonus.
lesson-shinto = A Shinto may go to a shrine instead of the map. Send one to Hachiman, who gives ronin: first pick the Shinto, then the shrine.
lesson-bushi = And a Bushi at home, in Kyushu. Each figure has Force 1, and the most Force is what counts in a province.
lesson-powers = Every clan has a power that the others lack. Yours: no card and no stronghold costs you more than 1 coin. Click a clan’s name to read what it can do.
lesson-marshal = Now it is Marshal: everybody may move each figure once, over a border or along a shipping route (a dashed line with a boat).
lesson-move-shikoku = War comes to Shikoku first, and nobody is there. Send a Bushi: whoever is alone takes the token without a fight.
lesson-move-kansai = Dragonfly flies wherever it likes, and it likes Kansai. Send your other Bushi there, too.
lesson-moves-done = Your Daimyo can stay at home: nobody has to move. Say that you are done.
lesson-build = The bonus of Marshal is a stronghold in any province. Others pay 3 coins for it, Bonsai never more than 1. Build it in Kansai: from now on figures can come there.
lesson-train = Train: everybody may buy one season card. It is yours for the whole game.
lesson-kinds = There are five kinds of cards: monsters come as figures, enhancements help your mandates, virtues reward how you play, war upgrades add Force, and winter upgrades count at the end.
lesson-card = Komainu is a monster: its card brings a figure. Others pay 2 coins for it, you at most 1. Buy it.
lesson-monster = A monster comes at once, to one of your strongholds. Summon it in Kansai.
lesson-kami = Meanwhile the kami came. At each shrine the most Force gets the gift, and ties go to the higher honor. Worshippers stay, so a shrine can pay three times a season.
lesson-harvest = You choose again. With Harvest all get a coin, but you and your ally also get the reward of every province where you have the most Force. Choose Harvest.
lesson-harvested = That was the harvest. Each province gave what is drawn on it: VP, coins or ronin. They are counted here.
lesson-recruit-again = Recruit again. Susanoo gives 1 VP for each of your strongholds. Send a Shinto there: if somebody else prays too, the tie goes to the higher honor.
lesson-reinforce = Kansai will see a battle. Summon a Bushi at your stronghold there.
lesson-as-you-like = One more figure, and this time no advice: Kansai, home, or another shrine?
lesson-marshal-again = Marshal again; only the chooser and its ally get the bonus. Koi gathers in Kyoto. Move one Bushi from Kansai to Kyoto: you will soon see why.
lesson-moves-done-again = Leave the others where they are, and say that you are done.
lesson-last-turn = The last mandate of the season is yours. After it the kami come once more, and then it is war.
lesson-betray = Betray is for you alone. Your alliance breaks and you lose a step of honor, but you replace two figures of others by your own. Choose it: nobody can answer any more.
lesson-replace-koi = Replace a Bushi of Koi in Kyoto. It goes home to Koi’s reserve, and one of yours takes its place.
lesson-replace-dragonfly = The second figure must be another player’s. Replace a Bushi of Dragonfly in Kansai.
lesson-war = War! The provinces come in the order of their seals. Whoever is alone there takes the token; two allies alone do not fight; all others do.
lesson-battle = A battle in Kansai, and Dragonfly is at least as strong as you. But first both of you bid coins, in secret, on four advantages.
lesson-advantages = Each goes to the highest bid. Seppuku turns your own dead into VP, a hostage costs another clan a figure, ronin add Force, and poets give VP for all the dead.
lesson-bid-kansai = You have ronin, Dragonfly has none. Bid 2 on the hostage and 3 on hiring ronin, and keep the rest for the next battle.
lesson-hostage = The hostage is yours: capture a Bushi of Dragonfly and steal 1 VP. Next season it goes home, and you get a coin.
lesson-ronin = Hire your ronin: each adds 1 Force in this battle, and you keep them.
lesson-won = That was the battle. The most Force won and took the token, and all figures of the losers there died.
lesson-poets = The poets gave their winner 1 VP for each of the dead. And the winner’s bid went to the losers: winning is not for free.
lesson-bid-kyoto = Now Kyoto. Koi has more Force and more coins than you, so lose it well: bid 1 on Seppuku and 2 on the poets.
lesson-seppuku = Your figures die by their own hand, for 1 VP and a step of honor each. Use it: they would die anyway.
lesson-lost-well = The battle was lost, but look at your VP: Seppuku paid for your own, and the poets for every one of the dead.
lesson-season-over = Spring is over. Coins and ronin are gone, the shrines are empty, the alliances have ended. Figures, strongholds, cards and tokens stay.
lesson-tokens = In winter every war token counts: 1 VP from spring, 2 from summer, 3 from autumn.
lesson-sets = And tokens of different provinces are worth much more together: 10 VP for three or four, 20 for five or six, 30 for seven or eight. So do not fight for the same place twice.
lesson-goodbye = That is the whole game: summer and autumn go like this spring, then comes winter. Play on here without hints, or begin a new game.

## When somebody goes another way

lesson-own-way = You went your own way: good. The hints go with you, and keep quiet where they have no advice.
lesson-free-tea = Propose an alliance, answer a proposal, or say that you are ready. Without an ally you get fewer bonuses, but owe nobody anything.
lesson-free-mandate = Look for the bonus that helps you most now: everybody performs the mandate, but only you and your ally get the bonus.
lesson-free-recruit = Summon figures where you need Force, or send a Shinto to a shrine. You may stop at any time.
lesson-free-marshal = Move towards a red seal, or to where the harvest is good. Each figure moves once; you may stop at any time.
lesson-free-build = Each stronghold brings you one more figure at every Recruit, right where it stands.
lesson-free-train = A card is yours for the whole game. Buy one you can use soon, or save your coins for the battles.
lesson-free-monster = Choose the stronghold where you need the monster most.
lesson-free-betray = Replace up to two figures, of two different players. Look at the war provinces: where does one figure turn the battle?
lesson-free-amaterasu = At the top of the honor track you win every tie.
lesson-free-bids = Bid on what helps you here, and think of the battles to come. If you win, what you bid goes to the losers.
lesson-free-seppuku = Use Seppuku where you would lose anyway: 1 VP and a step of honor for each of your figures.
lesson-free-hostage = Capture a figure: its owner loses Force here, and 1 VP to you.
lesson-free-ronin = Hire them: each of your ronin adds 1 Force here, and you keep them.
lesson-free-favor = Choose who gets the odd coins of your bid.
lesson-free-other = No advice here. Read the question; “Why?” shows the rule behind it.
