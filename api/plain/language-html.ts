import { fillParts } from '#shared/words/fill-parts.ts'
import { type Html, html } from '../http/html.ts'

/** A message with parts that are elements: `<link>text</link>` and `<place/>` become what the function of that name returns. */
export const rich = (text: string, parts: Record<string, (inner: string) => Html>): Html =>
  html`${fillParts(text, parts)}`

/** The attributes of an element with words of unknown language, such as a visitor’s own. */
export const unknown: Html = html` lang="" dir="auto"`

/** Words within a sentence of unknown language. */
export const isolated = (words: string): Html => html`<bdi lang="">${words}</bdi>`

/** The attributes of an element with the site's own English texts: pages about it, profiles and perspectives. */
export const inEnglish: Html = html` lang="en" dir="ltr"`
