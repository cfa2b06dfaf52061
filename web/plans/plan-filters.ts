import type { plans } from './words.ts'

type PlansKey = Parameters<typeof plans>[0]

export type PlanFilter = {
  name: 'days' | 'theme' | 'creator' | 'sort'
  /** The key of its words. */
  label: PlansKey
  options: readonly { value: string; label: PlansKey }[]
}

/** The filters for plans, with their names in the address and the API. The first option of each is the default. */
export const planFilters: readonly PlanFilter[] = [
  {
    name: 'days',
    label: 'duration',
    options: [
      { value: '', label: 'anyDuration' },
      { value: '1-7', label: 'days1to7' },
      { value: '8-30', label: 'days8to30' },
      { value: '31-90', label: 'days31to90' },
      { value: '91+', label: 'days91' },
    ],
  },
  {
    name: 'theme',
    label: 'theme',
    options: [
      { value: '', label: 'anyTheme' },
      { value: 'hope', label: 'hope' },
      { value: 'grace', label: 'grace' },
      { value: 'love', label: 'love' },
      { value: 'faith', label: 'faith' },
    ],
  },
  {
    name: 'creator',
    label: 'creator',
    options: [
      { value: '', label: 'anyone' },
      { value: 'me', label: 'me' },
      { value: 'community', label: 'community' },
      { value: 'featured', label: 'featured' },
    ],
  },
  {
    name: 'sort',
    label: 'sortBy',
    options: [
      { value: 'popularity', label: 'popularity' },
      { value: 'newest', label: 'newest' },
      { value: 'rating', label: 'rating' },
      { value: 'duration', label: 'duration' },
    ],
  },
]

/** The query string of a search: known filters with non-default values, always in the same order. */
export function searchQuery(wanted: { get: (name: string) => string | null }): string {
  const query = new URLSearchParams()
  const words = wanted.get('q')?.trim().slice(0, 200)
  if (words) query.set('q', words)
  for (const { name, options } of planFilters) {
    const value = wanted.get(name) ?? ''
    if (options.some((option, index) => index > 0 && option.value === value)) query.set(name, value)
  }
  return query.toString()
}
