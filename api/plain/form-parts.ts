import { randomUUID } from 'node:crypto'
import { PROMPT_MAX } from '#shared/limits.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../http/html.ts'
import { formTokenOf } from '../visitor/id-cookie.ts'
import { rich, unknown } from './language-html.ts'
import { PLAIN, plainUrl } from './plain-address.ts'
import { wordsFor } from './words.ts'

type Fields = Record<string, string | number | undefined>

/** Fields that the visitor does not see; those without a value are left out. */
const hidden = (fields: Fields): Html[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    value ? [html`<input type="hidden" name="${name}" value="${value}">`] : [],
  )

/** A form that changes something: it carries the proof that it is from our page. */
export function postForm(ctx: Context, path: string, fields: Fields, content: Html, name = 'act'): Html {
  return html`<form class="${name}" method="post" action="${PLAIN}${path}">${hidden({ token: formTokenOf(ctx), ...fields })}${content}</form>`
}

/** A button that changes something. */
export function postButton(ctx: Context, path: string, label: string, fields: Fields = {}): Html {
  return postForm(ctx, path, fields, html`<button>${label}</button>`)
}

/** The same for a deletion: the button is behind a line that opens, with what it means. */
export function deleteButton(ctx: Context, path: string, label: string, meaning: string): Html {
  return html`<details class="more"><summary>${label}</summary><p>${meaning}</p>${postButton(ctx, path, wordsFor(ctx)('deleteNow'))}</details>`
}

/** What a question is about. Without a book the server finds the passage. */
export type QuestionPlace = {
  bible?: string
  book?: string
  chapter?: number
  verses?: string
  chat?: number
  step?: number
}

type Asking = { label: string; prompt?: string; key?: string; bible?: string }

/** The form of a question. The same form sent twice asks once, by its key. */
export function askForm(ctx: Context, place: QuestionPlace, { label, prompt = '', key, bible }: Asking): Html {
  const fields = { key: key || randomUUID(), in: bible, ...place }
  // an empty field has the direction of the page
  const field = html`<label for="prompt">${label}</label><textarea id="prompt" name="prompt" rows="3" maxlength="${PROMPT_MAX}" required${prompt && unknown}>
${prompt}</textarea><button>${wordsFor(ctx)('ask')}</button>`
  return html`<section class="more" id="ask">${postForm(ctx, '/ask', fields, field, 'ask')}${cookieNote(ctx)}</section>`
}

/** Questions to continue with, each a button. */
export function followUpForm(ctx: Context, place: QuestionPlace, questions: readonly string[]): Html {
  const button = (question: string) => html`<button name="prompt" value="${question}"${unknown}>${question}</button>`
  return postForm(ctx, '/ask', { key: randomUUID(), ...place }, html`${questions.map(button)}`, 'choices')
}

/** What a first act stores, for a visitor without the cookie. */
export function cookieNote(ctx: Context): Html {
  if (formTokenOf(ctx)) return html``
  const link = (inner: string) => html`<a href="${plainUrl('/chats')}">${inner}</a>`
  return html`<p class="small">${rich(wordsFor(ctx)('cookieNote'), { link })}</p>`
}
