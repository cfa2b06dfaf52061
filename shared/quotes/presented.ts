import { resolveReference } from '../bible/resolve-reference.ts'
import type { Reference } from '../bible/versification.ts'
import type { Range } from '../markdown/stretches.ts'
import { autor, speaker } from '../seals/claims.ts'
import { versificationOf } from '../seals/text-index.ts'
import { wordsIn } from '../seals/words.ts'
import { lead } from './open-claims.ts'
import type { Link, LostLink, Missing } from './shown-text.ts'
import { rangeOfRun, type TextRun, type Texts } from './texts.ts'

/**
 * The reference that presents words as its own, behind them ("(Romans 5:8)", "— Paul, Romans 5:8") or right before them
 * ("Romans 5:8 says:"), if no such reference is to a passage that has them; one to what does not exist is preferred. The
 * range of a quotation includes its marks.
 */
export async function misnaming(
  shown: string,
  words: Range,
  run: TextRun,
  links: readonly (Link | LostLink)[],
  texts: Texts,
): Promise<Link | LostLink | undefined> {
  const presenting = links.filter((link) => presents(shown, words, link))
  if (presenting.length === 0) return undefined
  const forms = wordsIn(shown.slice(words.start, words.end)).forms.join(' ')
  for (const link of links) {
    const range = link.range ?? rangeIn(link, run)
    if (!range || (!presents(shown, words, link) && !isBeside(shown, words, link))) continue
    if (meets(range, rangeOfRun(run))) return undefined
    const { text } = await texts.read(run.text, range)
    if (` ${wordsIn(text).forms.join(' ')} `.includes(` ${forms} `)) return undefined
  }
  return presenting.find(({ missing }) => missing) ?? presenting[0]
}

/** The passage in the edition of a run, which may have what the translation lacks. */
const rangeIn = ({ asked }: LostLink, { text }: TextRun): Reference | undefined =>
  asked && resolveReference(asked, versificationOf(text.index)).reference

/** True for a further reference in parentheses behind words, and for one above or right before them. */
const isBeside = (shown: string, words: Range, link: Range): boolean =>
  link.start >= words.end
    ? /^[\s_.,;:!?”"»’]*[([][^()\n]{0,80}$/.test(shown.slice(words.end, link.start))
    : /^[\s*_>#|:–—-]*$/.test(shown.slice(link.end, words.start))

/** True if a reference presents words as its own. */
export function presents(shown: string, words: Range, link: Range & { missing?: Missing | undefined }): boolean {
  const isQuoted = /["“”„‟«»‹›「『‘'＂]/.test(shown.charAt(words.start))
  const isBehind = link.start >= words.end
  const gap = isBehind ? shown.slice(words.end, link.start) : shown.slice(link.end, words.start)
  if (gap.length > LONGEST || (!isBehind && link.end > words.start)) return false
  if (isBehind) {
    if (enclosed.test(gap) || (isQuoted && placed.test(gap))) return true
    const rest = shown.slice(link.end, link.end + LONGEST)
    if (!last.test(rest)) return false
    // a reference in a line of its own may belong to the quotation below it
    return dashed.test(gap) || (isQuoted && bare.test(gap) && !(gap.includes('\n') && /^[^\n]*\s+["“„«]/.test(rest)))
  }
  if (lead.exec(gap)?.[0].length === gap.length) return true
  // "as it says in Hezekiah 3:4, “…”"
  if (link.missing && /^(?:[^\S\n]|[*_,])*$/.test(gap)) return true
  if (!isQuoted || saying.test(gap)) return isQuoted
  // a reference right behind another quotation names that one
  const before = shown.slice(Math.max(0, link.start - LONGEST), link.start)
  return /^[^\S\n]*[*_]*[^\S\n]*$/.test(gap) && !/["”»][\s.,;:!?*_(—–-]*$/u.test(before)
}

/** The longest text between words and their reference. */
const LONGEST = 80

const closing = '[\\s_*>.,;:!?"”»’]*'
const author = `(?:(?:St\\.?|Saint|San)\\s)?(?:${speaker}|${autor})`
const says = '(?:says|said|writes|wrote|states|declares|teaches|dice|escribe|declara|afirma|enseña)'
/** What names the author of words before their reference: "Paul,", "says Paul in". */
const named = `(?:(?:as|so|thus|como)\\s)?(?:${says}\\s)?(?:${author}[\\s,]+)?(?:${says}\\s)?(?:in\\s|en\\s)?`

const enclosed = new RegExp(`^${closing}[([]\\s*${named}$`, 'u')
const dashed = new RegExp(`^${closing}(?:[—–―]+|--|(?<!\\n[^\\S\\n]*)-(?=[^\\S\\n]))[\\s*_(]*${named}$`, 'u')
/** Nothing, or the end of a line, between a closing mark and a reference. */
const bare = /^[.,;*_]*(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)[*_]*$/u
/** The end of a line or sentence right behind a reference and the name of a translation. */
const last = /^(?:[^\S\n]*,?[^\S\n]*[([]?\p{Lu}{2,6}\d{0,4}[)\]]?)?[*_)\]]*[^\S\n]*(?:$|\n|[.;!?|](?=\s|$))/u
/** "is found in", "comes from". */
const placed =
  /^[*_]*[^\S\n]+(?:(?:is|are|was|were)\s(?:(?:found|written|recorded|taken)\s)?(?:in|from)|comes?\sfrom|está\s(?:escrito\s)?en|es\sde|viene\sde|se\sencuentra\sen)\s$/u
/** Words of saying between a reference and a quotation: "Paul writes that". */
const saying = new RegExp(
  `^[\\s*_,]*(?:(?:${author}|it|he)[\\s,]+)?(?:clearly\\s|plainly\\s|nos\\s)?(?:${says}|tells?|reads|reports|puts\\sit|contains|has)(?:\\s(?:to|us|that|so|very|clearly|plainly|this|these|the|words|sentence|claramente|que|así)){0,4}[\\s,:：–—-]*$`,
  'u',
)

const meets = (a: Reference, b: Reference): boolean =>
  a.book === b.book && placeOf(a).start <= placeOf(b).end && placeOf(b).start <= placeOf(a).end

const placeOf = ({ start_chapter, start_verse, end_chapter, end_verse }: Reference) => ({
  start: start_chapter * 1000 + start_verse,
  end: end_chapter * 1000 + end_verse,
})
