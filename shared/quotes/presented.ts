import type { Reference } from '../bible/versification.ts'
import type { Range } from '../markdown/stretches.ts'
import { wordsIn } from '../seals/words.ts'
import { lead } from './open-claims.ts'
import type { Link } from './shown-text.ts'
import { rangeOfRun, type TextRun, type Texts } from './texts.ts'

/**
 * True if a reference presents words as its own, in parentheses behind them or right before them ("Romans 5:8 says:"),
 * and no such reference is to a passage that has them.
 */
export async function isMisnamed(
  shown: string,
  words: Range,
  run: TextRun,
  links: readonly Link[],
  texts: Texts,
): Promise<boolean> {
  if (!links.some((link) => presents(shown, words, link))) return false
  const forms = wordsIn(shown.slice(words.start, words.end)).forms.join(' ')
  for (const link of links) {
    const { range } = link
    if (!presents(shown, words, link) && !enclosed.test(shown.slice(words.end, link.start))) continue
    if (meets(range, rangeOfRun(run))) return false
    const { text } = await texts.read(run.text, range)
    if (` ${wordsIn(text).forms.join(' ')} `.includes(` ${forms} `)) return false
  }
  return true
}

/** What precedes a reference in parentheses behind words, the first one or a further one. */
const enclosed = /^[\s_.,;:!?”"»’]*[([][^()\n]{0,80}$/

function presents(shown: string, words: Range, link: Link): boolean {
  if (link.start >= words.end) return /^[\s_.,;:!?"”»’]*[([]\s*$/.test(shown.slice(words.end, link.start))
  const gap = shown.slice(link.end, Math.max(link.end, words.start))
  return words.start >= link.end && lead.exec(gap)?.[0].length === gap.length
}

const meets = (a: Reference, b: Reference): boolean =>
  a.book === b.book && placeOf(a).start <= placeOf(b).end && placeOf(b).start <= placeOf(a).end

const placeOf = ({ start_chapter, start_verse, end_chapter, end_verse }: Reference) => ({
  start: start_chapter * 1000 + start_verse,
  end: end_chapter * 1000 + end_verse,
})
