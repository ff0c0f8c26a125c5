# Made from hinode/reference/rules.toml by `make generate`: change the rules there.
rule-R1-1 = Clans and their figures
rule-R1-1-text = Each player leads one clan: a Daimyo, 3 Shinto and 6 Bushi, 4 strongholds, and any monsters it gets on the way. Whatever is not in play lies in the clan’s reserve, open for all to see.
rule-R1-1-words = pieces, miniatures, reserve, priest, warrior, leader, public

rule-R1-2 = The map
rule-R1-2-text = Eight provinces are linked by borders on land and shipping routes at sea. Provinces joined by either kind of link are adjacent. Shrines lie outside the map.
rule-R1-2-words = boat, ship, sea, neighbor, neighbour, region, route, border, adjacent, neighbors, neighbours, land, province

rule-R1-3 = Force
rule-R1-3-text = A figure is worth 1 Force unless its card or clan says something else. Add up a clan’s figures in a place to get its Force there. Strongholds add nothing, except Turtle’s.
rule-R1-3-words = strength, power, strong

rule-R1-4 = Coins, ronin and points
rule-R1-4-text = Everybody can see how many coins and ronin you hold, and the common pile never runs out. Victory points (VP) cannot drop below 0, and there is no maximum: past 50 the count simply goes on.
rule-R1-4-words = money, gold, score, mercenaries, public, coin

rule-R1-5 = Summon
rule-R1-5-text = To summon is to bring a figure from your reserve into a province where one of your strongholds stands, unless an effect names another place. Figures that arrive on one occasion, such as a full Recruit turn, a bought monster or Raijin’s gift, make a single Summon for effects that react to it.
rule-R1-5-words = deploy, spawn

rule-R1-6 = Place
rule-R1-6-text = To place is to put a figure from your reserve exactly where the effect says. It is not a Summon, so nothing that waits for one reacts.

rule-R1-7 = Move
rule-R1-7-text = One move is one step: by land over a border, or by sea on a shipping route.
rule-R1-7-words = walk, sail, travel, boat, ship, adjacent, border

rule-R1-8 = Killed, replaced, captured
rule-R1-8-text = A killed figure returns to its owner’s reserve and counts as killed. Figures replaced through Betray or held hostage have not been killed.
rule-R1-8-words = die, dead, death, destroy

rule-R1-9 = Opponents and left
rule-R1-9-text = Every other player is your opponent, even your ally. Going clockwise, the next player sits on your left.
rule-R1-9-words = enemy, neighbor, neighbour

rule-R1-10 = Cards and reserve
rule-R1-10-text = A card you acquire is yours until the game ends; a war card works in each war phase that follows. A Daimyo or monster lying in your reserve may be recruited the same way as a Bushi. Sending a Shinto to a shrine takes up what one stronghold would have brought.
rule-R1-10-words = upgrade, keep, discard, recruit

rule-R2-1 = Honor track
rule-R2-1-text = All clans in play stand one above the other on the honor track, with neither ties nor empty steps.
rule-R2-1-words = honour, rank

rule-R2-2 = Gaining and losing honor
rule-R2-2-text = Gaining honor means trading places with the clan just above you; losing it means trading with the one just below. Already first or last, you stay put. Gaining several times means that many single steps.
rule-R2-2-words = honour, swap, rise, fall

rule-R2-3 = Ties
rule-R2-3-text = When a contest must have one winner, such as Force, bids or the final score, the tied player standing higher on the honor track wins. Cards that ask for the richest or the most are no contests, and allies may share the victory.
rule-R2-3-words = tiebreak, draw, equal, honour

rule-R2-4 = Effects at one moment
rule-R2-4-text = If effects of several players fall together and their order matters, the one of them with the highest honor decides to go first or last. The others then settle it in the same way.
rule-R2-4-words = simultaneous, order, timing, conflict

rule-R3-1 = Clans and seats
rule-R3-1-text = Everyone plays a different clan. The clans’ starting ranks, lowest number first, set both the order on the honor track from the top and the clockwise seating; seats stay as they are for good.
rule-R3-1-words = setup, players, order, table, rank

rule-R3-2 = Starting pieces
rule-R3-2-text = You begin with 0 VP. Your home province holds your Daimyo, a Bushi and a stronghold; 3 Shinto, 5 Bushi and 3 strongholds wait in reserve.
rule-R3-2-words = setup, begin

rule-R3-3 = Shrines in play
rule-R3-3-text = Four of the seven shrines are drawn at random and lined up from left to right. Beginners may take Amaterasu, Fujin, Hachiman and Tsukuyomi.
rule-R3-3-words = setup, kami, gods

rule-R3-4 = Season decks
rule-R3-4-text = Each of Spring, Summer and Autumn has 12 cards, open to all while the season lasts: the 7 core cards and 5 from a set that is chosen or drawn for the game. Archway is the set for beginners.
rule-R3-4-words = setup, horseman, teapot, expansion

rule-R3-5 = War token stacks
rule-R3-5-text = Every season has its own shuffled stack of eight war tokens, one per province.
rule-R3-5-words = setup, province

