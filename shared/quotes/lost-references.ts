import { mostChapters } from '../bible/most-chapters.ts'
import type { Reference, Versification } from '../bible/versification.ts'
import type { Range } from '../markdown/stretches.ts'
import { overlaps } from './open-claims.ts'
import type { Missing, OpenWords } from './shown-text.ts'

type Named = Range & { missing?: Missing | undefined; asked?: Reference | undefined }

/**
 * The references to what does not exist that no judged words are beside: they are marked themselves. A chapter that only
 * other editions have, such as Daniel 13, is none.
 */
export function lostReferences(
  references: readonly Named[],
  judged: readonly (Range & { missing?: Missing | undefined })[],
  versification: Versification,
): OpenWords[] {
  return references.flatMap(({ start, end, missing, asked }) => {
    if (!missing || (asked && isElsewhere(asked, versification)) || overlaps(judged, { start, end })) return []
    if (judged.some((words) => words.missing?.ref === missing.ref)) return []
    return [{ start, end, verdict: 'not_found' as const, source: null, missing }]
  })
}

const isElsewhere = ({ book, start_chapter: chapter }: Reference, versification: Versification): boolean =>
  chapter > (versification.get(book)?.length ?? 0) && chapter <= mostChapters(book)
