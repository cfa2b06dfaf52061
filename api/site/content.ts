import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The content pages by their file's name. A name is looked up among the files found at the start, never on disk. */
export function readContent(folder: string | undefined): Map<string, string> {
  if (!folder || !existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter((name) => /^[a-z0-9-]{1,64}\.md$/.test(name))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}
