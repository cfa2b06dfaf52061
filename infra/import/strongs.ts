import type { ImportedWord } from '../../shared/server/sql/import.ts'
import { plainText } from './plain-text.ts'
import { readLines, swordSource } from './sources.ts'

const dictionaries = [
  { module: 'StrongsGreek', prefix: 'G', language: 'el' },
  { module: 'StrongsHebrew', prefix: 'H', language: 'he' },
] as const

/** The SHA-256 of both dictionaries, joined. */
export async function strongsHash(): Promise<string> {
  return (await Promise.all(dictionaries.map(({ module }) => swordSource(module).sha256()))).join('-')
}

/** Strong's Greek and Hebrew dictionaries: number, lemma, transliteration and definition as plain text. */
export async function readStrongs(): Promise<ImportedWord[]> {
  const words = new Map<string, ImportedWord>()
  for (const { module, prefix, language } of dictionaries) {
    let number = 0
    const line = (text: string) => {
      if (text.startsWith('$$$')) number = Number(text.slice(3))
      else if (text && number > 0) {
        const id = `${prefix}${number}`
        const word = {
          id,
          language,
          lemma: first(text, /<orth>([^<]*)</),
          transliteration: first(text, /<orth[^>]*type="trans"[^>]*>([^<]*)</),
          definition: definition(text),
        }
        if (word.lemma && !words.has(id)) words.set(id, word)
      }
    }
    await readLines(swordSource(module), line)
  }
  return [...words.values()]
}

const first = (xml: string, pattern: RegExp) => plainText(pattern.exec(xml)?.[1] ?? '')

function definition(xml: string): string {
  const [, inner = ''] = /<def>([\s\S]*?)<\/def>/.exec(xml) ?? []
  return plainText(inner.replace(/<lb\/>/g, ' '))
    .replace(/[{}]/g, '')
    .replace(/\s*:--?\s*/g, ': ')
}
