import { endsWithDenial } from '../bible/ends-with-denial.ts'
import { lastIndex } from '../bible/last-index.ts'
import { spansOf } from '../bible/quote-spans.ts'
import type { Range } from '../markdown/stretches.ts'
import { pause } from '../pause.ts'
import { isClaimed, namedTeacher, namesTeacher } from '../seals/claims.ts'
import { blockQuotations } from './block-quotations.ts'
import { groupReferences, isDash, isOnlySource, sentenceEnds, tailSource } from './named.ts'
import { namedEdition, unlistedEdition } from './named-edition.ts'
import { type FoundQuotation, oneLine, type Quotation, type QuotationContext } from './quotation.ts'
import type { AnswerBlock, Reading } from './reading.ts'
import { type AnswerReference, between, withoutStrayNumbers } from './references.ts'

/** All quotations in an answer in a language, in order, with their references. */
export async function quotationsIn(
  reading: Reading,
  references: readonly AnswerReference[],
  language: string,
): Promise<Quotation[]> {
  const naming = withoutStrayNumbers(reading.text, references)
  const own = (block: AnswerBlock | undefined) => (block ? between(naming, block.start, block.end) : [])
  const found: FoundQuotation[] = []
  for (const [i, block] of reading.blocks.entries()) {
    const context = { reading, block, own: own(block), previous: reading.blocks[i - 1], next: reading.blocks[i + 1] }
    const around = { ...context, before: own(context.previous), behind: own(context.next) }
    for (const each of block.kind === 'quote' ? blockQuotations(around) : inline(around)) found.push(each)
    await pause()
  }
  const quotations: Quotation[] = []
  for (const each of found) {
    const near = between(references, each.start - 1500, each.start + 1500)
    quotations.push({ ...each, near, ...introduced(reading, each, language) })
    await pause()
  }
  return quotations
}