rule-R3-6 = Mandate tiles
rule-R3-6-text = The mandate deck is 10 shuffled tiles: two each of Recruit, Marshal, Train, Harvest and Betray.
rule-R3-6-words = setup, political

rule-R4-1 = Prepare for war
rule-R4-1-text = Turn up as many of the season’s war tokens as there are players, plus two. Those provinces go to war this season, one after another as drawn; the tokens left over leave the game.
rule-R4-1-words = setup, number, season, phases, begin, round

rule-R4-2 = New season cards
rule-R4-2-text = Cards nobody acquired last season are removed. All 12 of the new season are laid out face up.
rule-R4-2-words = display, market

rule-R4-3 = Income
rule-R4-3-text = At the start of a season every clan collects its own income in coins.
rule-R4-3-words = upkeep, money, salary, gold

rule-R4-4 = Hostages return
rule-R4-4-text = When Summer, Autumn and Winter begin, all hostages go back to their owners’ reserves. Each captor is paid 1 coin for every hostage it held.
rule-R4-4-words = captive, prisoner, ransom, free

rule-R4-5 = Cleanup
rule-R4-5-text = Coins and ronin return to the pile, worshippers to their owners’ reserves; figures in provinces remain. The ten mandate tiles are shuffled again, and the deck goes to the left neighbor of whoever played the last mandate.
rule-R4-5-words = upkeep, reset, end of season, shrine, phases

rule-R5-1 = Old alliances end
rule-R5-1-text = When the tea ceremony begins, every alliance from the season before is over.
rule-R5-1-words = ally, dissolve

rule-R5-2 = Making alliances
rule-R5-2-text = Two players without an ally may become allies for the season if both agree. Nobody has more than one ally. The ceremony is over once everyone is done or no pair remains possible, and no alliance can be formed later.
rule-R5-2-words = ally, tea ceremony, partner, propose, accept, phases

rule-R5-3 = Deals and gifts
rule-R5-3-text = Talk and promise whatever you like, openly or in secret, at any time; no deal binds anybody. Both in the tea ceremony and in the political phase, on anyone’s turn, you may give another player any of your coins and ronin; never during war.
rule-R5-3-words = negotiation, bribe, trade, promise, donate

rule-R6-1 = Order of turns
rule-R6-1-text = The political phase has three mandate turns, then a kami turn; twice more, two mandate turns and a kami turn. War follows.
rule-R6-1-words = track, season, seven, phases, turn, round, course

rule-R6-2 = Who chooses the mandate
rule-R6-2-text = The clan with the highest honor opens the game with a mandate turn. After each one the deck goes to the next player on the left, and the new season carries on where the last one stopped.
rule-R6-2-words = turn, active, start player

rule-R6-3 = Choosing a mandate
rule-R6-3-text = Look at the top four tiles of the deck in secret, play one face up and put the other three back on top, in the same order. So you know part of what the next player will see.
rule-R6-3-words = draw, tile, pick, turn

rule-R6-4 = Performing a mandate
rule-R6-4-text = Every player carries out the mandate once, clockwise, beginning left of the chooser, who comes last. With Train the chooser comes first, and Betray is for the chooser alone. Nothing in a mandate is compulsory unless its rule says so.
rule-R6-4-words = order, optional, pass, skip

rule-R6-5 = Mandate bonus
rule-R6-5-text = Besides the chooser, only the player allied to it at that moment gets the bonus of a mandate.
rule-R6-5-words = ally, extra

rule-R6-6 = Recruit
rule-R6-6-text = For each of your strongholds on the map, summon one figure of any kind there from your reserve; two strongholds in the same province bring two figures. Bonus: one figure more at a stronghold of your choice.
rule-R6-6-words = mandate, deploy, extra

rule-R6-7 = Worship
rule-R6-7-text = A Shinto you summon may go to any of the four shrines rather than into a province. It has then left the map: it cannot move, and Betray does not reach it. A shrine has room for any number.
rule-R6-7-words = pray, temple, priest, monk

rule-R6-8 = Marshal
rule-R6-8-text = Move as many of your figures on the map as you wish, each of them once at most, to an adjacent province. Bonus: for 3 coins build one stronghold from your reserve in any province. A province may hold several, but you own only four.
rule-R6-8-words = mandate, build, castle, fortress, march, strongholds, cost, move

rule-R6-9 = Train
rule-R6-9-text = Buy at most one season card from the display for its price; it works immediately, and copies of the same card add up. Bonus: you may pay 1 coin less, though never less than 0.
rule-R6-9-words = mandate, acquire, purchase, cost, discount, upgrade

rule-R6-10 = Monsters
rule-R6-10-text = A monster card comes with a figure that you must summon straight away at one of your strongholds, or put in reserve if none stands on the map. It belongs to your clan from then on; after being killed it waits in your reserve, where you can recruit it again.
rule-R6-10-words = oni, dragon, creature, beast

rule-R6-11 = Harvest
rule-R6-11-text = Gain 1 coin. Bonus: take the reward of each province where your Force is the greatest; honor settles ties, and without Force there you get nothing. All you get this way makes one gain.
rule-R6-11-words = mandate, income, collect, majority

