import { primaryLanguage } from '#shared/primary-language.ts'
import spanish from './titles-es.json' with { type: 'json' }

const titles: Record<string, ReadonlyMap<string, string>> = { es: new Map(Object.entries(spanish)) }

/** What a title of the lists is in the language of a translation; as the lists have it where that language has none. */
export function titleIn(title: string, { language }: { language: string }): string {
  return titles[primaryLanguage(language)]?.get(title) ?? title
}
