import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { precompress } from './precompress.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'dist/web/.source')

/** Builds the web app unless the last build was made from the same files. Returns whether it built. */
export async function buildWeb(): Promise<boolean> {
  const source = sourceHash()
  if (source === lastSource()) return false
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  await precompress(join(root, 'dist/web'))
  writeFileSync(stamp, source)
  return true
}

function sourceHash(): string {
  const files = globSync(['web/**/*', 'shared/**/*.ts', 'package-lock.json'], { cwd: root, withFileTypes: true })
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
    return readFileSync(stamp, 'utf8')
  } catch {
    return ''
  }
}
