import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { drawnText, expectedText, printedText, withoutSpaces } from '../../infra/measure/printed-text.ts'
import type { Passage } from '../../shared/contract/bible.ts'
import { startApi } from '../helpers/client/api.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

/** A handout's file and what it shows. */
async function handout(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(api.url + path, { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${answer.status} ${bytes}`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="handout.pdf"')
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  return { bytes, text: printedText(bytes), caching: answer.headers.get('cache-control') }
}

async function passage(bible: string, ref: string): Promise<Passage> {
  const answer = await api.get(`/api/bible/${bible}/passage?ref=${encodeURIComponent(ref)}`)
  return answer.json().passages[0]
}

async function copyrightOf(bible: string): Promise<string> {
  const { name, copyright } = await database.db
    .selectFrom('bibles')
    .select(['name', 'copyright'])
    .where('id', '=', bible)
    .executeTakeFirstOrThrow()
  return `${name}: ${copyright}`
}

describe('a passage to print', () => {
  test.each([
    ['eng-web', 'John 3:16', ''],
    ['eng-web', 'Psalm 119', ''],
    ['eng-web', 'Genesis 1:26-2:4', '&paper=letter'],
    ['eng-kjv', 'Esther 8:9', '&large=true'],
    ['eng-kjv', 'Revelation 21', '&questions=false'],
    ['spa-rv1909', 'John 1', '&large=true&paper=letter'],
    ['spa-rv1909', 'Song of Solomon 2', ''],
    ['eng-web', 'Obadiah 1', ''],
  ])('%s, %s %s has the stored words, in order', async (bible, ref, options) => {
    const { text } = await handout(`/api/bible/${bible}/handout.pdf?ref=${encodeURIComponent(ref)}${options}`)
    const { verses, ref: shown } = await passage(bible, ref)
    expect(text).toContain(expectedText(verses))
    expect(text).toContain(withoutSpaces(shown))
    expect(text).toContain(withoutSpaces('Word for word as in'))
    const hasQuestions = /Questionstotalkabout|Preguntasparaconversar/.test(text)
    expect(hasQuestions).toBe(!options.includes('questions=false'))
  })

  test('in two translations has both beside each other, verse by verse', async () => {
    const { text } = await handout('/api/bible/eng-web/handout.pdf?ref=John+3:16-18&with=spa-rv1909')
    const [english, spanish] = await Promise.all([
      passage('eng-web', 'John 3:16-18'),
      passage('spa-rv1909', 'John 3:16-18'),
    ])
    const rows = english.verses.map((verse, index) => {
      const other = spanish.verses[index]!
      return withoutSpaces(`${verse.verse}${verse.text}${other.verse}${other.text}`)
    })
    expect(text).toContain(rows.join(''))
  })

  test('in two translations, of which one lacks a verse, has every other verse beside its own', async () => {
    const verse = database.db.deleteFrom('verses').where('bible_id', '=', 'eng-kjv').where('book', '=', 'JHN')
    await verse.where('chapter', '=', 5).where('verse', '=', 4).execute()
    const { text } = await handout('/api/bible/eng-web/handout.pdf?ref=John+5:3-5&with=eng-kjv')
    const [first, second] = await Promise.all([passage('eng-web', 'John 5:3-5'), passage('eng-kjv', 'John 5:3-5')])
    const [three, four, five] = first.verses.map((each) => `${each.verse}${each.text}`)
    const [other, last] = second.verses.map((each) => `${each.verse}${each.text}`)
    expect(text).toContain(withoutSpaces([three, other, four, five, last].join('')))
  })

  test('is the same for everyone and is not made again for a caller who has it', async () => {
    const path = '/api/bible/eng-web/handout.pdf?ref=Jude+1:2'
    expect((await handout(path)).caching).toMatch(/^public, max-age/)
    const { headers } = await api.get(path)
    expect((await api.get(path, { 'If-None-Match': headers.etag })).status).toBe(304)
  })

  test('of a text whose letters no font has is refused, since it would have other words', async () => {
    const verse = database.db.updateTable('verses').where('bible_id', '=', 'eng-kjv').where('book', '=', '3JN')
    await verse.where('verse', '=', 1).set({ text: '太初有道' }).execute()
    const answer = await api.get('/api/bible/eng-kjv/handout.pdf?ref=3+John+1:1-3')
    expect([answer.status, answer.json().error]).toEqual([409, 'no_font'])
    expect(answer.json().detail).toContain('太初有道')
  })
})

test('a handout of an installation without https leads to the address and port that its reader opened', async () => {
  const local = await startApi({ databaseUrl: database.url, env: { APEX_HOST: '192.168.1.5' } })
  try {
    const path = '/api/bible/eng-web/handout.pdf?ref=Jude+1:3&questions=false'
    // fetch sends no other Host
    const asked = get(local.url + path, { headers: { Host: '192.168.1.5:3000' } })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    expect(drawnText(await buffer(answer))).toContain('192.168.1.5:3000/read/JUD/1')
  } finally {
    await local.stop()
  }
})

describe('a day of a plan to print', () => {
  test('has its readings', async () => {
    const { planId } = await insertPlan(database.db, null, { isPublic: true, days: 2, stepsADay: 2 })
    const { text, caching } = await handout(`/api/reading-plans/${planId}/days/1/handout.pdf?bible=eng-kjv`)
    for (const ref of ['Mark 1', 'Mark 2']) expect(text).toContain(expectedText((await passage('eng-kjv', ref)).verses))
    expect(text).toContain('Day1of2')
    expect(caching).toBe('no-store')
    expect((await api.get(`/api/reading-plans/${planId}/days/3/handout.pdf`)).status).toBe(404)
  })
})

describe('a conversation to print', () => {
  test('has its words, and each quotation its sign with what it means', async () => {
    const visitor = api.visitor()
    await visitor.put('/api/user/theology', { theology_slug: 'lutheran' })
    const chat = await insertConversation(database.db, await visitor.row())
    const content = 'He says: “Jesus wept.” (John 11:35) \n\n> “Rejoice always.”\n\n1. A *first* point 🙂'
    const spans = [
      { words: 'Jesus wept.', verdict: 'exact', ref: 'John 11:35' },
      { words: 'Rejoice always.', verdict: 'paraphrase', ref: '1 Thessalonians 5:16' },
    ].map(({ words, verdict, ref }) => ({
      ...{ start: content.indexOf(words), end: content.indexOf(words) + words.length, verdict },
      source: {
        ...{ kind: 'scripture', edition: 'eng-web', edition_name: 'WEB', ref },
        ...{ book: null, chapter: null, start_verse: null, end_verse: null },
      },
      ...{ quoted: true, tool_call: null },
    }))
    const update = database.db.updateTable('messages').where('id', '=', chat.answerId)
    await update.set({ content, spans: JSON.stringify(spans) as never }).execute()
    const own = { 'X-User-ID': visitor.id()! }
    const { text, caching } = await handout(`/api/chat/${chat.chatId}/handout.pdf`, own)
    expect(caching).toBe('no-store')
    for (const words of [
      'Who is my neighbour?',
      'He says: “Jesus wept.”1 (John 11:35)',
      '“Rejoice always.”2',
      '1. A first point',
      await copyrightOf('eng-web'),
      '1 John 11:35: Word for word as in your translation',
      '2 1 Thessalonians 5:16: Close to 1 Thessalonians 5:16, but not its words',
    ])
      expect(text).toContain(withoutSpaces(words).replaceAll('\ufffc', ''))
  })
})

describe('a conversation in distress to print', () => {
  test.each([
    ['two lines and the answer', { kind: 'addiction', response: 'lines', is_whole: false }],
    ['the fixed reply alone', { kind: 'suicide', response: 'reply', is_whole: true }],
  ])('has what its page shows: %s', async (_name, care) => {
    const visitor = api.visitor()
    await visitor.put('/api/user/theology', { theology_slug: 'lutheran' })
    const { chatId, answerId } = await insertConversation(database.db, await visitor.row(), { words: 'Please help.' })
    const stored = JSON.stringify({ ...care, language: 'en', country: 'GB' }) as never
    const content = 'The words of that day.'
    await database.db.updateTable('messages').where('id', '=', answerId).set({ content, care: stored }).execute()
    const { text } = await handout(`/api/chat/${chatId}/handout.pdf`, { 'X-User-ID': visitor.id()! })
    const { help } = (await visitor.get(`/api/chat/${chatId}`)).json().messages.at(-1).care
    for (const line of help.split(/\n+/)) {
      const words = line
        .replace(/^- /, '')
        .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replaceAll('**', '')
      expect(text).toContain(withoutSpaces(words))
    }
    expect(text.includes(withoutSpaces(content))).toBe(!care.is_whole)
  })
})

describe('a bad request for a handout', () => {
  test.each([
    [400, 'bible/eng-web/handout.pdf'],
    [400, 'bible/eng-web/handout.pdf?ref='],
    [400, 'bible/eng-web/handout.pdf?ref=nothing'],
    [400, 'bible/eng-web/handout.pdf?ref=John+99'],
    [400, 'bible/eng-web/handout.pdf?ref=John+3:99'],
    [400, 'bible/eng-web/handout.pdf?ref=Tobit+1&with=eng-kjv&numbering=spa-rv1909'],
    [400, `bible/eng-web/handout.pdf?ref=${'a'.repeat(401)}`],
    [400, 'bible/eng-web/handout.pdf?ref=Genesis+1-20'],
    [400, 'bible/eng-web/handout.pdf?ref=Psalm+119&ref=Jude+1'],
    [400, 'bible/eng-web/handout.pdf?ref=Jude+1&paper=a3'],
    [400, 'bible/eng-web/handout.pdf?ref=Jude+1&paper='],
    [400, 'bible/eng-web/handout.pdf?ref=Jude+1&large=very'],
    [400, 'bible/eng-web/handout.pdf?ref=Jude+1&questions=2.5'],
    [400, `bible/eng-web/handout.pdf?ref=Jude+1&with=${'b'.repeat(65)}`],
    [404, 'bible/eng-web/handout.pdf?ref=Jude+1&with=none'],
    [404, 'bible/eng-web/handout.pdf?ref=Jude+1&numbering=none'],
    [404, 'bible/none/handout.pdf?ref=Jude+1'],
    [404, 'bible/%00/handout.pdf?ref=Jude+1'],
    [404, 'bible/eng-web/handout.PDF?ref=Jude+1'],
    [404, 'reading-plans/PLAN/days/0/handout.pdf'],
    [404, 'reading-plans/PLAN/days/-1/handout.pdf'],
    [404, 'reading-plans/PLAN/days/1e1/handout.pdf'],
    [404, 'reading-plans/PLAN/days/99999999999999999999/handout.pdf'],
    [404, 'reading-plans/PLAN/days/1/handout.pdf?bible=none'],
    [400, 'reading-plans/PLAN/days/1/handout.pdf?paper=b5'],
    [404, 'reading-plans/0/days/1/handout.pdf'],
    [404, 'chat/1/handout.pdf'],
    [404, 'chat/0/handout.pdf'],
    [404, 'chat/1%2f2/handout.pdf'],
  ])('%i for %s', async (status, path) => {
    const { planId } = await insertPlan(database.db, null, { isPublic: true })
    const answer = await api.get(`/api/${path.replace('PLAN', String(planId))}`)
    expect(answer.status, answer.text).toBe(status)
    expect(answer.json()).toMatchObject({ status, error: status === 400 ? 'invalid' : 'not_found' })
  })

  test('more a minute than an address may have made are rejected', async () => {
    const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_FILES_PREFIX_PER_MINUTE: '1' }
    const limited = await startApi({ databaseUrl: database.url, env })
    try {
      const ask = (verse: number) => limited.get(`/api/bible/eng-web/handout.pdf?ref=Jude+1:${verse}&questions=false`)
      expect([(await ask(1)).status, (await ask(2)).status, (await ask(1)).status]).toEqual([200, 429, 200])
    } finally {
      await limited.stop()
    }
  })
})
