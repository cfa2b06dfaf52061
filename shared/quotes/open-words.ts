import { lastIndex } from '../bible/last-index.ts'
import { spansOf } from '../bible/quote-spans.ts'
import type { Range } from '../markdown/stretches.ts'
import { pause } from '../pause.ts'
import { chosenRuns } from '../seals/chosen-runs.ts'
import { deniesSaying, saysScripture, sentenceEnd, sentenceStart } from '../seals/claims.ts'
import { entryAt, placeOfEntry } from '../seals/text-index.ts'
import { type Words, wordsIn } from '../seals/words.ts'
import { withChangedEnds } from './changed-ends.ts'
import { changesSigns } from './changed-signs.ts'
import { markClaims, overlaps, trimmedTo } from './open-claims.ts'
import { misnaming } from './presented.ts'
import type { Link, LostLink, OpenWords, Shown, ShownBlock } from './shown-text.ts'
import { rangeOfRun, sourceOf, type TextRun, type Texts } from './texts.ts'

/**
 * Everything in a finished answer that reads like Scripture but is not quoted: runs of words of an installed
 * translation, sayings that are in no translation, and sentences presented as Scripture. `taken` are the positions
 * already judged.
 */
export async function openWordsIn(reading: Shown, taken: readonly Range[], texts: Texts): Promise<OpenWords[]> {
  const bibles = await texts.bibles()
  const links = reading.links.flatMap(({ start, end, range }) => (range ? [{ start, end, range }] : []))
  const lost = reading.links.flatMap(({ start, end, missing, asked }) =>
    missing ? [{ start, end, missing, asked }] : [],
  )
  const closed = [...taken, ...reading.code, ...reading.links].sort((a, b) => a.start - b.start)
  const found: OpenWords[] = []
  for (const [i, block] of reading.blocks.entries()) {
    const own: OpenWords[] = []
    const words = wordsIn(reading.text.slice(block.start, block.end))
    for (const part of partsBetween(block, closed)) {
      const isWhole = part.start === block.start && part.end === block.end
      const partWords = isWhole ? words : wordsIn(reading.text.slice(part.start, part.end))
      own.push(...(await runsOfPart(reading.text, part, partWords, [...links, ...lost], bibles, texts)))
      await pause()
    }
    await markSayings(reading, { ...block, words }, closed, own, texts)
    await markClaims({ reading, block, previous: reading.blocks[i - 1], closed, links, own, texts })
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
  shown: string,
  part: Range,
  { forms, starts, ends }: Words,
  links: readonly (Link | LostLink)[],
  bibles: Awaited<ReturnType<Texts['bibles']>>,
  texts: Texts,
): Promise<OpenWords[]> {
  if (forms.length < 4) return []
  const near = links.filter(({ start, end }) => end > part.start - 400 && start < part.end + 400)
  const runs = await chosenRuns(forms, bibles, {
    own: texts.own,
    pause,
    isNamed: (of, run) => isNamed(of.index, run, near),
  })
  const found: OpenWords[] = []
  for (const [i, chosen] of runs.entries()) {
    const next = runs[i + 1]
    const free = {
      start: found.at(-1)?.end ?? part.start,
      end: next ? part.start + (starts[next.from] as number) : part.end,
    }
    const within = {
      start: part.start + (starts[chosen.from] as number),
      end: part.start + (ends[chosen.to - 1] as number),
    }
    const changed = chosen.isExact
      ? await withChangedEnds(shown, free, { place: within, run: chosen }, texts)
      : undefined
    const { place, run } = changed ?? { place: within, run: chosen }
    const isOwn = run.text === texts.own
    const isExact = run.isExact && !(await texts.cutsDenial(run))
    const link = isExact ? await misnaming(shown, place, run, near, texts) : undefined
    const isOther = async () =>
      link !== undefined || (await changesSigns(shown.slice(place.start, place.end), run, texts))
    const isPlain = isExact && !(isOwn && (await isOther()))
    found.push({
      ...place,
      verdict: isPlain ? (isOwn ? 'exact' : 'other_edition') : 'paraphrase',
      source: sourceOf(run.text, rangeOfRun(run)),
      run,
      ...(link?.missing && { missing: link.missing }),
    })
  }
  return found
}

function isNamed(index: TextRun['text']['index'], run: { at: number }, links: readonly (Link | LostLink)[]): boolean {
  if (links.length === 0) return false
  const place = placeOfEntry(index, entryAt(index, run.at))
  return links.some(({ range }) => {
    if (!range) return false
    return range.book === place.book && range.start_chapter <= place.chapter && place.chapter <= range.end_chapter
  })
}

/** A saying of the written list, if its sentence is about the Bible and does not deny it. A longer run of Scripture around it wins. */
async function markSayings(
  { text }: Shown,
  block: ShownBlock & { words: Words },
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
    const around = { start: sentenceStart(text, block.start, start), end: sentenceEnd(text, end) }
    const sentence = text.slice(around.start, around.end)
    if (!overlaps(closed, around) && !saysScripture(sentence)) continue
    if (deniesSaying(sentence, start - around.start, end - around.start)) continue
    for (const each of over) own.splice(own.indexOf(each), 1)
    own.push({ start, end, verdict: 'not_found', source: null })
  }
}

/** Words after a quotation mark that is never closed in its block: they continue in the next one, or nowhere. */
function markUnclosed(shown: string, block: ShownBlock, closed: readonly Range[], own: OpenWords[]): void {
  const text = shown.slice(block.start, block.end)
  const marks = Array.from(text.matchAll(/[“„](?=\S)|«/g), ({ index }) => index)
  if (marks.length === 0) return
  const pairs = spansOf(text)
  const mark = marks.findLast((at) => (pairs[lastIndex(pairs, ({ start }) => start <= at)]?.end ?? 0) <= at)
  // “ and « close in German
  if (mark === undefined || /[”»"]|\S[“«](?![\p{L}\p{N}])/u.test(text.slice(mark + 1))) return
  const place = trimmedTo(shown, { start: block.start + mark + 1, end: block.end })
  if (overlaps(own, place) || overlaps(closed, place)) return
  if (wordsIn(shown.slice(place.start, place.end)).forms.length >= 4)
    own.push({ ...place, verdict: 'unchecked', source: null })
}
