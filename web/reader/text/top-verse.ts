const HEADER = 60

/** The number of the first verse of a text that begins below the header; empty if none does. */
export function topVerse(root: HTMLElement | null): string {
  for (const number of root?.querySelectorAll('.verse-number') ?? []) {
    if (number.getBoundingClientRect().top > HEADER) return number.id.slice(1)
  }
  return ''
}
