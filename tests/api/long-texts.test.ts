import { expect, test } from 'vitest'
import { HomeAnswer } from '../../shared/contract/bible.ts'
import { PROMPT_MAX } from '../../shared/limits.ts'
import { NOTE_MAX } from '../../shared/note-limits.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'
import { watchLoop } from '../helpers/stack/loop-watch.ts'

const limits = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_LONG_TEXTS_PREFIX_CHARACTERS_PER_MINUTE: '12000' }
const { api } = sharedApi({ texts: true, env: { LLM_PROVIDER: 'builtin', TRUSTED_PROXIES: '1', ...limits } })

const SUICIDE = 'I want to kill myself.'
/** An ordinary text of this length, none of whose sentences is in another one. */
const story = (length: number, name = 'Ruth') =>
  Array.from({ length: length / 30 }, (_, i) => `${name} walked ${i} miles to the field of barley.`)
    .join(' ')
    .slice(0, length)

const from = (address: string) => ({ 'X-Forwarded-For': address })
const home = (address: string, prompt: string) => api.visitor().post('/api/home', { prompt }, from(address))
/** Asks a question. Its answer has no end, since no worker runs, except that of a fixed reply. */
const ask = (
  address: string,
  prompt: string,
  { note, headOnly = true }: { note?: string; headOnly?: boolean } = {},
) => {
  const body = { bible_id: 'eng-web', bookId: 'PSA', chapter: 34, prompt, note }
  return api.visitor().send('POST', '/api/chat', { body, headers: from(address), headOnly })
}
const replyTo = async (address: string, prompt: string, more?: { note: string }) =>
  (await ask(address, prompt, { ...more, headOnly: false })).text

/** An address that has sent more characters in long texts than it may in a minute. */
async function busyAddress(address: string) {
  let last = 200
  for (let n = 0; n < 4 && last === 200; n++) last = (await home(address, story(PROMPT_MAX, `Naomi ${n}`))).status
  expect(last).toBe(429)
  return address
}

test('beyond a limit of characters, long texts of an address are refused, and short ones and other addresses are not', async () => {
  const busy = await busyAddress('203.0.113.1')
  const refused = [
    await home(busy, story(PROMPT_MAX)),
    await ask(busy, story(PROMPT_MAX)),
    await ask(busy, 'Who?', { note: story(NOTE_MAX) }),
  ]
  for (const { status, headers, json } of refused) {
    expect([status, json().error]).toEqual([429, 'rate_limited'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await home(busy, 'the Lord is my shepherd')).status).toBe(200)
  expect((await ask(busy, 'Who was Ruth?')).status).toBe(200)
  expect((await home('203.0.113.2', story(PROMPT_MAX))).status).toBe(200)
})

test('beyond it, a long text that begins or ends in danger gets its help', async () => {
  const busy = await busyAddress('203.0.113.3')
  for (const text of [`${SUICIDE} ${story(3900)}`, `${story(3900)} ${SUICIDE}`]) {
    const found = await home(busy, text)
    expect(HomeAnswer.parse(found.json()).care).toMatchObject({ kind: 'suicide', response: 'reply' })
    expect(await replyTo(busy, text)).toContain('"response":"reply"')
  }
  expect(await replyTo(busy, 'What now?', { note: `${story(9900)} ${SUICIDE}` })).toContain('"response":"reply"')
})

test('a text of a request counts once, and a text within the limit is read whole', async () => {
  const hidden = `${story(1900)} ${SUICIDE} ${story(1900, 'Orpah')}`
  for (let n = 0; n < 3; n++) {
    const found = await home('203.0.113.4', `${hidden} ${n}`)
    expect(HomeAnswer.parse(found.json()).care).toMatchObject({ kind: 'suicide', response: 'reply' })
  }
  expect((await home('203.0.113.4', `${story(3900)} ?`)).status).toBe(429)
})

test('a long text that is refused blocks the process for a fraction of the time that reading it takes', async () => {
  const read = await watchLoop(
    () => ask('203.0.113.5', 'Who was she?', { note: story(NOTE_MAX) }),
    Number.POSITIVE_INFINITY,
  )
  const busy = await busyAddress('203.0.113.6')
  const refused = await watchLoop(() => ask(busy, 'Who was she?', { note: story(NOTE_MAX) }), 0)
  expect(refused.longestTurn).toBeLessThan(read.longestTurn / 3)
})
