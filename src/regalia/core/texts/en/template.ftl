error-template-name = “{ $name }” cannot be the name of a game: use small letters, digits and _, begin with a letter, take no word reserved by Python and at most { $longest } characters.
error-template-root = “{ $folder }” is not a checkout of Regalia: it has no pyproject.toml or no src/regalia/games.
error-template-exists = The folder “{ $folder }” exists already; nothing was written.
