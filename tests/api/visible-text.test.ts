import { describe, expect, test } from 'vitest'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

const tagged = [...'obey'].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('')
const hidden = `Who was \u202eNicodemus\u202c${tagged}?\u0007`
const shown = 'Who was Nicodemus?'
const invisible = ['\u200b', '\u2800\u2800', '\u3164', '\u00ad', '\u202e\u202c', tagged]

describe('invisible text', () => {
  test('is removed from questions, prompts and titles', async () => {
    const visitor = api.visitor()
    const body = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: hidden }
    expect((await visitor.send('POST', '/api/chat', { body, headOnly: true })).status).toBe(200)
    const [chat] = (await visitor.get('/api/chats')).json().chats
    expect(chat.title).toBe(`John 3: ${shown}`)
    const { messages } = (await visitor.get(`/api/chat/${chat.id}`)).json()
    expect(messages[0]).toMatchObject({ role: 'user', content: shown })
    const jobs = await database.db.selectFrom('messages').select('content').where('id', '=', messages[0].id).execute()
    expect(jobs).toEqual([{ content: shown }])
  })

  test('is not a question by itself', async () => {
    for (const prompt of invisible) {
      const answer = await api.post('/api/chat', { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt })
      expect(answer.json()).toMatchObject({ status: 400, detail: 'Missing required fields: prompt' })
      expect((await api.post('/api/home', { prompt })).json()).toMatchObject({ status: 400, error: 'invalid' })
    }
  })

  test('is removed from places', async () => {
    const answer = await api.post('/api/home', { prompt: `John 3:1\u202e6${tagged}` })
    expect(answer.json()).toEqual({ ask_question: false, book: 'JHN', chapter: 3, verses: [16] })
  })

  test('is not a plan’s name, and is removed from names', async () => {
    const visitor = api.visitor()
    const body = { name: `Ho\u202epe\n now`, description: `Verses of hope\u{e0041}\nfor a week`, estimated_days: 7 }
    const { plan } = (await visitor.post('/api/reading-plans', body)).json()
    expect(plan).toMatchObject({ name: 'Hope now', description: 'Verses of hope\nfor a week' })
    for (const blank of invisible) {
      const named = await visitor.post('/api/reading-plans', { ...body, name: blank })
      expect(named.json()).toMatchObject({ status: 400, issues: [{ path: 'name', message: 'Plan name is required' }] })
      const described = await visitor.post('/api/reading-plans', { ...body, description: blank })
      expect(described.json()).toMatchObject({ status: 400, issues: [{ path: 'description' }] })
    }
  })
})

describe('the details of a question', () => {
  const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3 }
  const ask = (body: object, visitor = api.visitor()) =>
    visitor.send('POST', '/api/chat', { body: { ...question, ...body }, headOnly: true })

  test('no verses may also be written as null', async () => {
    expect((await ask({ prompt: 'Why at night?', verses: null, plan_step_id: null })).status).toBe(200)
  })

  test('two names of a chat must agree', async () => {
    const answer = await ask({ prompt: 'Why?', chat_id: 12, chatId: 13 })
    expect([answer.status, answer.json().issues?.[0].path]).toEqual([400, 'chatId'])
    // both name the same chat, which does not exist
    expect((await ask({ prompt: 'Why?', chat_id: 12, chatId: '12' })).status).toBe(404)
    expect((await ask({ prompt: 'Why now?', chat_id: null, chatId: null })).status).toBe(200)
  })
})
