import { describe, expect, test } from 'vitest'
import { readQuestion } from '../../api/chat/question.ts'
import { HomeAnswer, SearchAnswer } from '../../shared/contract/bible.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api } = sharedApi({ texts: true, env: { LLM_PROVIDER: 'builtin' } })

const WALK = 'Even though I walk through the valley of the shadow of death, I will fear no evil'
const GAVE = 'For God so loved the world that he gave his only born Son, that whoever believes in him'
/** Longer than what a search reads of a phrase. */
const LONG_VERSES = [
  ['It is enough. Now, O Yahweh, take away my life; for I am not better than my fathers.', '1KI', 19],
  [
    'I will take the remnant of Judah that have set their faces to go into the land of Egypt to live there, and they will all be consumed. They will fall in the land of Egypt. They will be consumed by the sword and by the famine. They will die, from the least even to the greatest, by the sword and by the famine. They will be an object of horror, an astonishment, a curse, and a reproach.',
    'JER',
    44,
  ],
] as const
/** Own words after, before, between and inside verses of 16 or more words. */
const OWN_WORDS = [
  `${WALK}. Tonight I am going to kill myself`,
  `${WALK}. Tonight I am going to kill myself.`,
  `${WALK}, but tonight I am going to kill myself`,
  WALK.replace('evil', 'more because I am going to kill myself tonight'),
  `${GAVE} - I took all my pills and I want to die`,
  `Tonight I am going to kill myself. ${WALK}, for you are with me.`,
  `${WALK}, for you are with me. I am going to kill myself. Your rod and your staff, they comfort me.`,
  `${WALK} „ I am going to kill myself tonight`,
]

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
    ['for he spoke, and it was done', 'PSA', 33],
    ['he put them in custody in the house', 'GEN', 40],
  ])('opens the pasted verses, although they could be a cry: %j', async (prompt, book, chapter) => {
    const answer = await home(prompt)
    expect(answer).toMatchObject({ book, chapter })
    expect(answer.care).toBeUndefined()
  })

  test.each(LONG_VERSES)('opens a long verse that could be a cry: %j', async (verse, book, chapter) => {
    const answer = await home(verse)
    expect(answer).toMatchObject({ book, chapter })
    expect(answer.care).toBeUndefined()
  })

  test.each(OWN_WORDS)('own words beside a long verse get the full reply: %j', async (prompt) => {
    expect((await home(prompt)).care).toMatchObject({ response: 'reply' })
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
    (await readQuestion({ ...api.deps, ip: '127.0.0.1', state: {}, get: () => 'en-GB' }, { ...place, prompt })).care

  test.each([
    VERSE,
    `What does this verse mean? ${VERSE}`,
    'It is enough. Now, O Yahweh, take away my life; for I am not better than my fathers.',
  ])('gets two lines above an ordinary answer: %j', async (prompt) => {
    expect(await careFor(prompt)).toMatchObject({ response: 'lines', is_whole: false })
  })

  test.each([
    ...OWN_WORDS,
    `${VERSE} My husband beats me, too.`,
    'I am weary of my life. I want to die.',
    'I am weary of my life. Save me! I am alone.',
  ])('gets the full reply if the visitor’s own words sound in danger: %j', async (prompt) => {
    expect(await careFor(prompt)).toMatchObject({ response: 'reply' })
  })
})

describe('a search for words of Scripture', () => {
  const search = async (q: string) => {
    const answer = await api.get(`/api/bible/eng-web/search?q=${encodeURIComponent(q)}`, { 'Accept-Language': 'en-GB' })
    expect(answer.status, answer.text).toBe(200)
    return SearchAnswer.parse(answer.json()).care
  }

  test.each(LONG_VERSES)('finds a long verse without help: %j', async (verse) => {
    expect(await search(verse)).toBeUndefined()
  })

  test.each([...OWN_WORDS, 'it is what it is and I am who I am and you are who you are, and I will kill myself'])(
    'gets help if own words are beside them: %j',
    async (q) => {
      expect(await search(q)).toMatchObject({ response: 'reply' })
    },
  )
})
