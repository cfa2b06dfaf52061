import { useStored } from '../data/useStored.ts'

/** The ids of the reader's favourite translations, in the order in which they were added, and a way to add or remove one. */
export function useFavourites(): [string[], (id: string) => void] {
  const [stored, store] = useStored<string>('favourite_translations', '')
  const ids = stored.split(' ').filter(Boolean)
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
    store(next.join(' '))
  }
  return [ids, toggle]
}
