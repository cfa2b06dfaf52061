import type { Span } from '#shared/contract/spans.ts'
import { checkText } from '#shared/server/check-text.ts'
import { findVersification } from '#shared/server/sql/bibles.ts'
import { type EvalBible, loadEvalBibles, placeOf, textAt } from './bibles.ts'
import { measureTime, type Took } from './cpu-time.ts'
import { createDraws, type Draws } from './draws.ts'
import type { Evaluation } from './evaluation.ts'
import { shareAtLeast, shareAtMost } from './figures.ts'
import { referenceName } from './quote-cases.ts'
import { paragraph, plain } from './spans/planted.ts'

const PLANTED = 200
const WORDS = 10_000
const ROUNDS = 5

type Planted = { edition: string; at: number; end: number; text: string; place: string }

/** Checks a pasted text of 10,000 words with 200 quotations from three editions, and measures the time. */
export const evaluateCheck: Evaluation = {
  about: 'The check of pasted texts: five of 10,000 words, each with 200 planted quotations of three editions',
  provider: 'the check of pasted texts',
  async run(db, { seed, verbose }) {
    const random = createDraws(seed)
    const bibles = await loadEvalBibles(db)
    const bible = { id: 'eng-web', language: 'en', versification: await findVersification(db, 'eng-web') }
    await checkText({ db, text: '“Jesus wept.” (John 11:35)', bible, budgetMs: 60_000 })
    let [found, right, shown, besides] = [0, 0, 0, 0]
    const times: Took[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { text, planted } = pasted(random, bibles)
      let spans: Span[] = []
      const work = async () => {
        spans = (await checkText({ db, text, bible, budgetMs: 60_000 })).spans
      }
      times.push(await measureTime(work))
      shown += spans.length
      for (const each of planted) {
        const span = spans.find((other) => covers(other, each))
        if (span) found++
        if (span && isRight(span, each, bibles)) right++
        else if (verbose)
          process.stdout.write(
            `  ${span ? 'edition' : 'not found'}: ${each.edition} ${each.place} ${each.text}\n    ${JSON.stringify(span)}\n`,
          )
      }
      for (const span of spans) {
        if (planted.some(({ at, end }) => span.start < end && at < span.end)) continue
        besides++
        if (verbose) process.stdout.write(`  besides: ${span.verdict} ${text.slice(span.start, span.end)}\n`)
      }
    }
    const all = PLANTED * ROUNDS
    const slowest = Math.max(...times.map(({ cpu }) => cpu))
    const clock = Math.max(...times.map((took) => took.clock))
    return [
      shareAtLeast('quotations found', found, all, 0.98),
      shareAtLeast('with the right edition', right, all, 0.98),
      shareAtMost('false ones among those shown', besides, shown, 0.01),
      {
        name: 'time of the slowest',
        value: `${Math.round(clock)} ms (${Math.round(slowest)} ms of the processor)`,
        bound: 'at most 1,000 ms',
        held: clock <= 1000,
      },
    ]
  },
}

/** The pasted text: paragraphs of prose in English and Spanish, each containing a quotation. */
function pasted(random: Draws, bibles: readonly EvalBible[]): { text: string; planted: Planted[] } {
  const planted: Planted[] = []
  let text = ''
  let words = 0
  while (planted.length < PLANTED || words < WORDS) {
    const bible = random.pick(bibles)
    const sentences = paragraph(random, bible.language, 2)
    const verse = random.pick(bible.verses)
    const quote = verse.text.replace(/[,;:]$/, '.')
    if (quote.split(' ').length < 9 || quote.length > 300 || /[“”"«»‘’[\]]|\d/.test(quote.replace(/\p{L}’\p{L}/gu, '')))
      continue
    const name = referenceName(verse)
    const frame = random.pick([`“Q” (${name})`, '“Q”', 'Q', `Q (${name})`, '"Q"', `${name}: “Q”`, '«Q»'])
    const isPlanted = planted.length < PLANTED
    text += `${sentences[0]} `
    if (isPlanted) {
      const at = text.length + frame.indexOf('Q')
      text += `${frame.replace('Q', () => quote)} `
      planted.push({ edition: bible.id, at, end: at + quote.length, text: quote, place: placeOf(verse) })
    }
    text += `${sentences[1]}\n\n`
    words = text.split(/\s+/).length
  }
  return { text, planted }
}

function covers({ start, end }: Span, planted: Planted): boolean {
  const both = Math.min(end, planted.end) - Math.max(start, planted.at)
  return both > 0 && both / (Math.max(end, planted.end) - Math.min(start, planted.at)) >= 0.85
}

/** True for the planted edition, or another one with the same words there. */
function isRight({ source, verdict }: Span, { edition, text, place }: Planted, bibles: readonly EvalBible[]): boolean {
  if (!source || verdict !== (source.edition === 'eng-web' ? 'exact' : 'other_edition')) return false
  if (source.edition === edition) return true
  const bible = bibles.find(({ id }) => id === source.edition)
  return plain((bible && textAt(bible, place)) ?? '').includes(plain(text))
}
