import type { Span } from '#shared/contract/spans.ts'
import { checkText } from '#shared/server/check-text.ts'
import { findVersification } from '#shared/server/sql/bibles.ts'
import { listVerses } from '#shared/server/sql/verse-list.ts'
import { type Took, timed } from './cpu-time.ts'
import { createDraws, type Draws } from './draws.ts'
import type { Evaluation } from './main.ts'
import { type EvalVerse, referenceName } from './quote-cases.ts'
import { paragraph, plain } from './spans/planted.ts'
import { shareWithInterval } from './wilson.ts'

const EDITIONS = ['eng-web', 'eng-kjv', 'spa-rv1909']
const PLANTED = 200
const WORDS = 10_000
const ROUNDS = 5

type Bible = { id: string; verses: EvalVerse[]; texts: Map<string, string> }
type Planted = { edition: string; at: number; end: number; text: string; place: string }

/** A pasted text of 10,000 words with 200 quotations of three editions, with marks and without, and how long it takes. */
export const evaluateCheck: Evaluation = {
  about: 'The check of pasted texts: five of 10,000 words, each with 200 planted quotations of three editions',
  provider: 'the check of pasted texts',
  async run(db, { seed, verbose }) {
    const random = createDraws(seed)
    const bibles: Bible[] = []
    for (const id of EDITIONS) {
      const verses = await listVerses(db, id)
      bibles.push({ id, verses, texts: new Map(verses.map((verse) => [key(verse), plain(verse.text)])) })
    }
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
      times.push(await timed(work))
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
      {
        name: 'quotations found',
        value: shareWithInterval(found, all),
        bound: 'at least 98 %',
        held: found / all >= 0.98,
      },
      {
        name: 'with the right edition',
        value: shareWithInterval(right, all),
        bound: 'at least 98 %',
        held: right / all >= 0.98,
      },
      {
        name: 'false ones among those shown',
        value: shareWithInterval(besides, shown),
        bound: 'at most 1 %',
        held: besides / shown <= 0.01,
      },
      {
        name: 'time of the slowest',
        value: `${Math.round(clock)} ms (${Math.round(slowest)} ms of the processor)`,
        bound: 'at most 1,000 ms',
        held: clock <= 1000,
      },
    ]
  },
}

/** The text as it is pasted: paragraphs of prose in English and Spanish, each with a quotation somewhere. */
function pasted(random: Draws, bibles: readonly Bible[]): { text: string; planted: Planted[] } {
  const planted: Planted[] = []
  let text = ''
  let words = 0
  while (planted.length < PLANTED || words < WORDS) {
    const bible = random.pick(bibles)
    const sentences = paragraph(random, bible.id.startsWith('spa') ? 'es' : 'en', 2)
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
      planted.push({ edition: bible.id, at, end: at + quote.length, text: quote, place: key(verse) })
    }
    text += `${sentences[1]}\n\n`
    words = text.split(/\s+/).length
  }
  return { text, planted }
}

const key = ({ book, chapter, verse }: EvalVerse) => `${book}.${chapter}.${verse}`

function covers({ start, end }: Span, planted: Planted): boolean {
  const both = Math.min(end, planted.end) - Math.max(start, planted.at)
  return both > 0 && both / (Math.max(end, planted.end) - Math.min(start, planted.at)) >= 0.85
}

/** True for the edition that was planted, or another one that has the same words there. */
function isRight({ source, verdict }: Span, { edition, text, place }: Planted, bibles: readonly Bible[]): boolean {
  if (!source || verdict !== (source.edition === 'eng-web' ? 'exact' : 'other_edition')) return false
  if (source.edition === edition) return true
  return (
    bibles
      .find(({ id }) => id === source.edition)
      ?.texts.get(place)
      ?.includes(plain(text)) ?? false
  )
}
