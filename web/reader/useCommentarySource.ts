import { useFlags, useUser } from '../data/hooks.ts'

/** The commentary that the reader has switched on; null where there is none. */
export function useCommentarySource(): string | null {
  const { data: flags } = useFlags()
  const { data: user } = useUser()
  return (flags?.enable_commentaries && user?.commentary) || null
}
