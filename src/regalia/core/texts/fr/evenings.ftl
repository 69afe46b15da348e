### Evenings: series and tournaments; ratings on the command line.

js-finish-evening = Terminer la soirée
js-finish-evening-text = Il n’y aura plus de ronde. Les tables en cours continuent.
evening-text = Plusieurs tables à la suite et un seul total : un tournoi à deux, ou une série à une table.
evening-none = Vous ne participez encore à aucune.
evening-new = Une nouvelle soirée
evening-title = Comment elle s’appelle
evening-kind = Comment on joue
evening-kind-swiss = Suisse
evening-kind-round-robin = Chacun contre chacun
evening-kind-series = Série
evening-about-swiss = À deux ; à chaque ronde se rencontrent ceux qui ont autant de points, jamais deux fois les mêmes. Sans nombre, autant de rondes qu’il en faut pour un vainqueur.
evening-about-round-robin = À deux ; chacun rencontre chacun une fois.
evening-about-series = Tous à une table, encore et encore ; qui commence change.
evening-game = Jeu
evening-rounds = Rondes (0 : ce qu’il faut)
evening-bots = Robots participants
evening-level = Leur niveau
evening-takes-part = Je participe moi-même
evening-make = La créer
evening-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
evening-status-open = pas commencée
evening-status-running = ronde { $round }{ $open ->
    [0] { " " }sur { $rounds }
   *[other] {""}
}
evening-status-finished = terminée
evening-standings = Classement
evening-place = Rang
evening-who = Joueur
evening-points = Points
evening-strength = Adversaires
evening-strength-about = points des adversaires
evening-score = Marqués
evening-games = Parties
evening-former = un ancien invité
evening-withdraw = { $name } s’en va
evening-add-bot = Ajouter un robot
evening-round = Ronde { $number }
evening-bye = se repose, un point
evening-over = terminée
evening-aborted = fermée sans résultat
evening-playing = en cours
evening-link = Lien pour les joueurs
evening-how = Comment on compte
evening-rules = Un point par adversaire devancé, un demi par égalité. À égalité de points : les points des adversaires, puis ce qui fut marqué.
evening-next = Ronde suivante
evening-next-head = Ronde { $round } ?
evening-last-head = La dernière ronde
evening-ready = Tout le monde est libre.
evening-wait = Des tables se jouent encore, ou il manque quelqu’un.
evening-all-played = Tout a été joué.
evening-next-about = les tables commencent aussitôt
evening-finish = Terminer la soirée
evening-so-far = { $count ->
    [0] Personne ne participe encore.
   *[other] Déjà là : { $names }.
}
evening-go = À la soirée
evening-join = Participer
evening-late = Elle a commencé, ou elle est complète.
error-evening-pairs = Un tournoi se joue à deux : ce mode n’est pas pour deux, ou personne n’y gagne.
error-evening-host-only = Seul l’hôte peut le faire.
error-evening-begun = La soirée a déjà commencé.
error-evening-full = Toutes les places sont prises.
error-evening-no-player = Il n’y a pas de tel joueur.
error-evening-too-many = { $most } de vos soirées au plus à la fois.
error-evening-changed = Quelqu’un a été plus rapide ; regardez à nouveau.
error-evening-unknown = Il n’y a pas de telle soirée.
error-evening-over = Toutes les rondes ont été jouées.
error-evening-quarantined = Cette soirée est endommagée. Elle est conservée telle quelle ; ses tables ne sont pas touchées.
error-evening-round-runs = Des tables de cette ronde se jouent encore.
error-evening-too-few = Il faut être au moins deux.
error-evening-seats = Ce jeu n’est pas pour { $players }.
cli-ratings-about = Recalculer tous les classements d’un serveur à partir de ses résultats.
cli-ratings-done = { $games } parties classées comptées.
