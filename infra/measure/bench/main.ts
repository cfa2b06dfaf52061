import type { Bench } from './bench.ts'
import { openServices } from './services.ts'

// add a line for each new bench; it is loaded only on request
const benches: Record<string, () => Promise<Bench>> = {
  bill: async () => (await import('./bill.ts')).bill,
  chapters: async () => (await import('./chapters.ts')).chapters,
  home: async () => (await import('./home.ts')).home,
  import: async () => (await import('./import.ts')).imports,
  overload: async () => (await import('./overload.ts')).overload,
  'redis-gone': async () => (await import('./redis-gone.ts')).redisGone,
  rolling: async () => (await import('./rolling.ts')).rolling,
  scale: async () => (await import('./scale.ts')).scale,
  search: async () => (await import('./search.ts')).search,
  share: async () => (await import('./share.ts')).share,
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
    await bench.run(services, options).finally(services.stopStarted)
  }
} finally {
  await services.close()
}
