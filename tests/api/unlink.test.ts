import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endDevice } from '../../shared/server/sql/device-codes.ts'
import { makeDeviceCode } from '../helpers/client/device-code.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

/** Two devices of one visitor, who has chosen a commentary. The second has used the id that it got. */
async function twoDevices() {
  const first = api.visitor()
  await first.put('/api/user/commentary', { commentary: 'mhc' })
  const { redeem } = await makeDeviceCode(api, first)
  const { by: second } = await redeem()
  await second.get('/api/user')
  return [first, second] as const
}

type Device = Awaited<ReturnType<typeof twoDevices>>[number]
const unlink = async (device: Device) => (await device.delete('/api/user/device')).status
const count = async (device: Device) => (await device.get('/api/user/device')).json().devices
const hasData = async (device: Device) => (await device.get('/api/user')).json().commentary === 'mhc'

test('of two devices that unlink themselves at once, one keeps the data', async () => {
  const pairs = await Promise.all(Array.from({ length: 10 }, twoDevices))
  const answers = await Promise.all(pairs.flat().map(unlink))
  const kept = await Promise.all(pairs.flat().map(hasData))
  for (const at of pairs.keys()) {
    expect(answers.slice(2 * at, 2 * at + 2).sort()).toEqual([204, 409])
    expect(kept.slice(2 * at, 2 * at + 2).sort()).toEqual([false, true])
  }
})

test('of two codes that a visitor makes at once, one is valid', async () => {
  const makers = await Promise.all(Array.from({ length: 10 }, twoDevices))
  const made = await Promise.all(makers.flat().map((device) => makeDeviceCode(api, device)))
  expect(new Set(made.map((code) => code.made.status))).toEqual(new Set([201]))
  const redeemed = []
  for (const { redeem } of made) redeemed.push((await redeem()).answer.status)
  for (const at of makers.keys()) expect(redeemed.slice(2 * at, 2 * at + 2).sort()).toEqual([200, 410])
})

test('a device whose response was lost unlinks itself again, and the other one keeps the data', async () => {
  const [first, second] = await twoDevices()
  const id = second.id()
  const unlinkAgain = async () => {
    second.setId(id)
    return unlink(second)
  }
  expect([await unlinkAgain(), await unlinkAgain()]).toEqual([204, 204])
  expect([await hasData(first), await hasData(second)]).toEqual([true, false])
})

test('a request that was identified before its device ended is not refused', async () => {
  const [first, second] = await twoDevices()
  const { hash } = api.deps.identity.verify(second.id()!)!
  const visitor = await first.row()
  const end = () => endDevice(database.db, visitor, hash)
  expect([await end(), await end()]).toEqual([true, true])
  expect([await hasData(first), await hasData(second)]).toEqual([true, false])
})

test('a browser that opens its own link is still one device, and its former id ends', async () => {
  const only = api.visitor()
  await only.put('/api/user/commentary', { commentary: 'mhc' })
  const former = only.id()
  const { redeem } = await makeDeviceCode(api, only)
  expect((await redeem(only)).answer.status).toBe(200)
  expect(only.id()).not.toBe(former)
  expect(await count(only)).toBe(1)
  expect(await unlink(only)).toBe(409)
  expect(await hasData(only)).toBe(true)
  const { redeem: redeemNext } = await makeDeviceCode(api, only)
  const second = (await redeemNext()).by
  expect(await hasData(second)).toBe(true)
  expect(await count(only)).toBe(2)
  expect([await unlink(only), await hasData(second)]).toEqual([204, true])
  const ended = await database.db
    .selectFrom('visitor_tokens')
    .where('token_hash', '=', api.deps.identity.verify(former!)!.hash)
    .select('retire_at')
    .executeTakeFirstOrThrow()
  expect(ended.retire_at).not.toBeNull()
})

test('a device that never got its id is not counted, and the only other one is not unlinked', async () => {
  const only = api.visitor()
  await only.put('/api/user/commentary', { commentary: 'mhc' })
  const { redeem } = await makeDeviceCode(api, only)
  const { by: linked } = await redeem()
  expect(await count(only)).toBe(1)
  expect([await unlink(only), await hasData(only)]).toEqual([409, true])
  // its first call shows that it got it
  expect([await hasData(linked), await count(only), await unlink(only)]).toEqual([true, 2, 204])
})

test('a browser that never got the id of its own link is still counted, and keeps its former one', async () => {
  const only = api.visitor()
  await only.put('/api/user/commentary', { commentary: 'mhc' })
  const former = only.id()
  const { redeem } = await makeDeviceCode(api, only)
  await redeem(only)
  only.setId(former)
  const { redeem: redeemNext } = await makeDeviceCode(api, only)
  const { by: second } = await redeemNext()
  expect([await hasData(second), await count(only)]).toEqual([true, 2])
  expect([await unlink(second), await unlink(only), await hasData(only)]).toEqual([204, 409, true])
})

test('the first call of a new device ends no device of more than thirty days', async () => {
  const [first, second] = await twoDevices()
  const hashes = [first, second].map((device) => api.deps.identity.verify(device.id()!)!.hash)
  const tokens = database.db.updateTable('visitor_tokens').where('token_hash', 'in', hashes)
  await tokens.set({ created_at: sql`now() - interval '31 days'` }).execute()
  const { redeem } = await makeDeviceCode(api, first)
  const { by: third } = await redeem()
  expect(await hasData(third)).toBe(true)
  const retired = database.db.selectFrom('visitor_tokens').where('token_hash', 'in', hashes).select('retire_at')
  expect(await retired.execute()).toEqual([{ retire_at: null }, { retire_at: null }])
})
