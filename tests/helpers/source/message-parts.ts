/** A place of a message: `{name}`, or with cases `{count, plural, one {…} other {…}}`. */
export type MessagePart = { name: string; kind: string; cases: ReadonlyMap<string, string> }

/** The places of a message in ICU MessageFormat, those inside of cases included. The message must be valid. */
export function partsOf(message: string): MessagePart[] {
  return bracesIn(message).flatMap(({ inner }) => {
    const [, name = '', kind = 'plain', rest = ''] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,(.*))?)?$/s.exec(inner) ?? []
    const cases = bracesIn(rest).map(({ before, inner: text }) => [before.trim(), text] as const)
    return [{ name, kind, cases: new Map(cases) }, ...cases.flatMap(([, text]) => partsOf(text))]
  })
}

/** The names of the elements in a message: `<link>text</link>` and `<place/>`. */
export const tagsOf = (message: string): string[] => [
  ...new Set([...message.matchAll(/<(\w+)\/?>/g)].map(([, name]) => name!)),
]

/** The outermost braces of a text: what is inside of each, and what is before it. */
function bracesIn(text: string): { before: string; inner: string }[] {
  const found: { before: string; inner: string }[] = []
  let [depth, start, end] = [0, 0, 0]
  for (const [index, letter] of [...text].entries()) {
    if (letter === '{' && depth++ === 0) start = index
    if (letter !== '}' || --depth > 0) continue
    const letters = [...text]
    found.push({ before: letters.slice(end, start).join(''), inner: letters.slice(start + 1, index).join('') })
    end = index + 1
  }
  return found
}