rule-R6-12 = Betray
rule-R6-12-text = If you have an ally, the alliance ends at once and you lose honor. Then exchange up to two figures on the map, of two different players, for the same kind from your reserve: Bushi for Bushi, Shinto for Shinto, any monster for any monster. The ousted figures go back to reserve without being killed, and yours were not summoned. No Daimyo and no worshipper can be exchanged.
rule-R6-12-words = mandate, traitor, replace, break, betrayal

rule-R7-1 = Kami turn
rule-R7-1-text = The shrines are settled from left to right. The greatest Force at a shrine, ties going to the higher honor at that moment, earns its favor immediately; a shrine without worshippers is passed over. Worshippers remain until cleanup and can win again at each kami turn.
rule-R7-1-words = gods, temple, worship, majority

rule-R7-2 = Favors of the kami
rule-R7-2-text = Amaterasu: rise to the top of the honor track. Fujin: up to two moves on the map, by one figure or two. Raijin: summon a Bushi in any province. Ryujin: buy a season card at full price. These four you may refuse. Hachiman: 2 ronin. Susanoo: 1 VP for every stronghold you have in play. Tsukuyomi: 2 coins. Those three are paid without asking.
rule-R7-2-words = shrine, gods, benefit, reward

rule-R8-1 = Start of war
rule-R8-1-text = From now on nobody may give away coins or ronin. Effects tied to the start of the war phase come first, one time each season; honor settles who resolves them when.
rule-R8-1-words = war cards, begin, phases

rule-R8-2 = Provinces at war
rule-R8-2-text = The provinces at war are settled in number order. Without anybody’s Force the token is discarded; a single player with Force takes it. Two allies alone there do not fight: the stronger gets the token, honor breaking a tie, and all survive. In every other case all players with Force there fight a battle.
rule-R8-2-words = uncontested, fight, ally

rule-R8-3 = Bids in a battle
rule-R8-3-text = After any start-of-battle effects every participant secretly splits its coins among the four war advantages, holding back as much as it likes; bidding nothing is fine. All bids are shown together. Going from left to right, the highest bid of 1 or more wins each advantage, with ties by current honor, and its use is up to the winner; without a bid it is skipped.
rule-R8-3-words = auction, bidding, reveal, sealed, fight, coins

rule-R8-4 = Seppuku
rule-R8-4-text = Kill every figure you have in the province. Each brings you 1 VP and one step of honor. You remain part of the battle.
rule-R8-4-words = advantage, suicide, sacrifice, harakiri

rule-R8-5 = Take hostage
rule-R8-5-text = In this province, capture one figure of someone else in the battle, your ally included, but never a Daimyo. You keep it until hostages return. Its owner loses 1 VP to you, if it has any.
rule-R8-5-words = advantage, captive, prisoner, kidnap

rule-R8-6 = Hire ronin
rule-R8-6-text = Every ronin you hold adds 1 to your Force in this battle. They are not used up.
rule-R8-6-words = advantage, mercenaries

rule-R8-7 = Outcome of a battle
rule-R8-7-text = The participant with the greatest Force wins and takes the war token; honor breaks ties, and decides among all participants when no Force is left. Every other participant’s figures in the province die, except those of the ally of the winner.
rule-R8-7-words = win, lose, fight, defeat, victory, winner

rule-R8-8 = Imperial poets
rule-R8-8-text = Once the outcome is settled, you score 1 VP for every figure killed in this battle, no matter whose it was or what killed it.
rule-R8-8-words = advantage, dead

rule-R8-9 = Reparations
rule-R8-9-text = Losers return the coins they bid to the pile. What the winner bid is split evenly among the losers, an ally on the losing side included, and the winner decides who receives what is left over. These coins can be used in later battles.
rule-R8-9-words = compensation, spoils, money

rule-R9-1 = Winter scoring
rule-R9-1-text = First hostages go home, next winter cards are scored, then war tokens: 1 VP for each Spring token, 2 for a Summer one, 3 for an Autumn one.
rule-R9-1-words = end of game, points, final, score

rule-R9-2 = Bonus for different provinces
rule-R9-2-text = Count the different provinces among your war tokens: 3 or 4 earn 10 VP, 5 or 6 earn 20, 7 or 8 earn 30.
rule-R9-2-words = set bonus, collection, points, winter

rule-R9-3 = Victory
rule-R9-3-text = The most VP wins, and honor breaks a tie. Two leaders who are level and still allied from Autumn win together.
rule-R9-3-words = winner, end of game, share, tie, goal, win, aim, objective

rule-R10-1 = Koi
rule-R10-1-text = When a war phase starts, Koi has to change all its ronin into coins. Should it win Hire ronin, each coin it held back instead of bidding counts as a ronin.
rule-R10-1-words = clan, power

rule-R10-2 = Lotus
rule-R10-2-text = Lotus lays its tile face down, never to be shown, and names any of the five mandates. The mandate it names is carried out.
rule-R10-2-words = clan, power, bluff

rule-R10-3 = Turtle
rule-R10-3-text = Turtle’s strongholds have Force 1 apiece for harvest and war, not at shrines, and may move as figures do whenever Turtle moves figures. Nothing kills, captures or replaces them, and they do not count as figures for kills or Seppuku.
rule-R10-3-words = clan, power, fortress

