/** Loaded before a process's own code: a worker exits immediately, other processes are unaffected. */
if (process.argv[1]?.endsWith('workers/main.ts')) process.exit(7)
