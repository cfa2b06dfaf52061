import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createClient } from '../helpers/client/client.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { ask } from '../helpers/client/reader.ts'
import { alerts, family, metricsOf, panels } from '../helpers/source/metric-files.ts'
import { askOperations, basic, tokenOf } from '../helpers/source/operations.ts'
import type { TestApiProcess } from '../helpers/stack/processes.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

const secret = 'a-secret-of-operators'
const within = { timeout: 20_000 }
// processes start slowly on a busy machine
vi.setConfig({ testTimeout: 90_000 })

let stack: Stack
let guarded: TestApiProcess

beforeAll(async () => {
  // the model's first call is refused permanently, later ones are answered
  stack = await startStack({ model: 'error,code=400,times=1', env: { WORKER_PORT: '0' } })
  guarded = await stack.addApi({ OPERATORS_SECRET: secret })
})
afterAll(() => stack.stop())

const here = (path = '/operations', options: Parameters<typeof askOperations>[2] = {}) =>
  askOperations(stack.api.adminPort, path, options)
const there = (path = '/operations', options: Parameters<typeof askOperations>[2] = {}) =>
  askOperations(guarded.adminPort, path, options)
/** Presses a button of the page as an operator would. */
const press = async (action: string, target: string) => {
  const token = tokenOf(await here())
  return here(`/operations/${action}`, { method: 'POST', form: { token, target } })
}
const port = () => stack.api.port
/** The work that an answer is. */
const workOf = (messageId: number) =>
  stack.database.db
    .selectFrom('work_item')
    .select(['id', 'state'])
    .where('entity_id', '=', String(messageId))
    .executeTakeFirstOrThrow()

test('without a secret the page is only for the local machine, by one of its own names', async () => {
  const page = await here()
  expect(page.status).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.text).toContain('chat-answer')
  expect(page.text).not.toMatch(/<script|style=/)
  for (const headers of [
    { Host: 'philip.example' },
    { Host: `127.0.0.1.nip.example:${stack.api.adminPort}` },
    { 'X-Forwarded-For': '127.0.0.1' },
    { Forwarded: 'for=127.0.0.1' },
  ]) {
    const refused = await here('/operations', { headers })
    expect([refused.status, tokenOf(refused)], JSON.stringify(headers)).toEqual([403, ''])
  }
})

test('a site that points its own name at the operators’ port cannot read anything there', async () => {
  for (const path of ['/metrics', '/readyz', '/livez', '/tls?domain=localhost']) {
    expect((await here(path)).status, path).toBe(200)
    const headers = { Host: `evil.example:${stack.api.adminPort}` }
    for (const asked of [here, there]) expect((await asked(path, { headers })).status, path).toBe(421)
  }
})

test('an address that is no URL is not found, and the port continues to answer', async () => {
  expect((await here('//')).status).toBe(404)
  expect((await here('/livez')).status).toBe(200)
})

test('with a secret it requires the secret, and accepts any name', async () => {
  const refused = await there()
  expect(refused.status).toBe(401)
  expect(refused.headers['www-authenticate']).toMatch(/^Basic /)
  for (const wrong of ['', 'a-secret-of-operator', `${secret}s`]) {
    expect((await there('/operations', { headers: basic('ruth', wrong) })).status, wrong).toBe(401)
  }
  expect((await there('/operations/pause', { method: 'POST', form: { target: 'chat-answer' } })).status).toBe(401)
  expect((await there('/operations', { headers: basic('ruth', secret) })).status).toBe(200)
  expect((await there('/operations.css', { headers: basic('ruth', secret) })).headers['content-type']).toContain('css')
})

test('a button works only for a form of this page', async () => {
  const headers = basic('ruth', secret)
  const token = tokenOf(await there('/operations', { headers }))
  const post = (form: object, more = {}) =>
    there('/operations/pause', { method: 'POST', headers: { ...headers, ...more }, form })
  const target = 'suggestion-precompute'
  expect((await post({ target })).status).toBe(403)
  expect((await post({ target, token: `${token}x` })).status).toBe(403)
  expect((await post({ target, token }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await post({ target, token }, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ target: 'x'.repeat(5000), token })).status).toBe(413)
  expect((await post({ target: 'no-such-queue', token })).status).toBe(409)
  expect((await there('/operations/drop', { method: 'POST', headers, form: { token } })).status).toBe(409)
  expect((await there('/operations/pause', { headers })).status).toBe(405)
  expect((await there('/operations', { headers })).text).not.toContain('<em>paused</em>')
})

test('failed work can be retried, and its answer is complete', async () => {
  const reader = ask({ prompt: 'Why was it so dark, zaphnath?' }, { port })
  expect((await reader.ended).data.status).toBe('failed')
  const { id } = await workOf(reader.messageId())
  const page = await here()
  expect(page.text).toContain(id)
  expect(page.text).toContain('rejected')
  expect(page.text).not.toContain('zaphnath')
  const pressed = await press('retry', id)
  expect([pressed.status, pressed.text.includes(`${id} is being retried.`)]).toEqual([200, true])
  const client = createClient(port())
  const status = async () => {
    const read = await client.get(`/api/chat/${reader.chatId()}/messages`, { 'X-User-ID': reader.visitor() })
    return read.json().messages.at(-1).status
  }
  await expect.poll(status, within).toBe('complete')
  expect((await press('retry', id)).status).toBe(409)
})

