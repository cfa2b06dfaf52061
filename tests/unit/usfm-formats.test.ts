import { describe, expect, test } from 'vitest'
import { createChapterBuilder } from '../../shared/bible/chapter-builder.ts'
import { osisHandler } from '../../shared/bible/formats/osis.ts'
import { usfmFeed } from '../../shared/bible/formats/usfm.ts'
import { usfxHandler } from '../../shared/bible/formats/usfx.ts'
import { usxHandler } from '../../shared/bible/formats/usx.ts'
import { readXml } from '../../shared/bible/formats/xml.ts'
import { renderChapter } from '../../shared/bible/render.ts'
import { versesOfHtml } from '../../shared/bible/rendered-verses.ts'
import { type Chapter, verseTexts } from '../../shared/bible/tokens.ts'

type Format = 'usfm' | 'usx' | 'usfx' | 'osis'

function read(format: Format, source: string, size = source.length) {
  const chapters: Chapter[] = []
  const names = new Map<string, string>()
  const unknown = new Map<string, number>()
  const builder = createChapterBuilder((chapter) => chapters.push(chapter), names)
  const feeds = {
    usfm: () => usfmFeed(builder, unknown),
    usx: () => readXml(usxHandler(builder, unknown)),
    usfx: () => readXml(usfxHandler(builder)),
    osis: () => readXml(osisHandler(builder)),
  }
  const feed = feeds[format]()
  for (let at = 0; at < source.length; at += size) feed.write(source.slice(at, at + size))
  feed.close()
  builder.finish()
  const html = chapters.map(renderChapter)
  return { html, names, unknown, texts: chapters.flatMap(verseTexts).map(({ verse, text }) => `${verse} ${text}`) }
}

const usfm = (body: string) => `\\id GEN - test\n\\h Génesis\n\\c 1\n${body}`
const usx = (body: string) =>
  `<usx version="3.0"><book code="GEN" style="id">- test</book><para style="h">Génesis</para><chapter number="1" style="c" sid="GEN 1"/>${body}</usx>`
const usfx = (body: string) => `<usfx><book id="GEN"><c id="1"/>${body}</book></usfx>`
const osis = (body: string) =>
  `<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1" sID="c"/>${body}</div></osisText></osis>`
const para = (style: string, body: string) => `<para style="${style}">${body}</para>`

/** The same text in four formats. */
const same: Record<Format, string> = {
  usfm: usfm(String.raw`\s1 The Beginning
\d A Psalm.
\p
\v 1 In the \w beginning|strong="H7225"\w*, God\f + \fr 1:1 \ft Hebrew Elohim\f* created.
\v 2 He said, \wj “Go to the \nd Lord\nd* now.”\wj* And \add it was\add* so.
\q1
\v 3-4 one line,\x - \xo 1:3 \xt John 1:1\x*
\q2 another \qs Selah.\qs*
\b
\m
\v 5a The end.
`),
  usx: usx(
    para('s1', 'The Beginning') +
      para('d', 'A Psalm.') +
      para(
        'p',
        '<verse number="1" style="v" sid="GEN 1:1"/>In the <char style="w" strong="H7225">beginning</char>, God<note caller="+" style="f"><char style="fr">1:1 </char><char style="ft">Hebrew Elohim</char></note> created.<verse eid="GEN 1:1"/> ' +
          '<verse number="2" style="v" sid="GEN 1:2"/>He said, <char style="wj">“Go to the <char style="nd">Lord</char> now.”</char> And <char style="add">it was</char> so.<verse eid="GEN 1:2"/>',
      ) +
      para(
        'q1',
        '<verse number="3-4" style="v" sid="GEN 1:3-4"/>one line,<note caller="-" style="x"><char style="xo">1:3 </char><char style="xt">John 1:1</char></note>',
      ) +
      para('q2', 'another <char style="qs">Selah.</char><verse eid="GEN 1:3-4"/>') +
      '<para style="b"/>' +
      para('m', '<verse number="5a" style="v" sid="GEN 1:5"/>The end.<verse eid="GEN 1:5"/>') +
      '<chapter eid="GEN 1"/>',
  ),
  usfx:
    '<usfx><book id="GEN"><h>Génesis</h><c id="1"/><s>The Beginning</s><d>A Psalm.</d><p><v id="1"/>In the <w s="H7225">beginning</w>, God<f caller="+"><fr>1:1 </fr><ft>Hebrew Elohim</ft></f> created.<ve/> ' +
    '<v id="2"/>He said, <wj>“Go to the <nd>Lord</nd> now.”</wj> And <add>it was</add> so.<ve/></p>' +
    '<q level="1"><v id="3-4"/>one line,<x caller="-"><xo>1:3 </xo><xt>John 1:1</xt></x></q><q level="2">another <qs>Selah.</qs><ve/></q><b/><p sfm="m"><v id="5a"/>The end.<ve/></p></book></usfx>',
  osis:
    '<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1" sID="c"/><title>The Beginning</title><title type="psalm">A Psalm.</title><p><verse sID="a" osisID="Gen.1.1"/>In the <w lemma="strong:H07225">beginning</w>, God<note><reference type="annotateRef">1:1 </reference>Hebrew Elohim</note> created.<verse eID="a"/> ' +
    '<verse sID="b" osisID="Gen.1.2"/>He said, <q who="Jesus">“Go to the <divineName>Lord</divineName> now.”</q> And <transChange type="added">it was</transChange> so.<verse eID="b"/></p>' +
    '<l level="1"><verse sID="d" osisID="Gen.1.3 Gen.1.4"/>one line,<note type="crossReference"><reference type="annotateRef">1:3 </reference>John 1:1</note></l><l level="2">another Selah.<verse eID="d"/></l><p><verse sID="e" osisID="Gen.1.5"/>The end.<verse eID="e"/></p></div></osisText></osis>',
}

