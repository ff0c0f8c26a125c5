# The season cards: name and effect, in our own words (those of `hinode cards`).

## Spring

card-komainu = Komainu
card-komainu-text = Is a monster and a Shinto at once.
card-oni_of_skulls = Oni of Skulls
card-oni_of_skulls-text = Force 1; Force 3 where you have the lowest honor of those present.
card-path_of_the_lion = Path of the Lion
card-path_of_the_lion-text = Your Daimyo are 1 Force stronger.
card-righteousness = Righteousness
card-righteousness-text = Every figure of yours that is killed is worth 1 VP to you.
card-way_of_the_shogun = Way of the Shogun
card-way_of_the_shogun-text = Take 3 coins when war begins.
card-benevolence = Benevolence
card-benevolence-text = Paying for a card or a stronghold, you may hand one of the coins to another player: honor and 2 VP.
card-path_of_the_kenin = Path of the Kenin
card-path_of_the_kenin-text = After you summon, you may place a Bushi from your reserve at one of your strongholds.
card-path_of_the_light = Path of the Light
card-path_of_the_light-text = At the end of every Recruit you may place a Shinto from your reserve at a shrine.
card-courage = Courage
card-courage-text = Every war token you take is worth 2 VP at once.
card-path_of_the_ninja = Path of the Ninja
card-path_of_the_ninja-text = After you summon, you may kill any one Bushi on the map and then lose honor.
card-way_of_the_righteous = Way of the Righteous
card-way_of_the_righteous-text = When war begins, take a coin from every player with lower honor.
card-honesty = Honesty
card-honesty-text = While you have an ally, choosing a mandate other than Betray is worth 2 VP.
card-path_of_the_patron = Path of the Patron
card-path_of_the_patron-text = After you summon, 2 coins if at least two players have lower honor.
card-path_of_the_warlord = Path of the Warlord
card-path_of_the_warlord-text = After you summon, take a coin.

## Summer

card-path_of_the_serpent = Path of the Serpent
card-path_of_the_serpent-text = You may charge others a coin for a shipping route they sail, once a route and turn; they may turn back.
card-respect = Respect
card-respect-text = Taking a hostage, you may take one more.
card-way_of_bushido = Way of Bushido
card-way_of_bushido-text = When war begins, 2 coins and 2 VP for each different Virtue you own.
card-way_of_the_ronin = Way of the Ronin
card-way_of_the_ronin-text = Take 2 ronin when war begins.
card-yurei = Yurei
card-yurei-text = Force 2, and counts as a Daimyo.
card-justice = Justice
card-justice-text = Whenever figures die by you, 3 VP for each of their owners with lower honor than yours.
card-oni_of_blood = Oni of Blood
card-oni_of_blood-text = Force 2; Force 4 where you have the lowest honor of those present.
card-oni_of_souls = Oni of Souls
card-oni_of_souls-text = When you take a war token with it alive in that province, 2 VP for each Oni you own.
card-path_of_the_samurai = Path of the Samurai
card-path_of_the_samurai-text = At the end of every Recruit you may place a Bushi from your reserve in any province.
card-mercy = Mercy
card-mercy-text = When opponents’ figures would die by you, you may spare them all for 2 VP.
card-path_of_the_monkey = Path of the Monkey
card-path_of_the_monkey-text = After you summon, you may take a coin from every opponent tied as richest and then lose honor.
card-loyalty = Loyalty
card-loyalty-text = While you have an ally, each time you gain VP before winter you gain 1 more.
card-way_of_the_merchant = Way of the Merchant
card-way_of_the_merchant-text = When a richer player takes coins from the pile, take one too.

## Autumn

card-form_of_the_kitsune = Form of the Kitsune
card-form_of_the_kitsune-text = In winter, 3 VP for each of your strongholds on the map.
card-form_of_the_phoenix = Form of the Phoenix
card-form_of_the_phoenix-text = In winter, 3 VP for each different Virtue you own.
card-path_of_the_dragon = Path of the Dragon
card-path_of_the_dragon-text = Your Daimyo are 3 Force stronger.
card-river_dragon = River Dragon
card-river_dragon-text = Force 5.
card-way_of_the_moneylender = Way of the Moneylender
card-way_of_the_moneylender-text = Take 5 coins when war begins.
card-form_of_the_beast = Form of the Beast
card-form_of_the_beast-text = In winter, 3 VP for each monster you own.
card-oni_of_hate = Oni of Hate
card-oni_of_hate-text = Entering a province, it kills a Bushi or Shinto there of every opponent with higher honor.
card-oni_of_spite = Oni of Spite
card-oni_of_spite-text = Entering a province, it steals 2 VP from every opponent with higher honor and Force there.
card-way_of_the_katana = Way of the Katana
card-way_of_the_katana-text = Your Bushi have Force 2 in the war phase.
card-form_of_the_demon = Form of the Demon
card-form_of_the_demon-text = In winter, 3 VP for each Oni you own.
card-path_of_the_spirit = Path of the Spirit
card-path_of_the_spirit-text = After you summon, 2 coins and 2 VP if nobody has higher honor.
card-form_of_the_kindred = Form of the Kindred
card-form_of_the_kindred-text = In winter, 3 VP for each season in which you had an ally.
card-path_of_the_unrighteous = Path of the Unrighteous
card-path_of_the_unrighteous-text = Each Betray of yours may replace one figure more, of any opponent, even at a shrine.
