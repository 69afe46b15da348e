# What an option costs and brings: the second line of its button
amount-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
amount-point = { $count } VP
amount-square = { $count ->
    [one] 1 square of Investment
   *[other] { $count } squares of Investment
}
amount-wood = { $count } Wood
amount-stone = { $count } Stone
amount-sap = { $count } Sap
amount-food = { $count } Food
amount-house = { $count ->
    [one] 1 House
   *[other] { $count } Houses
}
amount-bird = { $count ->
    [one] 1 Bird
   *[other] { $count } Birds
}
amount-favour = { $count ->
    [one] 1 Favour
   *[other] { $count } Favours
}
promise-upgrade = free → { $effect }
promise-crossed = free → your Paw, { $paws } of 7
promise-card = { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
} → { $effect }
promise-paying = then the card chosen is paid for