test('the same text in USFM, USX, USFX and OSIS gives the same chapter', () => {
  const [expected] = read('usfx', same.usfx).html
  for (const format of ['usfm', 'usx', 'osis'] as const)
    expect(read(format, same[format]).html, format).toEqual([expected])
  expect(expected).toContain('<span class="w" data-strong="H7225">beginning</span>')
})

test.for(['usfm', 'usx'] as const)('%s may arrive in pieces of any size', (format) => {
  const whole = read(format, same[format])
  for (const size of [1, 2, 3, 7, 50]) expect(read(format, same[format], size)).toEqual(whole)
})

describe('USFM', () => {
  const html = (body: string) => read('usfm', usfm(body)).html.join('')
  const texts = (body: string) => read('usfm', usfm(body)).texts

  test('titles, introductions, remarks and tables of contents are left out; the short name is the name of the book', () => {
    const { html, names } = read(
      'usfm',
      '\\id GEN\n\\rem draft\n\\h Génesis\n\\toc1 The Book\n\\mt1 The Book\n\\imt Introduction\n\\ip Moses \\bd wrote\\bd* this.\n\\c 1\n\\cl Chapter One\n\\p\n\\v 1 one',
    )
    expect(html).toEqual([
      '<section class="chapter" data-book="GEN" data-chapter="1"><p class="p"><sup class="verse-number" id="v1">1</sup><span class="verse" data-verse="1">one</span></p></section>',
    ])
    expect(names.get('GEN')).toBe('Génesis')
  })

  test.for([
    ['a nested character marker', '\\v 1 say \\wj go \\+nd Lord\\+nd* home\\wj* now', '1 say go Lord home now'],
    ['a nested one without its plus', '\\v 1 say \\wj go \\nd Lord\\nd* home\\wj* now', '1 say go Lord home now'],
    ['characters that end with their paragraph', '\\v 1 \\wj go\n\\p home', '1 go home'],
    ['a no-break space and an optional line break', '\\v 1 a~b//c', '1 a\u00a0b c'],
    ['words with attributes', '\\v 1 \\w gnat|lemma="gnat" strong="H1"\\w* and \\rb 神|かみ\\rb*', '1 gnat and 神'],
    ['a bar outside of marked words', '\\v 1 this | that', '1 this | that'],
    ['milestones', '\\v 1 \\qt-s |who="Pilate"\\*What\\qt-e\\* is\\ts\\* truth', '1 What is truth'],
    ['the cells of a table', '\\tr \\th1 Day\\th2 Gift\n\\tr \\tc1 \\v 1 first\\tc2 gold', '1 first gold'],
    ['another numbering', '\\ca 2\\ca*\n\\p \\v 1 \\va 3\\va* one \\vp 1b\\vp* two', '1 one two'],
    ['a figure', '\\v 1 one \\fig A boat|src="boat.jpg"\\fig* two', '1 one two'],
    ['a sidebar', '\\v 1 one\n\\esb \\p Explained here.\n\\esbe\n\\p two', '1 one two'],
    ['a note without a space after it', '\\v 1 God\\f + \\ft a note\\f*created', '1 God created'],
  ])('%s', ([, body, text]) => expect(texts(`\\p\n${body}`)).toEqual([text]))

  test('the parts of a note follow one another, and its label is left out', () => {
    expect(
      html('\\p\n\\v 1 a\\f + \\fr 1:1 \\fk word \\ft means \\fqa other \\ft see \\xt John 3:16|JHN 3:16\\xt*.\\f* b'),
    ).toContain(
      '<p id="note-1" data-kind="footnote">word means other see <a class="ref" data-ref="JHN.3.16">John 3:16</a>.</p>',
    )
  })

  test('markers outside of the standard are counted; words marked so are kept, a paragraph is only with a verse', () => {
    const { texts, unknown } = read(
      'usfm',
      usfm('\\zintro not Scripture\n\\p\n\\v 1 one \\zname two\\zname*\n\\znew\n\\v 2 three'),
    )
    expect(texts).toEqual(['1 one two', '2 three'])
    expect([...unknown]).toEqual([
      ['zintro', 1],
      ['zname', 1],
      ['znew', 1],
    ])
  })

  test('a glossary or front matter among the files is skipped', () => {
    const { html } = read(
      'usfm',
      '\\id FRT\n\\p Welcome\n\\id GEN\n\\c 1\n\\p\n\\v 1 one\n\\id GLO\n\\c 1\n\\p\n\\k Abba\\k* father',
    )
    expect(html.join('')).not.toMatch(/Welcome|father/)
  })

  test.for([
    ['words before the first marker', 'In the beginning', /before the first marker/],
    ['an unknown book', '\\id QQQ\n\\c 1', /book "QQQ" is not known/],
    ['no book', '\\c 1\n\\v 1 a', /chapter is outside a book/],
    ['a verse outside a chapter', '\\id GEN\n\\p\n\\v 1 a', /outside a chapter/],
    ['a chapter without a number', '\\id GEN\n\\c\n\\v 1 a', /no chapter number/],
    ['a chapter that no edition has', '\\id GEN\n\\c 51\n\\v 1 a', /no edition of GEN has a chapter 51/],
    ['a verse without a number', '\\id GEN\n\\c 1\n\\v in the', /"in" is no verse number/],
    ['a note that does not end', '\\id GEN\n\\c 1\n\\p \\v 1 a\\f + \\ft b\n\\p \\v 2 c', /note does not end/],
    ['a note that swallows a verse', '\\id GEN\n\\c 1\n\\p \\v 1 a\\f + \\ft b \\v 2 c\\f*', /before a verse/],
    ['a note that does not end in its file', '\\id GEN\n\\c 1\n\\p \\v 1 a\\x - \\xt b', /note does not end/],
    ['the end of a note that does not begin', '\\id GEN\n\\c 1\n\\p \\v 1 a\\f* b', /does not begin/],
    ['a note inside a note', '\\id GEN\n\\c 1\n\\p \\v 1 a\\f + b\\x - c\\x*\\f*', /note is inside a note/],
    ['a lone backslash', '\\id GEN\n\\c 1\n\\p \\v 1 a \\ b', /not followed by a marker/],
    ['markers nested too deeply', `\\id GEN\n\\c 1\n\\p \\v 1 ${'\\+bd '.repeat(70)}`, /nested deeper/],
    ['a sidebar that does not end', '\\id GEN\n\\c 1\n\\p \\v 1 a\n\\esb\n\\p b', /sidebar does not end/],
  ] as const)('%s is refused', ([, source, says]) => expect(() => read('usfm', source)).toThrow(says))
})

