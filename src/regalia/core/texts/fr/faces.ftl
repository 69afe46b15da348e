# The faces and their licences, at the foot of the home page.
web-faces = Composé en
