import { describe, expect, test } from 'vitest'
import { readEsvChapter } from '../../shared/bible/formats/esv.ts'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import { renderChapter } from '../../shared/bible/render.ts'
import { verseTexts } from '../../shared/bible/tokens.ts'

const psalm = { book: 'PSA', chapter: 3 }
const read = (html: string) => readEsvChapter(html, psalm, 19)
const inside = (html: string) => renderChapter(read(html)).replace(/^<section[^>]*>|<\/section>$/g, '')
const texts = (html: string) => verseTexts(read(html)).map(({ verse, text }) => `${verse} ${text}`)

const number = (verse: number, also = '') => {
  const [kind, label] = verse === 1 ? ['chapter-num', '3:1'] : ['verse-num', `${verse}`]
  return `<b class="${kind}${also}" id="v19003${String(verse).padStart(3, '0')}-1">${label}&nbsp;</b>`
}
const sup = (verse: number) => `<sup class="verse-number" id="v${verse}">${verse}</sup>`
const span = (verse: number, words: string) => `<span class="verse" data-verse="${verse}">${words}</span>`

test('a paragraph of several verses', () => {
  expect(inside(`<p id="p1" class="starts-chapter">${number(1)}One lamp. ${number(2)}Two lamps.</p>`)).toBe(
    `<p class="p">${sup(1)}${span(1, 'One lamp. ')}${sup(2)}${span(2, 'Two lamps.')}</p>`,
  )
})

test('a verse of several paragraphs', () => {
  expect(texts(`<p>${number(1)}One lamp,</p>\n<p id="p1" class="same-paragraph">and a river.</p>`)).toEqual([
    '1 One lamp, and a river.',
  ])
})

test('poetry with its levels', () => {
  const poem = `<p class="block-indent"><span class="begin-line-group"></span>
<span id="p1" class="line">${number(1)}&nbsp;&nbsp;A river,</span><br /><span id="p1" class="indent line">&nbsp;&nbsp;&nbsp;&nbsp;and a lamp,</span><br /><span id="p2" class="declares line">&nbsp;&nbsp;${number(2)}says he. <span class="selah">Pause</span></span><br /></p><span class="end-line-group"></span>`
  expect(inside(poem)).toBe(
    `<p class="q q1">${sup(1)}${span(1, 'A river,')}</p><p class="q q2">${span(1, 'and a lamp,')}</p>` +
      `<p class="q q3">${sup(2)}${span(2, 'says he. Pause')}</p>`,
  )
})

test('prose between two poems', () => {
  const line = (words: string) => `<p class="block-indent"><span class="line">${words}</span><br /></p>`
  expect(inside(`${line(`${number(1)}A line`)}<p>prose ${number(2)}goes on</p>${line('and a line.')}`)).toBe(
    `<p class="q q1">${sup(1)}${span(1, 'A line')}</p><p class="p">${span(1, 'prose ')}${sup(2)}${span(2, 'goes on')}</p>` +
      `<p class="q q1">${span(2, 'and a line.')}</p>`,
  )
})

test('the words of Jesus', () => {
  expect(inside(`<p>${number(1)}He said, <span class="woc">“Light it.”</span> They did.</p>`)).toBe(
    `<p class="p">${sup(1)}${span(1, 'He said, <span class="wj">“Light it.”</span> They did.')}</p>`,
  )
})

test('the words of Jesus across lines whose elements are not nested', () => {
  const html = `<p class="block-indent"><span class="line">${number(1, ' woc')}&nbsp;<span class="woc">“Light it,</span><br /><span class="line"><span class="woc">carry it.”</span></span><br /></span></p><p>${number(2)}They did.</p>`
  const crossed = `<p class="block-indent"><span class="line">${number(1, ' woc')}&nbsp;<span class="woc">“Light it,</span><br /><span class="line"><span class="woc">carry it.”</span><br /></p><p>${number(2)}They did.</p>`
  const lines = `<p class="q q1">${sup(1)}${span(1, '<span class="wj">“Light it,</span>')}</p><p class="q q1">${span(1, '<span class="wj">carry it.”</span>')}</p>`
  expect(inside(html)).toBe(`${lines}<p class="p">${sup(2)}${span(2, 'They did.')}</p>`)
  expect(inside(crossed)).toBe(inside(html))
})

