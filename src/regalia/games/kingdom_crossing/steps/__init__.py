"""The decisions and automatic stretches of the rules, one module per phase or place."""
