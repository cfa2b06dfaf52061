/** A text in lower case without accents, to compare names as people type them. */
export function withoutAccents(text: string): string {
  const small = text.toLowerCase()
  // most words are plain letters and need nothing more
  return isPlain.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '')
}

const isPlain = /^[\0-\x7f]*$/
