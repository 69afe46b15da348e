### The account page.

js-saved = Enregistré.
js-delete-account = Effacer tout ce qui est à moi
js-delete-account-text = C’est définitif.
account-parts = Parties de cette page
account-profile = Profil
account-people = Personnes
account-vacation = Vacances
account-data = Vos données
account-name = Nom à la table
account-shield = Votre écu
account-shield-number = Écu { $number }
account-language = Langue
account-look = Apparence
account-guest-text = Vous êtes invité sur cet appareil. { $count ->
    [0] Avec un compte, vos tables vous suivent partout.
    [one] Avec un compte, votre table vous suit partout.
   *[other] Avec un compte, vos { $count } tables vous suivent partout.
}
account-devices = Appareils
account-signed-in = { $count ->
    [one] { $count } connecté
   *[other] { $count } connectés
}
account-device = Un programme
account-since = depuis le
account-this = cet appareil
account-sign-out = Déconnecter
account-sign-out-here = Se déconnecter ici
account-sign-out-others = Déconnecter les autres
account-passphrase = Phrase secrète
account-old = L’actuelle
account-new = La nouvelle
account-change = La changer, déconnecter les autres
account-register = Créer un compte
account-register-text = Un nom et une phrase secrète, rien d’autre. Toutes vos tables restent à vous.
account-login = Se connecter
account-bring = { $count ->
    [one] Emporter ma table
   *[other] Emporter mes { $count } tables
}
account-bring-about = ce que j’ai ici comme invité passe au compte
account-asking = Demandes d’amitié
account-open = Les autres peuvent demander mon amitié
account-friends = Amis
account-accept = Accepter
account-not-answered = n’a pas encore répondu
account-remove = Retirer
account-no-friends = Personne encore. Un ami peut être invité à une place par son nom.
account-add-friend = Nom d’un compte
account-ask = Demander
account-blocked = Bloqués
account-no-blocked = Personne. Qui est bloqué ne peut rejoindre vos tables, et vous ne voyez pas ce qu’il écrit.
account-unblock = Ne plus bloquer
account-block = Bloquer un compte par son nom
account-block-do = Bloquer
account-nobody = Dès que vous serez à une table, vos connaissances apparaîtront ici.
account-days-used = { $used } jours sur { $most } cette année
account-vacation-text = Vos pendules par jours s’arrêtent pendant votre absence. Revenir plus tôt rend les jours.
account-away-until = Absent jusqu’au
account-back = Je suis de retour
account-days = Jours, dès maintenant
account-leave-now = Partir
account-take = L’emporter
account-take-about = tables, coups, classement en un fichier
account-download = Télécharger
account-delete = Supprimer le compte
account-delete-text = Nom, appareils, amis, messages et classement sont effacés aussitôt et pour de bon. Dans les parties en cours, un robot peut prendre votre place. Les parties terminées restent, sous un nom neutre.
account-delete-confirm = Écrivez votre nom pour confirmer
account-delete-do = Supprimer
