import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deleteExpired } from '../../shared/server/sql/retention.ts'
import { makeDeviceCode } from '../helpers/client/device-code.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
const UPDATES = '/api/user/study/updates'
const SNAPSHOT = '/api/user/study/snapshot'

function device(visitor = api.visitor(), proof = hex(32)) {
  const client = hex(16)
  const append = (from: number, ...texts: string[]) =>
    visitor.post(UPDATES, {
      client,
      proof,
      updates: texts.map((text, at) => ({ seq: from + at, data: encoded(text) })),
    })
  const snapshot = (seq: number, through: number, text: string) =>
    visitor.send('PUT', SNAPSHOT, { body: { client, proof, seq, through, data: encoded(text) } })
  const read = async (after = 0, wait = 0) => (await visitor.get(`${UPDATES}?after=${after}&wait=${wait}`)).json()
  const texts = async (after = 0) =>
    (await read(after)).updates.map(({ data }: { data: string }) => Buffer.from(data, 'base64').toString())
  return { visitor, client, proof, append, snapshot, read, texts }
}

const encoded = (text: string | Buffer) => Buffer.from(text).toString('base64')

const link = (from: ReturnType<typeof device>) => makeDeviceCode(api, from.visitor)

describe('encrypted updates', () => {
  test('are numbered in their order, and read after a number', async () => {
    const one = device()
    expect((await one.append(1, 'a', 'b')).json()).toEqual({ last: 2, bytes: 2 })
    expect((await one.append(3, 'c')).json()).toEqual({ last: 3, bytes: 3 })
    expect(await one.texts()).toEqual(['a', 'b', 'c'])
    expect(await one.texts(2)).toEqual(['c'])
    expect(await one.read(3)).toEqual({ updates: [], last: 3, more: false })
  })

  test('sent twice are stored once, also with new ones behind them', async () => {
    const one = device()
    await one.append(1, 'a', 'b')
    expect((await one.append(1, 'a', 'b')).json().last).toBe(2)
    expect((await one.append(2, 'b', 'c')).json().last).toBe(3)
    expect(await one.texts()).toEqual(['a', 'b', 'c'])
  })

  test('sent twenty times at once are stored once', async () => {
    const one = device()
    await one.append(1, 'a')
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.append(2, 'b')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await one.texts()).toEqual(['a', 'b'])
  })

  test('of two devices at once all get a number', async () => {
    const one = device()
    await one.append(1, '0')
    const two = device(one.visitor, one.proof)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => [one.append(at + 2, `one${at}`), two.append(at + 1, `two${at}`)]).flat(),
    )
    const { updates, last } = await one.read()
    expect(last).toBe(updates.length)
    expect(updates.map(({ n }: { n: number }) => n)).toEqual(updates.map((_: unknown, at: number) => at + 1))
  })

  test('are not accepted without the document’s key, and nothing is lost then', async () => {
    const one = device()
    await one.append(1, 'a')
    const thief = device(one.visitor)
    for (const answer of [await thief.append(1, 'x'), await thief.snapshot(1, 1, 'x')]) {
      expect([answer.status, answer.json().error]).toEqual([409, 'other_key'])
    }
    expect(await one.texts()).toEqual(['a'])
  })

  test('of another visitor are not shown', async () => {
    const [one, other] = [device(), device()]
    await one.append(1, 'secret')
    expect(await other.read()).toEqual({ updates: [], last: 0, more: false })
    const { answer } = { answer: await api.get(UPDATES, { Host: 'foreign.example', 'X-User-ID': one.visitor.id()! }) }
    expect([answer.status, answer.json().error]).toEqual([421, 'misdirected'])
  })

  test('beyond 5 MiB get a clear error, and a snapshot makes room again', async () => {
    const one = device()
    const large = Buffer.alloc(60 * 1024)
    const send = (seq: number) =>
      one.visitor.post(UPDATES, {
        ...{ client: one.client, proof: one.proof },
        updates: [0, 1, 2].map((at) => ({ seq: seq + at, data: encoded(large) })),
      })
    let seq = 1
    let answer = await send(seq)
    while (answer.status === 200) {
      seq += 3
      answer = await send(seq)
    }
    expect([answer.status, answer.json().error]).toEqual([413, 'study_full'])
    expect(seq).toBeGreaterThan(80)
    const { last } = await one.read(1_000_000)
    expect(last).toBe(seq - 1)
    expect((await one.snapshot(seq, last, 'all')).json()).toEqual({ last: last + 1, bytes: 3 })
    expect(await one.texts()).toEqual(['all'])
    expect((await send(seq + 1)).status).toBe(200)
  })

  test('are read in pages of about a MiB', async () => {
    const one = device()
    const large = 'x'.repeat(60 * 1024)
    for (let seq = 1; seq < 24; seq += 3) await one.append(seq, large, large, large)
    const first = await one.read()
    expect(first.more).toBe(true)
    const second = await one.read(first.updates.at(-1).n)
    expect(second.more).toBe(false)
    expect(first.updates.length + second.updates.length).toBe(24)
  })
})

