"""The questions and phases, one module for each place of the city or part of the round."""
