import type { SpanSource, SpanVerdict } from '../contract/spans.ts'
import type { Range } from '../markdown/stretches.ts'
import { endsWithColonClaim, openClaims, sentenceEnd } from '../seals/claims.ts'
import { wordsIn } from '../seals/words.ts'
import { changesSigns } from './changed-signs.ts'
import { exactRunOf, isMissing } from './exact-places.ts'
import type { Link, OpenWords, Shown, ShownBlock } from './shown-text.ts'
import { rangeOfRun, sourceOf, type Texts } from './texts.ts'

/** A block of a text with what surrounds it; `own` are the words that are already judged in it. */
export type ClaimedBlock = {
  reading: Shown
  block: ShownBlock
  previous: ShownBlock | undefined
  closed: readonly Range[]
  links: readonly Link[]
  own: OpenWords[]
  texts: Texts
}

/** What may be between a reference and its words: "reads:", "are these:", a dash, the border of a table cell. */
export const lead =
  /^[\s)\]*_”"]*(?:(?:(?:says?|reads?|states|declares|teaches|tells us|goes|runs|dice|declara|enseña|說|说|(?:is|are|was|were)(?: (?:this|these|thus|so|as follows|the following|plain|clear|simple))?))?\s?[:：]|[–—-]+(?=\s)| \| )\s*/u

/** Sentences presented as Scripture or as the words of a reference, if they contain no distinctive run of it. */
export async function markClaims(claimed: ClaimedBlock): Promise<void> {
  const { reading, block, previous, closed, links, own, texts } = claimed
  const shown = reading.text
  const bibles = await texts.bibles()
  const places = texts.own ? [texts.own, ...bibles.filter((each) => each !== texts.own)] : bibles
  const add = (range: Range, verdict: SpanVerdict, source: SpanSource | null) => {
    const border = closed.find(({ start, end }) => end > range.start && start < range.end)
    const place = trimmedTo(shown, { start: range.start, end: Math.min(range.end, border?.start ?? range.end) })
    const isFree = !overlaps(own, place) && !overlaps(closed, place)
    if (isFree && wordsIn(shown.slice(place.start, place.end)).forms.length >= 4)
      own.push({ ...place, verdict, source })
  }
  /** A sentence presented as Scripture: its words may be too common to be a distinctive run. */
  const addClaim = async (range: Range) => {
    const before = own.length
    add(range, 'not_found', null)
    const place = own.length > before ? own.pop() : undefined
    if (!place) return
    const words = shown.slice(place.start, place.end)
    const run = await exactRunOf(words, texts, { list: places })
    const { starts, ends } = wordsIn(words)
    if (!run) own.push(isMissing(words, texts) ? place : { ...place, verdict: 'unchecked' })
    else {
      const isOwn = run.text === texts.own
      const isChanged = isOwn && (await changesSigns(words, run, texts))
      const verdict = isChanged ? 'paraphrase' : isOwn ? 'exact' : 'other_edition'
      const end = place.start + (ends.at(-1) as number)
      own.push({
        start: place.start + (starts[0] as number),
        end,
        verdict,
        source: sourceOf(run.text, rangeOfRun(run)),
        run,
      })
    }
  }
  for (const { start, end } of openClaims(shown.slice(block.start, block.end)))
    await addClaim({ start: block.start + start, end: block.start + end })
  const first = { start: block.start, end: sentenceEnd(shown, block.start) }
  // "Jesus said:", and his words in the next paragraph
  const isIntroduced = previous && endsWithColonClaim(shown.slice(previous.start, previous.end))
  if (isIntroduced && !overlaps(closed, first)) await addClaim(first)
  const above = previous && links.find((link) => link.start >= previous.start && link.end <= previous.end)
  const sourceFor = (link: Link) => (texts.own ? sourceOf(texts.own, link.range) : null)
  if (above && isOnly(shown, previous, above)) {
    for (const verse of numberedVerses(shown, block)) add(verse, 'paraphrase', sourceFor(above))
  }
  for (const link of links.filter((each) => each.start >= block.start && each.end <= block.end)) {
    const source = sourceFor(link)
    const after = lead.exec(shown.slice(link.end, block.end))
    if (after) {
      const start = link.end + after[0].length
      add({ start, end: sentenceEnd(shown, start) }, 'paraphrase', source)
    }
    for (const range of wordsBefore(shown, block, link)) add(range, 'paraphrase', source)
  }
}

