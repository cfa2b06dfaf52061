/** A timestamp's day, formatted for the reader's locale. */
export function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'long' })
}
