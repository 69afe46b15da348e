# What a counter stands for at the end of the game
js-tip-end = At the end: %number% points
js-tip-end-one = At the end: 1 point
js-tip-end-none = At the end: nothing, as it stands
js-tip-end-all = At the end, together: %number% points
js-tip-end-all-one = At the end, together: 1 point
js-tip-end-all-none = At the end, together: nothing, as it stands
