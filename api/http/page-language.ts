import type Koa from 'koa'
import { type InterfaceLanguage, LANGUAGES, languageFor } from '#shared/words/languages.ts'

/** The language of a page that the server writes: the first of the browser's languages that there is. */
export function pageLanguage(ctx: Koa.Context): InterfaceLanguage {
  ctx.vary('Accept-Language')
  const tags = ctx.get('Accept-Language').split(',')
  return languageFor(tags.map((tag) => tag.split(';')[0]!.trim())) ?? LANGUAGES[0]!
}
