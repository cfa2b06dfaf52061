import { SourceError } from './xml.ts'

/** A number of a chapter or verse as sources write it: 3a and 3b are parts of 3. Throws SourceError for anything else. */
export function numberIn(text: string | undefined, what: string, least: number): number {
  const number = Number(/^(\d+)[a-z]?$/.exec(text?.trim() ?? '')?.[1] ?? Number.NaN)
  if (number >= least && number <= 200) return number
  throw new SourceError(`"${String(text).slice(0, 40)}" is no ${what} number`)
}

/** The first and last verse of a number such as 4 or 4-5. */
export function verseNumbers(text: string): [start: number, end: number] {
  const [start, end = start] = text.split(/[-–,]/)
  return [numberIn(start, 'verse', 0), numberIn(end, 'verse', 0)]
}

/** The first Strong's number in an attribute, as H430; empty if it has none. */
export const strongsIn = (attribute: string): string => /\b([GH])0*(\d+)/.exec(attribute)?.slice(1).join('') ?? ''
