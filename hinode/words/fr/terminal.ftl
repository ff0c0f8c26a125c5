# Ce que dit seulement le terminal : `hinode play`, `cards`, `rules`, `replay` et `run`. Les mots qu’un joueur tape
# (help, undo, bid 1 0 2 0) sont les mêmes dans toutes les langues.

## Le plateau

terminal-honor = Honneur
terminal-mandates = Mandats
terminal-kami-turn = kami
terminal-now = maintenant
terminal-war = guerre { $number }
terminal-war-now = guerre { $number }, maintenant
terminal-tokens = tuiles
terminal-holds = détient
terminal-hostage = { PIECE($piece) } de { CLAN($owner) }
terminal-owns-nothing = Personne n’a encore de cartes, de tuiles de guerre ni d’otages.
terminal-ally = Allié
terminal-reserve = Réserve
terminal-by-ship = Par mer
terminal-by-land = Par terre
terminal-province = Province
terminal-harvest = Récolte
terminal-at-war = Guerre
terminal-figures = Figurines
terminal-figures-and-force = Figurines = Force
# Une récolte là où il y a peu de place : 2PV 1p 1r
terminal-short-vp = { $count }PV
terminal-short-coins = { $count }p
terminal-short-ronin = { $count }r
terminal-final-scores = Score final
terminal-scores-so-far = La partie n’est pas finie ; elle en est là
terminal-bid = mise :

# Ce que donne un temple, en deux ou trois mots
terminal-kami-amaterasu = tête d’honneur
terminal-kami-fujin = deux mouvements
terminal-kami-hachiman = 2 ronins
terminal-kami-raijin = Bushi n’importe où
terminal-kami-ryujin = acheter une carte
terminal-kami-susanoo = 1 PV par forteresse
terminal-kami-tsukuyomi = 2 pièces

## Une partie

terminal-you = vous
terminal-automa = Automa, { $level }
terminal-seed = La graine de cette partie est { $seed }.
terminal-hint = Tapez help pour savoir ce que vous pouvez faire.
terminal-resumed =
    { $count ->
        [one] Reprise après { $count } action.
       *[other] Reprise après { $count } actions.
    }
terminal-unfinished = La partie reste inachevée.
terminal-pass-keyboard = Passez le clavier à { CLAN($seat) }.
terminal-press-enter = Appuyez sur Entrée quand personne d’autre ne regarde :
terminal-save-question = Tapez un nom de fichier pour sauvegarder la partie, ou Entrée pour quitter sans sauvegarder :
terminal-saved = Sauvegardée dans { $path }. Pour la reprendre : { $command }
terminal-save-where = Dites où : save FICHIER.
terminal-no-record = « { $path } » existe déjà et n’est pas une partie enregistrée ; choisissez un autre nom.
terminal-taken-back = Annulé : { $line }.

## Une question

terminal-figures-left = Il en reste { $left }.
terminal-figures-left-bonus = Il en reste { $left }, dont { $bonus } pour le bonus.
terminal-your-effects = Les vôtres : { SOURCE($sources) }.
terminal-full-price = Pour payer quand même le prix fort, ajoutez full : buy NOM full.
terminal-cards-left = { $count } en vente
terminal-bid-syntax = Vous avez { amount-coins }. Tapez quatre nombres pour seppuku, otages, ronins et poètes, par exemple « { $example } » ; ce que vous ne misez pas, vous le gardez.
terminal-propose-syntax = Pour proposer une alliance ({ $clans }), tapez « propose { $example } » ; avec des pièces et des ronins « propose { $example } give 2 0 ask 0 1 ».
terminal-many-answers = Il y a { $count } réponses ; tapez-en une, par exemple « { $example } ».
terminal-explained = { $what } : { $text }
terminal-hidden-tile = { $what } ; la tuile, « { MANDATE($tile) } », reste face cachée
terminal-then-build = { $what }, puis construire

## Ce qui a été tapé

