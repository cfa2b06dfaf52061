import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { loadedFiles } from '../source/source-files.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.data/test')

/** What the templates contain besides what code decides. */
export const DATA = ['migrations/*.sql', 'infra/seed/**/*']
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
  const add = (path: string) => hash.update(basename(path)).update(readFileSync(path))
  for (const path of templateSources()) add(join(root, path))
  // a module's settings name its version
  for (const path of MODULES.flatMap((at) => filesIn(at, ['mods.d/*.conf']))) add(path)
  return hash.digest('hex').slice(0, 16)
}

/** Everything that decides the content of the templates: all code that fills them, and the data in the project. */
export function templateSources(): string[] {
  const code = [...loadedFiles('tests/helpers/db/templates.ts')].sort()
  return [...code, ...filesIn(root, DATA).map((path) => relative(root, path))]
}

function filesIn(cwd: string, patterns: string[]): string[] {
  const entries = globSync(patterns, { cwd, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
}
