# Comment s’appellent les articles dont d’autres parlent.
title-HEIRS-BLD-CAMP-01 = le Camp
title-HEIRS-END-02 = les derniers tours
title-HEIRS-REACH-04 = les places vides
title-HEIRS-RES-03 = Ferme, Scierie et Carrière
title-HEIRS-SOLO-25 = le départ d’Henri
title-HEIRS-TAKE-03 = déplacer le bouclier
title-HEIRS-TAKE-04 = compléter le cercle
title-HEIRS-TAKE-05 = la réserve vide
title-HEIRS-TURN-07 = le tour bloqué
