import type { Db } from '#shared/server/db.ts'
import { checkAnswer } from '../quotes/quotes.ts'
import { type EvalBible, loadEvalBibles, placeOf, textAt } from './bibles.ts'
import { createDraws, type Draws } from './draws.ts'
import type { Evaluation } from './evaluation.ts'
import { none, shareAtLeast, shareAtMost } from './figures.ts'
import { damage, damageQuotation, type EvalVerse, legal, type QuoteCase, referenceName, styles } from './quote-cases.ts'

const EACH = 500

/**
 * True quotations with every legal difference and damaged ones, over all books and the translations. The finally shown
 * text is compared with the stored one only by this file's code.
 */
export const evaluateQuotes: Evaluation = {
  about:
    'Quotations: 500 true ones with every legal difference, 500 damaged ones, over all books and three translations',
  provider: 'the check, after any provider',
  async run(db, { seed, verbose }) {
    const random = createDraws(seed)
    const bibles = await loadEvalBibles(db)
    const trueCases = Array.from({ length: EACH }, (_, i) => trueCase(bibles, random, i))
    const falseCases = Array.from({ length: EACH }, (_, i) => damagedCase(bibles, random, i))
    const times: number[] = []
    let touched = 0
    let found = 0
    let unverified = 0
    // the first answer loads the translations
    await Promise.all(bibles.map(({ id }) => check(db, { ...(trueCases[0] as QuoteCase), bible_id: id })))
    for (const each of trueCases) {
      const { content, verdicts, ms } = await check(db, each)
      times.push(ms)
      const isTouched = !plain(content).includes(plain(each.quote)) || verdicts.some((verdict) => verdict !== 'exact')
      if (isTouched) touched++
      if (isTouched && verbose) printCase('touched', each, content, verdicts)
    }
    for (const each of falseCases) {
      const { content, verdicts, ms, others } = await check(db, each)
      times.push(ms)
      const isFound = verdicts.some((verdict) => verdict !== 'exact')
      // words of another edition are shown under its name, never as the reader's translation
      const isShown = marked(content).some((quote) => plain(quote) === plain(each.quote)) && others === 0
      if (isFound) found++
      if (isShown) unverified++
      if ((!isFound || isShown) && verbose) printCase('missed', each, content, verdicts)
    }
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
    return [
      shareAtLeast('damaged quotations found', found, EACH, 0.995),
      shareAtMost('true quotations touched', touched, EACH, 0.01),
      none('shown unverified', unverified),
      { name: 'time of the check (p95)', value: `${p95.toFixed(1)} ms`, bound: 'under 50 ms', held: p95 < 50 },
    ]
  },
}

async function check(db: Db, each: QuoteCase) {
  const started = performance.now()
  const place = { bible_id: each.bible_id, book: 'GEN', chapter: 1, verses: [] }
  const { content, citations, spans } = await checkAnswer({
    db,
    text: each.answer,
    bible_id: each.bible_id,
    language: 'en',
    place,
  })
  const others = spans.filter(({ verdict }) => verdict === 'other_edition').length
  return { content, others, verdicts: citations.map(({ verdict }) => verdict), ms: performance.now() - started }
}

function trueCase(bibles: readonly EvalBible[], random: Draws, i: number): QuoteCase {
  const bible = random.pick(bibles)
  const verse = anyVerse(bible, random, i)
  const change = random.pick(Object.keys(legal))
  const style = random.pick(Object.keys(styles))
  const quote = legal[change]?.(verse.text, random) ?? verse.text
  return { bible_id: bible.id, quote, change, style, answer: styles[style]?.(quote, referenceName(verse)) ?? quote }
}

function damagedCase(bibles: readonly EvalBible[], random: Draws, i: number): QuoteCase {
  const kind = damage[i % damage.length] as (typeof damage)[number]
  for (let tries = 0; ; tries++) {
    const bible = random.pick(bibles)
    const verse = anyVerse(bible, random, i + tries)
    const other = random.pick(bibles.filter(({ id }) => id !== bible.id))
    const next = bible.verses[(bible.at.get(placeOf(verse)) ?? 0) + 1]?.text
    const elsewhere = textAt(other, placeOf(verse))
    const word = random.pick(random.pick(bible.verses).text.match(/\p{L}{4,}/gu) ?? ['nevertheless'])
    const quote = damageQuotation(kind, verse, random, { word, ...(next && { next }), ...(elsewhere && { elsewhere }) })
    if (!quote || plain(verse.text).includes(plain(quote))) continue
    const style = random.pick(Object.keys(styles))
    return {
      bible_id: bible.id,
      quote,
      change: kind,
      style,
      answer: styles[style]?.(quote, referenceName(verse)) ?? quote,
    }
  }
}

/** A verse of the i-th book, so that every book is used. */
function anyVerse(bible: EvalBible, random: Draws, i: number): EvalVerse {
  const ids = [...new Set(bible.verses.map(({ book }) => book))]
  const book = ids[i % ids.length]
  const verses = bible.verses.filter(
    (verse) => verse.book === book && verse.text.split(' ').length >= 5 && verse.text.length < 700,
  )
  return random.pick(verses)
}

/** Normalises differently from the checker: no marks, one kind of dash, no spaces, lower case. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\]\(\/read[^)]*\)/g, '')
    .replace(/["'“”„‘’«»*_>\\]/g, '')
    .replace(/[‐-―]+|-+/g, '-')
    .replace(/\s/g, '')
    .toLowerCase()
}

/** What the reader would take for a quotation. */
function marked(content: string): string[] {
  const lines = content.match(/(?:^>.*\n?)+/gm) ?? []
  const blocks = lines.map((block) => block.replace(/^> ?/gm, '').replace(/\s*(?:—|\(\[|\*?\[)[^\n]*$/, ''))
  return [...blocks, ...[...content.matchAll(/[“"«]([^\n]+)[”"»]/g)].map((match) => match[1] ?? '')]
}

function printCase(what: string, each: QuoteCase, content: string, verdicts: readonly string[]): void {
  process.stdout.write(
    `  ${what} (${each.bible_id}, ${each.change}, ${each.style}; ${verdicts.join(' ')})\n    ${each.answer}\n    ${content}\n`,
  )
}
