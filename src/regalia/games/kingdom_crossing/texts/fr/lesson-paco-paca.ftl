# Une leçon : Seul contre Paco & Paca.

lesson-paco-paca-title = Seul contre Paco & Paca
lesson-paco-paca-teaches = Comment Paco & Paca prennent des cartes, revendiquent et comptent.
lesson-paco-paca-end = Vous connaissez Paco & Paca
lesson-paco-paca-learned-1 = Ils retournent deux tuiles par tour ; chacune désigne un emplacement, et sa carte est à eux.
lesson-paco-paca-learned-2 = Un emplacement dont la tuile est sortie est sûr pour le reste de la Journée.
lesson-paco-paca-learned-3 = Ils revendiquent après chacun de leurs tours, donc avant vous ; jamais l’Investissement.
lesson-paco-paca-learned-4 = Chacune de leurs Faveurs vaut 2 points par tuile Repos en jeu.

lesson-paco-paca-chapter-tiles = Leurs tuiles
lesson-paco-paca-chapter-race = La course
lesson-paco-paca-chapter-favour = Les Faveurs
lesson-paco-paca-chapter-danger = En danger

lesson-paco-paca-pair-head = Deux castors sans bourse
lesson-paco-paca-pair = Paco & Paca ne traversent rien et ne paient rien. À leur tour, ils retournent deux tuiles ; chacune désigne un emplacement, et ils en prennent la carte.

lesson-paco-paca-safe-head = Deux cartes sont sûres
lesson-paco-paca-safe = Ils ont pris l’Extracteur et le Fermier. D’autres cartes y sont, et chaque emplacement n’a qu’une tuile par jour : celles-ci vous attendent.

lesson-paco-paca-queen-head = Une tuile porte une couronne
lesson-paco-paca-queen = Quand elle sort, ils visitent la Reine et commencent la Journée suivante. Soyez là avant eux.
lesson-paco-paca-queen-do = Travaillez avec la Visite à la Reine.
lesson-paco-paca-queen-later-work = La couronne peut sortir à tout moment.
lesson-paco-paca-queen-later-rest = La couronne peut sortir à tout moment.

lesson-paco-paca-bonus-head = Le bonus de la Reine
lesson-paco-paca-bonus = Elle fait travailler une Structure. Votre Maison investit : c’est votre troisième case.
lesson-paco-paca-bonus-do = Choisissez votre Maison, puis avancez.
lesson-paco-paca-bonus-later-invest = Les pièces sont utiles, mais la troisième case donne un Objectif.

lesson-paco-paca-claim-head = L’Objectif qu’ils ne prennent jamais
lesson-paco-paca-claim = L’Investissement : renoncez à trois cases contre 5 points. Elles vous en auraient payé 4.
lesson-paco-paca-claim-do = Revendiquez l’Investissement.
lesson-paco-paca-claim-later-claim = Vous garderiez les cases, mais l’Objectif vaut plus.

lesson-paco-paca-race-head = Les autres sont une course
lesson-paco-paca-race = Après chacun de leurs tours, ils revendiquent ce qu’ils remplissent, avant vous. Le premier gagne le plus : hâtez-vous là où ils approchent.

lesson-paco-paca-prestige-head = Vers l’Ouest
lesson-paco-paca-prestige = Ils ont retourné une tuile Repos : rien. À ce niveau, il y en a trois. Le Prestige donne 1 point et un pont.
lesson-paco-paca-prestige-do = Travaillez avec le Prestige, puis traversez.
lesson-paco-paca-prestige-later-work = Le point du Prestige est sûr.
lesson-paco-paca-prestige-later-rest = Le Colporteur est encore là.
lesson-paco-paca-prestige-later-bridge = Le Colporteur est à l’Ouest.

lesson-paco-paca-peddler-head = Une Faveur avant eux
lesson-paco-paca-peddler = Le Colporteur vend une Faveur. Eux prennent la plus haute, et chacune leur vaut 6 points. La vôtre : 2 points par Renard, et vous en aurez deux.
lesson-paco-paca-peddler-do = Choisissez le Colporteur, puis la Faveur dorée.
lesson-paco-paca-peddler-later-card = Le Colporteur peut partir bientôt.
lesson-paco-paca-peddler-later-favour = Vos deux Renards donnent plus de valeur à la Faveur dorée.

lesson-paco-paca-left-head = Six tuiles sorties, huit à venir
lesson-paco-paca-left = Au Sud, deux emplacements sur trois sont sûrs. La tuile du Mécène n’est pas sortie : 6 pièces gratuites sont en danger.

lesson-paco-paca-patron-head = Prenez ce qui est en danger
lesson-paco-paca-patron = Ce qui est sûr peut attendre votre prochain tour.
lesson-paco-paca-patron-do = Travaillez avec la Bourse, traversez vers le Sud, prenez le Mécène.
lesson-paco-paca-patron-later-work = La Bourse donne 2 pièces de plus.
lesson-paco-paca-patron-later-rest = Le Mécène pourrait partir.
lesson-paco-paca-patron-later-bridge = Le Mécène est au Sud.
lesson-paco-paca-patron-later-card = Cette carte est sûre aujourd’hui. Le Mécène, non.

lesson-paco-paca-score-head = Leur compte
lesson-paco-paca-score = Chaque Personnage avance une ressource ; étoiles et Structures comptent comme les vôtres. Une Maison par série de cinq Guildes. Pas d’Investissement.

lesson-paco-paca-win-head = La victoire
lesson-paco-paca-win = Après quatre Journées, ayez plus de points ; à égalité, les pièces décident, et ils n’en ont pas. Plus le niveau monte, moins il y a de Repos.
