import { lastIndex } from '../bible/last-index.ts'
import type { Reference } from '../bible/versification.ts'
import type { SpanSource, SpanVerdict } from '../contract/spans.ts'
import type { Range } from '../markdown/stretches.ts'
import { chosenRuns } from '../seals/chosen-runs.ts'
import { openClaims, saysScripture, sentenceEnd, sentenceStart } from '../seals/claims.ts'
import { entryAt, placeOfEntry } from '../seals/text-index.ts'
import { type Words, wordsIn } from '../seals/words.ts'
import { pause } from './pause.ts'
import { rangeOfRun, sourceOf, type TextRun, type Texts } from './texts.ts'

/** Words without quotation marks that are Scripture or presented as it, by positions in the shown text. */
export type OpenWords = Range & { verdict: SpanVerdict; source: SpanSource | null; run?: TextRun }

type Block = Range & { wraps: readonly Range[] }

/** A text as its reader sees it: its blocks with their emphasis, its code, and its links and references. */
export type Shown = {
  text: string
  blocks: readonly Block[]
  code: readonly Range[]
  links: readonly (Range & { range: Reference | undefined })[]
}

type Link = Range & { range: Reference }

/**
 * Everything in a finished answer that reads like Scripture but is not quoted: runs of words of an installed
 * translation, sayings that are in no translation, and sentences presented as Scripture. `taken` are the positions
 * already judged.
 */
export async function openWordsIn(reading: Shown, taken: readonly Range[], texts: Texts): Promise<OpenWords[]> {
  const bibles = await texts.bibles()
  const links = reading.links.flatMap(({ start, end, range }) => (range ? [{ start, end, range }] : []))
  const closed = [...taken, ...reading.code, ...reading.links].sort((a, b) => a.start - b.start)
  const found: OpenWords[] = []
  for (const block of reading.blocks) {
    const own: OpenWords[] = []
    const words = wordsIn(reading.text.slice(block.start, block.end))
    for (const part of partsBetween(block, closed)) {
      const isWhole = part.start === block.start && part.end === block.end
      const partWords = isWhole ? words : wordsIn(reading.text.slice(part.start, part.end))
      own.push(...(await runsOfPart(part, partWords, links, bibles, texts)))
      await pause()
    }
    await markSayings(reading, { ...block, words }, closed, own, texts)
    markClaims(reading, block, closed, links, own, texts)
    markUnclosed(reading.text, block, closed, own)
    found.push(...own.sort((a, b) => a.start - b.start))
    await pause()
  }
  return found
}

/** The stretches of a block without a verdict. */
function partsBetween({ start, end }: Range, closed: readonly Range[]): Range[] {
  const parts: Range[] = []
  let at = start
  for (
    let i = Math.max(
      0,
      lastIndex(closed, (each) => each.start <= start),
    );
    i < closed.length;
    i++
  ) {
    const each = closed[i] as Range
    if (each.start >= end) break
    if (each.start > at) parts.push({ start: at, end: each.start })
    at = Math.max(at, each.end)
  }
  if (at < end) parts.push({ start: at, end })
  return parts
}

async function runsOfPart(
  part: Range,
  { forms, starts, ends }: Words,
  links: readonly Link[],
  bibles: Awaited<ReturnType<Texts['bibles']>>,
  texts: Texts,
): Promise<OpenWords[]> {
  if (forms.length < 4) return []
  const near = links.filter(({ start, end }) => end > part.start - 400 && start < part.end + 400)
  const runs = await chosenRuns(forms, bibles, { pause, isNamed: (of, run) => isNamed(of.index, run, near) })
  const found: OpenWords[] = []
  for (const run of runs) {
    const exact = run.text === bibles[0] ? 'exact' : 'other_edition'
    const isExact = run.isExact && !(await texts.cutsDenial(run))
    found.push({
      start: part.start + (starts[run.from] as number),
      end: part.start + (ends[run.to - 1] as number),
      verdict: isExact ? exact : 'paraphrase',
      source: sourceOf(run.text, rangeOfRun(run)),
      run,
    })
  }
  return found
}

function isNamed(index: TextRun['text']['index'], run: { at: number }, links: readonly Link[]): boolean {
  if (links.length === 0) return false
  const place = placeOfEntry(index, entryAt(index, run.at))
  return links.some(({ range }) => {
    return range.book === place.book && range.start_chapter <= place.chapter && place.chapter <= range.end_chapter
  })
}

