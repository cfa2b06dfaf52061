/** A question without its names and numbers: what remains of a template whose noun was filled in. */
export function questionPattern(question: string): string {
  const [first = '', ...rest] = question.split(' ')
  return [first, ...rest.map((word) => (/^[“"(«]?\p{Lu}|\d/u.test(word) ? '_' : word))].join(' ').toLowerCase()
}
