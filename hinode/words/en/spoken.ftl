# What bots say. $manner is their character: the loyal one is warm and plain, the opportunist counts, the treacherous one
# flatters. A player shall learn to read them. $clan is whom it is about; in the last ones it is spoken to.

said-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
said-price =
    { $coins ->
        [0] That much
        [one] One coin
       *[other] { $coins } coins
    }

said-chance = The dice have decided.
# A reason this page does not know.
said-something = It says something that this page has no words for.

said-good_for_both =
    { $manner ->
        [loyal] Gladly. It is good for both of us.
        [treacherous] A plan worthy of you! How could I refuse?
       *[opportunist] The sums come out for both of us. Agreed.
    }
said-good_price =
    { $manner ->
        [loyal] That is fair. You have my word.
        [treacherous] So generous! I am entirely yours.
       *[opportunist] The price is right. Done.
    }
said-stronger_ally =
    { $manner ->
        [loyal] I am sorry, I would rather stand with { CLAN($clan) }.
        [treacherous] If only you were { CLAN($clan) }, dear friend. Another season, surely.
       *[opportunist] { CLAN($clan) } brings me more.
    }
said-has_ally =
    { $manner ->
        [loyal] I stand with { CLAN($clan) } this season, and I mean it.
        [treacherous] Alas, { CLAN($clan) } was quicker. My heart was always with you.
       *[opportunist] I have { CLAN($clan) } already. One ally is all the rules allow.
    }
said-leads =
    { $manner ->
        [loyal] You are ahead of us all, { CLAN($clan) }. I cannot help you further.
        [treacherous] You shine so brightly, { CLAN($clan) }: you need no help of mine.
       *[opportunist] { CLAN($clan) } is in front. Helping the leader does not pay.
    }
said-no_trust =
    { $manner ->
        [loyal] You have broken your word in this game, { CLAN($clan) }. I cannot trust you yet.
        [treacherous] Such a clever player, { CLAN($clan) }, that I dare not lean on you.
       *[opportunist] { CLAN($clan) } has broken its word before. I count that.
    }
said-no_gain =
    { $manner ->
        [loyal] I am sorry, it brings me too little.
        [treacherous] A charming idea. Do find somebody who deserves it.
       *[opportunist] I do not see my profit in it.
    }
said-too_dear =
    { $manner ->
        [loyal] { said-price }: I cannot spare it, I am sorry.
        [treacherous] { said-price }, from your poorest admirer? You jest.
       *[opportunist] { said-price }? It is not worth so much.
    }
said-wants_province =
    { $manner ->
        [loyal] I have plans of my own { PLACE($province, form: "in") }, and I say so openly.
        [treacherous] Anything but { PLACE($province) }, dear friend. Ask me for the moon.
       *[opportunist] What I can win { PLACE($province, form: "in") } is worth more than that.
    }
said-wants_advantage =
    { $manner ->
        [loyal] I want to bid on { ADVANTAGE($advantage) } myself.
        [treacherous] Anything but { ADVANTAGE($advantage) }. I could not leave you all the work.
       *[opportunist] { ADVANTAGE($advantage) } will pay me better than you do.
    }
said-other_plans =
    { $manner ->
        [loyal] I cannot promise { MANDATE($mandate) }: who knows which tiles I draw? I promise only what I can keep.
        [treacherous] { MANDATE($mandate) }? You deserve better of me.
       *[opportunist] { MANDATE($mandate) } does not fit my plans.
    }
said-cannot =
    { $manner ->
        [loyal] That cannot be done now.
        [treacherous] I would love to, but now it cannot be done.
       *[opportunist] Impossible at the moment. Count again.
    }
said-only_words =
    { $manner ->
        [loyal] I promise only what both of us can check. Offer me something definite.
        [treacherous] You speak so beautifully! Now put it into a promise that counts.
       *[opportunist] Words do not add up. Offer me something definite.
    }
said-asks_more =
    { $manner ->
        [loyal] Nearly. With { said-coins } more I can do it.
        [treacherous] For you, a friend’s price: only { said-coins } more.
       *[opportunist] { said-coins } more, and we have a deal.
    }
said-as_promised =
    { $manner ->
        [loyal] As I promised.
        [treacherous] Did you doubt me? I always keep my word.
       *[opportunist] I promised it. This time it pays to keep one’s word.
    }
said-proposes =
    { $manner ->
        [loyal] { CLAN($clan) }, let us stand together this season.
        [treacherous] { CLAN($clan) }, dear friend: who could resist the two of us?
       *[opportunist] { CLAN($clan) }, an alliance would pay for both of us.
    }
said-offers =
    { $manner ->
        [loyal] I have an idea that helps us both. It is among the deals.
        [treacherous] For you alone: a deal that others would envy.
       *[opportunist] I have done the sums: look at the deal I offer you.
    }
said-betrays =
    { $manner ->
        [loyal] Forgive me, { CLAN($clan) }. I see no other way.
        [treacherous] You were a wonderful ally, { CLAN($clan) }. Truly.
       *[opportunist] It was good business, { CLAN($clan) }. Now it is over.
    }
said-betrayed =
    { $manner ->
        [loyal] I trusted you, { CLAN($clan) }.
        [treacherous] Beautifully done, { CLAN($clan) }. I could not have done it better.
       *[opportunist] That goes on your account, { CLAN($clan) }.
    }
said-breaks =
    { $manner ->
        [loyal] I could not keep my word to you, { CLAN($clan) }. I am sorry.
        [treacherous] A promise, { CLAN($clan) }? Surely we both knew how it was meant.
       *[opportunist] That promise had become too expensive, { CLAN($clan) }.
    }
said-wronged =
    { $manner ->
        [loyal] You gave me your word, { CLAN($clan) }, and broke it.
        [treacherous] How naughty of you, { CLAN($clan) }. I shall remember it fondly.
       *[opportunist] A broken promise, { CLAN($clan) }. The next one will cost you more.
    }
said-no_letters =
    { $manner ->
        [loyal] Forgive me, I cannot read letters. Offer me a deal, and you will have an answer.
        [treacherous] What a lovely hand you write! Alas, I understand deals only.
       *[opportunist] I do not read letters, I read offers. Make me one.
    }
