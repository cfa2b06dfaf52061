import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { Context } from '../../api/context.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { makeDeviceCode } from '../helpers/client/device-code.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const database = await fileDatabase()
let api: TestApi | undefined
afterEach(() => api?.stop())

async function start(env: Record<string, string>): Promise<TestApi> {
  api = await startApi({
    databaseUrl: database.url,
    env: { RATE_LIMIT_DISABLED: 'false', TRUSTED_PROXIES: '1', ...env },
  })
  return api
}

const from = (address: string) => ({ 'X-Forwarded-For': address })
const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** Sends a snapshot of so many bytes as a new visitor; returns the status. */
async function sendSnapshot({ visitor }: TestApi, bytes: number, address: string): Promise<number> {
  const body = { client: hex(16), proof: hex(32), seq: 1, through: 0, data: randomBytes(bytes).toString('base64') }
  return (await visitor().send('PUT', '/api/user/study/snapshot', { body, headers: from(address) })).status
}

test('an address sends a limited amount of notes a day, however many visitors it has', async () => {
  const started = await start({ RATE_LIMIT_NOTES_PREFIX_MB_PER_DAY: '1' })
  const statuses = []
  for (const bytes of [600_000, 300_000, 300_000]) statuses.push(await sendSnapshot(started, bytes, '203.0.113.60'))
  expect(statuses).toEqual([200, 200, 429])
  expect(await sendSnapshot(started, 300_000, '203.0.113.61')).toBe(200)
  const { count } = await database.db
    .selectFrom('study_updates')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count), 'what was refused is not stored').toBe(3)
})

test('codes for other devices are limited per visitor, and those that are redeemed per address', async () => {
  const started = await start({ RATE_LIMIT_DEVICE_CODES_PER_HOUR: '2', RATE_LIMIT_DEVICE_CODES_PREFIX_PER_HOUR: '4' })
  const visitor = started.visitor()
  const made = []
  for (let n = 0; n < 3; n++) made.push(await makeDeviceCode(started, visitor))
  expect(made.map((each) => each.made.status)).toEqual([201, 201, 429])
  // a new code ends the one before it
  const statuses = [(await made[1]!.redeem()).answer.status, (await made[1]!.redeem()).answer.status]
  expect(statuses).toEqual([200, 429])
})

test('calls that wait for notes, and snapshots that arrive, are limited at the same time per address', async () => {
  const { deps } = await start({ RATE_LIMIT_STREAMS_PREFIX: '2' })
  const [one, other] = [{ ip: '203.0.113.62' } as Context, { ip: '203.0.113.63' } as Context]
  for (const [enter, most] of [
    [deps.limits.wait, 2],
    [deps.limits.snapshot, 4],
  ] as const) {
    const leave = Array.from({ length: most }, () => enter(one))
    expect(() => enter(one)).toThrow(expect.objectContaining({ status: 429 }))
    enter(other)()
    leave[0]!()
    enter(one)()
  }
})

test('a snapshot gives its place free, also when its body is refused', async () => {
  const started = await start({})
  const send = () =>
    started.send('PUT', '/api/user/study/snapshot', { body: { client: 1 }, headers: from('203.0.113.64') })
  for (let n = 0; n < 5; n++) expect((await send()).status).toBe(400)
  expect(await sendSnapshot(started, 10, '203.0.113.64')).toBe(200)
})
