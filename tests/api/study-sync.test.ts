import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { StudyCalls } from '../../web/data/study-calls.ts'
import { randomBytes } from '../../web/study/document/keys.ts'
import { keysHolding, tablesHolding } from '../helpers/answers/canary.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'
import { callsOf, openStudyDevice, studyNote } from '../helpers/client/study-device.ts'

let logged = ''
const log = pino(
  { level: 'debug' },
  new Writable({
    write(chunk, _encoding, done) {
      logged += chunk
      done()
    },
  }),
)
const { api, database } = sharedApi({ log })

const CUTS = 200

/** A number between 0 and 1 for each step, the same in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Calls whose request or response is lost from time to time. */
function cutCalls(calls: StudyCalls, next: () => number, onCut: () => void): StudyCalls {
  const cut =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const luck = next()
      if (luck < 0.25) {
        onCut()
        throw new Error('the request was lost')
      }
      const answer = await call(...given)
      if (luck < 0.5) {
        onCut()
        throw new Error('the response was lost')
      }
      return answer
    }
  return { append: cut(calls.append), snapshot: cut(calls.snapshot), read: cut(calls.read) }
}

test(`after ${CUTS} cuts during the exchange, with reloads, nothing is lost or doubled on either device`, async () => {
  const visitor = api.visitor()
  const secret = randomBytes(32)
  const next = random(7)
  let cuts = 0
  const calls = cutCalls(callsOf(visitor), next, () => (cuts += 1))
  const devices = [await openStudyDevice(calls, secret), await openStudyDevice(calls, secret)]
  const written: string[] = []
  for (let step = 0; cuts < CUTS; step++) {
    const device = devices[step % 2]!
    const id = `note-${String(step).padStart(6, '0')}`
    device.study.add(studyNote(id, `word${step}`))
    written.push(id)
    if (step % 7 === 3) await device.study.store.sendAll(device.client)
    if (step % 11 === 5) await device.reload()
    await device.settle().catch(() => {})
  }
  for (const device of [...devices, ...devices]) {
    for (let tries = 0; tries < 50; tries++) {
      if (
        await device.settle().then(
          () => true,
          () => false,
        )
      )
        break
    }
  }
  expect(cuts).toBeGreaterThanOrEqual(CUTS)
  for (const { study } of devices) {
    const items = [...study.items()].sort((a, b) => (a.id < b.id ? -1 : 1))
    expect(items.map(({ id }) => id)).toEqual(written)
    expect(items.map((item) => item.kind === 'note' && item.text)).toEqual(written.map((_, at) => `word${at}`))
  }
}, 120_000)

test('the words of a note are in no table, log, key of Redis or request in plain text', async () => {
  const canary = 'mahershalalhashbaz'
  const visitor = api.visitor()
  const bodies: string[] = []
  const calls = callsOf(visitor, (body) => bodies.push(body))
  const secret = randomBytes(32)
  const [one, two] = [await openStudyDevice(calls, secret), await openStudyDevice(calls, secret)]
  one.study.add(studyNote('canary-0001', canary))
  await one.settle()
  await one.study.store.sendAll(one.client)
  await one.settle()
  await two.settle()
  expect(two.study.items()).toMatchObject([{ text: canary }])
  const hidden = [canary, Buffer.from(canary).toString('base64').slice(2, -4), Buffer.from(canary).toString('hex')]
  expect(bodies.length).toBeGreaterThan(1)
  for (const text of hidden) {
    expect(bodies.join().includes(text)).toBe(false)
    expect(logged.includes(text)).toBe(false)
    expect(await tablesHolding(database.db, text)).toEqual([])
    expect(await keysHolding(api.deps.redis, text)).toEqual([])
  }
  expect(logged).toContain('study/updates')
})

test('an update that is forged, moved or damaged at the server changes nothing, and a device repairs it', async () => {
  const visitor = api.visitor()
  const secret = randomBytes(32)
  const calls = callsOf(visitor)
  const one = await openStudyDevice(calls, secret)
  for (const word of ['first', 'second', 'third']) {
    one.study.add(studyNote(`forged-${word}`, word))
    await one.settle()
  }
  const visitor_id = await visitor.row()
  // one is damaged, one claims to be another, and one is what a stranger wrote
  const change = (n: number, set: ReturnType<typeof sql>) =>
    sql`update study_updates set ${set} where visitor_id = ${visitor_id} and n = ${n}`.execute(database.db)
  await change(1, sql`data = set_byte(data, 20, 255 - get_byte(data, 20))`)
  await change(2, sql`seq = 77`)
  await change(3, sql`data = decode(repeat('ab', 90), 'hex')`)
  const two = await openStudyDevice(calls, secret)
  await two.settle()
  expect(two.study.items()).toEqual([])
  // the first device reads everything again
  await one.study.store.restart(one.client)
  await one.reload()
  await one.study.store.sendAll(one.client)
  await one.settle()
  await two.settle()
  expect(
    two.study
      .items()
      .map((item) => item.kind === 'note' && item.text)
      .sort(),
  ).toEqual(['first', 'second', 'third'])
})

test('after a restored backup of the server the devices fill the gap', async () => {
  const visitor = api.visitor()
  const secret = randomBytes(32)
  const calls = callsOf(visitor)
  const [one, two] = [await openStudyDevice(calls, secret), await openStudyDevice(calls, secret)]
  for (const word of ['first', 'second', 'third']) {
    one.study.add(studyNote(`backup-${word}`, word))
    await one.settle()
  }
  const visitor_id = await visitor.row()
  await database.db.deleteFrom('study_updates').where('visitor_id', '=', visitor_id).where('n', '>', 1).execute()
  await database.db.updateTable('study_documents').set({ last_n: 1 }).where('visitor_id', '=', visitor_id).execute()
  await database.db.updateTable('study_clients').set({ last_seq: 1 }).where('visitor_id', '=', visitor_id).execute()
  await one.settle()
  await two.settle()
  expect(two.study.items()).toHaveLength(3)
})

test('many updates are replaced by one', async () => {
  const visitor = api.visitor()
  const secret = randomBytes(32)
  const calls = callsOf(visitor)
  const [one, two] = [await openStudyDevice(calls, secret), await openStudyDevice(calls, secret)]
  for (let count = 0; count < 202; count++) {
    one.study.add(studyNote(`many-${String(count).padStart(5, '0')}`, `${count}`))
    await one.study.settled()
    await one.exchange.push()
  }
  await two.settle()
  const rows = database.db.selectFrom('study_updates').where('visitor_id', '=', await visitor.row())
  expect(await rows.select('is_snapshot').execute()).toEqual([{ is_snapshot: true }])
  const three = await openStudyDevice(calls, secret)
  await three.settle()
  expect(three.study.items()).toHaveLength(202)
})
