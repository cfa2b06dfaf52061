import { isShortened, plainWords, tokensOf } from '../bible/quote-text.ts'
import { withinBounds } from '../bible/resolve-reference.ts'
import type { Reference } from '../bible/versification.ts'
import { pause } from '../pause.ts'
import { wordsIn } from '../seals/words.ts'
import { type Checked, exactVerdict, kept, lost, repaired, verified } from './checked.ts'
import {
  citationOf,
  type Exact,
  findExactMatch,
  isFaithful,
  isSame,
  type Lookup,
  type Near,
  nearest,
  unnamed,
} from './compare.ts'
import { compareFew } from './few-words.ts'
import { isOtherEdition, isUnlistedOther } from './named-edition.ts'
import { elsewhere, otherEdition } from './other-editions.ts'
import type { Quotation } from './quotation.ts'
import type { AnswerReference } from './references.ts'
import { taught } from './taught.ts'
import { sourceOf } from './texts.ts'
import { findInTitle } from './titles.ts'
import { checkLoose, checkUnnamed } from './unnamed.ts'

const ALIKE = 0.5
/** Below this likeness to the named passage, words are not even a paraphrase of it. */
const UNLIKE = 0.3

/** Checks one quotation. Undefined if nothing shows that it is Scripture, or any author's words at all. */
export async function checkQuotation(quotation: Quotation, lookup: Lookup): Promise<Checked | undefined> {
  const found = await judge(quotation, lookup)
  const { unlisted, edition, author } = quotation
  if (!found || !unlisted || edition || author) return found
  // the words of a translation that we do not know can be right as they are
  const isFound = ['exact', 'shortened', 'other_edition'].includes(found.verdict)
  const isOther = !isFound && isUnlistedOther(unlisted, lookup.translation, lookup.texts.own)
  return isOther ? kept(quotation, 'unchecked', null) : found
}

async function judge(quotation: Quotation, lookup: Lookup): Promise<Checked | undefined> {
  const { named, others, text, isTeacher, author, isLoose } = quotation
  const count = plainWords(tokensOf(text)).length
  if (count === 0) return undefined
  // one or two words between marks are a way of speaking, unless they are a sentence
  const isPhrase = count < 3 && !/[.!?。！？]$/u.test(text)
  const resolved = named.filter(({ range }) => range)
  const all = [...resolved, ...others.filter(({ range }) => range)]
  const { edition } = quotation
  if (edition && !author && isOtherEdition(edition, lookup.translation, lookup.texts.own?.abbreviation))
    return inEdition(edition, quotation, all, lookup)
  const isSaying = await isKnownSaying(text, lookup)
  let cutsDenial = false
  // a verse may have the words of a saying: then they are quoted from it as they are
  for (const reference of isSaying ? resolved.filter(() => !isShortened(text)) : all) {
    const exact =
      (await findExactMatch(quotation, reference.range as Reference, lookup)) ??
      (await exactInstead(quotation, reference, lookup))
    if (exact && isFaithful(quotation, exact)) return verified(quotation, exact, reference, lookup)
    cutsDenial ||= exact !== undefined
    await pause()
  }
  const title = await titled(quotation, all, lookup)
  if (title) return title
  if (named.length === 0) return checkUnnamed(quotation, count, isSaying, lookup)
  if (isTeacher && lookup.passageCache.isTaught(text))
    return (await taught(quotation, lookup, true)) ?? kept(quotation, 'unchecked', null)
  if (isTeacher && author?.held) {
    const found = await taught(quotation, lookup, true)
    if (found) return found
  }
  if (!isSaying && count > 1) {
    for (const reference of all) {
      const other = await elsewhere(quotation, reference, lookup)
      if (other) return other
    }
  }
  const loose = isLoose && !isSaying ? await checkLoose(quotation, count, lookup) : undefined
  if (loose) return loose
  // "the “prodigal son” (Luke 15)": other words of the passage would not be what the writer says
  if (isPhrase && quotation.kind === 'inline') return kept(quotation, 'not_found', null)
  // a passage that is plainly named is the only one whose words may replace the quoted ones
  const near = await nearest(quotation, isLoose ? all : resolved, lookup)
  await pause()
  const { likeness, isNear } = await judgeNear(quotation, near, count, lookup)
  if (near && isNear && !isSaying && !(cutsDenial && isSame(near, quotation))) return repaired(quotation, near, lookup)
  const source = resolved[0]?.range && lookup.texts.own ? sourceOf(lookup.texts.own, resolved[0].range) : null
  if (isPhrase) return kept(quotation, 'not_found', null)
  const isLike = !isSaying && likeness >= UNLIKE
  return resolved[0]
    ? lost(quotation, isLike ? 'paraphrase' : 'not_found', isLike ? source : null, resolved[0])
    : lost(quotation, 'not_found', null, named[0])
}

