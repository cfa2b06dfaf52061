/** A moment's day in the reader's own words for it. */
export function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'long' })
}
