# What clauses are called where others speak of them.
title-HEIRS-BLD-CAMP-01 = the Camp
title-HEIRS-END-02 = the last turns
title-HEIRS-REACH-04 = empty places
title-HEIRS-RES-03 = Farm, Sawmill and Quarry
title-HEIRS-SOLO-25 = Henri’s start
title-HEIRS-TAKE-03 = moving the shield
title-HEIRS-TAKE-04 = refilling the ring
title-HEIRS-TAKE-05 = an empty supply
title-HEIRS-TURN-07 = a blocked turn
