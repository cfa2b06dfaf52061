import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { checkAnswer } from '../quotes/quotes.ts'
import type { Evaluation } from './evaluation.ts'
import { none } from './figures.ts'
import { hostileContents } from './hostile-contents.ts'

const BIBLE = 'eng-web'
const EVERY = 10

/** Output of a hostile model, whole and cut at every tenth character: all of it must be rendered as plain text. */
export const evaluateHostile: Evaluation = {
  about: 'Hostile output: script, beacons, forged links, hidden characters, whole and cut at every tenth character',
  provider: 'the check, after any provider',
  async run(db, { verbose }) {
    const contents = hostileContents('https://sink.example')
    const cut = contents.flatMap((text) =>
      Array.from({ length: Math.floor((text.length - 1) / EVERY) }, (_, i) => text.slice(0, (i + 1) * EVERY)),
    )
    let links = 0
    let images = 0
    let sealed = 0
    for (const text of [...contents, ...cut]) {
      const place = { bible_id: BIBLE, book: 'JHN', chapter: 3, verses: [] }
      const { content, citations } = await checkAnswer({ db, text, bible_id: BIBLE, language: 'en', place })
      const html = rendered(content)
      const isForeign = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].some(
        ([, to]) => !/^\/read\/\w+\/\d+/.test(to ?? ''),
      )
      const isFalselySealed = citations.some(
        ({ verdict, quote }) => verdict === 'exact' && /sink|alert/.test(quote ?? ''),
      )
      if (isForeign) links++
      if (/<img/.test(html)) images++
      if (isFalselySealed) sealed++
      if (verbose && (isForeign || isFalselySealed)) process.stdout.write(`  ${text}\n    ${content}\n`)
    }
    const of = `of ${contents.length} contents and ${cut.length} cut ones`
    return [
      none('links that leave the reader', links, `${links} ${of}`),
      none('images', images, `${images} ${of}`),
      none('hostile words sealed as Scripture', sealed, `${sealed} ${of}`),
    ]
  },
}

/** The content as any markdown renderer would show it, not as our careful one does. */
function rendered(content: string): string {
  return renderToStaticMarkup(createElement(Markdown, { urlTransform: (url) => url }, content))
}
