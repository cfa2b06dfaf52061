import { placeOfLink } from '#shared/answer-links.ts'
import type { Message } from '#shared/contract/chat.ts'
import type { Span } from '#shared/contract/spans.ts'
import { markdownChunks } from '#shared/markdown/chunks.ts'
import { markSpans, marksIn, spansOfCitations } from '#shared/markdown/marks.ts'
import type { MarkdownNode } from '#shared/markdown/node.ts'
import { parseMarkdown } from '#shared/markdown/parse.ts'
import { spanWordsIn } from '#shared/server/span-words.ts'
import { glyphOf } from '#shared/span-glyphs.ts'
import { type Html, html } from '../http/html.ts'
import { isolated, rich, unknown } from './language-html.ts'
import { treeHtml } from './markdown-html.ts'
import { linkedBible, plainUrl } from './plain-address.ts'
import { plainWords } from './words.ts'

/** An answer, the name of the translation that it was compared with, the id that links carry for it, and the page's language. */
type Answer = Pick<Message, 'content' | 'spans' | 'citations' | 'isStreaming'> & {
  edition: string
  bible?: string
  language: string
}

const verseUrl = (book: string, chapter: number, verse: number | null | undefined, bible?: string) =>
  `${plainUrl(`/read/${book}/${chapter}`, bible)}${verse ? `#v${verse}` : ''}`

/** An answer's words as HTML, with the signs of the check. Of its links only those into the reader are links. */
export function answerHtml(answer: Answer): Html {
  const spans = spansOf(answer)
  const link = (url: string, words: Html) => {
    const place = placeOfLink(url)
    return place
      ? html`<a href="${verseUrl(place.book, place.chapter, place.verses[0], answer.bible)}">${words}</a>`
      : words
  }
  const sign = (index: number | undefined) =>
    index !== undefined && spans[index] ? signOf(spans[index], answer) : html``
  const marked = (node: MarkdownNode, words: Html) => {
    const { 'data-sign': index, 'data-verdict': verdict } = propertiesOf(node)
    return verdict ? html`<span data-verdict="${String(verdict)}">${words}</span>` : sign(index as number)
  }
  const behindQuote = (node: MarkdownNode) => sign(propertiesOf(node)['data-sealed'] as number | undefined)
  const chunks = markdownChunks(answer.content).map((chunk) => {
    const tree = parseMarkdown(chunk.text)
    markSpans(tree, chunk.text, marksIn(spans, chunk))
    return treeHtml(tree, { link, marked, behindQuote, lower: 1 })
  })
  return html`<div${unknown}>${chunks}</div>`
}

/** The result of the check, quotation by quotation; empty for an answer without any. */
export function checkPart(answer: Answer): Html {
  const spans = spansOf(answer)
  if (spans.length === 0) return html``
  const say = plainWords(answer.language)
  const row = (span: Span) => {
    const label = spanWordsIn(answer.language).labelOf(span, answer.edition)
    const url = urlOf(span, answer.bible)
    const name = isolated(span.source?.ref ?? '')
    const source = () => (url ? html`<a href="${url}">${name}</a>` : name)
    const words = () => isolated(shortened(answer.content.slice(span.start, span.end)))
    const line = rich(say(span.source?.ref ? 'checkedWith' : 'checked', { label }), { words, source })
    const { written } = span
    const wrote = span.verdict === 'repaired' && written && rich(say('wrote'), { words: () => isolated(written) })
    return html`<li>${line}${wrote && html` ${wrote}`}</li>`
  }
  return html`<details class="more"><summary>${say('howChecked', { count: spans.length })}</summary><ul>${spans.map(row)}</ul></details>`
}

/** Until an answer is complete it is not checked. */
const spansOf = ({ spans, citations, isStreaming }: Answer): Span[] =>
  isStreaming ? [] : (spans ?? spansOfCitations(citations))

const propertiesOf = ({ data }: MarkdownNode): Record<string, unknown> =>
  (data as { hProperties?: Record<string, unknown> } | undefined)?.hProperties ?? {}

const urlOf = ({ source }: Span, bible: string | undefined): string | undefined =>
  source?.kind === 'scripture' && source.book && source.chapter
    ? verseUrl(source.book, source.chapter, source.start_verse, linkedBible(source.edition || bible))
    : undefined

/** The sign of a checked span, which leads to its source. */
function signOf(span: Span, { edition, bible, language }: Answer): Html {
  const { labelOf, chipOf } = spanWordsIn(language)
  const [label, chip, url] = [labelOf(span, edition), chipOf(span, edition), urlOf(span, bible)]
  const own = html`class="sign" lang="${language}" dir="auto"`
  const shown = chip ? html`[${chip}]` : glyph(span)
  // a label follows the words, a small sign is above them
  const gap = chip ? ' ' : ''
  if (!url) return html`${gap}<span ${own} role="img" aria-label="${label}" title="${label}">${shown}</span>`
  return html`${gap}<a ${own} href="${url}" aria-label="${label}" title="${label}">${shown}</a>`
}

function glyph(span: Span): Html {
  const [shape, line, lift] = glyphOf(span)
  return html`<svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24">${shape && html`<path class="shape" d="${shape}"/>`}<path class="${shape ? 'inside' : 'line'}" d="${line}"${lift > 0 && html` transform="translate(0 ${-lift})"`}/></svg>`
}

function shortened(words: string): string {
  const line = words.replace(/[\s>*_]+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 80).replace(/ \S*$/, '')}…` : line
}
