import { describe, expect, test } from 'vitest'
import { readQuestion } from '../../api/chat/question.ts'
import { HomeAnswer } from '../../shared/contract/bible.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api } = sharedApi({ texts: true, env: { LLM_PROVIDER: 'builtin' } })

describe('Home', () => {
  const home = async (prompt: string) => {
    const answer = await api.visitor().post('/api/home', { prompt })
    expect(answer.status, answer.text).toBe(200)
    return HomeAnswer.parse(answer.json())
  }

  test.each([
    ['There was evening and there was morning, a fourth day.', 'GEN', 1],
    ['I have pursued my enemies and destroyed them. I didn’t turn again until they were consumed.', '2SA', 22],
    ['For he breaks me with a storm, and multiplies my wounds without cause.', 'JOB', 9],
  ])('opens the pasted verses, although they could be a cry: %j', async (prompt, book, chapter) => {
    const answer = await home(prompt)
    expect(answer).toMatchObject({ book, chapter })
    expect(answer.care).toBeUndefined()
  })

  test('opens the verses of a question about them, with two lines of help as in the conversation', async () => {
    const verse = 'For he breaks me with a storm, and multiplies my wounds without cause.'
    expect(await home(`What does this verse mean? ${verse}`)).toMatchObject({
      ...{ ask_question: true, book: 'JOB', chapter: 9 },
      care: { kind: 'violence', response: 'lines', is_whole: false },
    })
  })

  test('a question about a verse and danger in own words get the reply', async () => {
    const verse = 'For he breaks me with a storm, and multiplies my wounds without cause.'
    expect(await home(`${verse} My husband beats me, too.`)).toMatchObject({
      ...{ book: 'PSA', chapter: 34, verses: [18] },
      care: { response: 'reply' },
    })
  })

  test('words of a verse that continue in own words are no verse', async () => {
    expect(await home('He breaks me with a storm, my husband, and he hits me every night.')).toMatchObject({
      care: { response: 'reply' },
    })
  })
})

describe('a question with words of Scripture', () => {
  const VERSE = 'For he breaks me with a storm, and multiplies my wounds without cause.'
  const place = { bible_id: 'eng-web', bookId: 'JOB', chapter: 9, verses: [] }
  const careFor = async (prompt: string) =>
    (await readQuestion({ ...api.deps, get: () => 'en-GB' }, { ...place, prompt })).care

  test.each([
    VERSE,
    `What does this verse mean? ${VERSE}`,
    'It is enough. Now, O Yahweh, take away my life; for I am not better than my fathers.',
  ])('gets two lines above an ordinary answer: %j', async (prompt) => {
    expect(await careFor(prompt)).toMatchObject({ response: 'lines', is_whole: false })
  })

  test.each([
    `${VERSE} My husband beats me, too.`,
    'I am weary of my life. I want to die.',
    'I am weary of my life. Save me! I am alone.',
  ])('gets the full reply if the visitor’s own words sound in danger: %j', async (prompt) => {
    expect(await careFor(prompt)).toMatchObject({ response: 'reply' })
  })
})
