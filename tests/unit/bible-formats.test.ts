import { describe, expect, test } from 'vitest'
import { createChapterBuilder } from '../../shared/bible/chapter-builder.ts'
import { osisHandler } from '../../shared/bible/formats/osis.ts'
import { swordFeed } from '../../shared/bible/formats/sword.ts'
import { usfxHandler } from '../../shared/bible/formats/usfx.ts'
import { readXml } from '../../shared/bible/formats/xml.ts'
import { renderChapter } from '../../shared/bible/render.ts'
import { type Chapter, verseTexts } from '../../shared/bible/tokens.ts'

type Format = 'osis' | 'usfx' | 'sword'

function read(format: Format, source: string, pieces = 1) {
  const chapters: Chapter[] = []
  const names = new Map<string, string>()
  const builder = createChapterBuilder((chapter) => chapters.push(chapter), names)
  const feed =
    format === 'sword' ? swordFeed(builder) : readXml(format === 'osis' ? osisHandler(builder) : usfxHandler(builder))
  const size = Math.ceil(source.length / pieces)
  for (let at = 0; at < source.length; at += size) feed.write(source.slice(at, at + size))
  feed.close()
  builder.finish()
  return { chapters, names, texts: chapters.flatMap(verseTexts).map(({ verse, text }) => `${verse} ${text}`) }
}

const osis = (body: string) =>
  `<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1" sID="c"/>${body}</div></osisText></osis>`
const usfx = (body: string) => `<usfx><book id="GEN"><h>Génesis</h><c id="1"/>${body}</book></usfx>`
const sword = (body: string) => `$$$Genesis 1:0\n<chapter osisID="Gen.1" sID="c"/>\n$$$Genesis 1:1\n${body}\n`
const inside = (html: string) => html.replace(/^<section[^>]*>|<\/section>$/g, '')
const html = (format: Format, source: string) => inside(read(format, source).chapters.map(renderChapter).join(''))
const note = '<note placement="foot"><reference type="annotateRef">1:1 </reference>a note</note>'

describe('words and the notes between them', () => {
  test.for([
    ['a note between two glued words parts them', `God${note}created`, 'God created'],
    ['a note with its space before it', `God ${note}created`, 'God created'],
    ['a note with spaces around it', `God ${note} created`, 'God created'],
    ['a note before a comma', `God${note}, who`, 'God, who'],
    ['a note with a space before a comma', `God ${note}, who`, 'God, who'],
    ['a note after a comma', `Jude,${note}a servant`, 'Jude, a servant'],
    ['a note inside of quotation marks', `“${note}God said”${note}`, '“God said”'],
    ['a note before a genitive', `God${note}’s`, 'God’s'],
    ['two notes', `God${note}${note}created`, 'God created'],
    ['two notes with a space between them', `God${note} ${note}created`, 'God created'],
    ['a note between characters of Chinese', `神${note}創造`, '神創造'],
    ['the end of the words of Jesus', '<q who="Jesus">“Go.”</q>Then he went', '“Go.” Then he went'],
    ['the beginning of the words of Jesus', 'He said,<q who="Jesus">“Go.”</q>', 'He said, “Go.”'],
    ['a mark after the words of Jesus', 'to you, <q who="Jesus">‘Walk’</q> ?”', 'to you, ‘Walk’?”'],
    [
      'words that the translators supplied',
      '<w lemma="strong:H1">caridad</w><transChange type="added">nacida</transChange><w lemma="strong:H2">de</w>',
      'caridad nacida de',
    ],
    [
      'a pronoun at the end of a Spanish verb',
      'oyéndo<transChange type="added">lo</transChange>, dijo',
      'oyéndolo, dijo',
    ],
    ['a pronoun that is a word', 'Y no<transChange type="added">lo</transChange>hizo', 'Y no lo hizo'],
    ['quotation marks as milestones', '<q marker="“" sID="a"/>Go.<q marker="”" eID="a"/> He went', '“Go.” He went'],
    ['a continued quotation', '<milestone type="cQuote" marker="“"/>Go', '“Go'],
    ['a letter that the translators supplied', 'tear<transChange type="added">s</transChange> fell', 'tears fell'],
    ['a word that is tagged in part', 'tha<w lemma="strong:H1">t</w>', 'that'],
    ['a paragraph mark', '¶ And God said', 'And God said'],
    ['lines', '<l level="1">one</l><l level="2">two</l>', 'one two'],
    ['a no-break space', 'dit\u00a0: «\u00a0Va\u00a0»', 'dit\u00a0: «\u00a0Va\u00a0»'],
  ] as const)('%s', ([, body, text]) => {
    const { texts } = read('osis', osis(`<verse sID="v" osisID="Gen.1.1"/>${body}<verse eID="v"/>`))
    expect(texts).toEqual([`1 ${text}`])
  })
})

