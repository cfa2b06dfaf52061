/** What a set of suggestions is for: a chapter, or a plan step's range of it, for a theology and a profile. */
export type SuggestionKey = {
  bible_id: string
  book: string
  chapter: number
  theology_slug: string
  profile_slug: string
  /** Empty for a whole chapter, else `1:2-1:9`. */
  scope: string
}

/** The name of a set among the work items; `keyOfEntity` parses it. */
export function entityOf({ bible_id, book, chapter, theology_slug, profile_slug, scope }: SuggestionKey): string {
  return [bible_id, book, chapter, theology_slug, profile_slug, scope].join('/')
}

/** The set that a work item is about; undefined for a name that `entityOf` does not produce. */
export function keyOfEntity(entity: string): SuggestionKey | undefined {
  const [, bible_id, book, chapter, theology_slug, profile_slug, scope] =
    /^([^/]+)\/([^/]+)\/(\d{1,3})\/([^/]+)\/([^/]+)\/((?:\d+:\d+-\d+:\d+)?)$/.exec(entity) ?? []
  if (!bible_id || !book || !theology_slug || !profile_slug) return undefined
  return { bible_id, book, chapter: Number(chapter), theology_slug, profile_slug, scope: scope ?? '' }
}

/** The key exists while a set is being made, so that the same set is not made twice. */
export const dedupeKeyOf = (key: SuggestionKey): string => `suggestions:${entityOf(key)}`
