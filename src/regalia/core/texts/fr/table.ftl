### La table hébergée : ce que le service refuse, et ce qui se passe à côté du jeu.

error-table-unknown = Cette table n’existe pas.
error-table-open = La partie n’a pas encore commencé.
error-table-finished = La partie est terminée.
error-table-closed = L’hôte a fermé cette table.
error-table-started = La partie a déjà commencé.
error-table-conflict = La table a continué : elle en est maintenant à l’étape { $step }.
error-table-confirm = Cela terminerait votre tour. Renvoyez avec « confirm », ou changez d’avis.
error-table-request-reused = Cet identifiant de requête a servi à autre chose.
error-table-illegal = Les règles n’autorisent pas « { $action } ».
error-table-sequence = Après « { $action } », quelque chose de nouveau est dévoilé ; rien ne peut encore être décidé au-delà.
error-table-not-your-seat = Le siège { $seat } n’est pas le vôtre.
error-table-no-seat = Il n’y a pas de joueur au siège { $seat }.
error-table-seat-taken = Ce siège n’est plus libre.
error-table-seats = La partie compte { $players } joueurs, mais { $seats } sièges sont décrits.
error-table-seat-word = Un siège est « me », « open » ou « bot:NOM », pas « { $value } ».
error-table-owner-only = Seul le propriétaire de la table peut faire cela.
error-table-stand-in-plays = Un remplaçant joue pour vous. Renvoyez-le d’abord.
error-table-no-stand-in = Un remplaçant n’est proposé que si le joueur du siège { $seat } est parti ou absent depuis un moment.
error-table-time-over = Votre temps est écoulé.
error-table-undo-asks = Cela ne peut être repris qu’avec l’accord des autres.
error-table-redo-nothing = Il n’y a rien à refaire.
error-table-asked-already = Une demande est déjà en cours ; attendez les réponses.
error-table-nothing-asked = Personne n’a demandé à reprendre un coup.
error-table-not-asked = Ce n’est pas à vous de répondre.
error-table-no-step = Il n’y a pas d’étape { $step } ; la dernière est { $last }.
error-table-chat-seated = Seules les personnes assises à la table peuvent écrire ici.
error-table-busy = Trop de demandes à la fois ; réessayez.
error-table-rules-changed = Cette partie a été jouée avec d’anciennes règles et ne peut pas continuer ; elle est conservée telle quelle.
error-table-quarantined = Cette table est endommagée. Elle est conservée telle quelle et l’exploitant est prévenu ; les autres tables ne sont pas touchées.
error-table-unsound = Avec ces choix, aucune partie ne peut être mise en place.
error-table-not-finished = La partie n’est pas encore terminée.
error-table-removed = L’hôte de la table vous a prié de la quitter.
error-table-one-seat = À une table ouverte à tous, chacun prend un seul siège.
error-table-too-long = C’est trop long.

