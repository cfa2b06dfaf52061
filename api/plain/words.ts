import type Koa from 'koa'
import { serverWordsOf } from '#shared/server/words.ts'
import english from '#shared/words/en/plain.json' with { type: 'json' }
import { pageLanguage } from '../http/page-language.ts'

/** The words of the pages without scripts, in a language. */
export const plainWords = serverWordsOf('plain', english)

/** Returns a message in the language of a page. */
export type Say = ReturnType<typeof plainWords>

/** The words of the page that answers a request. */
export const wordsFor = (ctx: Koa.Context): Say => plainWords(pageLanguage(ctx).id)
