error-template-name = « { $name } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres et _, en commençant par une lettre, pas de mot réservé de Python et { $longest } caractères au plus.
error-template-root = « { $folder } » n’est pas un dépôt de Regalia : il y manque pyproject.toml ou src/regalia/games.
error-template-exists = Le dossier « { $folder } » existe déjà ; rien n’a été écrit.