rule-R10-4 = Dragonfly
rule-R10-4-text = Dragonfly may summon into any province, though Recruit still brings it one figure per stronghold and the bonus. Its moves reach any province at all and never use a shipping route.
rule-R10-4-words = clan, power, fly

rule-R10-5 = Bonsai
rule-R10-5-text = No card and no stronghold costs Bonsai more than 1 coin. Discounts are taken off after that.
rule-R10-5-words = clan, power, price, cheap

rule-Q1 = Allies are opponents
rule-Q1-text = Wherever a card speaks of opponents, it means your ally too.
rule-Q1-words = enemy

rule-Q2 = Seating order
rule-Q2-text = Clockwise around the table sit Koi, Lotus, Turtle, Dragonfly and Bonsai, as far as they are in the game.
rule-Q2-words = players, left

rule-Q3 = Reward of Nagato
rule-Q3-text = Harvesting Nagato brings 1 VP, 1 coin and 1 ronin.

rule-Q4 = Recruit’s bonus figure
rule-Q4-text = The extra figure may appear at any stronghold of yours, whether you have already summoned there this turn or not.

rule-Q5 = Allied pair at war
rule-Q5-text = When two allies are the only ones with Force in a war province, greater Force takes the token. Honor matters only if they are equal.
rule-Q5-words = ally, tie

rule-Q6 = Bought monsters arrive
rule-Q6-text = You cannot hold back a monster you have just bought: it is summoned immediately.
rule-Q6-words = purchase, must, compulsory

rule-Q7 = First or last
rule-Q7-text = Of the players whose effects coincide, the most honorable picks between acting first and acting last.
rule-Q7-words = simultaneous, order, timing

rule-Q8 = Koi fights with coins
rule-Q8-text = Koi enters every battle with coins only: by then its ronin tokens have all been changed.

rule-Q9 = Seppuku is your own
rule-Q9-text = Seppuku kills the figures of the player who performs it and nobody else’s.

rule-Q10 = One mandate, one gain
rule-Q10-text = What a player earns from one Harvest counts as one gain of coins and one of VP. The end of a mandate comes only when all players have performed it.
rule-Q10-words = timing

rule-Q11 = Larger rewards
rule-Q11-text = An effect that makes a reward bigger belongs to that reward and is not a further gain. So Loyalty cannot set itself off, and Sincerity’s VP are part of the capture.
rule-Q11-words = trigger, chain

rule-Q12 = Who is in a battle
rule-Q12-text = A battle starts right before the bids. Whoever takes part then takes part to the end, even after losing every figure: such a player still bids, wins advantages and can win the battle.
rule-Q12-words = participant, start of battle

rule-Q13 = Winning with a figure
rule-Q13-text = To win a war token with a certain figure, that figure must be alive in the province as you take the token, after all deaths. Tokens won unopposed or between allies count as well.
rule-Q13-words = oni of souls

rule-Q14 = Daimyo are protected
rule-Q14-text = No effect that picks out one figure can touch a Daimyo or anything counting as a Daimyo: not hostage-taking, not Betray, not cards such as Oni of Hate. Effects that hit everyone still do: a Daimyo dies in Seppuku and in defeat.
rule-Q14-words = immune, leader, kill, capture

rule-Q15 = Owning and having
rule-Q15-text = You have a monster or an Oni as long as you own its card, wherever the figure may be. A stronghold counts only while it is on the map.
rule-Q15-words = form, winter

rule-Q16 = Lowest and highest honor
rule-Q16-text = You have the lowest honor in a province if at least one other player has a figure or Force there and all of those players stand above you. In a battle compare the participants, including any without figures left. You have the highest honor if no player present stands above you.
rule-Q16-words = honour, oni of skulls, oni of blood

rule-Q17 = Not enough to pay
rule-Q17-text = If you must pay or lose more than you own, you give all you have; whoever takes from you gets no more than that. A payment that is optional is offered only if you can afford it.
rule-Q17-words = steal, coins, broke, poor

rule-Q18 = Optional effects
rule-Q18-text = Whenever an effect is optional you are asked, and you can always say no. You are not asked when there is no legal target or nothing to decide.
rule-Q18-words = decline, refuse, pass, may

rule-Q19 = Moves and entering
rule-Q19-text = Every move is one step, so a figure Fujin moves twice also enters the province halfway, and whatever reacts to entering happens. Dragonfly enters only the province it ends in.
rule-Q19-words = step, through

rule-Q20 = Coins during a battle
rule-Q20-text = Bid coins leave your reserve when the bids are revealed, so only what Koi held back counts as ronin. Reparations can be used from the following battle on.
rule-Q20-words = money, bid

rule-Q21 = Declining an advantage
rule-Q21-text = The winner of Seppuku, Take hostage or Hire ronin is free not to use it. Poets are scored automatically. Winning Seppuku without figures to kill simply gains you nothing.
rule-Q21-words = refuse, optional, pass

rule-Q22 = Advantages are separate
rule-Q22-text = Each war advantage is an event by itself, and all VP from one event are one gain.
rule-Q22-words = timing

rule-Q23 = Where the dead wait
rule-Q23-text = Figures killed in a battle are set aside and out of use until it ends. Figures that were replaced or given back are in reserve straight away.
rule-Q23-words = die, death

