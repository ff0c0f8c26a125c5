card-paper_lantern = Papierowy Lampion
card-paper_lantern-text = Po przyzwaniu możesz oświetlić drogę innemu graczowi: zdobywa 1 PZ.
step-lantern_choice = Oświetl drogę innemu graczowi albo spasuj.
step-lantern_choice-wait = { $name } może oświetlić komuś drogę.
