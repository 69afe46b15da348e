### People: friends, blocked ones, accounts, vacations, ratings.

error-people-too-many = At most { $most } people can be listed here.
error-people-oneself = This is you.
error-people-account-only = Friends need an account, both of them.
error-people-not-open = This person does not wish to be asked.
error-people-unknown = There is nobody here by that name.
error-web-no-account = You have no account yet.
error-vacation-on = You are on vacation already.
error-vacation-off = You are not on vacation.
error-vacation-days = { $left ->
    [0] All { $most } days of this year are used up.
    [one] One day of this year’s { $most } is left.
   *[other] { $left } days of this year’s { $most } are left.
}
table-log-rest = { $who } is on vacation, or back from it.
table-log-adopt = { $who } has signed in.