rule-Q24 = Captives
rule-Q24-text = A captive is neither in a province nor in a reserve; it lends no Force, and no effect can choose it. It and its card still belong to its owner and count for the Form cards and Oni of Souls.
rule-Q24-words = hostage, prisoner

rule-Q25 = When to give
rule-Q25-text = Whenever somebody has to decide something, from the tea ceremony to the last kami turn, every player may make gifts, before or after that decision. You cannot give more than you own.
rule-Q25-words = gift, bribe, donate, trade

rule-Q26 = The last mandate tiles
rule-Q26-text = After six mandates only four tiles are left, so the player choosing the seventh looks at all of them.
rule-Q26-words = deck, draw

rule-Q27 = Lotus’ hidden tile
rule-Q27-text = The tile Lotus plays is never revealed; at cleanup it is shuffled back in with the others. All the other players ever learn is the mandate announced.
rule-Q27-words = secret

rule-Q28 = Moving Turtle’s strongholds
rule-Q28-text = A stronghold moved with Fujin takes up one of his two moves. Marshal lets each stronghold move once, just as a figure may.

rule-Q29 = Order of your effects
rule-Q29-text = You decide the order of your own effects at one moment. Only Koi’s exchange of ronin is fixed: among Koi’s effects at the start of war it comes last, so no ronin tokens are left for the battles.
rule-Q29-words = simultaneous, timing

rule-Q30 = Benevolence
rule-Q30-text = Only coins paid for a card or a stronghold can be passed on. Each copy needs a spent coin and a gift of its own, so with one coin spent two copies work only once.
rule-Q30-words = virtue, give

rule-Q31 = After you summon
rule-Q31-text = The Paths of the Kenin, Warlord, Patron, Ninja, Monkey and Spirit each work once per copy after a whole Summon; with Recruit, once you have finished your part of it. Figures they place set off none of them again.
rule-Q31-words = trigger

rule-Q32 = End of Recruit
rule-Q32-text = Path of the Light and Path of the Samurai work at the end of every Recruit, no matter who chose it and even if nothing was summoned. If several players own them, honor decides their order.
rule-Q32-words = trigger

rule-Q33 = Path of the Monkey
rule-Q33-text = If several opponents are equally rich and none is richer, each of them gives you 1 coin. You lose honor one time only.
rule-Q33-words = richest, tie

rule-Q34 = Path of the Ninja
rule-Q34-text = Any Bushi on the map may be the victim, one of your own too. With Mercy you can spare an opponent’s Bushi for 2 VP, but you lose the honor anyway.
rule-Q34-words = assassin, kill

rule-Q35 = Path of the Serpent
rule-Q35-text = When another player first crosses a route in one Marshal turn or one use of Fujin, in either direction, the owner may charge 1 coin; the answer covers every crossing of that route in that turn. The mover either pays or undoes the move, which stays unused; nobody without a coin can cross. Daimyo and Turtle’s strongholds are charged as well; Dragonfly never sails.
rule-Q35-words = toll, boat, ship, shipping, sea

rule-Q36 = Way of the Merchant
rule-Q36-text = Pays by itself, 1 coin per copy, for each gain from the pile by a player who held more coins than you just before it, or with Harvest when the mandate began. What one player draws when a war phase starts is a single gain; so are a captor’s hostage coins, which come after income. Gifts and other transfers, reparations, Koi’s exchange and coins from a Merchant never count.
rule-Q36-words = richer

rule-Q37 = Way of Bushido
rule-Q37-text = Each different Virtue you own is worth 2 coins and 2 VP. A second copy of the same Virtue adds nothing.
rule-Q37-words = virtues

rule-Q38 = Loyalty
rule-Q38-text = With an ally, every gain of VP grows by 1, except in Winter. Each of these is one gain: the choice of a mandate, performing it, a shrine, a war advantage, a start of war, and the outcome of a battle with everything it sets off. Several captures by one Take hostage make one gain, and if no VP was stolen nothing is added.
rule-Q38-words = virtue, ally

rule-Q39 = Honesty
rule-Q39-text = Scores when you, being allied, choose any mandate but Betray. For Lotus the mandate it announces is what counts.
rule-Q39-words = virtue

rule-Q40 = Mercy
rule-Q40-text = You are asked once per event, and only if you are truly about to kill a figure of an opponent. Spare all such figures of all opponents, or none. The spared were not killed as far as Poets, Righteousness and Justice are concerned; in a battle they stay in the province, and you take the token as usual.
rule-Q40-words = virtue, spare

rule-Q41 = Justice
rule-Q41-text = In each event you score 3 VP for each player who lost one or more figures to you and stands below you on the honor track at that moment. It is the winner of a battle who kills the losers’ figures.
rule-Q41-words = virtue, kill

rule-Q42 = Respect
rule-Q42-text = Each copy allows one hostage more. They are taken one after another, each as you wish, from the same player or others, and each steals 1 VP as long as its owner has some.
rule-Q42-words = virtue, captive

rule-Q43 = Righteousness
rule-Q43-text = Counts every figure of yours that is killed, in whatever way, Seppuku too.
rule-Q43-words = virtue

