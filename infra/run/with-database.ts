import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'
import { runningPostgres, startPostgres } from './postgres.ts'
import { takeRunLock } from './run-lock.ts'

type Use<T> = (databaseUrl: string) => Promise<T>

/**
 * Runs a function with the database of DATABASE_URL, or with that of `npm start`: the running one, else one that is
 * started for this and stopped again. `alone` rejects a running one, with an Error that names its process.
 */
export async function withDatabase<T>({ alone }: { alone: boolean }, use: Use<T>): Promise<T> {
  if (process.env.DATABASE_URL) return use(process.env.DATABASE_URL)
  const dir = join(dataFolder(), 'postgres')
  const running = alone ? undefined : await runningPostgres(dir)
  if (running) return use(running)
  mkdirSync(dataFolder(), { recursive: true })
  const release = takeRunLock(join(dataFolder(), 'start.lock'))
  try {
    const postgres = await startPostgres({ dir })
    return await use(postgres.url).finally(postgres.stop)
  } finally {
    release()
  }
}
