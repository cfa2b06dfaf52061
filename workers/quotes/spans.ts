import { storedText } from '#shared/bible/quote.ts'
import type { Span } from '#shared/contract/spans.ts'
import { markdownChunks } from '#shared/markdown/chunks.ts'
import { type Range, stretchesOf } from '#shared/markdown/stretches.ts'
import { entryAt } from '#shared/seals/text-index.ts'
import { pause } from '#shared/server/pause.ts'
import { type OpenWords, openWordsIn } from './open-words.ts'
import { parseChunk } from './parse.ts'
import { readAnswer, sourceOf as sourceOfShown } from './reading.ts'
import { rangeOfRun, type TextRun, type Texts } from './texts.ts'
import type { Checked } from './verdicts.ts'

/** The edition of the checker: it goes up when answers would be judged otherwise. */
export const CHECKER = 1

/**
 * The spans of a finished answer, in order and without overlaps: its quotations, each where it was proven to be, and
 * what reads like Scripture without marks. A place that the page would not show as exactly these characters gets none.
 */
export async function spansOf(content: string, proved: ReadonlyMap<Checked, Range>, texts: Texts): Promise<Span[]> {
  const quoted = [...proved].map(([checked, at]) => quotedSpan(content, checked, at))
  const reading = await readAnswer(content)
  const open = await openWordsIn(reading, shownRanges(reading.from, quoted), texts)
  const placed = open.map((words) => ({ words, ...sourceOfShown(reading, words) }))
  const spans = [...quoted]
  for (const { words, start, end } of await shownExactly(content, placed)) {
    const text = words.run && words.verdict !== 'exact' ? await storedWords(words.run, texts) : undefined
    const source = words.source && { ...words.source, ...(text && { text }) }
    spans.push({ start, end, verdict: words.verdict, source, quoted: false, tool_call: null })
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

/** Ranges of the content as ranges of the shown text; `from` says where each shown character is in the content. */
function shownRanges(from: readonly number[], ranges: readonly Range[]): Range[] {
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

/** Those of some places whose characters the page shows as they are, none besides. */
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

/** The stored words of a run, from its first to its last one. */
async function storedWords(run: TextRun, texts: Texts): Promise<string> {
  const stored = storedText((await texts.read(run.text, rangeOfRun(run))).verses)
  const { starts } = run.text.index
  const offset = run.at - (starts[entryAt(run.text.index, run.at)] as number)
  const first = stored.words[offset]
  const last = stored.words[offset + run.end - run.at - 1]
  return first && last ? stored.text.slice(first.start, last.end) : stored.text.trim()
}

function withoutOverlaps(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.end > span.start && (found.at(-1)?.end ?? 0) <= span.start) found.push(span)
  }
  return found
}
