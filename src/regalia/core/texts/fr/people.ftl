### People: friends, blocked ones, accounts, vacations, ratings.

error-people-too-many = { $most } personnes au plus peuvent figurer ici.
error-people-oneself = C’est vous.
error-people-account-only = Pour être amis, il faut un compte à chacun.
error-people-not-open = Cette personne ne souhaite pas de demandes d’amitié.
error-people-unknown = Il n’y a personne de ce nom ici.
error-web-no-account = Vous n’avez pas encore de compte.
error-vacation-on = Vous êtes déjà en vacances.
error-vacation-off = Vous n’êtes pas en vacances.
error-vacation-days = { $left ->
    [0] Les { $most } jours de cette année sont épuisés.
    [one] Il reste un jour sur les { $most } de cette année.
   *[other] Il reste { $left } jours sur les { $most } de cette année.
}
table-log-rest = { $who } part en vacances ou en revient.
table-log-adopt = { $who } a ouvert une session.