rule-Q44 = Oni of Hate and Spite
rule-Q44-text = They act on entering a province by summon, move or replacement; you cannot decline, and allies are hit too. Hate’s owner picks one Bushi or Shinto there of each opponent with higher honor and counts as its killer; only Mercy prevents this. Spite takes up to 2 VP from each opponent who has higher honor and any Force there, even a lone Turtle stronghold.
rule-Q44-words = steal, kill, enter

rule-Q45 = Oni of Souls
rule-Q45-text = Taking a war token with it scores 2 VP for every Oni you own, Souls itself among them.

rule-Q46 = Komainu
rule-Q46-text = Both Shinto and monster, it counts as each: it may worship when summoned, and Betray may exchange it as either. Path of the Light may bring it in, and Oni of Hate may kill it. While it worships, only a Shinto or a Komainu can take over its place.
rule-Q46-words = lion dog

rule-Q47 = Yurei
rule-Q47-text = It is a monster that counts as a Daimyo too. Its own Force is 2, and the Paths of the Lion and the Dragon raise it. Like a Daimyo it cannot be picked out. From your reserve it may take the place of a monster in Betray.
rule-Q47-words = ghost, leader

rule-Q48 = Path of the Unrighteous
rule-Q48-text = Every copy adds one replacement to each of your Betrays. The extra one may hit any opponent, even one already hit, and even a Shinto at a shrine, where a Shinto from your reserve then worships instead. The rest are still at most two, on the map and of different players.
rule-Q48-words = worshipper

rule-Q49 = Form of the Kindred
rule-Q49-text = A season counts if you were allied at any time in it, even if the alliance was broken later.
rule-Q49-words = ally, winter

rule-Q50 = Paths of Spirit and Patron
rule-Q50-text = Path of the Spirit needs the top of the honor track. Path of the Patron needs two or more players below you on it.

rule-Q51 = Way of the Katana
rule-Q51-text = Throughout the war phase the base Force of your Bushi is 2. It holds for everything, so also when it is decided who wins.

rule-Q52 = Courage
rule-Q52-text = Pays for every war token you take, whether in battle, unopposed or beside your ally.
rule-Q52-words = virtue

rule-Q53 = Way of the Righteous
rule-Q53-text = Each player standing below you in honor gives you 1 coin, or nothing if it has none.

rule-Q54 = Copies of a card
rule-Q54-text = Owning a card twice doubles each of its effects: two Loyalty add 2 VP, two Courage pay 4, two Righteousness 2 for each figure.
rule-Q54-words = duplicate, stack, double

rule-Q55 = Income and the Merchant
rule-Q55-text = All seasonal income arrives at the same instant, so nobody counts as richer before it.

rule-Q56 = Nothing to aim at
rule-Q56-text = Path of the Monkey is not offered if no opponent has a coin, nor Path of the Ninja if the map is empty of Bushi. Each further copy checks again.
rule-Q56-words = target

rule-Q57 = Benevolence and discounts
rule-Q57-text = You may decline the Train bonus so as to have a coin to pass on; Bonsai may not decline its limit of 1. You never pass on more coins than you really spent. Ryujin’s purchase counts, an ally may receive, and the receiver cannot refuse.
rule-Q57-words = price

rule-Q58 = Order of a purchase
rule-Q58-text = Payment comes first, then Benevolence, the card itself, the summon of its monster, what its entering causes, and last what follows a summon. The new card does not affect its own payment, but it does affect the summon of its own monster.
rule-Q58-words = buy, timing

rule-Q59 = Details of winter
rule-Q59-text = All score at the same time, and coins for hostages serve no purpose any more. The Autumn alliance still lets two players share the win, but adds nothing for Loyalty.
rule-Q59-words = end of game

rule-Q80 = One figure after another
rule-Q80-text = Figures enter or move singly, in the order their owner wants. Effects of entering happen right then; effects of a summon follow when it is complete, provided anything was summoned. An effect checks its conditions when it is resolved.
rule-Q80-words = timing, order

rule-Q81 = Order at start of war
rule-Q81-text = All start-of-war effects of one player, its clan’s power included, are done in one go, and honor settles whose turn comes when. Players are asked only where it can matter, because somebody takes coins from others or owns a Merchant; otherwise it goes from the highest honor down.
rule-Q81-words = timing, simultaneous

rule-Q82 = Moves, then building
rule-Q82-text = A move has to end in a different province. In Marshal you finish moving before you build.
rule-Q82-words = order, stronghold

rule-Q83 = Limits of Dragonfly
rule-Q83-text = Its freedom covers moves and Summons: Recruit, bought monsters, Raijin. An effect that places figures at your strongholds still means strongholds.

rule-Q84 = When Force counts
rule-Q84-text = Force is worked out at the moment it is needed, with the honor of that moment. Honor gained by Seppuku may therefore change an Oni before the outcome.
rule-Q84-words = timing

rule-Q85 = Turtle’s strongholds at war
rule-Q85-text = They may move while no figure does, and use one or both of Fujin’s moves. With nothing but strongholds Turtle still takes part in a battle; neither its Seppuku nor a defeat removes them or their Force.