describe('a snapshot', () => {
  test('replaces what it contains, and keeps what arrived since', async () => {
    const one = device()
    await one.append(1, 'a', 'b', 'c')
    expect((await one.snapshot(4, 2, 'ab')).json().last).toBe(4)
    expect(await one.texts()).toEqual(['c', 'ab'])
    expect(await one.texts(3)).toEqual(['ab'])
    expect((await one.snapshot(4, 2, 'ab')).json().last).toBe(4)
  })

  test('of updates that do not exist is refused', async () => {
    const one = device()
    await one.append(1, 'a')
    const answer = await one.snapshot(2, 2, 'x')
    expect([answer.status, answer.json().error]).toEqual([409, 'unknown_update'])
    expect(await one.texts()).toEqual(['a'])
  })
})

describe('a waiting call', () => {
  test('returns as soon as another device has written', async () => {
    const one = device()
    await one.append(1, 'a')
    const waiting = one.read(1, 20)
    const id = await one.visitor.row()
    await expect.poll(() => api.deps.studyChanges.waiting(id)).toBe(1)
    await one.append(2, 'b')
    expect((await waiting).updates).toHaveLength(1)
    await expect.poll(() => api.deps.studyChanges.waiting(id)).toBe(0)
  })

  test('returns nothing after its time, and at once if there is something', async () => {
    const one = device()
    await one.append(1, 'a')
    expect((await one.read(1, 1)).updates).toEqual([])
    expect((await one.read(0, 25)).updates).toHaveLength(1)
  })

  test('is refused beyond twenty of one visitor', async () => {
    const one = device()
    await one.append(1, 'a')
    const id = await one.visitor.row()
    const waiting = Array.from({ length: 20 }, () => one.read(1, 25))
    await expect.poll(() => api.deps.studyChanges.waiting(id)).toBe(20)
    const refused = await one.visitor.get(`${UPDATES}?after=1&wait=25`)
    expect([refused.status, refused.json().error]).toEqual([429, 'rate_limited'])
    await one.append(2, 'b')
    expect((await Promise.all(waiting)).every(({ updates }) => updates.length === 1)).toBe(true)
  })
})

