import { useEffect } from 'react'
import { useFlags, useUser } from '../../data/hooks.ts'
import { useStored } from '../../data/useStored.ts'

/**
 * The commentary that the reader has switched on; null if there is none. Until the server has responded, its last
 * response is used, so that the text is in its place from the first paint.
 */
export function useCommentarySource(): string | null {
  const { data: flags } = useFlags()
  const { data: user } = useUser()
  const [last, setLast] = useStored<string>('commentary', '')
  const said = flags && user && ((flags.enable_commentaries && user.commentary) || '')
  useEffect(() => {
    if (said !== undefined && said !== last) setLast(said)
  })
  return (said ?? last) || null
}
