import type { InterfaceLanguage } from '#shared/words/languages.ts'
import { type Html, html } from '../http/html.ts'
import { pageWords } from '../site/page-words.ts'
import { rich } from './language-html.ts'
import { PLAIN, plainUrl } from './plain-address.ts'
import { plainStyle } from './plain-style.ts'
import { plainWords, type Say } from './words.ts'

/** The page loads again by itself. */
export type Refresh = { seconds: number; to: string }

type Page = {
  language: InterfaceLanguage
  title: string
  site: string
  /** The name of the partner whose edition it is. */
  partner?: string
  hasPlans: boolean
  /** The same screen of the app. */
  path: string
  /** The translation of all links of the page; undefined for the default one. */
  bible?: string
  body: Html
  refresh?: Refresh
  /** The page contains its style: a first page is shown without a second request. */
  hasStyle?: boolean
}

/** A whole page that works without scripts: its links and forms lead to other such pages. */
export function plainDocument(page: Page): string {
  const { language, title, site, partner, hasPlans, path, bible, body, refresh, hasStyle = false } = page
  const say = plainWords(language.id)
  const link = (to: string, label: string) => html`<a href="${plainUrl(to, bible)}">${label}</a>`
  const plans = hasPlans && html` ${link('/plans', say('plans'))}`
  const ofPartner = partner && html`${link('/about', pageWords(language.id)('about', { name: partner }))} · `
  const again = refresh && html`<meta http-equiv="refresh" content="${`${refresh.seconds}; url=${refresh.to}`}">`
  const style = hasStyle
    ? { html: `<style>${plainStyle}</style>` }
    : html`<link rel="stylesheet" href="${PLAIN}/style.css">`
  const inApp = rich(say('worksWithoutScripts'), { link: (inner) => html`<a href="${path}">${inner}</a>` })
  // with no-referrer the browser would not send the Origin that shows that a form is ours
  return html`<!doctype html>
<html lang="${language.id}" dir="${language.dir}"><head><meta charset="utf-8"><title>${title ? `${title} · ${site}` : site}</title>${again}
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><link rel="canonical" href="${path}">
${style}<link rel="icon" href="/icon.svg" type="image/svg+xml"></head>
<body><header><a href="#main">${say('skip')}</a><nav aria-label="${say('main')}">${link('/', site)} ${link('/books', say('books'))}${plans} ${link('/chats', say('conversations'))}</nav>
${findForm(say, bible)}</header><main id="main">${body}</main>
<footer><p>${inApp}</p>
<p>${ofPartner}${link('/site/about', say('about'))} · ${link('/site/privacy', pageWords(language.id)('privacy'))} · ${link('/site/copyright', say('copyright'))} · ${link('/site/accessibility', say('accessibility'))}</p></footer></body></html>
`.html
}

function findForm(say: Say, bible: string | undefined): Html {
  return html`<form role="search" action="${PLAIN}/find">${bible && html`<input type="hidden" name="in" value="${bible}">`}
<label for="q">${say('typed')}</label><input id="q" type="search" name="q" maxlength="400" required><button>${say('find')}</button></form>`
}
