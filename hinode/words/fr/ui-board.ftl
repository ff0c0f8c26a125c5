# La table : ce qui y est dessiné et ce qu’en dit un lecteur d’écran.

## La carte

board-map = Carte des provinces
board-standing = { $clan } : Force { $force }, { $pieces }
board-harvest = Récolte : { $reward }
board-war-number = En guerre, numéro { $number }
board-war-fought = La guerre numéro { $number } est finie
board-battle-here = Une bataille a lieu ici
board-figures = { $clan }, { $pieces }, { $place }

## Temples

board-shrine = Temple : { $kami }
board-shrine-empty = Personne ne prie ici
board-shrines = Temples

## La piste des mandats

board-track = Tours de la phase politique
board-track-mandate = Tour de mandat
board-track-kami = Tour des kamis
board-track-now = { $what }, en cours
board-track-past = { $what }, terminé
board-track-played = { $clan } a choisi { $mandate }
board-track-hidden = { $clan } a annoncé { $mandate } ; la tuile reste face cachée
board-deck =
    { $count ->
        [one] Il reste { $count } tuile de mandat, chez { $clan }
       *[other] Il reste { $count } tuiles de mandat, chez { $clan }
    }

## Les tuiles de mandat piochées

board-tiles = Vos tuiles de mandat, depuis le dessus
board-tile = Tuile { $number } : { $mandate }
board-announce = Le mandat à annoncer

## Les clans

board-clans = Les clans par ordre d’honneur
board-honor = Honneur { $rank }
board-your-turn = À vous
board-their-turn = Doit décider
board-away = Non connecté
board-winner = Vainqueur
board-holder = Pioche les prochaines tuiles de mandat
board-ally = En alliance avec { $clan }
board-owns = Cartes Saison : { $cards }
board-tokens = Tuiles Province en Guerre
board-token = { $province }, { $season }
board-hostage = Otage : { $piece } de { $clan }
board-reserve = Réserve de { $clan }
board-reserve-empty = Tout est en jeu.

## Cartes Saison

board-cards = Cartes Saison
board-cards-none = Il ne reste aucune carte.
board-card =
    { $count ->
        [one] { $name }. { $kind }, { $cost }. { $text }
       *[other] { $name }, { $count } exemplaires. { $kind }, { $cost }. { $text }
    }