/** How the words around a quotation present it. For a block quote these are in the blocks before and after it. */
function introduced({ text, blocks }: Reading, found: FoundQuotation, language: string) {
  const { start, end, block, body, outer, kind } = found
  const last = kind === 'block' ? blocks[lastIndex(blocks, (each) => each.start < block.start)] : undefined
  const before = text.slice(Math.max(last?.start ?? block.start, start - 240), start).replace(/["“”„«]\s*$/, '')
  const after = kind === 'block' ? text.slice(end, outer.end) : text.slice(end, Math.min(block.end, end + 80))
  const behind = text.slice(body.end, Math.max(outer.end, end + 80))
  const isTaught =
    namesTeacher(before.replace(/^[\s\S]*[.!?]\s(?=[^.!?]{0,140}$)/, '')) || namesTeacher(after.slice(0, 40))
  return {
    isClaimed: isClaimed(before.trimEnd(), after),
    author: isTaught ? { held: namedTeacher(`${before} ${after.slice(0, 40)}`) } : undefined,
    edition: namedEdition(before, behind),
    unlisted: unlistedEdition(behind),
    hasSignBehind: kind === 'inline' && /^[.,;:!?。，；：！？]/u.test(text.slice(end, end + 1)),
    isDenied: endsWithDenial(before, language),
  }
}

const people =
  /\b(?:Matthew Henry|Henry|commentar(?:y|ies|ist)|Augustine|Calvin|Luther|Wesley|Aquinas|Chrysostom|Spurgeon|Scofield|Treasury of David|Lewis|Bonhoeffer|Barth|Catechism|Catecismo|Creed|Confession|Strong['’]s|lexicon|dictionary|diccionario|Talmud|Josephus|Philo)\b/

function inline(context: QuotationContext): FoundQuotation[] {
  const { block, own } = context
  const { text } = context.reading
  const content = text.slice(block.start, block.end)
  const spans = spansOf(content).map((span) => ({
    ...span,
    start: span.start + block.start,
    end: span.end + block.start,
  }))
  // "John 3:16: “…” … “…”": the whole paragraph is from there
  const lead = own[lastIndex(own, ({ end }) => end <= (spans[0]?.start ?? 0))]
  const isWhole =
    lead !== undefined &&
    /^[\s_)]*[:：—–-]\s*$/.test(text.slice(lead.end, spans[0]?.start)) &&
    /^[\s.,;_]*$/.test(text.slice(spans.at(-1)?.end, block.end))
  let last: Sources = { named: [], others: [], isLoose: false, isEnclosed: false, isFollowed: false }
  return spans.map((span, i) => {
    const next = spans[i + 1]?.start ?? block.end
    const previous = spans[i - 1]?.end ?? block.start
    const inside = between(own, span.start, span.end)
    // the same sentence continues the quotation
    const isNear = span.start - previous <= 160 && !sentenceEnds(text.slice(previous - 2, span.start))
    const words = { start: span.start + 1, end: span.end - 1 }
    const tail = tailSource(text, words, inside)
    const continued = i > 0 && (isNear || isWhole) ? last : undefined
    const sources = sourcesOf(context, span, { previous, next, tail: tail?.named, last, continued })
    last = sources
    const body = tail ? { start: words.start, end: tail.start } : words
    const { named, others, isLoose, isFollowed } = sources
    return {
      ...{ kind: 'inline' as const, block, body, start: span.start, end: span.end, named, others, isLoose },
      outer: { start: span.start, end: span.end },
      text: oneLine(text.slice(body.start, body.end)),
      isTeacher: !isFollowed && people.test(text.slice(Math.max(block.start, span.start - 120, previous), span.start)),
    }
  })
}

/**
 * `isEnclosed`: the named source is in parentheses or after a dash, behind the words. `isFollowed`: any reference is.
 */
type Sources = Pick<Quotation, 'named' | 'others' | 'isLoose'> & { isEnclosed: boolean; isFollowed: boolean }
/** `last` are the sources of the quotation before this one, `continued` the same if this one continues it. */
type Around = {
  previous: number
  next: number
  tail: AnswerReference[] | undefined
  last: Sources
  continued: Sources | undefined
}

/** What in parentheses or after a dash compares the words with a passage, or begins another thought. */
const comparing =
  /(?:[([—–―]|-{1,2}\s)[\s_]*(?:quot(?:ing|es?)|cit(?:ing|es?|ando|ant)|echo(?:ing|es)|alluding to|recalling|see|cf|compare|also|and|but|while|véase|ver|compárese|y|voir|siehe|vgl)(?!\p{L})/iu

/** What ties a reference to the quotation right before it. */
const ofWords = /^[\s,]*\s(?:of|in|from|at|de|en|em|dans|aus|von)\s$/iu

/** The references that may name the source of a quotation, the likeliest ones as `named`. */
function sourcesOf(context: QuotationContext, span: Range, { previous, next, tail, last, continued }: Around): Sources {
  const { block, own } = context
  const { text } = context.reading
  const behind = between(own, span.end, block.end)
  const [first] = behind
  const gap = first ? text.slice(span.end, first.start) : ''
  const isBehind = first !== undefined && first.start <= next && gap.length <= 40 && !sentenceEnds(gap)
  const isEnclosed = isBehind && /^[\s_.,;:!?"”’]*(?:[([—–―]|-{1,2}\s)[^.!?]{0,40}$/.test(gap)
  const enclosed = isEnclosed ? groupReferences(text, behind) : undefined
  const found = own[lastIndex(own, ({ end }) => end <= span.start)]
  const gapBefore = found ? text.slice(found.end, span.start) : ''
  const before = found && gapBefore.length <= 120 && !sentenceEnds(gapBefore) ? found : undefined
  // it names the words before it: "“…” (John 3:16)", or "the “…” of John 3:16 is “…” in John 11:26"
  const isOfLast = isBehind && ofWords.test(gap) && before && ofWords.test(text.slice(previous, before.start))
  const isTaken = before !== undefined && last.named.includes(before) && (last.isEnclosed || isOfLast)
  const isCompared = isBehind && comparing.test(gap)
  const candidates = [
    ...(enclosed ?? (isBehind ? [first] : [])),
    ...(tail ?? []),
    ...(before && !isTaken ? [before] : []),
    ...(continued && !continued.isEnclosed && !isOfLast ? continued.named : []),
  ]
  const by = (named: AnswerReference[], isLoose = false): Sources => ({
    ...{ named, isLoose, isEnclosed: named === enclosed || named === tail, isFollowed: isBehind || tail !== undefined },
    others: named.length === 0 ? [] : [...new Set(candidates)].filter((each) => !named.includes(each)),
  })
  if (enclosed) return by(enclosed, isCompared)
  if (tail) return by(tail)
  if (before && before.start >= previous - 1 && !isOfLast) return by([before], isTaken)
  if (isBehind) return by([first], isCompared)
  if (continued) return by(continued.named, continued.isEnclosed || continued.isLoose)
  return by(besides(context, span))
}

/** The source of a quotation in a separate block: a heading or line before it, or a dash and a reference after it. */
function besides({ reading, block, previous, next, before, behind }: QuotationContext, span: Range): AnswerReference[] {
  const { text } = reading
  const isAlone = !/[\p{L}\p{N}]/u.test(text.slice(block.start, span.start) + text.slice(span.end, block.end))
  if (!isAlone) return []
  const [first] = behind
  if (next && first && (isDash(text.slice(next.start, first.start)) || isOnlySource(text, next, first)))
    return groupReferences(text, behind)
  const last = before.at(-1)
  return previous && last && isOnlySource(text, previous, last) ? [last] : []
}