describe('USX', () => {
  test('chapters and verses of USX 2 have no ends', () => {
    const source =
      '<usx version="2.0"><book code="GEN" style="id"/><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>one <verse number="2" style="v"/>two</para></usx>'
    expect(read('usx', source).texts).toEqual(['1 one', '2 two'])
  })

  test('figures, sidebars and parts beside the text are left out, cells are kept apart', () => {
    const body = `${para('p', '<verse number="1" style="v"/>one<figure style="fig" file="a.jpg">A boat</figure> two')}<sidebar style="esb">${para('p', 'Explained.')}</sidebar><table><row style="tr"><cell style="tc1">gold</cell><cell style="tc2">myrrh</cell></row></table>`
    expect(read('usx', usx(body)).texts).toEqual(['1 one two gold myrrh'])
  })

  test('styles outside of the standard are counted', () => {
    const { texts, unknown } = read(
      'usx',
      usx(
        para('zintro', 'not Scripture') + para('p', '<verse number="1" style="v"/>one <char style="zname">two</char>'),
      ),
    )
    expect(texts).toEqual(['1 one two'])
    expect([...unknown.keys()]).toEqual(['zintro', 'zname'])
  })

  test.for([
    ['an unknown book', '<usx><book code="QQQ" style="id"/></usx>', /book "QQQ" is not known/],
    ['a book without a code', '<usx><book style="id"/></usx>', /book "" is not known/],
    ['a chapter outside a book', '<usx><chapter number="1"/></usx>', /outside a book/],
    ['a verse outside a chapter', '<usx><book code="GEN"/><para><verse number="1"/></para></usx>', /outside a chapter/],
    ['a chapter without a number', '<usx><book code="GEN"/><chapter style="c"/></usx>', /no chapter number/],
    ['a verse that is no number', usx(para('p', '<verse number="one"/>')), /no verse number/],
  ] as const)('%s is refused', ([, source, says]) => expect(() => read('usx', source)).toThrow(says))
})

