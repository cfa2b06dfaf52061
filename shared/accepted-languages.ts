/** The tags in an Accept-Language header, in their order and without their weights: "es-MX, es;q=0.9". */
export const acceptedLanguages = (header: string): string[] =>
  header.split(',').map((range) => (range.split(';')[0] ?? '').trim())
