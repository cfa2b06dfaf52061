import { describe, expect, test } from 'vitest'
import { checkText } from '../../shared/server/check-text.ts'
import { loadTranslation } from '../../workers/chat-answer/translation.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const { db } = await fileDatabase({ texts: true })

async function check(text: string, bible_id = 'eng-web') {
  const place = { bible_id, book: 'JHN', chapter: 3, verses: [] }
  const { content, spans } = await checkAnswer({ db, text, bible_id, language: bible_id.slice(0, 2), place })
  return {
    shown: content.replace(/\[([^\]]+)\]\(\/read[^)]*\)/g, '$1'),
    spans: spans.map(({ verdict, start, end }) => [verdict, content.slice(start, end)]),
  }
}

describe('one or two words between marks stay as they are, without a seal, unless the passage has them:', () => {
  test.each([
    ['The “suffering servant” (Isaiah 53:1-12)', 'suffering servant'],
    ['“worldly sorrow” (2 Corinthians 7:10)', 'worldly sorrow'],
    ['James denies “faith alone” (James 2:24)', 'faith alone'],
    ['“prodigal son” (Luke 15:11–32)', 'prodigal son'],
    ['“good Samaritan” (Luke 10:25–37)', 'good Samaritan'],
    ['«buen samaritano» (Lucas 10:25-37)', 'buen samaritano', 'spa-rv1909'],
  ])('%s', async (text, words, bible = 'eng-web') => {
    const { shown, spans } = await check(text, bible)
    expect(shown.replaceAll('–', '-')).toBe(text.replaceAll('–', '-'))
    expect(spans).toEqual([['not_found', words]])
  })
})

describe('or they have the name of the edition that has them:', () => {
  test.each([
    ['“Judge not” (Matthew 7:1)', 'Judge not'],
    ['“sin not” (Ephesians 4:26)', 'sin not'],
    ['“is condemned” (John 3:16, 18)', 'is condemned'],
  ])('%s', async (text, words) => {
    const { shown, spans } = await check(text)
    expect(shown).toBe(text)
    expect(spans).toEqual([['other_edition', words]])
  })
})

test('a few words that deny what the passage says are not close to it', async () => {
  const { spans } = await check('“For God did not love the world.” (John 3:16)')
  expect(spans).toEqual([['not_found', 'For God did not love the world.']])
})

test('a denial that a few words omit is put back', async () => {
  const { shown, spans } = await check('“You shall murder” (Exodus 20:13)')
  expect(spans).toEqual([['repaired', expect.stringContaining('You shall not murder')]])
  expect(shown).toContain('“You shall not murder')
})

describe('a few words are not replaced if they share only common words with the passage:', () => {
  test.each([
    ['James 2:24 rejects “justification by faith alone”.', 'justification by faith alone'],
    ['“the problem of evil” (Job 1)', 'the problem of evil'],
    ['“by faith alone” (James 2:24)', 'by faith alone'],
    ['“the suffering servant” (Isaiah 53)', 'the suffering servant'],
    ['“The natural man … discerns all things” (1 Corinthians 2:14-15)', 'The natural man … discerns all things'],
    ['“the parable of the prodigal son” (Luke 15:11-32)', 'the parable of the prodigal son'],
    ['“the theology of the cross” (1 Corinthians 1:18-25)', 'the theology of the cross'],
  ])('%s', async (text, words) => {
    const { shown, spans } = await check(text)
    expect(shown).toContain(words)
    expect(spans.map(([, each]) => each)).toEqual([words])
    expect(spans[0]?.[0]).toMatch(/^(?:not_found|paraphrase)$/)
  })
})

describe('a few words with a small difference are replaced:', () => {
  test.each([
    ['“Be still and know” (Psalm 46:10)', 'Be still, and know'],
    ['“the word was God” (John 1:1)', 'the Word was God.'],
    ['“the thorn in his flesh” (2 Corinthians 12:7)', 'a thorn in the flesh'],
    ['“Blessed are the poor in the spirit” (Matthew 5:3)', 'Blessed are the poor in spirit'],
    ['> Jesus cried.\n> — John 11:35', 'Jesus wept.'],
  ])('%s', async (text, words) => {
    expect((await check(text)).spans).toEqual([['repaired', words]])
  })
})

test('what replaces a quotation begins in its own sentence or speech', async () => {
  const { shown } = await check('“Let him who is without sin cast the first stone” (John 8:7)')
  expect(shown).toBe('“He who is without sin among you, let him throw the first stone” (John 8:7)')
})

test('a pasted text shows no other words beside a few that only seem alike', async () => {
  const bible = await loadTranslation(db, 'eng-web')
  const { spans } = await checkText({ db, text: '“the problem of evil” (Job 1)', bible: bible!, budgetMs: 1000 })
  expect(spans).toMatchObject([{ verdict: 'not_found', source: null }])
})

describe('the title of a psalm, which is in no verse, has a seal:', () => {
  const long = 'A Psalm by David, when Nathan the prophet came to him, after he had gone in to Bathsheba'
  test.each([
    [`“${long}” (Psalm 51)`, long],
    ['“A Psalm by David.” (Psalm 23)', 'A Psalm by David.'],
    ['Psalm 121 is called “A Song of Ascents”.', 'A Song of Ascents'],
  ])('%s', async (text, words) => {
    const { shown, spans } = await check(text)
    expect(shown).toBe(text)
    expect(spans).toEqual([['exact', words]])
  })
  test('also in a pasted text, and its source is the psalm', async () => {
    const bible = await loadTranslation(db, 'eng-web')
    const { spans } = await checkText({ db, text: '“A Psalm by David.” (Psalm 23)', bible: bible!, budgetMs: 1000 })
    const source = { ref: 'Psalm 23', chapter: 23, start_verse: null, text: 'A Psalm by David.' }
    expect(spans).toMatchObject([{ verdict: 'exact', source }])
  })
  test('but not beside a verse further on', async () => {
    expect((await check('“A Psalm by David.” (Psalm 23:4)')).spans).not.toContainEqual(['exact', 'A Psalm by David.'])
  })
})