describe('notes', () => {
  const marker = (id: number) =>
    `<sup class="footnote"><a class="fn" href="#f${id}-1" id="fb${id}-1" title="&lt;note&gt;x&lt;/note&gt;">${id}</a></sup>`
  const bodies = `<div class="footnotes extra_text"><h3>Footnotes</h3><p><span class="footnote"><a href="#fb1-1" id="f1-1">[1]</a></span> <span class="footnote-ref">3:1</span> <note class="alternative">Or <i>torch</i>; see Ruth 1:2</note><br /><span class="footnote"><a href="#fb2-1" id="f2-1">[2]</a></span> <span class="footnote-ref">3:2</span> <note>Hebrew <i>stream</i></note></p></div>`
  test('have the words from below the text', () => {
    const html = inside(`<p>${number(1)}A lamp${marker(1)} burns. ${number(2)}A river${marker(2)}</p>${bodies}`)
    expect(html).toContain('A lamp<button class="note" data-note="1" data-kind="footnote"')
    expect(html).toContain(
      '<p id="note-1" data-kind="footnote">Or torch; see <a class="ref" data-ref="RUT.1.2">Ruth 1:2</a></p><p id="note-2" data-kind="footnote">Hebrew stream</p>',
    )
    expect(html).not.toContain('Footnotes')
  })
  test('are in no verse', () => {
    expect(texts(`<p>${number(1)}A lamp${marker(1)} burns.</p>${bodies}`)).toEqual(['1 A lamp burns.'])
  })
  test('without words have no marker', () => {
    expect(inside(`<p>${number(1)}A lamp${marker(7)} burns.</p>${bodies}`)).not.toContain('<button')
  })
  test('may be cross references', () => {
    const html = inside(
      `<p>${number(1)}A lamp<sup><a class="cf" href="1 Samuel 1:11; Romans 3:5–7/">a</a></sup> burns.</p>`,
    )
    expect(html).toContain(
      '<p id="note-1" data-kind="crossref"><a class="ref" data-ref="1SA.1.11">1 Samuel 1:11</a>; <a class="ref" data-ref="ROM.3.5">Romans 3:5–7</a></p>',
    )
  })
})

test('headings, the title of a psalm, a speaker and the name of God', () => {
  const html = `<h2 class="extra_text">Psalm 3 <small class="audio extra_text">(<a href="x">Listen</a>)</small></h2><h3>The <span class="divine-name">Lord</span> Lights</h3><h4 class="psalm-title">A Song.</h4><p class="block-indent"><h4 class="speaker">She</h4><span class="line">${number(1)}A lamp.</span><br /></p>`
  expect(inside(html)).toBe(
    `<h3 class="heading">The <span class="nd">Lord</span> Lights</h3><h4 class="psalm-title">A Song.</h4><h3 class="heading">She</h3><p class="q q1">${sup(1)}${span(1, 'A lamp.')}</p>`,
  )
  expect(texts(html)).toEqual(['1 A lamp.'])
})

test('everything except the text is left out', () => {
  const html = `<script>alert(1)</script><style>p{}</style><p onclick="x()">${number(1)}A <img src="x" onerror="y()" />lamp<iframe src="z">in</iframe> &lt;b&gt;.</p>`
  expect(inside(html)).toBe(`<p class="p">${sup(1)}${span(1, 'A lamp &#60;b&#62;.')}</p>`)
})

describe('is rejected', () => {
  test.each([
    ['a chapter without a verse', '<p>Only words.</p>'],
    ['nothing', ''],
    ['words that are cut off', `<p>${number(1)}A lamp. ${number(2)}A riv`],
    ['a tag that is cut off', `<p>${number(1)}A lamp. <b class="verse-`],
    ['another chapter', `<p><b class="chapter-num" id="v19004001-1">4:1&nbsp;</b>A lamp.</p>`],
    ['another book', `<p><b class="chapter-num" id="v20003001-1">3:1&nbsp;</b>A lamp.</p>`],
    ['the number of a verse that is none', '<p><b class="verse-num">x&nbsp;</b>A lamp.</p>'],
    ['an end without a beginning', `<p>${number(1)}A lamp.</p></div>`],
    ['an unknown entity', `<p>${number(1)}A &lamp;.</p>`],
    ['a document type', `<!DOCTYPE html><p>${number(1)}A lamp.</p>`],
    ['a script that is no XML', `<script>if (1 < 2) {}</script><p>${number(1)}A lamp.</p>`],
    ['endless nesting', `${'<i>'.repeat(100)}<p>${number(1)}A lamp.</p>`],
  ])('%s', (_name, html) => {
    expect(() => read(html)).toThrow(SourceError)
  })
})
