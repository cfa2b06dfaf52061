import type { StudyKind } from '../items.ts'
import type { Filter } from './filter-items.ts'

const kinds: readonly StudyKind[] = ['note', 'highlight', 'bookmark']

/** The filter in the address of the screen; invalid parts are ignored. */
export function readFilter(params: URLSearchParams): Filter {
  return {
    text: params.get('q') ?? '',
    kind: kinds.find((kind) => kind === params.get('kind')) ?? null,
    book: params.get('book'),
    label: params.get('label'),
    sort: params.get('sort') === 'date' ? 'date' : 'bible',
  }
}

/** The address's query for a filter. */
export function writeFilter({ text, kind, book, label, sort }: Filter): Record<string, string> {
  return {
    ...(text && { q: text }),
    ...(kind && { kind }),
    ...(book && { book }),
    ...(label && { label }),
    ...(sort === 'date' && { sort }),
  }
}
