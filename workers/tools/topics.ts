import { cleanHeading, inflections } from './words.ts'

/** A line of Nave's and the passages under it. */
export type Heading = { heading: string; references: string[] }

/** The references of a topic grouped under their lines; empty lines are left out. */
export function byHeading(rows: readonly Heading[]): Heading[] {
  const headings = new Map<string, string[]>()
  for (const row of rows) {
    const heading = cleanHeading(row.heading)
    headings.set(heading, [...(headings.get(heading) ?? []), ...row.references])
  }
  const lines = [...headings].filter(([, references]) => references.length > 0)
  return lines.map(([heading, references]) => ({ heading, references: [...new Set(references)] }))
}

/** Headings with the requested words first, those of the topic itself last; else in the order of the work. */
export function rankHeadings(headings: Heading[], topic: string, about: string): Heading[] {
  const forms = (text: string) => new Set(wordsIn(text).flatMap(inflections))
  const [named, wanted] = [forms(topic), forms(about)]
  const hits = ({ heading }: Heading, given: Set<string>) =>
    wordsIn(heading).filter((each) => inflections(each).some((form) => given.has(form))).length
  return headings
    .map((each) => ({ each, score: hits(each, wanted) * 3 + Math.min(1, hits(each, named)) }))
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each)
}

const wordsIn = (words: string) => words.toLowerCase().match(/[\p{L}’']{3,}/gu) ?? []

/** As many headings as fit, none of them with more than a dozen passages. */
export function fitHeadings(headings: Heading[], bytes: number): Heading[] {
  let left = bytes
  const short = headings.map(({ heading, references }) => ({ heading, references: references.slice(0, 12) }))
  return short.filter((each) => {
    left -= Buffer.byteLength(JSON.stringify(each)) + 1
    return left > 0
  })
}
