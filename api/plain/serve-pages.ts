import type Router from '@koa/router'
import { z } from 'zod'
import { DEFAULT_TRANSLATION, PUBLISHED_TRANSLATION } from '#shared/limits.ts'
import { screenAt } from '#shared/screens.ts'
import { countCall, setHeaders } from '../admission/gate.ts'
import { translationOrDefault } from '../bible/translations.ts'
import type { Context, Deps, State } from '../context.ts'
import { readForm, readQuery } from '../http/body.ts'
import { asHttpError, notFound } from '../http/errors.ts'
import { type Html, html } from '../http/html.ts'
import { pageLanguage } from '../http/page-language.ts'
import { wantsPage } from '../http/wants-page.ts'
import { pageNames } from '../site/site-name.ts'
import { idCookie, isOwnForm, sentCookieId } from '../visitor/id-cookie.ts'
import { identifyBy } from '../visitor/visitor.ts'
import type { PlainEdition } from './book-names.ts'
import { isPlain, PLAIN, plainUrl } from './plain-address.ts'
import { plainDocument, type Refresh } from './plain-document.ts'
import { carePart } from './plain-pages.ts'
import { refusalOf, refusalText } from './refusal-text.ts'
import { wordsFor } from './words.ts'

/** A page: `app` is the same screen of the app, if its address is another one; Home if the app has no such screen. */
type Made = { title: string; body: Html; app?: string; bible?: string; refresh?: Refresh; hasStyle?: boolean }
type Make = (ctx: Context, edition: PlainEdition) => Promise<Made>
type PageOptions = {
  isPrivate?: boolean
  /** The path of the page that takes its place for this caller, if there is one. */
  elsewhere?: (ctx: Context) => string | undefined
  /** For a page with a visitor's words, which counts its calls itself: the page instead of a refusal, if there is one. */
  instead?: (ctx: Context) => Made | undefined
}

const Edition = z.object({ in: z.string().max(64).optional() })

/** What each form contains: the proof that it is ours, and the translation of the page that follows. */
export const Form = Edition.extend({ token: z.string().max(64).default('') })

/** Serves a page at a path, which is never cached if it `isPrivate`. An error is a page too. */
export function servePage(
  router: Router<State, Deps>,
  path: string,
  make: Make,
  { isPrivate = false, elsewhere, instead }: PageOptions = {},
): void {
  router.get(`${PLAIN}${path}`, async (ctx: Context) => {
    const other = elsewhere?.(ctx)
    if (other) return ctx.redirect(plainUrl(other, readQuery(ctx, Edition).in))
    const made = await (instead ? countCall(ctx, sentCookieId(ctx)) : Promise.resolve())
      .then(() => editionOf(ctx))
      .then(async (edition) => ({ bible: edition.bible, ...(await make(ctx, edition)) }))
      .catch((error: unknown) => instead?.(ctx) ?? refuse(ctx, error))
    await send(ctx, made)
    ctx.vary('Cookie')
    ctx.set('Cache-Control', cachingOf(ctx, isPrivate))
  })
}

type Act<Schema extends z.ZodType> = {
  form: Schema
  /** Returns the address of the page that follows. */
  handle: (ctx: Context, form: z.output<Schema>) => Promise<string>
  /** The page of a refusal, with its reason; for a visitor in distress that is the help itself. */
  refused: (ctx: Context, form: z.output<Schema>, reason: Html, isHelp: boolean) => Html | Promise<Html>
}

/**
 * Accepts a form at a path. The visitor is the one of the cookie; one without gets it now. A form that is not ours
 * changes nothing: it is shown again with a valid token.
 */
