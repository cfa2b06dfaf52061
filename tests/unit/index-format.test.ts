import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INDEX_FORMAT } from '../../shared/seals/index-format.ts'

/** The files that decide what a stored index contains. */
const sources = [
  'shared/bible/plain-signs.ts',
  'shared/bible/search-text.ts',
  'shared/bible/without-accents.ts',
  'shared/finder/frame-words.ts',
  'shared/finder/stem.ts',
  'shared/finder/stemmed-words.ts',
  'shared/primary-language.ts',
  'shared/search/numbers.ts',
  'shared/search/packed.ts',
  'shared/search/stem-english.ts',
  'shared/search/stem-spanish.ts',
  'shared/search/stems.ts',
  'shared/search/stop-words.ts',
  'shared/search/verse-index.ts',
  'shared/search/verse-texts.ts',
  'shared/seals/stored-index.ts',
  'shared/seals/text-index.ts',
  'shared/seals/words.ts',
]

/** The code of these files, without comments and blanks. */
function codeOf(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, '')
}

test('stored indexes are rebuilt when the code that makes them changes', () => {
  const hash = createHash('sha256')
  for (const path of sources) hash.update(codeOf(path))
  const built = { format: INDEX_FORMAT, code: hash.digest('hex').slice(0, 12) }
  // if only this line fails: increase INDEX_FORMAT where an index of the same text differs now, and note both here
  expect(built).toEqual({ format: 5, code: '6801301c9f6a' })
})
