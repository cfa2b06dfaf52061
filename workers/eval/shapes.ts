import type { Span } from '#shared/contract/spans.ts'
import type { Db } from '#shared/server/db.ts'
import { checkAnswer } from '../quotes/quotes.ts'
import type { Evaluation } from './evaluation.ts'
import { atLeast, none } from './figures.ts'
import { loadBibleWords, missingIn } from './seal-judge.ts'
import type { Shape } from './shapes/shape.ts'
import { hostileShapes } from './shapes/table.ts'
import { shareWithInterval } from './wilson.ts'

/** Hostile answers: checks that no seal is over words that are not in the text, and no false saying is unmarked. */
export const evaluateShapes: Evaluation = {
  about: 'Hostile shapes of an answer: seals over false words, and false words without any mark',
  provider: 'the check, after any provider',
  async run(db, { seed, verbose }) {
    const shapes = hostileShapes(seed)
    let wrong = 0
    let unmarked = 0
    for (const shape of shapes) {
      const { content, spans } = await check(db, shape)
      const faults = await wrongSeals(db, shape, content, spans)
      const bare = shape.lies.filter((lie) => isBare(lie, content, spans))
      if (faults.length > 0) wrong++
      if (bare.length > 0) unmarked++
      if (verbose && faults.length + bare.length > 0) {
        const list = spans.map(({ start, end, verdict }) => `${verdict} <${content.slice(start, end)}>`)
        process.stdout.write(
          `  ${shape.name}: ${[...faults, ...bare.map((lie) => `unmarked: ${lie}`)].join('; ')}\n    ${shape.says.replaceAll('\n', '⏎')}\n    ${content.replaceAll('\n', '⏎')}\n    ${list.join(' ')}\n`,
        )
      }
    }
    const all = shapes.length
    return [
      atLeast('hostile shapes', all, 120),
      none('with a wrong seal', wrong, shareWithInterval(wrong, all)),
      none('with false words unmarked', unmarked, shareWithInterval(unmarked, all)),
    ]
  },
}

async function check(db: Db, { says, bible_id = 'eng-web' }: Shape) {
  const place = { bible_id, book: 'JHN', chapter: 3, verses: [] }
  return checkAnswer({ db, text: says, bible_id, language: bible_id.startsWith('spa') ? 'es' : 'en', place })
}

/** Why seals are wrong, by a comparison that shares no code with the checker. */
async function wrongSeals(db: Db, { bible_id = 'eng-web' }: Shape, content: string, spans: readonly Span[]) {
  const faults: string[] = []
  for (const { verdict, source, start, end } of spans) {
    if (verdict !== 'exact' && verdict !== 'shortened' && verdict !== 'repaired') continue
    const shown = content.slice(start, end).replace(/[*_\\>]/g, '')
    const verses = await loadBibleWords(db, bible_id)
    const fault = source?.kind === 'scripture' ? missingIn(verses, source, shown) : 'not of the translation'
    if (fault) faults.push(`${fault} (${source?.ref})`)
  }
  return faults
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** True if most of the false words are shown and no span marks them as not the text. */
export function isBare(
  lie: string,
  content: string,
  spans: readonly Pick<Span, 'start' | 'end' | 'verdict'>[],
): boolean {
  const words = [...content.matchAll(/[\p{L}\p{N}]+/gu)]
  const wanted = wordsOf(lie)
  const half = Math.ceil(wanted.length * 0.6)
  for (let at = 0; at + wanted.length <= words.length; at++) {
    const stretch = words.slice(at, at + wanted.length)
    if (stretch.filter((word, i) => word[0].toLowerCase() === wanted[i]).length < half) continue
    const isMarked = (place: number) =>
      spans.some(
        ({ start, end, verdict }) => start <= place && place < end && !/^(?:exact|shortened|repaired)$/.test(verdict),
      )
    if (stretch.filter(({ index }) => isMarked(index)).length < half) return true
  }
  return false
}
