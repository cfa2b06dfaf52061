import { openServices, type Services } from './services.ts'

/** One measurement: what it says of itself, and the program that prints its table. */
export type Bench = { about: string; run: (services: Services, options: string[]) => Promise<void> }

// a new bench gets its line here; it is loaded only when it is asked for
const benches: Record<string, () => Promise<Bench>> = {
  bill: async () => (await import('./bill.ts')).bill,
  chapters: async () => (await import('./chapters.ts')).chapters,
  home: async () => (await import('./home.ts')).home,
  import: async () => (await import('./import.ts')).imports,
  overload: async () => (await import('./overload.ts')).overload,
  'redis-gone': async () => (await import('./redis-gone.ts')).redisGone,
  rolling: async () => (await import('./rolling.ts')).rolling,
  search: async () => (await import('./search.ts')).search,
  sockets: async () => (await import('./sockets.ts')).sockets,
  streams: async () => (await import('./streams.ts')).streams,
  tokens: async () => (await import('./tokens.ts')).tokens,
  units: async () => (await import('./units.ts')).units,
  'warm-up': async () => (await import('./warm-up.ts')).warmUp,
  workers: async () => (await import('./workers.ts')).workers,
}

const [name = '', ...options] = process.argv.slice(2)
const names = name === 'all' ? Object.keys(benches) : [name]
if (!names.every((each) => each in benches)) {
  process.stderr.write(`npm run bench -- ${Object.keys(benches).join(' | ')} | all\n`)
  process.exit(1)
}
const services = await openServices()
try {
  for (const each of names) {
    const bench = await benches[each]!()
    process.stdout.write(`\n${each}: ${bench.about}\n\n`)
    await bench.run(services, options)
  }
} finally {
  await services.close()
}
