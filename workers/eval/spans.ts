import type { Span } from '#shared/contract/spans.ts'
import type { TrustFigure } from '#shared/contract/trust.ts'
import type { Db } from '#shared/server/db.ts'
import { checkAnswer } from '../quotes/quotes.ts'
import { loadEvalBibles } from './bibles.ts'
import { measureTime, type Took } from './cpu-time.ts'
import { createDraws, type Draws } from './draws.ts'
import type { Evaluation } from './evaluation.ts'
import { none, shareAtLeast, shareAtMost } from './figures.ts'
import { type BibleWords, loadBibleWords, missingIn } from './seal-judge.ts'
import { type Planted, type PlantedBible, paragraph, plain, plantedAnswer } from './spans/planted.ts'
import { shareWithInterval, trustShare } from './wilson.ts'

const ANSWERS = 1000
const PARAGRAPHS = 500
/** Two ranges are the same span if they share this part of all their characters. */
const SAME = 0.85

type Range = { start: number; end: number }
type Tally = { hits: number; wanted: number; shown: number }

/**
 * Scripture planted in generated answers, exact and damaged, with and without marks: whether the check finds exactly
 * these stretches, gives no damaged one a seal, and knows the stored words. And ordinary prose, which it must leave
 * unmarked.
 */
export const evaluateSpans: Evaluation = {
  about:
    'Spans: 1,000 generated answers with planted Scripture, exact and damaged, with quotation marks and without, in English and Spanish, and 500 paragraphs of ordinary prose',
  provider: 'the check, after any provider',
  async run(db, { seed, verbose }) {
    const random = createDraws(seed)
    const bibles: PlantedBible[] = (await loadEvalBibles(db)).map((bible) => ({
      ...bible,
      plain: ` ${plain(bible.verses.map(({ text }) => text).join(' '))} `,
    }))
    const marked: Tally = { hits: 0, wanted: 0, shown: 0 }
    const open: Tally = { hits: 0, wanted: 0, shown: 0 }
    let damaged = 0
    let sealed = 0
    let corrected = 0
    let exact = 0
    let rightExact = 0
    for (let i = 0; i < ANSWERS; i++) {
      const { bible, text, planted } = plantedAnswer(random, bibles)
      const { content, spans } = await check(db, text, bible)
      const free = new Set(spans.filter(({ verdict }) => verdict !== 'not_found' && verdict !== 'unchecked'))
      for (const run of planted) {
        const tally = run.isMarked ? marked : open
        const place = placeOf(content, run)
        const found = [...free].find((span) => shared(span, place) >= SAME)
        const inside = spans.filter((span) => span.start < place.end && place.start < span.end)
        tally.wanted++
        if (found) tally.hits++
        for (const each of inside) if (free.delete(each)) tally.shown++
        const isTrue = run.damage === 'exact' || run.damage === 'joined'
        const faults: string[] = found ? [] : ['span']
        if (isTrue) {
          exact++
          if (found?.verdict === 'exact') rightExact++
          else faults.push('not exact')
        } else {
          damaged++
          if (hasWrongSeal(run, content, place, inside, await loadBibleWords(db, bible.id))) {
            sealed++
            faults.push('sealed')
          }
          if (found && isCorrected(run, found, content)) corrected++
          else faults.push('not corrected')
        }
        if (verbose && faults.length > 0) report(faults.join(', '), run, content, place, inside)
      }
      // other marked stretches count against their kind of marks
      for (const span of free) {
        ;(span.quoted ? marked : open).shown++
        if (verbose) process.stdout.write(`  besides: ${span.verdict} ${content.slice(span.start, span.end)}\n`)
      }
    }
    let touched = 0
    for (let i = 0; i < PARAGRAPHS; i++) {
      const bible = bibles[i % 2 === 0 ? 0 : 2] as PlantedBible
      const text = paragraph(random, bible.language, 4).join(' ')
      const { content, spans } = await check(db, text, bible)
      const isTouched = spans.length > 0 || content.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') !== text
      if (isTouched) touched++
      if (isTouched && verbose) process.stdout.write(`  touched: ${JSON.stringify(spans)} ${content}\n`)
    }
    const p95 = await timeOfAnswers(db, random, bibles)
    return [
      atLeast('spans with marks (F1)', f1(marked), 0.99),
      atLeast('spans without marks (F1)', f1(open), 0.97),
      shareAtLeast('true ones called exact', rightExact, exact, 0.99),
      {
        ...none('damaged ones with a seal', sealed, shareWithInterval(sealed, damaged)),
        plain: {
          says: `Of ${damaged.toLocaleString('en')} quotations with a wrong word, planted in answers, ${sealed} got a seal.`,
          share: trustShare(sealed, damaged),
        },
      },
      shareAtLeast('damaged ones with the stored text', corrected, damaged, 0.99),
      shareAtMost('paragraphs of true prose touched or marked', touched, PARAGRAPHS, 0.005),
      {
        name: 'time of an answer of 600 words (p95)',
        value: `${p95.clock.toFixed(1)} ms (${p95.cpu.toFixed(1)} ms of the processor)`,
        bound: 'at most 15 ms',
        held: p95.clock <= 15,
      },
    ]
  },
}

