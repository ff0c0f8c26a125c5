# Dlaczego serwer czegoś nie robi, według jego kodu.

error-unreadable = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
error-bad_settings = Nie można tak przygotować stołu.
error-bad_name = Wybierz inne imię: kilka liter, nie za długie.
error-bad_record = Nie można odczytać tego zapisu.
error-bad_promise = Takiej obietnicy nie można złożyć.
error-not_your_seat = To nie jest twoje miejsce.
error-not_host = Może to zrobić tylko gospodarz stołu.
error-no_spectators = Gra się rozpoczęła; ten stół widzą tylko gracze.
error-forbidden_origin = Ta strona nie może łączyć się z serwerem. Otwórz stół pod adresem samego serwera.
error-no_such_table = Nie ma takiego stołu.
error-no_such_seat = Nie ma takiego miejsca.
error-no_such_deal = Nie ma takiej umowy.
error-illegal = Zasady na to teraz nie pozwalają.
error-stale = Tymczasem coś się wydarzyło. Spójrz jeszcze raz.
error-not_now = Przy tym stole to teraz niemożliwe.
error-taken = Ktoś był szybszy.
error-too_large = To za dużo naraz.
error-too_fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
error-broken = Tej gry nie można kontynuować według obecnych zasad.
error-storage = Nie udało się tego zapisać, więc się nie wydarzyło. Spróbuj ponownie.
error-full = Serwer jest pełny. Spróbuj później.
