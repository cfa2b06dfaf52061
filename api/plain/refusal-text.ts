import type Koa from 'koa'
import { serverWordsOf } from '#shared/server/words.ts'
import english from '#shared/words/en/problems.json' with { type: 'json' }
import { HttpError } from '../http/errors.ts'
import { type Html, html } from '../http/html.ts'
import { pageLanguage } from '../http/page-language.ts'
import { plainWords } from './words.ts'

const problems = serverWordsOf('problems', english)

/** A refusal with a sentence in the language of the page. */
export function refusalOf(ctx: Koa.Context, status: number, error: string, detail: string): HttpError {
  return new HttpError(status, error, detail, { language: pageLanguage(ctx).id })
}

/**
 * Why something is refused. In English these are the API's words, which are more exact than the words of a code; they are
 * shown in no other language.
 */
export function refusalText(refusal: HttpError, language: string): Html {
  const { message, extra } = refusal
  if (extra.language === language || language === 'en') return html`<p role="alert">${message}</p>${issuesOf(refusal)}`
  return html`<p role="alert">${sentenceOf(refusal, language)}</p>`
}

const issuesOf = ({ extra }: HttpError) => extra.issues?.map(({ message }) => html`<p>${message}.</p>`)

function sentenceOf({ status, error, extra }: HttpError, language: string): string {
  const seconds = Math.max(1, Number(extra.headers?.['Retry-After']) || 1)
  if (error in english) return problems(language)(error as keyof typeof english, { seconds })
  return plainWords(language)(status === 404 ? 'nothingHere' : 'notAccepted')
}