test.each([
  ['has words', { content: 'Words that its visitor has read.' }],
  ['is not the chosen one', { content: '', is_chosen: false }],
])('a failed answer that %s is not retried here, and stays as it is', async (_which, row) => {
  const reader = ask({ prompt: 'say:Light.' }, { port })
  await reader.ended
  const { db } = stack.database
  const failed = { status: 'failed' as const, error: 'worker_lost', ...row }
  await db.updateTable('messages').set(failed).where('id', '=', reader.messageId()).execute()
  const { id } = await workOf(reader.messageId())
  await db.updateTable('work_item').set({ state: 'failed', error_code: 'worker_lost' }).where('id', '=', id).execute()
  expect((await press('retry', id)).status).toBe(409)
  const stored = db.selectFrom('messages').selectAll().where('id', '=', reader.messageId())
  expect(await stored.executeTakeFirst()).toMatchObject({ is_chosen: true, ...failed })
})

test('a paused queue starts nothing until it is resumed', async () => {
  expect((await press('pause', 'chat-answer')).text).toContain('<em>paused</em>')
  const reader = ask({ prompt: 'say:Light.' }, { port })
  await reader.until(({ event }) => event === 'status')
  const state = async () => (await workOf(reader.messageId())).state
  expect(await state()).toBe('queued')
  expect((await press('resume', 'chat-answer')).text).not.toContain('<em>paused</em>')
  expect((await reader.ended).data.status).toBe('complete')
})

test('a public conversation that is taken down disappears for others permanently', async () => {
  const reader = ask({ prompt: 'say:For all to read.' }, { port })
  await reader.ended
  const client = createClient(port())
  const own = { 'X-User-ID': reader.visitor() }
  const path = `/api/chat/${reader.chatId()}`
  expect((await press('takedown', String(reader.chatId()))).status).toBe(409)
  expect((await client.post(`${path}/publish`, {}, own)).status).toBe(200)
  expect((await client.get(path)).status).toBe(200)
  const pressed = await press('takedown', `https://philip.example/chat/${reader.chatId()}`)
  expect(pressed.status).toBe(200)
  expect((await client.get(path)).status).toBe(404)
  expect((await client.get(path, own)).status).toBe(200)
  const again = await client.post(`${path}/publish`, {}, own)
  expect([again.status, again.json().error]).toEqual([403, 'taken_down'])
})

test('a public plan that is taken down disappears for others permanently, and a curated one cannot be', async () => {
  const { db } = stack.database
  const client = createClient(port(), { keepsVisitor: true })
  await client.put('/api/user/commentary', { commentary: 'none' })
  const { id: owner } = await db
    .selectFrom('visitors')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { planId } = await insertPlan(db, owner, { isPublic: true })
  const path = `/api/reading-plans/${planId}`
  expect((await createClient(port()).get(path)).status).toBe(200)
  const pressed = await press('takedown', `https://philip.example/reading-plans/${planId}`)
  expect(pressed.status).toBe(200)
  expect((await createClient(port()).get(path)).status).toBe(404)
  expect((await client.get(path)).status).toBe(200)
  const again = await client.put(path, { is_public: true })
  expect([again.status, again.json().error]).toEqual([403, 'taken_down'])
  expect((await client.put(path, { name: 'For myself alone' })).status).toBe(200)
  const { planId: curated } = await insertPlan(db, null, { isPublic: true })
  expect((await press('takedown', `/reading-plans/${curated}`)).status).toBe(409)
})

