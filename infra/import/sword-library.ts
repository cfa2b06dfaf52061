import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import { swordLibraries } from '../needs.js'

export type SwordModule = { library: string; conf: Record<string, string>; confFile: string; data: string[] }

/** An installed module: its settings and its data files. Undefined if it is not installed. */
export function findSwordModule(name: string): SwordModule | undefined {
  for (const library of swordLibraries()) {
    const folder = join(library, 'mods.d')
    if (!existsSync(folder)) continue
    for (const file of readdirSync(folder).filter((each) => each.endsWith('.conf'))) {
      const bytes = readFileSync(join(folder, file))
      const text = decoded(bytes)
      if (!new RegExp(`^\\[${name}\\]\\s*$`, 'm').test(text)) continue
      const pairs = [...text.matchAll(/^(\w+)=(.*)$/gm)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()])
      const conf: Record<string, string> = Object.fromEntries(pairs)
      return { library, conf, confFile: join(folder, file), data: dataFiles(join(library, conf.DataPath ?? '')) }
    }
  }
  return undefined
}

/** The SHA-256 of a module: its settings and all its data, in hex. */
export function hashSwordModule(name: string): string {
  const found = findSwordModule(name)
  if (!found || found.data.length === 0) throw new SourceError(`the SWORD module ${name} is not installed`)
  const hash = createHash('sha256')
  for (const file of [found.confFile, ...found.data]) hash.update(`${basename(file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

// a Bible's path is a folder, a dictionary's is the beginning of its files' names
function dataFiles(path: string): string[] {
  const isFolder = path.endsWith('/') || (existsSync(path) && !existsSync(`${path}.dat`))
  const folder = isFolder ? path : dirname(path)
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  const names = entries.map((entry) => entry.name).filter((name) => isFolder || name.startsWith(basename(path)))
  return names.sort().map((name) => join(folder, name))
}

// descriptions of older modules are in Latin 1
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}