/** How long the check of answers of 600 words takes: the 95th of 100, in ms. */
async function timeOfAnswers(db: Db, random: Draws, bibles: readonly PlantedBible[]): Promise<Took> {
  const times: Took[] = []
  for (let i = 0; i < 200; i++) {
    const { bible, text } = plantedAnswer(random, bibles)
    let long = text
    while (long.split(/\s+/).length < 600) long += `\n\n${paragraph(random, bible.language, 5).join(' ')}`
    times.push(await measureTime(() => check(db, long, bible)))
  }
  const p95 = (of: (took: Took) => number) => times.map(of).sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  return { cpu: p95(({ cpu }) => cpu), clock: p95(({ clock }) => clock) }
}

async function check(db: Db, text: string, { id, language }: PlantedBible) {
  const place = { bible_id: id, book: 'GEN', chapter: 1, verses: [] }
  return checkAnswer({ db, text, bible_id: id, language, place })
}

/** The position of a planted run in the finished content: between its two words, without marks and source. */
function placeOf(content: string, { before, after }: Planted): Range {
  const from = content.indexOf(before) + before.length
  const between = content.slice(from, content.indexOf(after, from))
  const lead = /^[\s>“"«*_]*/.exec(between)?.[0].length ?? 0
  const rest = between.slice(lead)
  const tail = /["”»]?\s*(?:\n?>?\s*—\s*)?(?:\(?\[[^\]]+\]\(\/read[^)]*\)\)?)?[\s>]*$/.exec(rest)?.[0].length ?? 0
  return { start: from + lead, end: from + lead + rest.length - tail }
}

function shared(a: Range, b: Range): number {
  const both = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return both <= 0 ? 0 : both / (Math.max(a.end, b.end) - Math.min(a.start, b.start))
}

const has = (stored: string, shown: string) => ` ${plain(stored)} `.includes(` ${plain(shown)} `)
const isSeal = ({ verdict }: Span) => verdict === 'exact' || verdict === 'shortened' || verdict === 'repaired'

/**
 * True if a damaged run has a seal over words that are not in the planted verse, or an exact one over most of it. If the
 * answer names no passage, the seal may name another one that has these very words.
 */
function hasWrongSeal(run: Planted, content: string, place: Range, spans: readonly Span[], words: BibleWords): boolean {
  const namesPassage = run.isMarked || run.frame === 'open verse'
  return spans.some((span) => {
    const sealed = content.slice(span.start, span.end)
    const isStored = has(run.stored, sealed)
    if (!isStored && !namesPassage && span.source && missingIn(words, span.source, sealed) === undefined) return false
    const isMost = span.verdict === 'exact' && shared(span, place) > 0.6
    return (isSeal(span) && !isStored) || (isMost && !has(run.stored, content.slice(place.start, place.end)))
  })
}

/** True if the page shows the stored words, or the span offers them. */
function isCorrected({ stored }: Planted, span: Span, content: string): boolean {
  const shown = span.source?.text ?? content.slice(span.start, span.end)
  return plain(shown) === plain(stored)
}

const f1 = ({ hits, wanted, shown }: Tally) => ({ value: (2 * hits) / (wanted + shown), hits, wanted, shown })

function atLeast(name: string, { value, hits, wanted, shown }: ReturnType<typeof f1>, least: number): TrustFigure {
  const found = shareWithInterval(hits, wanted)
  return {
    name,
    value: `${value.toFixed(4)}: found ${found}, ${shown} shown`,
    bound: `at least ${least}`,
    held: value >= least,
  }
}

function report(what: string, run: Planted, content: string, place: Range, spans: readonly Span[]): void {
  const list = spans.map(
    ({ start, end, verdict, source }) =>
      `${verdict} ${source?.edition ?? ''} ${source?.ref ?? ''}: ${content.slice(start, end)} <${source?.text ?? ''}>`,
  )
  process.stdout.write(
    `  ${what} (${run.damage}, ${run.frame}, ${run.ref})\n    stored  ${run.stored}\n    written ${run.written}\n    shown   ${content.slice(place.start, place.end)}\n    ${list.join('\n    ')}\n`,
  )
}
