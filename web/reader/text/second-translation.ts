import { useSearchParams } from 'react-router-dom'
import { useBibles } from '../../data/hooks.ts'
import { useStored } from '../../data/useStored.ts'

const KEY = 'second_translation'

/**
 * The translation beside the first, and how to choose it: `with` in the address, else the last choice. Null if there is
 * none, if it equals the first, or if it is unknown.
 */
export function useSecondTranslation(first: string): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const [kept, keep] = useStored<string>(KEY, '')
  const { bibles } = useBibles()
  const wanted = params.get('with') ?? kept
  const isThere = wanted !== first && bibles?.some(({ id }) => id === wanted)
  const choose = (id: string | null) => {
    keep(id ?? '')
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id) next.set('with', id)
        else next.delete('with')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [isThere ? wanted : null, choose]
}
