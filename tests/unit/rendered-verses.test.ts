import { expect, test } from 'vitest'
import { renderChapter } from '../../shared/bible/render.ts'
import { taggedVersesOfHtml, versesOfHtml } from '../../shared/bible/rendered-verses.ts'

test.each([
  [
    'numbers, notes and the signs of notes are no text of a verse',
    '<section class="chapter" data-book="JHN" data-chapter="1"><h3 class="heading">The Word</h3><p class="p"><sup class="verse-number" id="v1">1</sup><span class="verse" data-verse="1">In the <span class="nd">beginning</span><button class="note" data-note="1" data-kind="footnote" aria-label="Footnote 1"></button> was the Word. </span></p><aside class="notes"><p id="note-1" data-kind="footnote">Or: at <a class="ref" data-ref="GEN.1.1">Genesis 1:1</a></p></aside></section>',
    [{ verse: 1, verse_end: 1, text: 'In the beginning was the Word.' }],
  ],
  [
    'two lines of a poem are two words, and a bridge has its end',
    '<section class="chapter" data-book="PSA" data-chapter="1"><h4 class="psalm-title">A Psalm.</h4><p class="q q1"><sup class="verse-number" id="v4">4–5</sup><span class="verse" data-verse="4">Day to day</span></p><p class="q q2"><span class="verse" data-verse="4"><span class="wj">pours &#38; &#39;tells&#39;</span></span></p></section>',
    [{ verse: 4, verse_end: 5, text: "Day to day pours & 'tells'" }],
  ],
])('%s', (_, html, verses) => {
  expect(versesOfHtml(html)).toEqual(verses)
})

test('what the renderer writes is read again', () => {
  const html = renderChapter({
    book: 'JHN',
    chapter: 3,
    blocks: [
      {
        kind: 'p',
        pieces: [
          { kind: 'verse', verse: 16, end: 16 },
          { kind: 'text', verse: 16, text: 'For God <so> loved ', wj: 1 },
          { kind: 'text', verse: 16, text: '“the” world', wj: 1, add: true },
        ],
      },
    ],
    notes: [],
  } as unknown as Parameters<typeof renderChapter>[0])
  expect(versesOfHtml(html)).toEqual([{ verse: 16, verse_end: 16, text: 'For God <so> loved “the” world' }])
})

test('the words with Strong’s numbers are read with their verses, and those of a title are not', () => {
  const word = { kind: 'text', wj: 0, nd: false, add: false } as const
  const html = renderChapter({
    ...{ book: 'PSA', chapter: 3, notes: [] },
    blocks: [
      { kind: 'psalm-title', pieces: [{ ...word, verse: 0, text: 'A Psalm', strong: 'H4210' }] },
      {
        kind: 'q1',
        pieces: [
          { kind: 'verse', verse: 1, end: 1 },
          { ...word, verse: 1, text: ' Yahweh', strong: 'H3068', nd: true },
          { ...word, verse: 1, text: ', how ', strong: '' },
          { ...word, verse: 1, text: 'my <foes>', strong: 'H6862', wj: 1, add: true },
        ],
      },
      { kind: 'q2', pieces: [{ ...word, verse: 1, text: 'rise', strong: 'H6965' }] },
      {
        kind: 'p',
        pieces: [
          { kind: 'verse', verse: 2, end: 2 },
          { ...word, verse: 2, text: 'They', strong: '' },
          { kind: 'verse', verse: 3, end: 3 },
          { ...word, verse: 3, text: 'say', strong: 'H559' },
          { ...word, verse: 0, text: 'Selah', strong: 'H5542' },
        ],
      },
    ],
  })
  expect(taggedVersesOfHtml(html)).toEqual([
    {
      verse: 1,
      strongs: [
        ['Yahweh', 'H3068'],
        ['my <foes>', 'H6862'],
        ['rise', 'H6965'],
      ],
    },
    { verse: 3, strongs: [['say', 'H559']] },
  ])
})