describe('OSIS', () => {
  test('milestone lines cross verses, titles precede the number', () => {
    const body = `<title type="psalm">A Psalm.</title><l level="1" sID="a"/>One<l eID="a"/> <l level="2" sID="b"/>two
$$$Genesis 1:2
three<l eID="b"/> <l type="selah" sID="c"/>Selah.<l eID="c"/>`
    expect(html('sword', sword(body))).toBe(
      '<h4 class="psalm-title">A Psalm.</h4>' +
        '<p class="q q1"><sup class="verse-number" id="v1">1</sup><span class="verse" data-verse="1">One</span></p>' +
        '<p class="q q2"><span class="verse" data-verse="1">two </span><sup class="verse-number" id="v2">2</sup><span class="verse" data-verse="2">three</span></p>' +
        '<p class="q q2"><span class="verse" data-verse="2">Selah.</span></p>',
    )
  })

  test('verses and chapters may also be containers', () => {
    const source =
      '<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1"><verse osisID="Gen.1.1">one</verse> <verse osisID="Gen.1.2">two</verse></chapter></div></osisText></osis>'
    expect(read('osis', source).texts).toEqual(['1 one', '2 two'])
  })

  test('a verse bridge keeps its first number and stores its last', () => {
    const { chapters } = read('osis', osis('<verse sID="v" osisID="Gen.1.4 Gen.1.5"/>both<verse eID="v"/>'))
    expect(chapters.flatMap(verseTexts)).toMatchObject([{ verse: 4, end: 5, text: 'both' }])
    expect(chapters.map(renderChapter).join('')).toContain('<sup class="verse-number" id="v4">4–5</sup>')
  })

  test('styles and Strong’s numbers become spans, and one quotation over two lines is counted once', () => {
    const body =
      '<verse sID="v" osisID="Gen.1.1"/><l level="1"><q who="Jesus">Go</q></l><l level="1"><w lemma="strong:H0430">God</w> <divineName>LORD</divineName> <transChange type="added">is</transChange></l><verse eID="v"/>'
    expect(html('osis', osis(body))).toContain('<span class="wj">Go</span>')
    expect(html('osis', osis(body))).toContain(
      '<span class="w" data-strong="H430">God</span> <span class="nd">LORD</span> <i class="add">is</i>',
    )
    const long =
      '<verse sID="v" osisID="Gen.1.1"/><q who="Jesus"><l level="1">Go</l><l level="1">home</l></q><verse eID="v"/>'
    expect(html('osis', osis(long)).match(/<span class="wj">/g)).toHaveLength(1)
    expect(html('osis', osis(long))).toContain('<span class="wj" data-continued="">home</span>')
  })

  test('the words of Jesus may be between milestones', () => {
    const body =
      '<verse sID="v" osisID="Gen.1.1"/>He said, <q who="Jesus" sID="q"/>Go<q who="Jesus" eID="q"/> home<verse eID="v"/>'
    expect(html('osis', osis(body))).toContain('He said, <span class="wj">Go</span> home')
  })

  test('the title of a psalm that is counted as a verse is one', () => {
    const title = '<title type="psalm"><verse sID="a" osisID="Gen.1.1"/>A Psalm.<verse eID="a"/></title>'
    const { texts } = read('osis', osis(`${title}<l><verse sID="b" osisID="Gen.1.2"/>Lord<verse eID="b"/></l>`))
    expect(texts).toEqual(['1 A Psalm.', '2 Lord'])
  })

  test('introductions, glossaries and headers are left out, headings are kept', () => {
    const body =
      '<div type="introduction">Moses wrote this.</div><title>The Beginning</title><verse sID="v" osisID="Gen.1.1"/>one<verse eID="v"/><div type="glossary">Abba: father</div>'
    expect(html('osis', osis(body))).toBe(
      '<h3 class="heading">The Beginning</h3><p class="p"><sup class="verse-number" id="v1">1</sup><span class="verse" data-verse="1">one</span></p>',
    )
  })

  test('untagged marks of the divine name in a module are converted', () => {
    expect(read('sword', sword('the \\nd LORD</divineName> said')).texts).toEqual(['1 the LORD said'])
    expect(html('sword', sword('the <divineName>LORD\\+nd* said'))).toContain('<span class="nd">LORD</span>')
  })

  test('a verse without words is dropped, one with only a note keeps it', () => {
    const body = `one\n$$$Genesis 1:2\n\n$$$Genesis 1:3\n${note}\n$$$Genesis 1:4\nfour`
    expect(read('sword', sword(body)).texts).toEqual(['1 one', '3 ', '4 four'])
  })
})

