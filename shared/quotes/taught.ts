import { findNear, findWhole } from '../bible/quote.ts'
import { type Checked, exactVerdict, kept, replacement } from './checked.ts'
import type { Lookup } from './compare.ts'
import type { Quotation } from './quotation.ts'
import { rangeOfRun, runsOfQuotation, sourceOf } from './texts.ts'

/** Below this likeness, words are not a damaged quotation of a text that no reference names. */
export const PLAINLY_ALIKE = 0.62

/** The match of a quotation in a named commentary or dictionary. */
export async function taught(
  quotation: Quotation,
  { texts, passageCache }: Lookup,
  isOnlyExact: boolean,
): Promise<Checked | undefined> {
  const kind = quotation.author?.held ?? (quotation.isTeacher ? 'commentary' : undefined)
  if (!kind || !passageCache.search()) return undefined
  const [run] = await runsOfQuotation(quotation.text, await texts.teachers(kind))
  if (!run) return undefined
  const stored = await texts.readEntry(run)
  const source = sourceOf(run.text, rangeOfRun(run))
  if (findWhole(quotation.text, stored, quotation.isDenied))
    return kept(quotation, exactVerdict(quotation.text), source)
  if (isOnlyExact) return undefined
  const near = findNear(quotation.text, stored)
  if (!near || near.likeness < PLAINLY_ALIKE) return undefined
  return {
    ...{ quotation, verdict: 'repaired', source, citation: undefined, ref: undefined, isKept: false },
    sealed: { words: replacement(quotation, near), moved: '' },
  }
}
