import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import { expect, test } from 'vitest'
import { remarkLayout } from '../../web/chat/remark-layout.ts'
import { remarkAnswer } from '../../web/chat/remark-spans.ts'

const draw = (markdown: string) =>
  renderToStaticMarkup(
    createElement(ReactMarkdown, { remarkPlugins: [remarkAnswer, remarkLayout] as never }, markdown),
  ).replace(/\n/g, '')

test('the source of a quotation has its own line, whether it is a link yet or not', () => {
  expect(draw('> Jesus wept.\n> — [John 11:35](/read/JHN/11?verse=35)')).toBe(
    '<blockquote><p>Jesus wept.<cite><a href="/read/JHN/11?verse=35">John 11:35</a></cite></p></blockquote>',
  )
  expect(draw('> Jesus wept.\n> — John 11:35')).toBe(
    '<blockquote><p>Jesus wept.<cite>John 11:35</cite></p></blockquote>',
  )
})

test('a dash inside a quotation separates nothing', () => {
  const words = 'He said — and he meant it — that all who come to him will be given rest, and none is sent away'
  expect(draw(`> ${words}`)).toBe(`<blockquote><p>${words}</p></blockquote>`)
})

test('references with their words are cards, while they arrive and afterwards', () => {
  const card = '<li><cite>Luke 16:10–13</cite>“He who is faithful…”</li>'
  expect(draw('- Luke 16:10–13: “He who is faithful…”\n- Prov')).toBe(`<ul data-passages="">${card}<li>Prov</li></ul>`)
  expect(draw('- [Luke 16:10–13](/read/LUK/16?verse=10-13): “He who is faithful…”')).toBe(
    '<ul data-passages=""><li><cite><a href="/read/LUK/16?verse=10-13">Luke 16:10–13</a></cite>“He who is faithful…”</li></ul>',
  )
})

test('other lists stay lists', () => {
  for (const list of ['- Faith\n- Hope', '- A priest (Luke 1:5)\n- A king', `- Luke 16:10: “${'long '.repeat(60)}”`])
    expect(draw(list)).not.toContain('data-passages')
})

test('a paragraph that is one remark is set apart', () => {
  expect(draw('*No language model wrote this.*')).toBe('<p data-aside=""><em>No language model wrote this.</em></p>')
  expect(draw('It *was* so.')).toBe('<p>It <em>was</em> so.</p>')
})

test('the rest of a passage belongs to its quotation', () => {
  expect(draw('… verses 6–19')).toBe('<p data-rest="">… verses 6–19</p>')
})
