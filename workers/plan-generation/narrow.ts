import type { Reference } from '#shared/bible/versification.ts'
import { passagesOf } from '#shared/plans/passages.ts'
import type { PlanBible } from '#shared/plans/plan-bible.ts'
import { partsInCommon } from './ranges.ts'
import type { Named } from './request.ts'
import { titleIn } from './title-in.ts'

/** Words between a part of the Bible and the larger one that it is in: "the parables in Luke". */
const within =
  /^(?:(?:of|in|from|within|de|del|en|dentro de|aus|in|im|von|vom|des|der|du|dans|do|da|dos|das|no|na|nos|nas|em)|的)(?: (?:the|whole|gospels?|books?|letters?|according|to|by|of|el|la|los|las|libros?|evangelios?|de|del|dem|den|der|buch|evangelium|le|les|livre|evangile|o|os|a|as|livro|evangelho))*$/
const listed = /^(?:and|or|y|e|o|und|oder|et|ou|和|与|與)?$/

type Part = Named & { entry: { kind: 'book' | 'set' } }

const isPart = (named: Named): named is Part => named.entry.kind === 'book' || named.entry.kind === 'set'

/** Whether something named is only how a request calls its choice of passages, such as the highlights of a Testament. */
export const isChoice = ({ entry }: Named): boolean => entry.kind === 'set' && entry.title === 'The main story'

/**
 * What one part of the Bible has in common with those that it is said to be in: of the prophets of the Old Testament
 * only the prophets, of the parables in Luke only those of Luke. Undefined if the request does not name a part in
 * another. `rangesOf` are the passages of a part.
 */
export function narrowedPart(
  named: readonly Named[],
  bible: PlanBible,
  rangesOf: (part: Named) => Reference[],
): { title: string | null; ranges: Reference[] } | undefined {
  const parts = named.filter(isPart)
  const choice = parts.find(isChoice)
  const [first, ...others] = choice ? [choice, ...parts.filter((part) => part !== choice)] : parts
  if (!first || others.length === 0) return undefined
  // "Genesis of the Old Testament and Mark" wants both
  const isInside = others.every(({ before, entry }, index) =>
    index === 0 ? within.test(before) : listed.test(before) && entry.kind === others[0]!.entry.kind,
  )
  if (!choice && !isInside) return undefined
  const ranges = partsInCommon(rangesOf(first), others.flatMap(rangesOf))
  if (ranges.length === 0) return undefined
  const isAll = first.entry.kind === 'set' && ranges.length === passagesOf(first.entry.parts, bible).length
  return { title: isAll && first.entry.kind === 'set' ? titleIn(first.entry.title, bible) : null, ranges }
}