describe('a code for another device', () => {
  test('gives it the visitor with an id of its own, once', async () => {
    const one = device()
    await one.append(1, 'a')
    const { made, code, redeem } = await link(one)
    expect(made.status).toBe(201)
    const minutes = (Date.parse(made.json().expires_at) - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(10)
    const { by, answer } = await redeem()
    expect(Buffer.from(answer.json().parcel, 'base64').toString()).toBe('parcel')
    expect(by.id()).not.toBe(one.visitor.id())
    expect(await by.row()).toBe(await one.visitor.row())
    expect(await device(by).texts()).toEqual(['a'])
    const again = await redeem()
    expect([again.answer.status, again.answer.json().error]).toEqual([410, 'code_used'])
    const rows = await database.db.selectFrom('device_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('is redeemed once, however many ask at once', async () => {
    const one = device()
    await one.append(1, 'a')
    const { redeem } = await link(one)
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem()))
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, ...Array(9).fill(410)])
  })

  test('expires after ten minutes, and when a newer one is made or it is cancelled', async () => {
    const one = device()
    await one.append(1, 'a')
    const visitor_id = await one.visitor.row()
    const [old, newer] = [await link(one), await link(one)]
    const late = await old.redeem()
    expect([late.answer.status, late.answer.json().error]).toEqual([410, 'code_expired'])
    const codes = database.db.updateTable('device_codes').where('visitor_id', '=', visitor_id)
    await codes.set({ expires_at: sql`now() - interval '1 second'` }).execute()
    expect((await newer.redeem()).answer.json().error).toBe('code_expired')
    const third = await link(one)
    await one.visitor.delete('/api/user/device-codes')
    expect((await third.redeem()).answer.json().error).toBe('code_expired')
    await codes.set({ expires_at: sql`now() - interval '25 hours'` }).execute()
    expect((await deleteExpired(database.db)).codes).toBeGreaterThan(0)
    expect((await third.redeem()).answer.json().error).toBe('code_unknown')
  })

  test('that was used by another hash is refused', async () => {
    const one = device()
    const body = { code_hash: hex(32), parcel: 'AAAA' }
    expect((await one.visitor.post('/api/user/device-codes', body)).status).toBe(201)
    const answer = await one.visitor.post('/api/user/device-codes', body)
    expect([answer.status, answer.json().error]).toEqual([409, 'code_exists'])
  })
})

describe('devices', () => {
  async function two() {
    const one = device()
    await one.append(1, 'a')
    const { redeem } = await link(one)
    const second = device((await redeem()).by, one.proof)
    // the first call with its id shows that it got it
    await second.visitor.get('/api/user')
    return { one, second }
  }
  const count = async (visitor: ReturnType<typeof device>['visitor']) => (await visitor.get('/api/user/device')).json()

  test('are counted; the last one is not unlinked, and an unlinked one reads nothing', async () => {
    const { one, second } = await two()
    expect(await count(one.visitor)).toEqual({ devices: 2 })
    expect((await second.visitor.delete('/api/user/device')).status).toBe(204)
    expect(await second.texts()).toEqual([])
    expect(await one.texts()).toEqual(['a'])
    expect(await count(one.visitor)).toEqual({ devices: 1 })
    const refused = await one.visitor.delete('/api/user/device')
    expect([refused.status, refused.json().error]).toEqual([409, 'only_device'])
  })

  test('renew their ids without ending each other', async () => {
    const { one, second } = await two()
    const visitor_id = await one.visitor.row()
    const tokens = database.db.updateTable('visitor_tokens').where('visitor_id', '=', visitor_id)
    await tokens.set({ created_at: sql`now() - interval '31 days'` }).execute()
    const before = one.visitor.id()
    await one.visitor.get('/api/user')
    await one.visitor.get('/api/user')
    expect(one.visitor.id()).not.toBe(before)
    await tokens.set({ retire_at: sql`now()` }).where('retire_at', 'is not', null).execute()
    expect(await one.texts()).toEqual(['a'])
    expect(await second.texts()).toEqual(['a'])
    expect(await count(one.visitor)).toEqual({ devices: 2 })
  })

  test('all lose the data with “Delete my data”, and no row of it remains', async () => {
    const { one, second } = await two()
    const visitor_id = await one.visitor.row()
    await link(one)
    await second.visitor.delete('/api/user')
    expect(await one.texts()).toEqual([])
    for (const table of ['study_documents', 'study_updates', 'study_clients', 'device_codes'] as const) {
      const rows = await database.db.selectFrom(table).where('visitor_id', '=', visitor_id).selectAll().execute()
      expect(rows, table).toEqual([])
    }
  })
})

test('the export contains the encrypted updates, and deleting them keeps the rest', async () => {
  const one = device()
  await one.visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  await one.append(1, 'a')
  const exported = (await one.visitor.get('/api/user/export')).json()
  expect(exported.study_updates).toMatchObject([{ n: 1, seq: 1, data: encoded('a') }])
  expect((await one.visitor.delete('/api/user/study')).status).toBe(204)
  expect(await one.read()).toEqual({ updates: [], last: 0, more: false })
  expect((await one.visitor.get('/api/user/export')).json().visitor.theology_slug).toBe('baptist')
})
