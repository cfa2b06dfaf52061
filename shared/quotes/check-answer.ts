import { lastIndex } from '../bible/last-index.ts'
import type { ReaderTranslation } from '../bible/reader-translation.ts'
import type { Reference } from '../bible/versification.ts'
import type { ModelPlace } from '../builtin/request.ts'
import type { PassageVerse } from '../contract/bible.ts'
import type { Citation } from '../contract/chat.ts'
import type { Span } from '../contract/spans.ts'
import { pause } from '../pause.ts'
import { type CheckedBlock, writeBlock } from './block-writing.ts'
import type { Checked } from './checked.ts'
import { citationOf, type Lookup } from './compare.ts'
import { applyEdits } from './edits.ts'
import { createPassageCache, type ReadTool } from './passage-cache.ts'
import { locateQuotations } from './proof.ts'
import { oneLine, type Quotation } from './quotation.ts'
import { quotationsIn } from './quotations.ts'
import { type Reading, readAnswer, withBorders } from './reading.ts'
import { type AnswerReference, referencesIn } from './references.ts'
import { plainSource } from './source.ts'
import { CHECKER, spansOf } from './spans.ts'
import type { Texts } from './texts.ts'
import { checkQuotation } from './verdicts.ts'
import { isCode, linkReference, type WrittenText, writeInline } from './writing.ts'

export type AnswerToCheck = {
  text: string
  translation: ReaderTranslation
  texts: Texts
  /** Reads the verses of the translation. */
  read: (range: Reference) => Promise<PassageVerse[]>
  /** The translation's text is read from its publisher. */
  isPublished?: boolean
  place: ModelPlace
  tool_results?: readonly ReadTool[]
}

export type AnswerCheck = { content: string; citations: Citation[]; spans: Span[]; checker: number }

/**
 * Checks a finished answer: every quotation is compared with the stored text, every reference is looked up.
 *
 * In the returned content
 * - a reference that the translation has is a link, `[John 3:16](/read/JHN/3?verse=16)`, `?verse=16-18` for a range and
 *   no query for a whole chapter; these are the only links, all others are plain text;
 * - a quotation with a reference is word for word the stored text, or has lost its marks;
 * - a block quote with a verified quotation has no other words than these and its source.
 * `citations` are in the order of the content: one for each quotation that is verified or has a reference, with its
 * words in `quote`, and one without `quote` for each other reference. `at` is the position of verified words in the
 * content; only these may carry a seal. `spans` classify everything that is quoted or reads like Scripture. A verdict
 * never depends on the question. The check runs in slices of a millisecond, and its work is bounded for any text.
 */
export async function checkWith(answer: AnswerToCheck): Promise<AnswerCheck> {
  const { translation, texts, read, isPublished = false, place } = answer
  const source = plainSource(answer.text)
  const reading = await readAnswer(source)
  const references = await referencesIn(withBorders(reading), translation, place)
  await pause()
  const passageCache = createPassageCache(translation.language, isPublished, read, answer.tool_results ?? [])
  const blocks = await checkBlocks(reading, references, { passageCache, translation, place, texts })
  const written: WrittenText[] = []
  for (const block of blocks) {
    written.push(write(block))
    await pause()
  }
  const checked = blocks.flatMap(({ parts }) => parts.flatMap((part) => part.checked ?? []))
  const edits = written.flatMap((each) => each.edits)
  const cited = checked.flatMap((each) =>
    each.citation ? [{ at: each.quotation.start, citation: each.citation, of: each as Checked | undefined }] : [],
  )
  const gone = checked.filter(({ sealed }) => sealed?.words !== undefined).map(({ quotation }) => quotation.body)
  const named = new Set(checked.map(({ ref }) => ref))
  for (const reference of references) {
    await pause()
    const last = gone[lastIndex(gone, ({ start }) => start < reference.end)]
    if ((last && reference.start < last.end) || isCode(reading, reference)) continue
    edits.push(...linkReference(reading, reference, translation))
    if (named.has(reference)) continue
    cited.push({
      at: reference.start,
      citation: citationOf(reference, reference.range ? 'exact' : 'unresolved'),
      of: undefined,
    })
  }
  const result = applyEdits(source, edits)
  await pause()
  const proved = await locateQuotations(
    result,
    written.flatMap((each) => each.placed),
  )
  const citations = cited
    .sort((a, b) => a.at - b.at)
    .map(({ citation, of }) => {
      const at = of?.sealed && proved.get(of)
      return at ? { ...citation, at } : citation
    })
  const spans = await spansOf(result.text, proved, texts)
  return { content: result.text, citations, spans, checker: CHECKER }
}

/** Checks the quotations of every block that has some, several blocks at a time: most of the time is the database's. */
async function checkBlocks(
  reading: Reading,
  references: readonly AnswerReference[],
  lookup: Lookup,
): Promise<CheckedBlock[]> {
  const blocks = new Map<Quotation['block'], Quotation[]>()
  for (const quotation of await quotationsIn(reading, references, lookup.translation.language)) {
    const known = blocks.get(quotation.block)
    if (known) known.push(quotation)
    else blocks.set(quotation.block, [quotation])
  }
  const { translation } = lookup
  const waiting = blocks.entries()
  const done: CheckedBlock[] = []
  const work = async () => {
    // shared by all workers: each takes the next block
    for (const [block, quotations] of waiting) {
      // otherwise the workers of all answers would start in the same turn
      await pause()
      const parts = await checkParts(reading, quotations, lookup)
      done.push({ reading, block, parts, references, translation })
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return done.sort((a, b) => a.block.start - b.block.start)
}

/** Checks the quotations of a block. A block quote in several paragraphs may be one quotation. */
async function checkParts(reading: Reading, quotations: Quotation[], lookup: Lookup) {
  const whole = wholeOf(reading, quotations)
  const found = whole && (await checkQuotation(whole, lookup))
  if (whole && found?.sealed && found.citation?.verdict === 'exact')
    return [{ quotation: whole, checked: found as Checked | undefined }]
  const parts: CheckedBlock['parts'] = []
  for (const quotation of quotations) {
    parts.push({ quotation, checked: await checkQuotation(quotation, lookup) })
    await pause()
  }
  return parts
}

function wholeOf({ text }: Reading, quotations: readonly Quotation[]): Quotation | undefined {
  const [first, last] = [quotations[0], quotations.at(-1)]
  const named = [...new Set(quotations.flatMap((each) => each.named))]
  if (!first || !last || first === last || first.kind !== 'block' || named.length !== 1) return undefined
  const body = { start: first.body.start, end: last.body.end }
  const outer = { start: first.outer.start, end: last.outer.end }
  return { ...first, end: last.end, body, outer, named, text: oneLine(text.slice(body.start, body.end)) }
}

function write(block: CheckedBlock): WrittenText {
  if (block.block.kind === 'quote') return writeBlock(block)
  const written = block.parts.map(({ checked }) => checked && writeInline(block.reading, checked))
  return { edits: written.flatMap((each) => each?.edits ?? []), placed: written.flatMap((each) => each?.placed ?? []) }
}