/** A saying of the written list, if its sentence is about the Bible. A longer run of Scripture around it wins. */
async function markSayings(
  { text }: Shown,
  block: Block & { words: Words },
  closed: readonly Range[],
  own: OpenWords[],
  { sayings }: Texts,
): Promise<void> {
  const { forms, starts, ends } = block.words
  for (const { from, to } of await sayings(forms, pause)) {
    const start = block.start + (starts[from] as number)
    const end = block.start + (ends[to - 1] as number)
    if (overlaps(closed, { start, end })) continue
    const over = own.filter((each) => each.start < end && start < each.end)
    if (over.some((each) => each.verdict !== 'paraphrase' && (each.start < start || each.end > end))) continue
    const sentence = text.slice(sentenceStart(text, block.start, start), sentenceEnd(text, end))
    const isNamed = overlaps(closed, { start: sentenceStart(text, block.start, start), end: sentenceEnd(text, end) })
    if (!isNamed && !saysScripture(sentence)) continue
    for (const each of over) own.splice(own.indexOf(each), 1)
    own.push({ start, end, verdict: 'not_found', source: null })
  }
}

/** Sentences presented as Scripture or as the words of a reference, if they contain no run of it. */
function markClaims(
  reading: Shown,
  block: Block,
  closed: readonly Range[],
  links: readonly Link[],
  own: OpenWords[],
  { own: text }: Texts,
): void {
  const shown = reading.text
  const add = (range: Range, verdict: SpanVerdict, source: SpanSource | null) => {
    const border = closed.find(({ start, end }) => end > range.start && start < range.end)
    const place = trimmedTo(shown, { start: range.start, end: Math.min(range.end, border?.start ?? range.end) })
    const isFree = !overlaps(own, place) && !overlaps(closed, place)
    if (isFree && wordsIn(shown.slice(place.start, place.end)).forms.length >= 4)
      own.push({ ...place, verdict, source })
  }
  for (const { start, end } of openClaims(shown.slice(block.start, block.end)))
    add({ start: block.start + start, end: block.start + end }, 'not_found', null)
  for (const { start, end, range } of links.filter((link) => link.start >= block.start && link.end <= block.end)) {
    const source = text ? sourceOf(text, range) : null
    const lead =
      /^[\s)\]*_”"]*(?:(?:says?|reads?|states|declares|teaches|tells us|dice|declara|enseña|說|说)?\s?[:：]|[–—-]+(?=\s)| \| )\s*/u.exec(
        shown.slice(end, block.end),
      )
    if (lead) add({ start: end + lead[0].length, end: sentenceEnd(shown, end + lead[0].length) }, 'paraphrase', source)
    const odd = oddlyMarked.exec(shown.slice(Math.max(block.start, start - 500), start))
    if (odd) {
      const at = Math.max(block.start, start - 500) + odd.index + odd[0].indexOf(odd[1] as string)
      add({ start: at, end: at + (odd[1] as string).length }, 'paraphrase', source)
    }
    const wrap = block.wraps.find((each) => each.end <= start && /^[\s.,(—–-]*$/.test(shown.slice(each.end, start)))
    if (wrap) add(wrap, 'paraphrase', source)
    const speech =
      /[—–]\s?(\p{L}[^—–\n]{10,400}?)\s?[—–]\s?(?:dijo|dice|said|says|respondió|contestó)\b[^.]{0,60}$/u.exec(
        shown.slice(block.start, start),
      )
    if (speech) {
      const at = block.start + speech.index + speech[0].indexOf(speech[1] as string)
      add({ start: at, end: at + (speech[1] as string).length }, 'paraphrase', source)
    }
  }
}

const sign = "[\"“”„‟«»‹›「」『』《》〈〉＂″❝❞〝〞〟`´]|''"
/** Words between characters like quotation marks, with little between them and a reference. */
const oddlyMarked = new RegExp(`(?:${sign})((?:(?!${sign})[^\\n]){8,400})(?:${sign})+[^\\p{L}]{0,8}$`, 'u')

/** Words after a quotation mark that is never closed in its block: they continue in the next one, or nowhere. */
function markUnclosed(shown: string, block: Block, closed: readonly Range[], own: OpenWords[]): void {
  const text = shown.slice(block.start, block.end)
  const mark = Math.max(text.lastIndexOf('“'), text.lastIndexOf('«'), text.lastIndexOf('„'))
  if (mark === -1 || /[”»"]/.test(text.slice(mark + 1))) return
  const place = trimmedTo(shown, { start: block.start + mark + 1, end: block.end })
  if (overlaps(own, place) || overlaps(closed, place)) return
  if (wordsIn(shown.slice(place.start, place.end)).forms.length >= 4)
    own.push({ ...place, verdict: 'unchecked', source: null })
}

const overlaps = (ranges: readonly Range[], { start, end }: Range): boolean =>
  ranges.some((each) => each.start < end && start < each.end)

function trimmedTo(text: string, { start, end }: Range): Range {
  const words = text.slice(start, Math.max(start, end))
  const first = words.search(/[\p{L}\p{N}]/u)
  const tail = /[^\p{L}\p{N}.!?。！？]*$/u.exec(words)?.[0].length ?? 0
  return first === -1 ? { start, end: start } : { start: start + first, end: Math.max(start + first, end - tail) }
}
