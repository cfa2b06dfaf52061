import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { precompress } from './precompress.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'dist/web')

/**
 * Builds the web app unless the last build was made from the same files. Returns whether it built. The new build
 * replaces the old one once it is complete: an API that serves the folder, or another build, never sees a partial one.
 */
export async function buildWeb(): Promise<boolean> {
  const source = sourceHash()
  if (source === lastSource()) return false
  const [fresh, old] = [`${folder}.new-${process.pid}`, `${folder}.old-${process.pid}`]
  await build({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: fresh, emptyOutDir: true },
  })
  await precompress(fresh)
  writeFileSync(join(fresh, '.source'), source)
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(fresh, folder)
  rmSync(old, { recursive: true, force: true })
  return true
}

function sourceHash(): string {
  const files = globSync(['web/**/*', 'shared/**/*.{ts,js,json,md,bin}', 'package-lock.json'], {
    cwd: root,
    withFileTypes: true,
  })
  const hash = createHash('sha256')
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function lastSource(): string {
  try {
    return readFileSync(join(folder, '.source'), 'utf8')
  } catch {
    return ''
  }
}
