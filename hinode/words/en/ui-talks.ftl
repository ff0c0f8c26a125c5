# Negotiation in the foreground: phrases, toasts, the menu of a clan, counter-offers, promises at stake, spectators.

## Phrases that a person chooses instead of writing

said-phrase_ally = Ally with me?
said-phrase_pay = I will pay you.
said-phrase_offer = Make me an offer.
said-phrase_stay_out = Stay out of { PLACE($province) }.
said-phrase_trust = Trust me.
said-phrase_careful = Careful: { CLAN($clan) } is winning.
said-phrase_agreed = Agreed.
said-phrase_no = No.
said-phrase_thanks = Thank you.
said-phrase_sorry = I am sorry.
# Faces, read aloud.
said-phrase_bow = (bows)
said-phrase_smile = (smiles)
said-phrase_laugh = (laughs)
said-phrase_doubt = (doubts it)
said-phrase_shock = (is shocked)
said-phrase_anger = (is angry)

talk-phrases = Phrases
talk-phrase-where = Which province?
talk-phrase-who = Which clan?

## Toasts: what somebody just said or offered

toast-list = New messages
# Read aloud. $text: what was said
toast-whispers = { $name } whispers to you: { $text }
toast-says = { $name }: { $text }
toast-deal = { CLAN($clan) } offers you a deal.
toast-look = Look at it
toast-reply = Reply to { $names }
toast-close = Close
toast-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }

## The menu of a clan

approach = Talk and deal with { CLAN($clan) }
approach-whisper = Whisper
approach-propose = Propose an alliance
approach-deal = Offer a deal
approach-gift = Give a gift
approach-follow = Follow { CLAN($clan) }
approach-unfollow = Stop following

## Counter-offers

counter = Counter
# $name: who made the offer that is refused
counter-deal = Sending it refuses the offer of { $name }.
counter-proposal = Sending it refuses the proposal of { CLAN($from) }.

## Promises that a choice would keep or break

# $promise: a sentence that begins with the clan that promises
foresee-breaks = Breaks your promise to { CLAN($to) }. { $promise }
foresee-keeps = Keeps your promise to { CLAN($to) }. { $promise }
foresee-broken-by = { CLAN($by) } then breaks a promise to you. { $promise }
foresee-kept-by = { CLAN($by) } then keeps a promise to you. { $promise }

## Spectators

gallery = Spectators
gallery-text = Spectators talk among themselves. The players read it when the game is over.
gallery-empty = No spectator has said anything.
gallery-name = Your name as a spectator
gallery-say = To the spectators
