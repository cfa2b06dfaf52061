import { pageLanguage } from '../words/language.ts'

/** A timestamp's day, in the language of the page. */
export function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString(pageLanguage(), { dateStyle: 'long' })
}