test.each([
  ['usfm', usfm('\\d \\v 1 A Psalm.\n\\q1\n\\v 2 Lord')],
  [
    'usx',
    usx(
      `${para('d', '<verse number="1" style="v" sid="GEN 1:1"/>A Psalm.')}${para('q1', '<verse number="2" style="v" sid="GEN 1:2"/>Lord')}`,
    ),
  ],
  ['usfx', '<usfx><book id="GEN"><c id="1"/><d><v id="1"/>A Psalm.<ve/></d><q><v id="2"/>Lord<ve/></q></book></usfx>'],
] as const)('in %s the title of a psalm that is counted as a verse is one', (format, source) => {
  const { texts, html } = read(format, source)
  expect(texts).toEqual(['1 A Psalm.', '2 Lord'])
  expect(html.join('')).not.toContain('psalm-title')
})

describe('a verse directly after a heading is Scripture', () => {
  const three = ['1 one', '2 two', '3 three']

  test.for([
    ['usfm', usfm('\\p\n\\v 1 one\n\\s5\n\\v 2 two\n\\v 3 three'), three],
    ['usfm', usfm('\\p\n\\v 1 one\n\\s5\n\\v 2 two\n\\s5\n\\p\n\\v 3 three'), three],
    ['usfm', usfm('\\s A\n\\r (Mt 3)\n\\v 1 one\n\\v 2 two\n\\v 3 three'), three],
    ['usfm', usfm('\\qa ALEPH\n\\v 1 one\n\\sp Beloved\n\\v 2 two\n\\q2\n\\v 3 three'), three],
    ['usx', usx(para('qa', 'ALEPH<verse number="1" style="v"/>one')), ['1 one']],
    ['usx', usx(para('s5', '<verse number="1" style="v"/>one')), ['1 one']],
    ['usfx', usfx('<s>A<v id="1"/>one<ve/></s><p><v id="2"/>two<ve/></p>'), ['1 one', '2 two']],
    [
      'osis',
      osis(
        '<title>A<verse sID="a" osisID="Gen.1.1"/>one<verse eID="a"/></title><p><verse osisID="Gen.1.2">two</verse></p>',
      ),
      ['1 one', '2 two'],
    ],
  ] as const)('%s %s', ([format, source, expected]) => {
    const { texts, html } = read(format, source)
    expect(texts).toEqual(expected)
    for (const [title] of html.join('').matchAll(/<h3.*?<\/h3>/g))
      expect(title).toMatch(/>(?:A|\(Mt 3\)|ALEPH|Beloved)</)
  })
})

describe('words that the source keeps apart', () => {
  const between = (words: string) => `<verse sID="v" osisID="Gen.1.1"/>${words}<verse eID="v"/>`

  test.for([
    ['parts of a verse', 'usfm', usfm('\\p\n\\v 1a one \\v 1b two'), 'one two'],
    ['parts of a verse', 'usfm', usfm('\\p\n\\v 1a one\n\\v 1b two'), 'one two'],
    ['parts of a verse', 'usfx', usfx('<p><v id="1a"/>one<ve/> <v id="1b"/>two<ve/></p>'), 'one two'],
    [
      'parts of a verse',
      'usx',
      usx(
        para(
          'p',
          '<verse number="1a" style="v" sid="a"/>one<verse eid="a"/> <verse number="1b" style="v" sid="b"/>two<verse eid="b"/>',
        ),
      ),
      'one two',
    ],
    [
      'cells',
      'osis',
      osis(`<table><row>${between('<cell>Parosh</cell><cell>2,172</cell>')}</row></table>`),
      'Parosh 2,172',
    ],
    [
      'cells',
      'usfx',
      usfx('<table><tr><v id="1"/><tc level="1">Parosh</tc><tcr level="2">2,172</tcr><ve/></tr></table>'),
      'Parosh 2,172',
    ],
    [
      'a line break that a printer may use',
      'usx',
      usx(para('p', '<verse number="1" style="v"/>one<optbreak/>two')),
      'one two',
    ],
    [
      'a line break that a printer may use',
      'usfx',
      usfx('<p><v id="1"/>one<optionalLineBreak/>two<ve/></p>'),
      'one two',
    ],
  ] as const)('are apart in the stored text: %s in %s', ([, format, source, expected]) => {
    const { texts, html } = read(format, source)
    expect(texts).toEqual([`1 ${expected}`])
    // a device reads them from the page
    expect(html.flatMap(versesOfHtml).map(({ text }) => text)).toEqual([expected])
  })
})