error-web-identity = Dites d’abord qui vous êtes.
error-web-name-taken = Ce nom est pris.
error-web-login = Le nom et la phrase secrète ne correspondent pas.
error-web-registered = Vous avez déjà un nom et une phrase secrète.
error-web-origin = Cette requête vient d’un autre site.
error-web-too-large = La requête est trop grande.
error-web-too-many = Trop de requêtes ; patientez un instant.
error-web-too-slow = La requête n’est pas arrivée à temps.
error-web-overload = Il y a trop à faire en ce moment ; réessayez bientôt.
error-table-enough = Il s’est passé trop de choses à cette table : la partie peut être terminée, mais rien d’autre ne peut être ajouté.
error-table-only-bots = Au plus { $most } de vos tables peuvent être jouées par des robots seuls en même temps.
error-web-too-many-streams = Trop de flux ouverts.
error-web-invalid = La requête est incompréhensible : { $problem }
error-web-not-found = Il n’y a rien ici.
error-web-method = Cela ne peut pas se faire ici.
error-web-failed = Quelque chose s’est mal passé de notre côté.
error-web-unavailable = Le service ne peut pas répondre pour l’instant.
error-serve-extra = Le serveur a besoin d’autres paquets : pip install "regalia[{ $extra }]" ({ $module } manque).
error-setting-value = { $name }={ $value } ne peut pas être compris.
error-setting-range = { $name }={ $value } : un nombre de { $low } à { $high } est attendu.
error-setting-choice = { $name }={ $value } : l’un de { $values } est attendu.
error-setting-url = { $name }={ $value } : une adresse comme https://jeux.example.org est attendue.
error-setting-database = { $name } : sqlite:///FICHIER ou postgresql://NOM:MOT-DE-PASSE@HÔTE/BASE est attendu.
error-setting-database-part = { $name } : « { $part } » ne peut pas servir dans l’adresse ; après « ? » peuvent venir host, port et sslmode.
error-setting-address = { $name }={ $value } : une adresse comme 127.0.0.1 ou un réseau comme 10.0.0.0/8 est attendu.
error-serve-workers = SQLite ne sert qu’un seul processus. Pour --workers { $workers }, donnez une base PostgreSQL : --database postgresql://…
error-serve-database = La base de données ne peut pas être ouverte : { $problem ->
        [away] personne ne répond à cette adresse
        [login] l’utilisateur et le mot de passe ne sont pas acceptés
        [unknown] il n’y a pas de base de ce nom
        [crowded] il y a déjà trop de connexions
        [busy] elle est verrouillée, ou en train de démarrer
        [full] il n’y a plus de place
        [read-only] elle ne peut pas être modifiée
        [rights] les droits de s’en servir manquent
        [nowhere] le dossier prévu manque et ne peut pas être créé
        [damaged] elle est endommagée ; importez le dernier export dans une base vide
        [foreign] ce fichier n’est pas une base de données
       *[other] { $problem }
    }.
error-serve-held = Un autre serveur utilise déjà { $file }. SQLite n’en sert qu’un à la fois ; arrêtez l’autre, ou indiquez une autre --database.
error-serve-linked = { $file } a un second nom (un lien physique), sous lequel un autre serveur pourrait y écrire à l’insu du premier. Supprimez l’un des deux, ou faites une copie.
error-serve-failed = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
error-serve-address = Le serveur ne peut pas écouter à l’adresse { $host }, port { $port } : { $problem ->
        [used] un autre programme le fait déjà ; indiquez un autre --port
        [elsewhere] ce n’est pas une adresse de cette machine ; indiquez un autre --host
        [unknown] il n’y a pas de telle adresse ; indiquez un autre --host
        [rights] les droits manquent ; indiquez un --port au-dessus de 1023
       *[other] { $problem }
    }.
error-serve-no-home = Il n’y a pas de dossier personnel où garder la base de données ; indiquez-en une avec --database, ou définissez XDG_DATA_HOME.
error-database-newer = La base de données vient d’une version plus récente de Regalia ; installez cette version, ou indiquez une autre --database.
error-database-foreign = La base de données appartient à un autre programme ; rien n’a été modifié. Donnez-en une vide.
error-database-older = La base de données n’a pas encore la forme de cette version ; « regalia serve --migrate-only » la lui donne.

table-prompt-open = En attente de joueurs.
table-prompt-finished = La partie est terminée.
table-prompt-closed = L’hôte a fermé cette table.
table-waiting =
    { $count ->
        [one] { $who } réfléchit.
       *[other] { $who } réfléchissent.
    }

table-log-sit = { $who } prend place.
table-log-stand = Un siège est de nouveau libre.
table-log-start = La partie commence.
table-log-undo = { $who } reprend une décision.
table-log-ask = { $who } demande à reprendre la dernière décision.
table-log-answer-yes = { $who } accepte.
table-log-answer-no = { $who } refuse.
table-log-leave = { $who } a quitté la table. Un robot peut le remplacer.
table-log-stand-in = Un remplaçant ({ $bot }) joue désormais pour { $who }.
table-log-stand-in-ends = { $who } joue de nouveau.
table-log-timeout = { $who } n’a plus de temps.
table-log-rematch = Une revanche est prête.
table-log-close = La table est fermée.
table-log-setting = Réglages modifiés.