rule-Q86 = Three tied for victory
rule-Q86-text = Among all who are tied, look at the most honorable one: it shares victory with its ally if that alliance holds and the ally is tied as well, otherwise it wins alone. Lower places go by VP, then by honor.
rule-Q86-words = end of game, draw

rule-Q87 = Tea ceremony details
rule-Q87-text = An agreed alliance cannot be called off; only Betray ends it early. You may take back being ready until every unallied player is ready. If acceptances clash the earlier one counts, and with three players the ceremony ends as soon as one pair is made.
rule-Q87-words = withdraw, wait

rule-Q88 = Limits of gifts
rule-Q88-text = Gifts are also allowed in kami turns, but not in the seasonal setup, and no more once start-of-war effects begin. Nobody can refuse one, and it is no gain from the pile.
rule-Q88-words = give, bribe, donate

rule-Q89 = Odd reparation coins
rule-Q89-text = Coins that cannot be shared evenly go to different losers, one each, picked by the winner.
rule-Q89-words = remainder, favor

rule-Q90 = Deaths outside battle
rule-Q90-text = A figure killed outside a battle is in reserve immediately. If its owner still has a turn in the same mandate, it can be recruited there.
rule-Q90-words = die, dead

rule-Q91 = What Lotus announces
rule-Q91-text = Lotus picks its tile and names the mandate in one decision. Everything goes by the name announced: order, bonus, the end of an alliance, Honesty.

rule-Q92 = Ryujin’s purchases
rule-Q92-text = If Ryujin brings you a Komainu, it may start worshipping immediately and counts for the shrines still to come. There is no Train discount with Ryujin.
rule-Q92-words = buy, kami

rule-Q93 = Who is involved
rule-Q93-text = You take part in a moment only if one of your effects can do something then. Koi without ronin has nothing to exchange, and a card that would give nothing does not count, so nobody is asked for an order that cannot matter.
rule-Q93-words = order, simultaneous

rule-Q94 = One event, one gain
rule-Q94-text = Fujin’s two moves are two steps, so a figure enters the province in between, but one event: the VP they bring you are a single gain. All coins you draw after one Summon are a single gain too.
rule-Q94-words = loyalty, merchant, move

rule-A1-1 = Clans led by cards
rule-A1-1-text = Two or more of the clans may be led by the Automa’s cards while at least one is left to a person. The table is set for all of them. In the seasonal setup only people are paid.
rule-A1-1-words = automa, solo, alone, ai, income, computer

rule-A1-2 = What Automa clans ignore
rule-A1-2-text = They never own coins or ronin: each they would get is 1 VP. They pay for nothing and nobody can charge them. They have no clan power and heed none of their season cards except monsters and winter upgrades.
rule-A1-2-words = money, ability, solo

rule-A1-3 = War order
rule-A1-3-text = From the top means from the first war of the season to the last, from the bottom the reverse. The first such province that fits is meant. If none does, building looks at a random province without a war that fits; moves, Raijin and Betray do not.
rule-A1-3-words = automa, direction, which

rule-A1-4 = Chance in the Automa
rule-A1-4-text = Whatever is said to be random is drawn by the game from its seed, so a record replays to the same game.
rule-A1-4-words = dice, luck

rule-A1-5 = The draw pile
rule-A1-5-text = There are 68 cards, taken one after another from a shuffled pile. Once it is used up, the discards are mixed to make a new one; a card still in use stays out of it.
rule-A1-5-words = automa, deck, reshuffle

rule-A1-6 = Most Force, for cards
rule-A1-6-text = When the Automa asks who has the most Force it means strictly more than each other clan, allies too, and honor does not help. The enemy’s Force is that of the strongest single clan besides its own. Shrines and battles are won as ever.
rule-A1-6-words = automa, strongest, tie

rule-A1-7 = Automa monsters and gifts
rule-A1-7-text = A monster’s choices are made to hurt others: people before cards, then the strongest figure, then by lot. Nobody can hand an Automa clan coins or ronin, neither as a gift nor through Benevolence.
rule-A1-7-words = oni, give, bribe

rule-A2 = An Automa card
rule-A2-text = It names pairs of clans, a mandate it insists on and a tile position to fall back on, how far figures march, a row of figures, the war advantages it fights for, a war value, a harvest, a direction, and an order of card kinds. The deck is ours; you may bring your own.
rule-A2-words = deck, icon, anatomy

rule-A3-1 = Captives of the Automa
rule-A3-1-text = When figures held by an Automa clan are sent home, in winter as well, it scores 2 VP apiece where a person would take a coin.
rule-A3-1-words = prisoner, ransom

rule-A3-2 = Alliances by card
rule-A3-2-text = At the tea ceremony a card is turned, and the clans it pairs are allied for the season, people included. Pairs with an absent clan do not count; if none remains, another card is turned. There are no other alliances.
rule-A3-2-words = automa, tea, ally

rule-A3-3 = Call to arms
rule-A3-3-text = In Summer and Autumn, right after the tea ceremony, everyone must bring one figure to each own stronghold while any are in reserve, from the highest honor down; a Shinto may go to a shrine. People pick their figures; an Automa clan draws a card for each, even for the last kind it has. It is a Summon but no Recruit.
rule-A3-3-words = automa, extra

