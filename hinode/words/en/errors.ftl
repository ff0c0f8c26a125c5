# Why the server does not do something, by its code. The server's own sentence is English and says more;
# these are for the other languages, and for when there is none.

error-unreadable = The server did not understand that. Reload the page and try again.
error-bad_settings = A table cannot be set up like this.
error-bad_name = Choose another name: a few letters, not too long.
error-bad_record = This record cannot be read.
error-bad_promise = Such a promise cannot be made.
error-not_your_seat = This seat is not yours.
error-not_host = Only the host of the table can do that.
error-no_spectators = The game has begun; only those who play see this table.
error-forbidden_origin = This page may not talk to the server. Open the table at the server’s own address.
error-no_such_table = There is no such table.
error-no_such_seat = There is no such seat.
error-no_such_deal = There is no such deal.
error-illegal = The rules do not allow this now.
error-stale = Something else happened meanwhile. Look again.
error-not_now = This is not possible at this table now.
error-taken = Somebody else was first.
error-too_large = That is too much at once.
error-too_fast = Too fast. Wait a moment and try again.
error-broken = This game cannot be played on with the present rules.
error-storage = It could not be saved, so it did not happen. Try again.
error-full = The server is full. Try again later.
