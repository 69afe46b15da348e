### The account page.

js-saved = Saved.
js-delete-account = Delete everything of mine
js-delete-account-text = This cannot be undone.
account-parts = Parts of this page
account-profile = Profile
account-people = People
account-vacation = Vacation
account-data = Your data
account-name = Name at the table
account-shield = Shield you prefer
account-shield-number = Shield { $number }
account-language = Language
account-look = Appearance
account-guest-text = You are a guest on this device. { $count ->
    [0] With an account your tables are yours on every device.
    [one] With an account your table is yours on every device.
   *[other] With an account your { $count } tables are yours on every device.
}
account-devices = Devices
account-signed-in = { $count } signed in
account-device = A program
account-since = since
account-this = this device
account-sign-out = Sign out
account-sign-out-here = Sign out here
account-sign-out-others = Sign out of all others
account-passphrase = Passphrase
account-old = The one you have
account-new = The new one
account-change = Change it, sign out the others
account-register = Make an account
account-register-text = A name and a passphrase, nothing else. All your tables stay yours.
account-login = Sign in
account-bring = { $count ->
    [one] Bring my table along
   *[other] Bring my { $count } tables along
}
account-bring-about = what I have here as a guest becomes the account’s
account-asking = They ask to be friends
account-open = Others may ask to be friends
account-friends = Friends
account-accept = Accept
account-not-answered = has not answered yet
account-remove = Remove
account-no-friends = Nobody yet. Friends can be invited to a seat by name.
account-add-friend = Name of an account
account-ask = Ask
account-blocked = Blocked
account-no-blocked = Nobody. Whoever is blocked cannot join your tables, and you do not see what they write.
account-unblock = No longer
account-block = Block an account by its name
account-block-do = Block
account-nobody = Once you sit at a table, the people you know appear here.
account-days-used = { $used } of { $most } days used this year
account-vacation-text = Your clocks of days rest while you are away. Coming back early gives the days back.
account-away-until = Away until
account-back = I am back
account-days = Days, from now on
account-leave-now = Leave
account-take = Take it with you
account-take-about = tables, moves, ratings in one file
account-download = Download
account-delete = Delete the account
account-delete-text = Name, devices, friends, chat and ratings are erased at once and for good. In running games a bot may take your seat. Finished games stay, under a neutral name.
account-delete-confirm = Write your name to confirm
account-delete-do = Delete
