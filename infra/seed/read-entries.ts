import { readdirSync, readFileSync } from 'node:fs'

/** A file of the catalogue: `key: value` lines between two lines of three dashes, then markdown. */
export type SeedEntry = { fields: Record<string, string>; body: string }

/** The entries of a folder in the order of their file names. Throws with the file's name where one has no head. */
export function readEntries(folder: URL): SeedEntry[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => parseEntry(readFileSync(new URL(name, folder), 'utf8'), name))
}

/** One entry from its text. */
export function parseEntry(text: string, name: string): SeedEntry {
  const parts = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(text)?.groups
  if (!parts) throw new Error(`${name}: the fields between two lines of --- are missing`)
  const pairs = parts.head!.split('\n').map((line) => {
    const [key, ...rest] = line.split(':')
    return [key!.trim(), rest.join(':').trim()]
  })
  return { fields: Object.fromEntries(pairs), body: parts.body!.trim() }
}
