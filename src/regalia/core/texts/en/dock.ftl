# The dock of a phone.
js-dock-options = { $count } options
js-dock-options-one = 1 option
js-lit-below = { $name } below
js-lit-below-several = { $count } more below