export function acceptForm<Schema extends typeof Form>(
  router: Router<State, Deps>,
  path: string,
  { form: schema, handle, refused }: Act<Schema>,
): void {
  router.post(`${PLAIN}${path}`, async (ctx: Context) => {
    let form: z.output<Schema> | undefined
    try {
      const count = () => countCall(ctx, sentCookieId(ctx))
      // read first: the refusal by a limit keeps the visitor's words
      form = await readForm(ctx, schema).catch<never>((unreadable: unknown) =>
        count().then(() => Promise.reject(unreadable)),
      )
      await count()
      const isOwn = isOwnForm(ctx, form.token)
      await identifyBy(ctx, idCookie)
      if (!isOwn) throw refusalOf(ctx, 403, 'old_form', wordsFor(ctx)('oldForm'))
      const next = await handle(ctx, form)
      ctx.status = 303
      ctx.redirect(next)
    } catch (error) {
      const { title, body, isHelp } = refuse(ctx, error)
      const page = form ? await refused(ctx, form, body, isHelp) : body
      await send(ctx, { title, body: page, bible: form?.in, app: '/' })
    }
  })
}

/** Shows a browser a page where none of these pages and forms is. */
export async function serveUnknown(ctx: Context, next: () => Promise<unknown>): Promise<void> {
  if (!isPlain(ctx.path) || !wantsPage(ctx)) return void (await next())
  try {
    await next()
    if (ctx.status === 404 && ctx.body === undefined) throw notFound()
  } catch (error) {
    await send(ctx, refuse(ctx, error))
  }
}

/** Finds the visitor of the cookie for a page that shows their data. No one gets a cookie by it. */
export function recogniseCookie(ctx: Context): Promise<void> {
  return identifyBy(ctx, idCookie, { isReading: true })
}

async function send(ctx: Context, { app, ...made }: Made): Promise<void> {
  const names = await pageNames(ctx)
  const language = pageLanguage(ctx)
  setHeaders(ctx, 'page')
  ctx.set('Content-Language', language.id)
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.type = 'text/html; charset=utf-8'
  const path = app ?? ctx.path.slice(PLAIN.length)
  const hasPlans = ctx.env.ENABLE_READING_PLANS
  ctx.body = plainDocument({ ...made, ...names, language, hasPlans, path: screenAt(path) ? path : '/' })
}

/** A page that shows the visitor's data is not stored; of the others only those without a cookie are the same for all. */
function cachingOf(ctx: Context, isPrivate: boolean): string {
  const hasCookie = sentCookieId(ctx) !== ''
  if (ctx.status !== 200 || isPrivate || (hasCookie && ctx.state.visitor)) return 'no-store'
  return `${hasCookie ? 'private' : 'public'}, max-age=60`
}

/** An error as a page, with its status; an unexpected one is thrown again. */
function refuse(ctx: Context, error: unknown): Made & { isHelp: boolean } {
  const refusal = asHttpError(error)
  if (refusal.status === 500) throw error
  ctx.status = refusal.status
  const { care } = refusal.extra
  for (const [name, value] of Object.entries(refusal.extra.headers ?? {})) ctx.set(name, value)
  if (care) return { title: wordsFor(ctx)('help'), body: carePart(care), isHelp: true }
  const title = wordsFor(ctx)(refusal.status === 404 ? 'notFound' : 'failed')
  return { title, body: html`<h1>${title}</h1>${refusalText(refusal, pageLanguage(ctx).id)}`, isHelp: false }
}

/** The translation that the address asks for with `in`. Its publisher's own pages are only in the app. */
async function editionOf(ctx: Context): Promise<PlainEdition> {
  const { in: asked } = readQuery(ctx, Edition)
  return findEdition(ctx, asked)
}

/** A translation by the id that links carry; the default one without an id. */
export async function findEdition(ctx: Context, asked: string | undefined): Promise<PlainEdition> {
  const translation = await translationOrDefault(ctx.translations, asked === PUBLISHED_TRANSLATION ? undefined : asked)
  return { translation, language: pageLanguage(ctx).id, ...(asked && { bible: translation.id }) }
}

/** The language of the translation that links carry, as far as it is in memory: the database may be away. */
export function knownLanguage({ translations }: Context, asked = ''): string {
  return (translations.known(asked) ?? translations.known(DEFAULT_TRANSLATION))?.language ?? ''
}

/** A refusal that changes no form: its reason, and where to continue. */
export function backTo(path: string, name: string, form: { in?: string }, reason: Html): Html {
  return html`${reason}<p><a href="${plainUrl(path, form.in)}">${name}</a></p>`
}