rule-A4-0 = How the Automa chooses
rule-A4-0-text = It lays four tiles out openly and turns a card. The mandate the card insists on is taken if it lies there and nobody has announced it yet this season; otherwise the tile at the card’s position. An Automa chooser acts before all others and uses that card first; other Automa clans turn one when it is their turn.
rule-A4-0-words = mandate, tile

rule-A4-1 = Which figure comes
rule-A4-1-text = A card is turned for each: the leftmost of its figures that is in reserve, a numbered Shinto going to that shrine; if none is, another card. With one kind left no card is needed. Monsters answer to the monster sign alone, Komainu and Yurei too; which of several is left to chance.
rule-A4-1-words = automa, summon, icon

rule-A4-2 = Automa Recruit
rule-A4-2-text = One figure for every stronghold, first those in provinces at war from the top, then the rest in any order. A bonus figure comes last, to the first of them.
rule-A4-2-words = summon

rule-A4-3 = Automa Marshal
rule-A4-3-text = A card says how far, 1 or 2. Province by province, each figure heads for the first war province within that distance where its clan has no more Force than the enemy, if it gets there; where the clan leads a war province, it goes only if the lead holds without it. After its own or its ally’s Marshal the clan builds, free, in the first war province where it has the most Force.
rule-A4-3-words = move, march, build, stronghold

rule-A4-4 = Automa Train
rule-A4-4-text = It takes a card for nothing: the dearest of the kind its own card ranks first among those on display, or 1 VP if there is none. A monster appears at the first stronghold in war order, else at any, else in reserve.
rule-A4-4-words = buy, acquire

rule-A4-5 = Automa Harvest
rule-A4-5-text = If it or its ally chose the mandate it scores the harvest on its card, otherwise 1 VP. A person allied with it collects the usual rewards.
rule-A4-5-words = collect

rule-A4-6 = Automa Betray
rule-A4-6-text = Its alliance ends and it loses honor. In the first war province in its card’s direction that allows it, it replaces two figures of two players; failing that, one each in the first possible provinces from the other end. People are hit first, a former ally after others; among Automa clans the strongest there. Monsters go before Shinto, Shinto before Bushi.
rule-A4-6-words = replace

rule-A5-1 = Shrines of the Automa
rule-A5-1-text = Each time an Automa clan wins a shrine it scores 1 VP on top of the benefit.
rule-A5-1-words = kami, favor

rule-A5-2 = Kami and the Automa
rule-A5-2-text = Amaterasu puts it on top of the honor track, or is 2 VP if it stands there. Hachiman and Tsukuyomi are 2 VP, Susanoo 1 VP for each stronghold. Ryujin brings the dearest card for nothing; of equals a winter upgrade, monster, enhancement, virtue, war card, in this order.
rule-A5-2-words = shrine

rule-A5-3 = Automa and Fujin
rule-A5-3-text = From the province of its greatest Force among those it leads, up to two figures blow to the first war province beside it where it has none or less than the enemy. That is judged once; each figure goes only if the province it leaves keeps the lead. Monsters first, then Daimyo, Shinto, Bushi.
rule-A5-3-words = shrine, move, wind

rule-A5-4 = Automa and Raijin
rule-A5-4-text = Its Bushi lands in the first war province where it does not lead and would then. If there is none, where its Force at war is greatest; without any Force, in the first. No Bushi, no gift.
rule-A5-4-words = shrine, summon, thunder

rule-A6-1 = Automa against Automa
rule-A6-1-text = Where no person fights, each clan turns a card and adds its war value to its Force. The most wins, ties by honor; all other figures die, allies as well, each worth 1 VP to the winner. Two allies alone share the field as usual.
rule-A6-1-words = battle, war

rule-A6-2 = Bidding against the Automa
rule-A6-2-text = People bid as they always do. As each advantage comes up every Automa clan there turns a card, from the highest honor down, and fights for it only if the card shows it, bidding the war value; a 0 can tie with your 0. If you lose an advantage you bid on, half your coins, rounded down, return when the battle is over.
rule-A6-2-words = auction, refund, war value, contest

rule-A6-3 = Advantages of the Automa
rule-A6-3-text = Seppuku only while it does not lead. It captures the strongest figure of the weakest clan there, allies last and people before cards, and scores 1 VP even from an owner who has none to lose. Ronin: its war value is added. Poets pay as they do for all.
rule-A6-3-words = prisoner

rule-A6-4 = After an Automa battle
rule-A6-4-text = Battles end as usual. Coins that came back to a winner are no longer shared; a war value is not money, so an Automa winner pays nothing; what an Automa loser would receive is VP.
rule-A6-4-words = reparations, outcome

rule-A7 = Winter with the Automa
rule-A7-text = Automa clans score the cost of each of their cards, at least 1, winter upgrades apart, which everybody scores. Every war token is 4 VP for anyone, with no sets. The top three places of the honor track are worth 6, 4 and 2 VP to an Automa clan standing there.
rule-A7-words = score, end of game, final

rule-A8 = Automa difficulty
rule-A8-text = This is ours: on the easier level each war value is one lower, though never below 0; on the harder one it is one higher.
rule-A8-words = level, hard, easy, strength