terminal-no-option = Il n’y a pas d’option { $number }. { $hint }
terminal-options = Il y a les options 1 à { $count }.
terminal-no-options = Rien n’est numéroté ici.
terminal-four-numbers = Une mise se compose de quatre nombres.
terminal-unknown = Je ne connais pas « { $word } ». Tapez le numéro d’une option, une action ou help.

## Aide

terminal-help = Répondez par le numéro d’une option ou tapez l’action elle-même : bid 3 0 2 1, propose lotus give 2 0, pass.
terminal-help-gift = offrir des pièces et des ronins, pendant la cérémonie du thé et la phase politique
terminal-help-undo = annuler votre dernière action, si rien n’a été révélé depuis
terminal-help-board = dessiner à nouveau le plateau
terminal-help-map = chaque province avec ses voisines et sa récolte
terminal-help-log = ce qui s’est passé, en mots
terminal-help-cards = les cartes en vente, ou toutes celles qui contiennent ces mots
terminal-help-clans = ce que savent faire les clans
terminal-help-rules = le jeu en bref, ou chercher : rules otage, rules R5.2, rules kyoto
terminal-help-save = écrire la partie dans un fichier, pour la reprendre plus tard
terminal-help-quit = quitter la partie
terminal-legend =
    Sur le plateau : B Bushi, S Shinto, D Daimyo, ♜ une forteresse ; les monstres ont leur nom.
    Le nombre derrière une armée est sa Force. * marque le clan dont c’est le tour de mandat.
    Un cadre épais est une guerre à venir. ¹ ² ³ sur une tuile de guerre : gagnée au printemps, en été, en automne.
    Sur le plateau étroit, une récolte de 2PV 1p 1r vaut 2 PV, 1 pièce et 1 ronin.
    Derrière une question se trouve la règle dont elle vient, comme [R5.2] : tapez rules R5.2 pour la lire.

## Le jeu en bref

terminal-goal = But
terminal-goal-text = Avoir le plus de PV après l’hiver. Les tuiles de guerre de provinces différentes rapportent le plus.
terminal-start = Début
terminal-start-text = On révèle les guerres et les cartes de la saison, les otages rentrent, chacun reçoit des pièces.
terminal-tea = Thé
terminal-tea-text = Les clans s’allient deux par deux. Les alliés partagent le bonus de leurs mandats.
terminal-politics = Politique
terminal-politics-text = Sept mandats, choisis à tour de rôle ; trois fois entre-temps, les kami récompensent leurs fidèles.
terminal-battles = Guerre
terminal-battles-text = Une bataille après l’autre : mises secrètes, puis la Force décide. À la fin, pièces et ronins sont perdus.
terminal-rules-hint = Tapez rules avec un numéro (R6, R6.8), quelques mots ou le nom d’une province.

## Consulter

terminal-season = Saison
terminal-card = Carte
terminal-kind = Type
terminal-cost = Coût
terminal-copies = Exemplaires
terminal-left = Reste
terminal-text = Texte
terminal-text-and-sets = Texte et sets
terminal-copies-count =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
terminal-no-card = Aucune carte ne contient « { $words } ».
terminal-no-rule = Aucune règle ne contient « { $words } ».
terminal-no-number = Il n’y a pas de règle { $number }.
terminal-see = Voir { $numbers }.

## Enregistrements et cas

terminal-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
terminal-waits = Après { $played }, on attend : { $clans }. { $prompt }
terminal-cases =
    { $count ->
        [one] { $count } cas
       *[other] { $count } cas
    }
terminal-checks =
    { $count ->
        [one] { $count } vérification
       *[other] { $count } vérifications
    }
terminal-failed =
    { $count ->
        [one] { $count } échec
       *[other] { $count } échecs
    }
terminal-earlier =
    { $count ->
        [one] { $count } phrase précédente
       *[other] { $count } phrases précédentes
    }
terminal-expected = attendu
terminal-found = trouvé
