import { describe, expect, test } from 'vitest'
import { noteReferences } from '../../shared/bible/note-references.ts'
import { renderChapter } from '../../shared/bible/render.ts'
import type { TextPiece } from '../../shared/bible/text-piece.ts'
import type { Chapter } from '../../shared/bible/tokens.ts'
import { countWords } from '../../shared/bible/tokens.ts'
import { escapeHtml } from '../../shared/escape-html.ts'
import { readChapterHtml } from '../helpers/browser/chapter-html.ts'
import { cpuMs } from '../helpers/stack/cpu-time.ts'

const words = (text: string, more: Partial<TextPiece> = {}): TextPiece => ({
  ...{ kind: 'text', text, verse: 1, wj: 0, nd: false, add: false, strong: '' },
  ...more,
})

describe('chapter HTML', () => {
  test('everything from a source is escaped', () => {
    const evil = '<script>alert(1)</script>"\'&'
    const chapter: Chapter = {
      ...{ book: 'GEN', chapter: 1 },
      blocks: [
        { kind: 'heading', pieces: [words(evil, { verse: 0 })] },
        { kind: 'p', pieces: [{ kind: 'verse', verse: 1, end: 1 }, words(evil), { kind: 'note', note: 1, verse: 1 }] },
      ],
      notes: [{ kind: 'footnote', verse: 1, text: `${evil} Isaiah 7:14` }],
    }
    const html = renderChapter(chapter)
    expect(html).not.toContain('<script')
    expect(readChapterHtml(html).verses.get(1)).toBe(evil)
    expect(escapeHtml(evil)).toBe('&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;&#38;')
  })

  test('a note is a named button in the line and a paragraph in the aside, its references are links', () => {
    const chapter: Chapter = {
      ...{ book: 'MAT', chapter: 1 },
      blocks: [
        {
          kind: 'p',
          pieces: [
            { kind: 'verse', verse: 23, end: 23 },
            words('Immanuel', { verse: 23 }),
            { kind: 'note', note: 1, verse: 23 },
          ],
        },
      ],
      notes: [{ kind: 'crossref', verse: 23, text: 'Isaiah 7:14; 8:8' }],
    }
    expect(renderChapter(chapter)).toBe(
      '<section class="chapter" data-book="MAT" data-chapter="1"><p class="p"><sup class="verse-number" id="v23">23</sup>' +
        '<span class="verse" data-verse="23">Immanuel<button class="note" data-note="1" data-kind="crossref" aria-label="Cross reference 1"></button></span></p>' +
        '<aside class="notes"><p id="note-1" data-kind="crossref"><a class="ref" data-ref="ISA.7.14">Isaiah 7:14</a>; <a class="ref" data-ref="ISA.8.8">8:8</a></p></aside></section>',
    )
  })
})

describe('references in notes', () => {
  const found = (text: string) =>
    noteReferences(text, 'GEN').map(
      (each) => `${text.slice(each.start, each.end)} = ${each.book}.${each.chapter}.${each.verse}`,
    )

  test.for([
    ['Isaiah 57:15; 66:2', ['Isaiah 57:15 = ISA.57.15', '66:2 = ISA.66.2']],
    ['See 3:7.', ['3:7 = GEN.3.7']],
    ['1ch 11:11 he lift', ['1ch 11:11 = 1CH.11.11']],
    ['Song of Solomon 2:1', ['Song of Solomon 2:1 = SNG.2.1']],
    ['1 Cor. 13:4–7', ['1 Cor. 13:4–7 = 1CO.13.4']],
    ['Luke 3.4', ['Luke 3.4 = LUK.3.4']],
    ['about 0.35 ounces, or 36.6 meters', []],
    ['9:00 a.m. until 3:30 p.m.', []],
    ['Psalm 999:1', []],
    ['no reference at all', []],
    // names that are no English ones of books
    ['Mateo 5:3; Salmos 23:1; 24:2', []],
    ['1 Corintios 13:4', []],
    ['Mateo 5.3; 6:1', []],
    ['1. Mose 3:15', []],
    ['Éxodo 3:2', []],
    ['E\u0301xodo 3:2', []],
    ['馬太福音 5:3；5:4', []],
    ['创世记3:15', []],
    ['בראשית 3:15', []],
    ['Qumran 3:16', []],
    ['Antiquities 8:5, but Isaiah 7:14; 8:8', ['Isaiah 7:14 = ISA.7.14', '8:8 = ISA.8.8']],
    ['Isaiah 7:14; Mateo 1:23; 2:6', ['Isaiah 7:14 = ISA.7.14']],
    // words that are no names
    ['Isaiah 7:14 and 8:8; cf. 9:6', ['Isaiah 7:14 = ISA.7.14', '8:8 = ISA.8.8', '9:6 = ISA.9.6']],
    ['See verses 3:7', ['3:7 = GEN.3.7']],
    ['Véase 3:7', ['3:7 = GEN.3.7']],
    ['Vgl. 3:7', ['3:7 = GEN.3.7']],
    ['Voir 3:7', ['3:7 = GEN.3.7']],
    ['Cap. 3:7', ['3:7 = GEN.3.7']],
    ['V. 3:7', ['3:7 = GEN.3.7']],
    ['參3:7', ['3:7 = GEN.3.7']],
  ] as [string, string[]][])('%s', ([text, expected]) => {
    expect(found(text)).toEqual(expected)
  })

  test('very many notes take no time', () => {
    const texts = ['1 '.repeat(100_000), 'Song of '.repeat(50_000), 'a'.repeat(200_000), '1:'.repeat(100_000)]
    expect(cpuMs(() => texts.map(found))).toBeLessThan(500)
  })
})

test('words are counted in letters and in characters', () => {
  expect(countWords('In the beginning, God’s Spirit')).toBe(5)
  expect(countWords('起初神創造天地。')).toBe(7)
  expect(countWords(' — … ')).toBe(0)
  expect(countWords("Señor, don't: -well- 12-13 'x")).toBe(5)
  expect(countWords('神a b')).toBe(3)
})
