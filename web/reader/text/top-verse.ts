const HEADER = 60

/** The number of the first verse of a text whose number is below the header; empty if none does. */
export function topVerse(root: HTMLElement | null): string {
  for (const number of root?.querySelectorAll('.verse-number') ?? []) {
    if (number.getBoundingClientRect().bottom > HEADER) return number.id.slice(1)
  }
  return ''
}
