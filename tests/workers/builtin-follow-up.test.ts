import { describe, expect, test } from 'vitest'
import type { Citation } from '../../shared/contract/chat.ts'
import { builtinProvider, quoted } from '../helpers/answers/builtin-provider.ts'

const { ask } = builtinProvider()

/** Asks a question and then another one in the same conversation; the second answer. */
async function askTwice(earlier: string, question: string, language = 'en', verses: number[] = []) {
  const bible_id = language === 'es' ? 'spa-rv1909' : 'eng-web'
  const before = await ask(earlier, { bible_id })
  const history = [{ role: 'user', content: earlier } as const, { role: 'assistant', content: before.content } as const]
  return ask(question, { bible_id, verses }, history)
}

/** The first passages of an answer; one that is quoted above is only named. */
const first = (citations: readonly Citation[]) =>
  citations
    .slice(0, 2)
    .map(({ ref }) => ref)
    .join('; ')

describe('a follow-up question is answered with its subject put back', () => {
  test.each([
    ['en', 'who was Paul', 'how did he die', /2 Timothy 4/],
    ['en', 'who was Paul', 'did he have a wife?', /1 Corinthians 7/],
    ['en', 'forgiveness', 'how many times', /Matthew 18|Luke 17/],
    ['en', 'what is baptism', 'and for babies?', /Acts 2/],
    ['en', 'angels', 'are they male or female', /Hebrews 1/],
    ['en', 'explain Psalm 23', 'who wrote it?', /Psalm 23/],
    ['en', 'love is patient', 'who wrote it?', /1 Corinthians/],
    ['en', 'what is the armor of God', 'what is the helmet for', /Ephesians 6/],
    ['en', 'ten commandments', 'which is the most important?', /Matthew 22/],
    ['es', 'abraham', '¿Cómo se llamaba su esposa?', /Genesis 17/],
    ['es', 'jonas', 'por que no queria ir?', /Jonah/],
    ['es', 'pedro', 'por que nego a jesus?', /Luke 22|Matthew 26/],
    ['es', 'perdonar', 'cuantas veces?', /Matthew 18|Luke 17/],
  ])('%s: %s ⇒ %s', async (language, earlier, question, reference) => {
    expect(first((await askTwice(earlier, question, language)).citations)).toMatch(reference)
  })
  test('but one that says all itself is answered alone, also if verses are chosen', async () => {
    for (const verses of [[], [16]])
      expect(quoted((await askTwice('David and Goliath', 'Who was Samson?', 'en', verses)).citations)[0]).toMatch(
        /^Judges/,
      )
  })
})

test('thanks get no verse', async () => {
  const { text, citations } = await askTwice('I am afraid', 'Thank you so much!')
  expect(text).toBe('You are welcome. Ask again whenever you like.')
  expect(citations).toEqual([])
})

test('another verse is one that was not quoted', async () => {
  const before = quoted((await ask('I am afraid')).citations)
  const { text, citations } = await askTwice('I am afraid', 'give me another verse')
  expect(text).toMatch(/^More on the same question:/)
  expect(before).not.toContain(quoted(citations)[0])
})

test('the next verse is the one after those that were quoted', async () => {
  const [last = ''] = quoted((await ask('Who was Paul?')).citations)
  const [next = ''] = quoted((await askTwice('Who was Paul?', 'and the next verse?')).citations)
  expect(Number(/\d+$/.exec(next)?.[0])).toBe(Number(/\d+$/.exec(last)?.[0]) + 1)
})

test('who did not understand gets the same answer with more of its passage', async () => {
  const before = await ask('what does the Bible say about anxiety')
  const { text, citations } = await askTwice('what does the Bible say about anxiety', "I don't understand")
  expect(text.split('\n')[0]).toBe(before.text.split('\n')[0])
  expect(quoted(citations)[0]?.split(':')[0]).toBe(quoted(before.citations)[0]?.split(':')[0])
})

test('where nothing is written of it, it says so and names the passages of the question before', async () => {
  const { text } = await askTwice('purgatory', 'who is right')
  expect(text).toMatch(/^I found nothing that answers just this/)
  expect(text).not.toMatch(/^>/m)
  expect(text).toContain('- 1 Corinthians 3:12–15')
})

test('a new question that finds nothing gets no verse of the open chapter within a conversation', async () => {
  const { text, citations } = await askTwice('praying to Mary', 'how do I plant tomatoes')
  expect(text).toMatch(/^I found no passage/)
  expect(quoted(citations)).toEqual([])
})
