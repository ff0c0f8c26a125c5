# What only the terminal says: `hinode play`, `cards`, `rules`, `replay` and `run`. The words a player types (help, undo,
# bid 1 0 2 0) are the same in every language.

## The board

terminal-honor = Honor
terminal-mandates = Mandates
terminal-kami-turn = kami
terminal-now = now
terminal-war = war { $number }
terminal-war-now = war { $number } now
terminal-tokens = tokens
terminal-holds = holds
terminal-hostage = { PIECE($piece) } of { CLAN($owner) }
terminal-owns-nothing = Nobody has cards, war tokens or hostages yet.
terminal-ally = Ally
terminal-reserve = Reserve
terminal-by-ship = By ship
terminal-by-land = By land
terminal-province = Province
terminal-harvest = Harvest
terminal-at-war = War
terminal-figures = Figures
terminal-figures-and-force = Figures = Force
# A harvest where there is little room: 2VP 1c 1r
terminal-short-vp = { $count }VP
terminal-short-coins = { $count }c
terminal-short-ronin = { $count }r
terminal-final-scores = Final scores
terminal-scores-so-far = The game is not over; it stands like this
terminal-bid = bid:

# What a shrine gives, in two or three words
terminal-kami-amaterasu = top of honor
terminal-kami-fujin = two moves
terminal-kami-hachiman = 2 ronin
terminal-kami-raijin = a Bushi anywhere
terminal-kami-ryujin = buy a card
terminal-kami-susanoo = 1 VP a stronghold
terminal-kami-tsukuyomi = 2 coins

## A game

terminal-you = you
terminal-automa = Automa, { $level }
terminal-seed = The seed of this game is { $seed }.
terminal-hint = Type help for what you can do.
terminal-resumed =
    { $count ->
        [one] Going on after { $count } action.
       *[other] Going on after { $count } actions.
    }
terminal-unfinished = The game is left unfinished.
terminal-pass-keyboard = Pass the keyboard to { CLAN($seat) }.
terminal-press-enter = Press Enter when nobody else looks:
terminal-save-question = Type a file name to save the game, or press Enter to leave without saving:
terminal-saved = Saved to { $path }. Go on later with: { $command }
terminal-save-where = Say where to: save FILE.
terminal-no-record = “{ $path }” exists and is no game record; choose another name.
terminal-taken-back = Taken back: { $line }.

## A question

terminal-figures-left = { $left } left.
terminal-figures-left-bonus = { $left } left, { $bonus } of them the bonus.
terminal-your-effects = Yours: { SOURCE($sources) }.
terminal-full-price = To pay the full price all the same, add full: buy NAME full.
terminal-cards-left = { $count } left
terminal-bid-syntax = You have { amount-coins }. Type four numbers for seppuku, hostage, ronin and poets, for instance “{ $example }”; what you do not bid you keep.
terminal-propose-syntax = To propose an alliance to { $clans }, type “propose { $example }”; with coins and ronin “propose { $example } give 2 0 ask 0 1”.
terminal-many-answers = There are { $count } answers; type one, for instance “{ $example }”.
# $what: an option or a thing, $text: what it does
terminal-explained = { $what }: { $text }
terminal-hidden-tile = { $what }; the tile, { MANDATE($tile) }, stays face down
terminal-then-build = { $what }, then build

## What was typed

terminal-no-option = There is no option { $number }. { $hint }
terminal-options = There are options 1 to { $count }.
terminal-no-options = Nothing is numbered here.
terminal-four-numbers = A bid is four numbers.
terminal-unknown = I do not know “{ $word }”. Type a number of an option, an action, or help.

## Help. Each command with what it does

terminal-help = Answer with the number of an option, or type the action itself: bid 3 0 2 1, propose lotus give 2 0, pass.
terminal-help-gift = give coins and ronin away, in the tea ceremony and the political phase
terminal-help-undo = take your last action back, if nothing was revealed since
terminal-help-board = draw the board again
terminal-help-map = every province with its neighbours and its harvest
terminal-help-log = what happened, in words
terminal-help-cards = the cards on display, or every card with these words
terminal-help-clans = what the clans can do
terminal-help-rules = the game in short, or look something up: rules hostage, rules R5.2, rules kyoto
terminal-help-save = write the game to a file, to continue it later
terminal-help-quit = leave the game
terminal-legend =
    On the board: B Bushi, S Shinto, D Daimyo, ♜ a stronghold; monsters have their names.
    The number behind an army is its Force. * marks the clan whose mandate turn it is.
    A thick frame is a war still to come. ¹ ² ³ on a war token: won in spring, summer, autumn.
    On the narrow board a harvest of 2VP 1c 1r is 2 VP, 1 coin and 1 ronin.
    Behind a question stands the rule it comes from, such as [R5.2]: type rules R5.2 to read it.

## The game in short

terminal-goal = Goal
terminal-goal-text = Have the most VP after winter. War tokens of many different provinces bring the most.
terminal-start = Start
terminal-start-text = The wars and the cards of the season are laid out, hostages go home, everybody gets coins.
terminal-tea = Tea
terminal-tea-text = Clans pair up. Allies share the bonus of each other’s mandates.
terminal-politics = Politics
terminal-politics-text = Seven mandates, chosen in turn; three times in between the kami reward their worshippers.
terminal-battles = War
terminal-battles-text = One battle after another: secret bids, then Force decides. At the end coins and ronin are lost.
terminal-rules-hint = Type rules with a number (R6, R6.8), some words, or the name of a province.

## Looking things up

terminal-season = Season
terminal-card = Card
terminal-kind = Kind
terminal-cost = Cost
terminal-copies = Copies
terminal-left = Left
terminal-text = Text
terminal-text-and-sets = Text and sets
terminal-copies-count =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
terminal-no-card = No card has “{ $words }” in it.
terminal-no-rule = No rule has “{ $words }” in it.
terminal-no-number = There is no rule { $number }.
terminal-see = See { $numbers }.

## Records and cases

terminal-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
# $played: "12 actions", $clans: "Koi and Lotus", $prompt: what is asked
terminal-waits = After { $played } the game waits for { $clans }: { $prompt }
terminal-cases =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
terminal-checks =
    { $count ->
        [one] { $count } check
       *[other] { $count } checks
    }
terminal-failed = { $count } failed
terminal-earlier =
    { $count ->
        [one] { $count } earlier sentence
       *[other] { $count } earlier sentences
    }
terminal-expected = expected
terminal-found = found