test('reports are listed with reasons and notes until an operator takes the item down or dismisses them', async () => {
  const reader = ask({ prompt: 'say:Reported words.' }, { port })
  await reader.ended
  const client = createClient(port())
  const path = `/api/chat/${reader.chatId()}`
  await client.post(`${path}/publish`, {}, { 'X-User-ID': reader.visitor() })
  const report = { reason: 'hateful', note: 'Look at <b>this</b>.' }
  expect((await client.post(`${path}/report`, report)).status).toBe(204)
  const listed = await here()
  expect(listed.text).toContain(`<code>/chat/${reader.chatId()}</code>`)
  expect(listed.text).toMatch(/hateful<br>“Look at &#60;b&#62;this&#60;\/b&#62;\.”/)
  const metric = async () => /^reported_public_things (\d+)$/m.exec((await here('/metrics')).text)?.[1]
  expect(await metric()).toBe('1')
  expect((await press('dismiss', `/chat/${reader.chatId()}`)).text).toContain('The reports of conversation')
  expect((await press('dismiss', `/chat/${reader.chatId()}`)).status).toBe(409)
  expect(await metric()).toBe('0')
  await client.post(`${path}/report`, report)
  expect((await press('takedown', `/chat/${reader.chatId()}`)).status).toBe(200)
  expect((await here()).text).not.toContain('Look at')
  expect((await client.get(path)).status).toBe(404)
})

test('ratings are counted, and the words of an answer are shown only with the visitor’s consent', async () => {
  const rated = async (words: string, rating: object) => {
    const reader = ask({ prompt: `say:${words}` }, { port })
    await reader.ended
    const path = `/api/chat/${reader.chatId()}/message/${reader.messageId()}/rating`
    const own = { 'X-User-ID': reader.visitor() }
    expect((await createClient(port()).put(path, rating, own)).status).toBe(200)
    return { path, own, answer: reader.text() }
  }
  await rated('Quiet words.', { thumb: 'up' })
  const shared = await rated('Shared words.', { thumb: 'down', includes_text: true })
  const { text } = await here()
  expect(text).toContain('1 up, 1 down')
  expect(text).toContain('say:Shared words.</summary>')
  expect(text).toContain(`<pre>${shared.answer}</pre>`)
  expect(text).not.toContain('Quiet words.')
  expect((await here('/metrics')).text).toMatch(/^rated_answers\{thumb="down"\} 1$/m)
  await createClient(port()).delete(shared.path, shared.own)
  expect((await here()).text).not.toContain('Shared words.')
})

test('every action is recorded with its operator, in the log and on the page', async () => {
  const headers = basic('ruth<b>', secret)
  const token = tokenOf(await there('/operations', { headers }))
  await there('/operations/pause', { method: 'POST', headers, form: { token, target: 'plan-generation' } })
  await there('/operations/resume', { method: 'POST', headers, form: { token, target: 'plan-generation' } })
  await there('/operations/takedown', { method: 'POST', headers, form: { token, target: '<script>alert(1)</script>' } })
  const page = await there('/operations', { headers })
  expect(page.text).toContain('ruthb: pause <code>plan-generation</code> – done')
  expect(page.text).toContain('ruthb: takedown <code>scriptalert1/script</code> – refused')
  expect(page.text).toContain('this machine: retry')
  const said = () => guarded.log().match(/"by":"ruthb","action":"\w+"/g)?.length
  await expect.poll(said, within).toBe(3)
})

test('the page shows the workers and the cost of a question, but no visitor’s words', async () => {
  await expect.poll(async () => (await here()).text, within).toContain('0 of 20')
  const { text } = await here()
  expect(text).toContain('<dt>Provider</dt><dd>gemini</dd>')
  expect(text).toContain('<dt>Postgres</dt><dd>answers</dd>')
  expect(text).not.toMatch(/zaphnath|For all to read|u1\./)
})

test('every metric of the dashboard and the alerts is exported by the API or a worker', async () => {
  const [worker] = stack.workers
  const port = await vi.waitUntil(() => /"admin":\{[^}]*"port":(\d+)/.exec(worker!.log())?.[1], within)
  const told = (await here('/metrics')).text + (await askOperations(Number(port), '/metrics')).text
  const expressions = [...alerts(), ...panels().flatMap(({ targets }) => targets)].map(({ expr }) => expr)
  const names = new Set(expressions.flatMap((expr) => metricsOf(expr).map(({ name }) => family(name))))
  // Prometheus adds this one itself
  names.delete('up')
  expect([...names].filter((name) => !told.includes(`# HELP ${name} `))).toEqual([])
  for (const line of [
    'queue_jobs{queue="chat-answer",state="waiting"} 0',
    'queue_paused{queue="chat-answer"} 0',
    'work_oldest_age_seconds{kind="chat-answer",state="queued"} 0',
    'work_overdue_seconds{kind="chat-answer",state="running"} 0',
    'redis_used_memory_ratio ',
    'redis_ready{role="api"} 1',
    'postgres_ready{role="api"} 1',
    'postgres_ready{role="worker"} 1',
    'pg_pool_waiting{role="worker"} 0',
    'llm_circuit_open{provider="gemini"} 0',
  ]) {
    expect(told).toContain(line)
  }
  expect(told).toMatch(/work_last_done_timestamp_seconds\{kind="chat-answer"\} \d{10}/)
})

test('a host name gets a certificate only if it is ours', async () => {
  const statusOf = async (name: string) => (await here(`/tls?domain=${name}`)).status
  expect(await statusOf('grace.localhost')).toBe(200)
  expect(await statusOf('nobody.localhost')).toBe(404)
  expect(await statusOf('evil.example')).toBe(404)
  expect((await here('/tls')).status).toBe(404)
})

test('guessing is blocked after twenty attempts', async () => {
  const guess = () => there('/operations', { headers: basic('eve', 'not-the-secret-of-it') })
  const answers = new Set<number>()
  for (let tries = 0; tries < 25; tries++) answers.add((await guess()).status)
  expect([...answers]).toEqual([401, 429])
  expect((await there('/operations', { headers: basic('ruth', secret) })).status).toBe(429)
})
