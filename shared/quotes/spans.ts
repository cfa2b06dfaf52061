import { bookById } from '../bible/books.ts'
import type { Reference } from '../bible/versification.ts'
import type { Span } from '../contract/spans.ts'
import { markdownChunks } from '../markdown/chunks.ts'
import { type Range, stretchesOf } from '../markdown/stretches.ts'
import { pause } from '../pause.ts'
import { differencesOf } from '../seals/differences.ts'
import type { Checked } from './checked.ts'
import { openWordsIn } from './open-words.ts'
import { parseChunk } from './parse.ts'
import { readAnswer, sourceOf as sourceOfShown } from './reading.ts'
import type { OpenWords } from './shown-text.ts'
import type { Texts } from './texts.ts'

/** The edition of the checker: increase it when answers would be judged differently. */
export const CHECKER = 8

/**
 * The spans of a finished answer, in order and without overlaps: its quotations, each at its proven position, and text
 * without marks that reads like Scripture. A stretch that the page would not show as exactly these characters gets no
 * span.
 */
export async function spansOf(content: string, proved: ReadonlyMap<Checked, Range>, texts: Texts): Promise<Span[]> {
  const quoted = [...proved].map(([checked, at]) => quotedSpan(content, checked, at))
  const reading = await readAnswer(content)
  const links = reading.links.map(({ start, end, url }) => ({ start, end, range: rangeOfPath(url) }))
  const open = await openWordsIn({ ...reading, links }, shownRanges(reading.from, quoted), texts)
  const placed = open.map((words) => ({ words, ...sourceOfShown(reading, words) }))
  const spans = [...quoted]
  for (const { words, start, end } of await shownExactly(content, placed)) {
    const text = words.run && words.verdict !== 'exact' ? await texts.wordsOf(words.run) : undefined
    const source = words.source && { ...words.source, ...(text && { text }) }
    const isChanged = text !== undefined && words.verdict === 'paraphrase'
    const differences = isChanged ? differencesOf(content.slice(start, end), text, start) : []
    const more = differences.length > 0 ? { differences } : {}
    spans.push({ start, end, verdict: words.verdict, source, quoted: false, tool_call: null, ...more })
    await pause()
  }
  return withoutOverlaps(spans)
}

function quotedSpan(content: string, checked: Checked, { start, end }: Range): Span {
  const { verdict, source, citation, quotation } = checked
  const isChanged = verdict === 'repaired' && content.slice(start, end) !== quotation.text
  return {
    ...{ start, end, verdict, source, quoted: true, tool_call: citation?.tool_call ?? null },
    ...(isChanged && { written: quotation.text }),
  }
}

/**
 * Converts ranges of the content to those of the shown text; `from` is the content position of each shown character.
 */
function shownRanges(from: Int32Array, ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start)
  const shown: Range[] = []
  let at = 0
  for (const { start, end } of sorted) {
    while (at < from.length && (from[at] as number) < start) at++
    const first = at
    while (at < from.length && (from[at] as number) < end) at++
    shown.push({ start: first, end: at })
  }
  return shown
}

type Placed = Range & { words: OpenWords }

/** Those of the given ranges whose characters the page shows unchanged, with nothing else. */
async function shownExactly(content: string, list: readonly Placed[]): Promise<Placed[]> {
  const found: Placed[] = []
  let next = 0
  for (const chunk of markdownChunks(content)) {
    const end = chunk.start + chunk.text.length
    const inside: Placed[] = []
    while (next < list.length && (list[next] as Placed).start < end) inside.push(list[next++] as Placed)
    if (inside.length === 0) continue
    const ranges = inside.map((each) => ({ start: each.start - chunk.start, end: each.end - chunk.start }))
    const stretches = stretchesOf(parseChunk(chunk.text), chunk.text, ranges)
    for (const [i, each] of inside.entries()) if (stretches[i]) found.push(each)
    await pause()
  }
  return found
}

function withoutOverlaps(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.end > span.start && (found.at(-1)?.end ?? 0) <= span.start) found.push(span)
  }
  return found
}

/** The passage that a link of a checked answer points to. */
function rangeOfPath(url: string): Reference | undefined {
  const [, book = '', chapter, from, to] = /^\/read\/(\w+)\/(\d+)(?:\?verse=(\d+)(?:-(\d+))?)?$/.exec(url) ?? []
  if (!bookById(book)) return undefined
  const [start_chapter, start_verse] = [Number(chapter), Number(from ?? 1)]
  return { book, start_chapter, start_verse, end_chapter: start_chapter, end_verse: Number(to ?? from ?? 999) }
}