cli-serve-about = Héberger des tables pour des personnes et des programmes : pages, API HTTP, mises à jour en direct.
cli-serve-at = Regalia est à l’adresse { $url } – Ctrl+C pour l’arrêter.
cli-arg-serve-open = montrer la table dans le navigateur ; un autre port est pris si celui-ci est occupé
cli-arg-serve-game = avec --open : montrer le formulaire d’une nouvelle table de ce jeu
cli-arg-serve-host = adresse d’écoute (127.0.0.1 : cette machine seulement)
cli-arg-serve-port = port d’écoute (8000)
cli-arg-serve-database = sqlite:///FICHIER ou postgresql://… ; sinon un fichier SQLite dans votre dossier de données
cli-arg-serve-workers = nombre de processus du serveur ; plus d’un demande PostgreSQL
cli-arg-serve-public-url = adresse publique de ce serveur, par exemple https://jouer.example.org
cli-arg-serve-proxy = adresses ou réseaux des mandataires qui disent pour qui ils demandent, avec des virgules ; sans elle X-Forwarded-For est ignoré
cli-arg-serve-bot-workers = processus où réfléchissent les robots, pour chaque processus du serveur (1)
cli-arg-serve-bot-seconds = temps accordé à un robot pour une décision (5)
cli-arg-serve-migrate-only = mettre la base de données à jour et s’arrêter

cli-bench-serve-about = Mesurer le serveur : des décisions à de nombreuses tables, et le temps pour que tous ceux qui regardent l’apprennent.
cli-arg-bench-serve-game = le jeu à jouer ; sinon le premier
cli-arg-bench-serve-tables = nombre de tables (20)
cli-arg-bench-serve-viewers = spectateurs connectés à chaque table (5)
cli-arg-bench-serve-seconds = durée (10)
cli-arg-bench-serve-rate = décisions par seconde, toutes tables réunies (50)
cli-arg-bench-serve-database = base de données à mesurer ; sinon un nouveau fichier SQLite
cli-arg-bench-serve-workers = nombre de processus du serveur (1)
cli-bench-serve-load = { $game } sur { $backend } : { $tables } tables, { $viewers } spectateurs, { $workers } processus serveur
cli-bench-serve-speed = { $actions } décisions, { $rate } par seconde
cli-bench-serve-cost = { $processor } ms de temps processeur du serveur pour chaque décision et ceux qui la regardent ; { $memory } ko de mémoire par table
cli-bench-serve-post-to-answer-ms = de l’envoi à la réponse : p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, au plus { $most } ms
cli-bench-serve-post-to-last-viewer-ms = de l’envoi à la mise à jour du dernier spectateur : p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, au plus { $most } ms

cli-bench-pages-about = Mesurer les pages : le coût du dessin de chaque plateau et, dans le Chromium du système, le temps entre un clic et la réponse affichée.
cli-arg-bench-pages-game = le jeu à mesurer ; sinon tous
cli-arg-bench-pages-clicks = nombre de clics dans chaque jeu (60)
cli-arg-bench-pages-latency = millisecondes d’attente de chaque requête, comme sur une ligne lente (0)
cli-bench-pages-draw = { $game } : un dessin, p50 { $p50 } ms, p95 { $p95 } ms
cli-bench-pages-repaint = { $game } : du clic à la réponse affichée, p50 { $p50 } ms, p95 { $p95 } ms ({ $clicks } clics, { $requests } requêtes chacun)
cli-bench-pages-no-browser = Les clics ne sont pas mesurés : il faut l’extra « browser » et Chromium.
