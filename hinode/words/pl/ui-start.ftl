# Strony przed grą: początek, poczekalnia stołu i to, co wspólne dla wszystkich stron.

## Aplikacja

app-title = Hinode
app-loading = Chwileczkę…
app-not-loaded = Nie udało się wczytać tej części strony. Sprawdź połączenie i odśwież stronę.
app-no-page = Pod tym adresem niczego nie ma.
app-home = Wróć na początek

error-lost = Serwer jest nieosiągalny. Spróbuj ponownie za chwilę.
error-bug = Coś poszło nie tak na serwerze. Spróbuj ponownie.

## Strona początkowa

start-tagline = Otwarty dom gry planszowej Rising Sun
start-guest = Gość
your-name = Twoje imię

door-lesson = Nauka
door-join = Dołącz lub oglądaj
door-open = Otwórz stół
door-device = Jedno urządzenie
door-record = Otwórz zapis
door-learn = Zasady i karty

play-now = Zagraj z botami
play-now-go = Graj teraz

choose-clan = Klan
choose-any = Dowolny
choose-any-text = Klan wybrany losowo.
choose-players = Gracze
choose-bot = Boty
choose-character = Ich słowo
bot-random = Beztroski
bot-random-text = Robi wszystko, na co pozwalają zasady.
bot-easy = Łatwy
bot-easy-text = Gra rozsądnie i popełnia błędy. Na pierwszą partię.
bot-normal = Średni
bot-normal-text = Rozważa każdy wybór, negocjuje i stawia monety, by wygrać.
bot-hard = Trudny
bot-hard-text = Rozgrywa partię naprzód w myślach. Namyśla się sekundę lub dwie.
# $level i $character to słowa powyżej i poniżej
bot-with-character = { $level }, { $character }
character-any = różne: przekonaj się
character-loyal = lojalny
character-opportunist = oportunista
character-treacherous = zdradliwy

## Otwieranie stołu

open-title = Tytuł stołu
open-title-none = Brak
open-clans = Klany
clans-picked = Wybierane
clans-random = Losowane
clans-drafted = Po kolei
open-set = Zestaw kart
any-random = Losowy
open-shrines = Świątynie
shrines-random = Losowe
shrines-beginner = Pierwsza gra
shrines-chosen = Wybrane
open-kami =
    { $left ->
        [0] Cztery kami mają świątynie:
        [one] Wybierz jeszcze { $left } kami:
       *[other] Wybierz jeszcze { $left } kami:
    }
open-clock = Czas na myślenie
clock-none = Bez zegara
clock-brisk = Żwawo: 1 minuta na decyzję, 5 w zapasie
clock-live = Spokojnie: 2 minuty na decyzję, 15 w zapasie
clock-day = Korespondencyjnie: 1 dzień na decyzję
clock-days = Korespondencyjnie: 3 dni na decyzję
clock-other = Własny zegar
open-late = Gdy czas się skończy
late-wait = Pozostali to widzą i czekają
late-bot_once = Bot podejmuje tę decyzję
late-bot = Bot gra aż do twojego powrotu
open-language = Język stołu
open-listed = Pokaż na liście stołów
open-spectators = Inni mogą oglądać
open-go = Otwórz stół

## Dołączanie

