import { readFileSync } from 'node:fs'
import { MessageFormat } from '#shared/words/message-format.ts'

type Values = Record<string, string | number>
type Fill = (values: Values) => string

/** A message in a language, for pages that the server writes; in English where the language lacks it. */
export function serverWordsOf<Key extends string>(area: string, english: Record<Key, string>) {
  return (language: string) => {
    const own = language === 'en' ? {} : catalogOf(language, area)
    return (key: Key, values: Values = {}): string =>
      own[key] === undefined ? filled('en', english[key], values) : filled(language, own[key], values)
  }
}

/** A text of a catalog that English has elsewhere; undefined in English. */
export function wordIn(language: string, area: string, key: string): string | undefined {
  return language === 'en' ? undefined : catalogOf(language, area)[key]
}

const catalogs = new Map<string, Record<string, string>>()

function catalogOf(language: string, area: string): Record<string, string> {
  const path = `${language}/${area}.json`
  const read = () => JSON.parse(readFileSync(new URL(`../words/${path}`, import.meta.url), 'utf8'))
  if (!catalogs.has(path)) catalogs.set(path, read())
  return catalogs.get(path)!
}

const formats = new Map<string, InstanceType<typeof MessageFormat>>()
const compiled = new Map<string, Fill>()

function filled(language: string, message: string, values: Values): string {
  const key = `${language} ${message}`
  if (!formats.has(language)) formats.set(language, new MessageFormat(language))
  if (!compiled.has(key)) compiled.set(key, formats.get(language)!.compile(message) as Fill)
  return compiled.get(key)!(values)
}
