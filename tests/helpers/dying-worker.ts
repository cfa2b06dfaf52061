/** Loaded before a process's own code: a worker ends at once, everything else is left alone. */
if (process.argv[1]?.endsWith('workers/main.ts')) process.exit(7)
