import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const { db } = await fileDatabase({ texts: true })

async function check(text: string) {
  const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [16] }
  const { content, spans } = await checkAnswer({ db, text, bible_id: 'eng-web', language: 'en', place })
  return {
    shown: content.replace(/\[([^\]]+)\]\(\/read[^)]*\)/g, '$1'),
    spans: spans.map(({ verdict, source, start, end }) => [verdict, source?.ref, content.slice(start, end)]),
  }
}

const FATHER = 'the Father himself loves you'

describe('an exact quotation is sealed where its words are, of all references that may name it:', () => {
  test.each([
    [
      'In Matthew 4:4, Jesus answers, “Man shall not live by bread alone, but by every word that proceeds out of God’s mouth” (quoting Deuteronomy 8:3).',
      [['Matthew 4:4', 'Man shall not live by bread alone, but by every word that proceeds out of God’s mouth']],
    ],
    [
      'Read Genesis 1:1 alongside “In the beginning was the Word” in John 1:1.',
      [['John 1:1', 'In the beginning was the Word']],
    ],
    [
      'John 1:1 says “the Word was with God” — and John 1:14 adds “the Word became flesh”.',
      [
        ['John 1:1', 'the Word was with God'],
        ['John 1:14', 'the Word became flesh'],
      ],
    ],
    [
      `“God is love” (1 John 4:8) is why “${FATHER}”.`,
      [
        ['1 John 4:8', 'God is love'],
        ['John 16:27', FATHER],
      ],
    ],
    [
      'Paul’s “new creation” (2 Corinthians 5:17) is what Jesus calls being “born anew”.',
      [
        ['2 Corinthians 5:17', 'new creation'],
        ['John 3:3', 'born anew'],
      ],
    ],
    ...['see', 'see also', 'compare', 'cf.', 'echoing'].map((word) => [
      `Jesus says, “${FATHER}” (${word} 1 John 4:8).`,
      [['John 16:27', FATHER]],
    ]),
  ] as [string, [string, string][]][])('%s', async (text, places) => {
    const { shown, spans } = await check(text)
    expect(shown).toBe(text)
    expect(spans).toEqual(places.map(([ref, words]) => ['exact', ref, words]))
  })
})

describe('a reference that plainly names the words is the only one that counts:', () => {
  test.each([
    `Jesus says, “${FATHER}” (1 John 4:8).`,
    `1 John 4:8 says, “${FATHER}”.`,
    `“God is love” (1 John 4:8), and “${FATHER}” (Genesis 1:1).`,
    `“${FATHER}” (WEB, 1 John 4:8).`,
  ])('%s', async (text) => {
    const found = (await check(text)).spans.filter(([, , words]) => words === FATHER)
    expect(found).toHaveLength(1)
    expect(found[0]?.[0]).toMatch(/^(?:not_found|paraphrase)$/)
    expect(found[0]?.[1]).not.toBe('John 16:27')
  })
})
