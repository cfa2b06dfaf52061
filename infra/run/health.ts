/** Exits with 0 if the address responds with a success within three seconds: for container health checks. */
const address = process.argv[2] ?? 'http://127.0.0.1:3001/readyz'
const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
