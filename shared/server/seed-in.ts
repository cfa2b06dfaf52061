import { existsSync, readFileSync } from 'node:fs'

const catalogs = new Map<string, ReadonlyMap<string, string>>()

/** A text of the catalogue, such as a profile's name, in a language; undefined where that language lacks it. */
export function seedIn(language: string, text: string): string | undefined {
  if (!catalogs.has(language)) catalogs.set(language, readSeeds(language))
  return catalogs.get(language)!.get(text)
}

function readSeeds(language: string): ReadonlyMap<string, string> {
  const file = new URL(`../seeds/${language}.json`, import.meta.url)
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [])
}
