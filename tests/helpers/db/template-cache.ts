import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.data/test')

/** Everything that decides the content of the templates: who reads the texts, who stores them, and the texts themselves. */
const SOURCES = [
  'migrations/*.sql',
  'infra/{import-bible,seed,seed-plans,migrate}.ts',
  'infra/{import,seed}/**/*',
  'shared/bible/**/*.ts',
  'shared/plans/{divide,passages,titles,whole}.ts',
  'shared/server/sql/import.ts',
  'tests/helpers/db/templates.ts',
]
const MODULES = ['/usr/share/sword', '/opt/homebrew/share/sword', '/usr/local/share/sword']

/**
 * A cluster with filled templates, kept from an earlier run on the same sources: `restore` copies it to a folder and
 * says whether it could, `keep` takes a copy of one whose server has stopped.
 */
export function templateCache(): { restore: (dir: string) => boolean; keep: (dir: string) => void } {
  const cached = join(folder, `templates-${sourceHash()}`)
  return {
    restore(dir) {
      if (!existsSync(cached)) return false
      try {
        copy(cached, dir)
        return true
      } catch {
        // another run has just replaced it
        rmSync(dir, { recursive: true, force: true })
        return false
      }
    },
    keep(dir) {
      mkdirSync(folder, { recursive: true })
      const half = `${cached}.${process.pid}`
      copy(dir, half)
      for (const old of globSync('templates-*', { cwd: folder })) {
        if (join(folder, old) !== half) rmSync(join(folder, old), { recursive: true, force: true })
      }
      renameSync(half, cached)
    },
  }
}

/** As root, the copy keeps the account that the server runs as. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-Rp', `${from}/.`, to], { stdio: ['ignore', 'ignore', 'pipe'] })
}

function sourceHash(): string {
  const hash = createHash('sha256').update(process.version)
  const add = (cwd: string, patterns: string[]) => {
    for (const entry of globSync(patterns, { cwd, withFileTypes: true }).sort(byPath)) {
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
    }
  }
  add(root, SOURCES)
  // a module's settings name its version
  for (const at of MODULES) add(at, ['mods.d/*.conf'])
  return hash.digest('hex').slice(0, 16)
}

type Entry = { parentPath: string; name: string }

function byPath(a: Entry, b: Entry): number {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1
}
