cli-arg-bench-serve-every = seconds between two decisions at one table, in place of --rate
cli-bench-serve-rest = { $skipped } decisions skipped because their table was not ready, { $lost } viewers lost; { $generator } ms of the generator’s own processor time for each decision; { $percent } % of a processor while nobody decides; { $memory } kB of memory for each table and its viewers after play
