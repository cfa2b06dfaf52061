import { phoneLink } from './helplines.ts'

/** A number as a link of markdown; `label` is how it is shown, if not as it is. */
export function tel(number: string, label = number): string {
  return `[${label.replaceAll('*', '\\*')}](${phoneLink('tel', number)})`
}
