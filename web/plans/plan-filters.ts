export type PlanFilter = {
  name: 'days' | 'theme' | 'creator' | 'sort'
  label: string
  options: readonly { value: string; label: string }[]
}

/** The filters for plans, with their names in the address and the API. The first option of each is the default. */
export const planFilters: readonly PlanFilter[] = [
  {
    name: 'days',
    label: 'Duration',
    options: [
      { value: '', label: 'Any duration' },
      { value: '1-7', label: '1-7 days' },
      { value: '8-30', label: '8-30 days' },
      { value: '31-90', label: '31-90 days' },
      { value: '91+', label: '91+ days' },
    ],
  },
  {
    name: 'theme',
    label: 'Theme',
    options: [
      { value: '', label: 'Any theme' },
      { value: 'hope', label: 'Hope' },
      { value: 'grace', label: 'Grace' },
      { value: 'love', label: 'Love' },
      { value: 'faith', label: 'Faith' },
    ],
  },
  {
    name: 'creator',
    label: 'Creator',
    options: [
      { value: '', label: 'Anyone' },
      { value: 'me', label: 'Me' },
      { value: 'community', label: 'Community' },
      { value: 'featured', label: 'Featured' },
    ],
  },
  {
    name: 'sort',
    label: 'Sort by',
    options: [
      { value: 'popularity', label: 'Popularity' },
      { value: 'newest', label: 'Newest' },
      { value: 'rating', label: 'Rating' },
      { value: 'duration', label: 'Duration' },
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
