## Le récit
story-now = Ce qui se passe
story-since = Depuis votre dernier tour
story-next = Suivant
story-skip-turn = Aller à mon tour
story-skip = Aller à maintenant
story-more = encore { $count }
