import { createHash, randomBytes } from 'node:crypto'
import type { TestApi } from './api.ts'
import type { TestClient } from './client.ts'

/** Makes a code of a visitor for another device. `redeem` makes a client that device, by default a new one. */
export async function makeDeviceCode(api: Pick<TestApi, 'visitor'>, visitor: TestClient) {
  const bytes = randomBytes(16)
  const [code, code_hash] = [bytes.toString('hex'), createHash('sha256').update(bytes).digest('hex')]
  const parcel = Buffer.from('parcel').toString('base64')
  const made = await visitor.post('/api/user/device-codes', { code_hash, parcel })
  const redeem = async (by = api.visitor()) => ({
    by,
    answer: await by.post('/api/user/device-codes/redeem', { code }),
  })
  return { made, code, redeem }
}
