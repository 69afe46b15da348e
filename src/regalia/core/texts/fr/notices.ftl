account-notices = Avis
notices-title = Avis
notices-push = Push
notices-mail = Courriel
notices-turn = À votre tour
notices-turn-about = après 2 minutes d’absence
notices-clock = Temps bientôt écoulé
notices-clock-about = une heure avant la fin
notices-invite = Invitations
notices-invite-about = une place vous est gardée
notices-over = Fin de partie
notices-over-about = si vous n’étiez pas là
notices-talk = Discussion
notices-talk-about = seulement si l’on vous nomme
notices-quiet = Heures calmes
notices-quiet-about = rien n’est envoyé avant leur fin
notices-from = De
notices-to = à
notices-days = Jours
notices-days-all = Tous les jours
notices-days-workdays = Du lundi au vendredi
notices-days-weekends = Samedi et dimanche
notices-mail-address = Adresse électronique
notices-mail-confirm = M’envoyer un lien
notices-mail-waits = Un courriel avec un lien a été envoyé à { $address }. Rien d’autre n’y est envoyé tant que vous ne l’avez pas suivi.
notices-mail-known = Vous seul la voyez.
notices-mail-forget = L’oublier
notices-often = Un courriel dit tout, au plus
notices-hours = { $count ->
    [one] toutes les heures
    [24] une fois par jour
   *[other] toutes les { $count } heures
}
notices-program = Un programme à vous
notices-program-about = Chaque avis push est aussi envoyé à cette adresse en JSON, signé par une clé connue de vous et de ce serveur seuls.
notices-program-address = Adresse du programme
notices-program-key = Clé de la signature :
notices-keep = Garder
notices-send-test = Envoyer un avis d’essai
notices-browsers = { $count ->
    [0] Aucun navigateur n’est encore averti.
    [one] Un navigateur est averti.
   *[other] { $count } navigateurs sont avertis.
}
notices-test = Voici à quoi ressemble un avis.
notices-app = Cinq jeux de société royaux : contre leurs automates, entre amis, contre des robots.
notices-offline = Pas de connexion
notices-offline-text = Le serveur est injoignable. Vos parties y sont gardées, rien n’est perdu. On joue en ligne : réessayez une fois connecté.
notices-again = Réessayer
notices-to-account = Vers mon compte
notices-say-turn = { $known ->
    [0] C’est à vous de jouer : { $table }.
   *[other] C’est à vous de jouer : { $table } avec { $names }.
}
notices-say-clock = Votre temps s’achève dans l’heure : { $table }.
notices-say-invite = { $known ->
    [0] Une place vous est gardée : { $table }.
   *[other] Une place vous est gardée : { $table } avec { $names }.
}
notices-say-over = La partie est terminée : { $table }.
notices-say-talk = On vous a nommé dans la discussion : { $table }.
notices-mail-subject = { $count ->
    [one] { $first }
   *[other] Regalia : { $count } avis
}
notices-mail-hello = Depuis le dernier courriel :
notices-mail-why = Vous avez demandé ces courriels à Regalia. Pour ne plus en recevoir, suivez ce lien :
notices-confirm-subject = Regalia : est-ce votre adresse ?
notices-confirm-text =
    Quelqu’un, sans doute vous, a demandé à Regalia d’envoyer des avis ici. Si c’est le cas, suivez ce lien :

    { $link }

    Sinon, ne faites rien : aucun autre courriel ne viendra.
notices-enter-subject = Regalia : votre lien de connexion
notices-enter-text =
    Ce lien vous connecte. Il sert une fois, pendant un quart d’heure :

    { $link }

    Si vous ne l’avez pas demandé, ne faites rien.
notices-link-confirm = Adresse électronique
notices-link-confirm-ask = Confirmez que des avis peuvent être envoyés à cette adresse.
notices-link-confirm-do = Confirmer
notices-link-confirm-done = L’adresse est confirmée. Choisissez sur votre compte ce dont vous voulez être averti.
notices-link-stop = Arrêter les courriels
notices-link-stop-ask = Plus aucun avis ne vous sera envoyé par courriel.
notices-link-stop-do = Arrêter les courriels
notices-link-stop-done = Aucun courriel n’est plus envoyé.
notices-link-enter = Se connecter
notices-link-enter-ask = Se connecter sur cet appareil.
notices-link-enter-done = Vous êtes connecté.
error-notices-address = Ceci ne peut pas servir d’adresse : elle doit être complète et publique.
error-notices-browser = Le service push de ce navigateur est injoignable d’ici.
error-notices-no-mail = Ce serveur n’envoie pas de courriel.
error-notices-mail-away = Le courriel n’a pas pu être envoyé. Réessayez plus tard.
error-notices-unreachable = L’avis n’a pas pu être remis. Réessayez plus tard.
error-notices-link-old = Ce lien n’est plus valable. Demandez-en un nouveau.
error-setting-smtp = { $name } : une adresse comme smtp://nom:mot@mail.example.org:587 est attendue.
error-setting-mail-from = { $name }={ $value } : l’adresse d’où viennent les courriels est attendue.
js-notices-cannot = Ce navigateur ne peut pas afficher d’avis push.
js-notices-denied = Le navigateur n’autorise pas les avis. Vous pouvez le changer dans ses réglages.
js-notices-tested = Un avis d’essai est en route.
js-notices-nobody = Rien n’est encore annoncé : activez d’abord un avis push.
notices-link-by-mail = Ou par un lien envoyé à votre adresse
js-notices-link-sent = Si un compte a cette adresse, un courriel est en route.