/** A cell with fewer words before a reference is a topic. */
const CELL_WORDS = 7

/** Words before a reference in the same block that are presented as its words. */
function wordsBefore(shown: string, block: ShownBlock, { start, end }: Link): Range[] {
  const from = Math.max(block.start, start - 500)
  const before = shown.slice(from, start)
  const found = [oddlyMarked, sameSigns, speech].flatMap((pattern) => {
    const match = pattern.exec(before)
    const words = match?.groups?.words
    if (!match || !words) return []
    const at = from + match.index + match[0].indexOf(words)
    return [{ start: at, end: at + words.length }]
  })
  const wrap = block.wraps.find((each) => each.end <= start && /^[\s.,(—–-]*$/.test(shown.slice(each.end, start)))
  if (wrap) found.push(wrap)
  // a table row: the reference fills its cell, and the words the one before
  const cell = /(?:^| \| )(?<words>(?:(?! \| ).)+) \| $/su.exec(before)
  const isFilled = wordsIn(cell?.groups?.words ?? '').forms.length >= CELL_WORDS
  if (cell?.groups?.words && isFilled && /^(?: \| |$)/.test(shown.slice(end, block.end)))
    found.push({ start: from + cell.index + cell[0].indexOf(cell.groups.words), end: start - 3 })
  return found
}

const sign =
  "(?:[\"“”„‟«»‹›「」『』《》〈〉＂″❝❞〝〞〟`´״՛′‴ʺ˝❛❜〃]|''|&(?:[lr][sd]quo|quot|laquo|raquo|#\\d+);|</?[a-z]+>)"
/** Words between characters like quotation marks, with little between them and a reference. */
const oddlyMarked = new RegExp(`${sign}+(?<words>(?:(?!${sign})[^\\n]){8,400})${sign}+[^\\p{L}]{0,8}$`, 'u')
/** Words between two signs of any one kind: `/words/ (John 3:16)`. */
const sameSigns =
  /(?<![^\s([])(?<sign>[^\p{L}\p{N}\p{Pd}\s.,;:!?()[\]'’])\s?(?<words>(?:(?!\k<sign>)[^\n]){8,400})\k<sign>[^\p{L}]{0,8}$/u
const said =
  '(?:dijo|dice|decía|respondió|responde|contestó|contesta|exclamó|preguntó|añadió|explicó|declaró|enseñó|said|says|answered|replied|asked)'
/** Speech between dashes: `—Words —dijo Jesús (Juan 3:16)`. */
const speech = new RegExp(`[—–]\\s?(?<words>\\p{L}[^—–\\n]{10,400}?)\\s?[—–]\\s?${said}(?!\\p{L})[^.]{0,60}$`, 'u')

/** True for a block that is a reference and at most one more word. */
const isOnly = (shown: string, block: ShownBlock, link: Link): boolean =>
  !/\p{L}{3,}\P{L}+\p{L}{3,}/u.test(`${shown.slice(block.start, link.start)} ${shown.slice(link.end, block.end)}`)

/** The sentences after verse numbers in a block that begins with one: `16 For God … 17 For God …`. */
function numberedVerses(shown: string, { start, end }: ShownBlock): Range[] {
  const text = shown.slice(start, end)
  if (!/^\s*\d{1,3}[.)]?\s+\p{Lu}/u.test(text)) return []
  const numbers = [...text.matchAll(/(?<=^|\s)\d{1,3}[.)]?\s+(?=["“«]?\p{Lu})/gu)]
  return numbers.map(({ 0: number, index }, i) => ({
    start: start + index + number.length,
    end: numbers[i + 1] ? start + (numbers[i + 1]?.index ?? 0) : end,
  }))
}

/** True if a range overlaps one of several. */
export const overlaps = (ranges: readonly Range[], { start, end }: Range): boolean =>
  ranges.some((each) => each.start < end && start < each.end)

/** A range without the signs at its ends, except for what ends a sentence. */
export function trimmedTo(text: string, { start, end }: Range): Range {
  const words = text.slice(start, Math.max(start, end))
  const first = words.search(/[\p{L}\p{N}]/u)
  const tail = /[^\p{L}\p{N}.!?。！？]*$/u.exec(words)?.[0].length ?? 0
  return first === -1 ? { start, end: start } : { start: start + first, end: Math.max(start + first, end - tail) }
}
