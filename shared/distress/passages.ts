import type { Reference } from '../bible/versification.ts'
import type { StoredCare } from './care.ts'
import type { Circumstance, DistressKind } from './kinds.ts'

const verses = (book: string, chapter: number, from: number, to = from): Reference => ({
  ...{ book, start_chapter: chapter, start_verse: from, end_chapter: chapter, end_verse: to },
})

/** "Yahweh is near to those who have a broken heart." */
const near = verses('PSA', 34, 18)
/** "Come to me, all you who labor", for a translation without the Psalms. */
const rest = verses('MAT', 11, 28, 30)

/** The passage that opens behind the help, for each kind: chosen by hand, the first that the translation has. */
const passages: Record<DistressKind | Circumstance, Reference[]> = {
  medical: [near, rest],
  suicide: [near, rest],
  other_at_risk: [near, rest],
  violence: [near, rest],
  sexual_abuse: [near, rest],
  child_abuse: [near, rest],
  grief: [verses('PSA', 23, 4), verses('MAT', 5, 4)],
  // about help, and nothing that could accuse: it is read before a birth, after a loss and after an abortion, and by
  // those who fear that they may hurt their child
  pregnancy: [verses('PSA', 121, 1, 2), rest],
  addiction: [verses('PSA', 40, 1, 3), rest],
  dying: [verses('PSA', 23, 4), verses('JHN', 14, 1, 3)],
  disaster: [verses('PSA', 46, 1, 3), rest],
  want: [verses('PSA', 40, 17), rest],
}

/** A child who is lost to drugs: the father who sees him while he is still far off. */
const aChild =
  /\b(?:my|our) (?:\w+ )?(?:son|daughter|child|kid|boy|girl|teenager|grandson|granddaughter)\b|\b(?:mi|nuestr[oa]) (?:hij[oa]|niet[oa])\b/i

/** The passages that go with this help, the best first, in the numbering of most English translations. */
export function passagesFor({ kind, circumstance, is_own_harm }: StoredCare, text: string): Reference[] {
  if (is_own_harm) return passages.pregnancy
  if (circumstance) return passages[circumstance]
  return kind === 'addiction' && aChild.test(text) ? [verses('LUK', 15, 11, 24), ...passages.addiction] : passages[kind]
}
