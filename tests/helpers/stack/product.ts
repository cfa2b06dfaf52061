import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../../infra/run/process.ts'

export type Product = { port: number; adminPort: number; log: () => string; end: () => Promise<number | null> }
/** Without addresses the product starts embedded stores. `folder` contains its data; the caller owns it. */
type Options = { databaseUrl?: string; redisUrl?: string; folder?: string; env?: Record<string, string> }

/** The whole of `npm start` for one test; stopped when the test ends. */
export async function startProduct({ databaseUrl, redisUrl, folder: kept, env }: Options = {}): Promise<Product> {
  const [port, adminPort] = [await freePort(), await freePort()]
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'philip-product-'))
  const settings = {
    ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    ...{ NODE_ENV: 'test', RATE_LIMIT_DISABLED: 'true' },
    ...{ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups') },
    ...{ PORT: String(port), ADMIN_PORT: String(adminPort) },
    ...env,
  }
  const child = spawn(process.execPath, ['infra/run/start.ts'], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk).slice(-200_000)))
  const over = once(child, 'exit') as Promise<[number | null]>
  const end = async () => {
    child.kill('SIGINT')
    const [code] = await over
    if (!kept) rmSync(folder, { recursive: true, force: true })
    return code
  }
  onTestFinished(async () => void (await end()))
  while (!said.includes('Philip is ready')) {
    if (child.exitCode !== null) throw new Error(`the product ended before it was ready: ${said}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return { port, adminPort, log: () => said, end }
}
