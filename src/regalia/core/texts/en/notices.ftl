account-notices = Notices
notices-title = Notices
notices-push = Push
notices-mail = Mail
notices-turn = Your turn
notices-turn-about = after 2 minutes away
notices-clock = Clock runs low
notices-clock-about = one hour before the end
notices-invite = Invitations
notices-invite-about = a seat is kept for you
notices-over = Game over
notices-over-about = when you were not there
notices-talk = Chat
notices-talk-about = only when you are named
notices-quiet = Quiet hours
notices-quiet-about = nothing is sent; it waits until they end
notices-from = From
notices-to = to
notices-days = Days
notices-days-all = Every day
notices-days-workdays = Monday to Friday
notices-days-weekends = Saturday and Sunday
notices-mail-address = Mail address
notices-mail-confirm = Send me a link
notices-mail-waits = A mail with a link was sent to { $address }. Nothing else is sent there until you follow it.
notices-mail-known = Only you see it.
notices-mail-forget = Forget it
notices-often = One mail tells everything, at most
notices-hours = { $count ->
    [one] every hour
    [24] once a day
   *[other] every { $count } hours
}
notices-program = A program of your own
notices-program-about = Every push notice is also posted to this address as JSON, signed with a key that only you and this server know.
notices-program-address = Address of the program
notices-program-key = Key of the signature:
notices-keep = Keep
notices-send-test = Send a test notice
notices-browsers = { $count ->
    [0] No browser is told yet.
    [one] One browser is told.
   *[other] { $count } browsers are told.
}
notices-test = This is what a notice looks like.
notices-app = Five royal board games: against their own automata, with friends, against bots.
notices-offline = No connection
notices-offline-text = The server cannot be reached. Your games are kept there; nothing is lost. Games are played online: try again when you are connected.
notices-again = Try again
notices-to-account = To my account
notices-say-turn = { $known ->
    [0] It is your turn: { $table }.
   *[other] It is your turn: { $table } with { $names }.
}
notices-say-clock = Your clock ends within the hour: { $table }.
notices-say-invite = { $known ->
    [0] A seat is kept for you: { $table }.
   *[other] A seat is kept for you: { $table } with { $names }.
}
notices-say-over = The game is over: { $table }.
notices-say-talk = Somebody named you in the chat: { $table }.
notices-mail-subject = { $count ->
    [one] { $first }
   *[other] Regalia: { $count } notices
}
notices-mail-hello = Since the last mail:
notices-mail-why = You asked Regalia for these mails. To stop all of them, follow this link:
notices-confirm-subject = Regalia: is this your address?
notices-confirm-text =
    Somebody, probably you, asked Regalia to send notices here. If so, follow this link:

    { $link }

    If not, do nothing: no other mail will come.
notices-enter-subject = Regalia: your link to sign in
notices-enter-text =
    This link signs you in. It works once, for a quarter of an hour:

    { $link }

    If you did not ask for it, do nothing.
notices-link-confirm = Mail address
notices-link-confirm-ask = Confirm that notices may be sent to this address.
notices-link-confirm-do = Confirm
notices-link-confirm-done = The address is confirmed. Choose on your account page what to be told of.
notices-link-stop = Stop the mails
notices-link-stop-ask = No notice will be sent to you by mail any more.
notices-link-stop-do = Stop the mails
notices-link-stop-done = No more mails are sent.
notices-link-enter = Sign in
notices-link-enter-ask = Sign in on this device.
notices-link-enter-done = You are signed in.
error-notices-address = This cannot be used as an address: it must be complete and public.
error-notices-browser = This browser’s push service cannot be reached from here.
error-notices-no-mail = This server sends no mail.
error-notices-mail-away = The mail could not be sent. Try again later.
error-notices-unreachable = The notice could not be delivered. Try again later.
error-notices-link-old = This link is no longer good. Ask for a new one.
error-setting-smtp = { $name }: an address such as smtp://name:word@mail.example.org:587 is expected.
error-setting-mail-from = { $name }={ $value }: the mail address that mails come from is expected.
js-notices-cannot = This browser cannot show push notices.
js-notices-denied = The browser does not allow notices. You can change that in its settings.
js-notices-tested = A test notice is on its way.
js-notices-nobody = Nothing is told yet: switch a push notice on first.
notices-link-by-mail = Or by a link sent to your mail address
js-notices-link-sent = If an account has this address, a mail is on its way.
