# Prendre une pièce avant de dire où elle va
web-instead = Une autre pièce à la place
web-put-back = La reposer (Z)
web-bar-held = Choisissez où, une autre pièce, ou reposez-la.