describe('USFX', () => {
  test('milestones, paragraphs, lines, styles, notes and names', () => {
    const { texts, names, chapters } = read(
      'usfx',
      usfx(
        '<s>Creation</s><d>A Psalm</d><p><v id="1"/>In the <nd>LORD</nd><f><fr>1:1</fr>or, God</f>begins<ve/> <v id="2-3"/>bridge<x>Isaiah 7:14</x><ve/></p><q level="2"><v id="4"/><wj>I am</wj><ve/></q>',
      ),
    )
    expect(texts).toEqual(['1 In the LORD begins', '2 bridge', '4 I am'])
    expect(names.get('GEN')).toBe('Génesis')
    expect(chapters[0]?.notes).toEqual([
      { kind: 'footnote', verse: 1, text: 'or, God' },
      { kind: 'crossref', verse: 2, text: 'Isaiah 7:14' },
    ])
  })

  test('Chinese verses are taken unchanged', () => {
    expect(
      read('usfx', usfx('\n  <v id="1"/>起初神創造天地。<ve/>\n  <v id="2"/>地是空虛混沌；<ve/>\n')).texts,
    ).toEqual(['1 起初神創造天地。', '2 地是空虛混沌；'])
  })

  test('parts of a verse and a resumed verse are one verse under one number', () => {
    const source = usfx('<p><v id="1a"/>one<ve/></p><p><v id="2"/>two<ve/></p><p><v id="1b"/>again<ve/></p>')
    expect(read('usfx', source).texts).toEqual(['1 one again', '2 two'])
    expect(html('usfx', source).match(/id="v1"/g)).toHaveLength(1)
  })

  test('a duplicate verse keeps its words separated', () => {
    const twice = (first: string, second: string) => usfx(`<p><v id="1"/>${first}<ve/><v id="1"/>${second}<ve/></p>`)
    expect(read('usfx', twice('a', 'b')).texts).toEqual(['1 a b'])
    expect(html('usfx', twice('a', 'b'))).toContain('a b')
    expect(read('usfx', twice('a ', 'b')).texts).toEqual(['1 a b'])
    expect(read('usfx', twice('神', '創造')).texts).toEqual(['1 神創造'])
    const between = usfx('<p><v id="1"/>a<ve/><v id="2"/>b<ve/><v id="1"/>c<ve/></p>')
    expect(read('usfx', between).texts).toEqual(['1 a c', '2 b'])
    expect(read('osis', osis('<verse osisID="Gen.1.1">a</verse><verse osisID="Gen.1.1">b</verse>')).texts).toEqual([
      '1 a b',
    ])
  })

  test('front matter, introductions and titles are left out', () => {
    const source = `<usfx><book id="FRT"><p>Preface</p></book><book id="GEN"><p sfm="mt">Genesis</p><p sfm="ip">Intro</p><c id="1"/><p><v id="1"/>one<ve/></p></book></usfx>`
    expect(html('usfx', source)).toMatch(/^<p class="p"><sup[^>]*>1<\/sup><span[^>]*>one<\/span><\/p>$/)
  })
})

describe('numbers that no Bible has', () => {
  test('words of verse 0 belong to no verse', () => {
    const zero = 'A song.<verse osisID="Gen.1.0">of old</verse><verse osisID="Gen.1.1">one</verse>'
    expect(read('osis', osis(zero)).texts).toEqual(['1 one'])
    expect(read('usfx', usfx('<p><v id="0"/>of old<ve/><v id="1"/>one<ve/></p>')).texts).toEqual(['1 one'])
    expect(read('usfx', usfx('<p><v id="0-1"/>one<ve/></p>')).texts).toEqual(['1 one'])
  })

  test('a chapter after the last one in any edition is rejected', () => {
    const chapter = (book: string, number: number) => () =>
      read('usfx', `<usfx><book id="${book}"><c id="${number}"/><p><v id="1"/>one<ve/></p></book></usfx>`).texts
    expect(chapter('GEN', 151)).toThrow('no edition of GEN has a chapter 151')
    expect(chapter('JHN', 22)).toThrow()
    const longest: [string, number][] = [
      ['GEN', 50],
      ['PSA', 151],
      ['JOL', 4],
      ['DAN', 14],
      ['EST', 16],
      ['SIR', 52],
    ]
    for (const [book, number] of longest) expect(chapter(book, number)()).toEqual(['1 one'])
  })
})

test.for(['osis', 'usfx', 'sword'] as const)('%s is read the same in pieces of any size', (format) => {
  const body = `“God”${note}created &amp; <q who="Jesus">said</q> 起初`
  const sources = {
    osis: osis(`<verse sID="v" osisID="Gen.1.1"/>${body}<verse eID="v"/>`),
    usfx: usfx(`<p><v id="1"/>“God”<f>a note</f>created &amp; <wj>said</wj> 起初<ve/></p>`),
    sword: sword(body),
  }
  const whole = read(format, sources[format])
  expect(whole.texts).toEqual(['1 “God” created & said 起初'])
  for (const pieces of [2, 7, sources[format].length]) expect(read(format, sources[format], pieces)).toEqual(whole)
})
