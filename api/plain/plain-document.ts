import { type Html, html } from '../http/html.ts'
import { PLAIN, plainUrl } from './plain-address.ts'
import { plainStyle } from './plain-style.ts'

/** The page loads again by itself. */
export type Refresh = { seconds: number; to: string }

type Page = {
  title: string
  site: string
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
export function plainDocument({ title, site, path, bible, body, refresh, hasStyle = false }: Page): string {
  const link = (to: string, label: string) => html`<a href="${plainUrl(to, bible)}">${label}</a>`
  const again = refresh && html`<meta http-equiv="refresh" content="${`${refresh.seconds}; url=${refresh.to}`}">`
  const style = hasStyle
    ? { html: `<style>${plainStyle}</style>` }
    : html`<link rel="stylesheet" href="${PLAIN}/style.css">`
  // with no-referrer the browser would not send the Origin that shows that a form is ours
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title ? `${title} · ${site}` : site}</title>${again}
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><link rel="canonical" href="${path}">
${style}<link rel="icon" href="/icon.svg" type="image/svg+xml"></head>
<body><header><a href="#main">Skip to the text</a><nav aria-label="Main">${link('/', site)} ${link('/books', 'Books')} ${link('/plans', 'Plans')} ${link('/chats', 'Conversations')}</nav>
${findForm(bible)}</header><main id="main">${body}</main>
<footer><p>This page works without scripts. <a href="${path}">Open it in the app</a> to compare translations, to write notes, and more.</p>
<p>${link('/site/about', 'About')} · ${link('/site/copyright', 'Copyright Notices')} · ${link('/site/accessibility', 'Accessibility')}</p></footer></body></html>
`.html
}

function findForm(bible: string | undefined): Html {
  return html`<form role="search" action="${PLAIN}/find">${bible && html`<input type="hidden" name="in" value="${bible}">`}
<label for="q">A passage, a question, or words to search</label><input id="q" type="search" name="q" maxlength="400" required><button>Find</button></form>`
}