join-link = Link lub nazwa stołu
join-example = Wklej otrzymany link
join-go = Idź tam
join-unclear = To nie jest ani link, ani nazwa stołu.
join-listed = Stoły na liście
join-none = W tej chwili na liście nie ma żadnego stołu. Otwórz własny i daj się znaleźć.
join-sit = Usiądź
join-watch = Oglądaj
join-look = Zobacz
lobby-named = Stół { $name }
status-open =
    { $free ->
        [0] komplet
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
status-drafting = wybór klanów
status-playing = gra trwa
status-over = koniec gry
status-broken = nie da się grać dalej

## Jedno urządzenie

device-text = Podawajcie sobie urządzenie: pyta każdego po kolei i ukrywa to, czego inni nie mogą widzieć. Miejsca bez imienia zajmą boty.
device-name = Imię gracza { $number }
device-bot = Gracz { $number }: bot albo imię
device-clan = Klan gracza { $number }
device-same = Dwie osoby mają to samo imię.
device-go = Usiądźcie i zacznijcie

## Zapisy

record-text = Dowolna gra z Hinode jako tekst: z pliku lub wklejona. Otworzy się jako powtórka z własnym linkiem.
record-file = Plik
record-paste = Albo sam tekst
record-go = Pokaż grę

## Pierwsza gra

learn-title = Twoja pierwsza gra
learn-text = Jedna wiosna rozegrana krok po kroku: herbata, rozkazy, kami i wojna. Około dziesięciu minut, przeciw dwóm Klanom, które na ciebie czekają.
learn-go = Zacznij lekcję

## Stopka strony

foot-unofficial = Hinode jest projektem nieoficjalnym i niezwiązanym z wydawcą gry. Nie zawiera jej ilustracji ani tekstów. Postaw na swoim stole prawdziwą grę: jest piękna.
foot-language = Język
foot-theme = Motyw
theme-auto = Jak urządzenie
theme-light = Dzień
theme-dark = Noc

## Poczekalnia stołu

lobby-title = { $title } – Hinode
lobby-lost = Połączenie zostało przerwane. Kolejna próba…
fact-players = Gracze: { $count }
fact-set = Karty: { $set }
fact-shrines = Świątynie: { $shrines }
fact-clans = Klany: { $clans }
fact-listed = na liście
fact-unlisted = tylko przez link
fact-watched = inni mogą oglądać
fact-private = nikt inny nie może oglądać

lobby-seats = Wokół stołu
lobby-draft = Wybór klanów, w tej kolejności
lobby-talk = Rozmowa
lobby-free = Wolne miejsce
lobby-you = ty
lobby-host = gospodarz
lobby-any-clan = dowolny klan
lobby-clan-random = klan losowany na początku
lobby-clan-drafted = klan wybierany po kolei
lobby-chooses = teraz wybiera
lobby-late = czas minął
lobby-clan-of = Klan gracza { $name }
lobby-your-choice = Wybierz swój klan
lobby-lead = Poprowadź Klan { CLAN($clan, form: "gen") }
lobby-leave = Wstań
lobby-send-away = Wyproś
lobby-watchers =
    { $count ->
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
       *[many] Ogląda { $count } osób.
    }
lobby-one-bot = Dodaj bota
lobby-fill = Dodaj boty na wolne miejsca ({ $count })
lobby-start = Zacznij grę
lobby-start-draft = Zacznij: wybór klanów
lobby-waits-seats =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
lobby-waits-host = Są już wszyscy. Grę rozpoczyna { $name }.

sit-title = Usiądź
sit-another = Kolejna osoba na tym urządzeniu
sit-another-text = Dzielicie to urządzenie. Pyta każdego z was po kolei i ukrywa to, czego inni nie mogą widzieć.
sit-their-name = Imię tej osoby

invite-title = Zaproś innych
invite-text = Kto ma ten link, może usiąść albo oglądać.
invite-link = Link do stołu
invite-own = Graj dalej na innym urządzeniu
invite-own-text = Ten link otwiera twoje miejsce: na telefonie albo gdy przeglądarka o tobie zapomni. Jest tylko dla ciebie. Kto go ma, gra za ciebie.
invite-own-of = Miejsce gracza { $name }
copy = Kopiuj
copied = Skopiowano
never-mind = Anuluj

## Gra, której nie da się odtworzyć

broken-text = Nic nie przepadło: serwer przechowuje grę bez zmian, a starsza wersja Hinode może ją dokończyć.
broken-why = Serwer podaje: { $why }
broken-record = Pobierz przebieg gry
broken-record-of = Pobierz to, co wie { $name }