/** Words of the title of a psalm that a reference names. */
async function titled(
  quotation: Quotation,
  references: readonly AnswerReference[],
  { texts }: Lookup,
): Promise<Checked | undefined> {
  for (const ref of references) {
    const found = await findInTitle(quotation, ref.range as Reference, texts)
    if (!found) continue
    const { source, moved } = found
    const quote = moved ? quotation.text.replace(/[.,](?=["”’]?$)/, '') : quotation.text
    const citation = { ...citationOf(ref, 'exact'), quote, tool_call: null }
    return { quotation, verdict: exactVerdict(quote), source, citation, ref, sealed: { moved }, isKept: false }
  }
  return undefined
}

/** How much a quotation resembles the nearest words of its passage, and whether these may replace it. */
async function judgeNear({ kind, text }: Quotation, near: Near | undefined, count: number, { texts }: Lookup) {
  if (!near) return { likeness: 0, isNear: false }
  const isAlike = near.likeness >= ALIKE && (count > 2 || near.likeness < 1) && count > 1
  // a publisher's text has no index, but words are about as rare in another translation
  const { index, language = '' } = texts.own ?? (await texts.bibles())[0] ?? {}
  // a block quote presents itself as the text, a few words between marks may be the writer's own
  const isFree = kind === 'inline' && near.likeness < 1
  const few = isFree && index ? compareFew(text, near.text, index, language) : undefined
  return few ? { likeness: few.likeness, isNear: isAlike && few.isAlike } : { likeness: near.likeness, isNear: isAlike }
}

/** Checks a quotation that is named as one of another translation: only its words there count. */
async function inEdition(
  edition: string,
  quotation: Quotation,
  references: readonly AnswerReference[],
  lookup: Lookup,
): Promise<Checked | undefined> {
  for (const reference of references) {
    const found = await elsewhere(quotation, reference, lookup, edition)
    if (found) return found
  }
  const isShort = plainWords(tokensOf(quotation.text)).length < 3
  const found = isShort || references.length > 0 ? undefined : await otherEdition(quotation, lookup, edition)
  return found ?? (isShort && references.length === 0 ? undefined : kept(quotation, 'unchecked', null))
}

/**
 * Words showing that their reference already uses the translation's numbering, or is a verse of another chapter; the
 * reference then links there.
 */
async function exactInstead(
  quotation: Quotation,
  reference: AnswerReference,
  lookup: Lookup,
): Promise<Exact | undefined> {
  const { range, written, instead, start, end } = reference
  const own = written && withinBounds(written, lookup.translation.versification).reference
  for (const other of [own, instead?.range]) {
    if (!other || isSamePlace(other, range as Reference)) continue
    const exact = await findExactMatch(quotation, other, lookup)
    if (!exact) continue
    Object.assign(reference, unnamed(other, lookup.translation), { start, end })
    return exact
  }
  return undefined
}

const isSamePlace = (a: Reference, b: Reference): boolean =>
  a.book === b.book &&
  a.start_chapter === b.start_chapter &&
  a.start_verse === b.start_verse &&
  a.end_verse === b.end_verse

async function isKnownSaying(text: string, { texts }: Lookup): Promise<boolean> {
  const { forms } = wordsIn(text)
  if (forms.length > 40) return false
  const found = await texts.sayings(forms, pause)
  return found.some(({ from, to }) => to - from >= forms.length - 1)
}
