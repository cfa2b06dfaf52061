import type Koa from 'koa'
import { acceptedLanguages } from '#shared/accepted-languages.ts'
import { type InterfaceLanguage, LANGUAGES, languageFor } from '#shared/words/languages.ts'

/** The language of a page that the server writes: the first of the browser's languages that there is. */
export function pageLanguage(ctx: Koa.Context): InterfaceLanguage {
  ctx.vary('Accept-Language')
  return languageFor(acceptedLanguages(ctx.get('Accept-Language'))) ?? LANGUAGES[0]!
}
