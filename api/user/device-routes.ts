import { createHash } from 'node:crypto'
import * as study from '#shared/contract/study.ts'
import {
  cancelDeviceCodes,
  countDevices,
  endDevice,
  redeemDeviceCode,
  saveDeviceCode,
} from '#shared/server/sql/device-codes.ts'
import { HttpError } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { carry, ensureVisitor, visitorId, visitorOf } from '../visitor/visitor.ts'

/** Codes by which another device takes over the visitor, and the end of one device. */
export const deviceRoutes = createRouter({ needsVisitor: true })

deviceRoutes.get(
  '/api/user/device',
  'How many devices the visitor has',
  { answer: study.DevicesAnswer },
  async (ctx) => ({ devices: await countDevices(ctx.db, visitorId(ctx)) }),
)

deviceRoutes.delete(
  '/api/user/device',
  'End the access of this device',
  { answer: 'nothing', errors: [409] },
  async (ctx) => {
    const { id, hash } = visitorOf(ctx)
    // a device without data here has ended already, if its last response was lost
    if (id && !(await endDevice(ctx.db, id, hash))) {
      throw new HttpError(409, 'only_device', 'This is the only device with your data. Delete your data instead.')
    }
    ctx.set('Clear-Site-Data', '"cache", "storage"')
  },
)

deviceRoutes.post(
  '/api/user/device-codes',
  'Make a code for another device: valid once, for ten minutes',
  { body: study.DeviceCodeRequest, answer: study.DeviceCodeAnswer, status: 201, errors: [409, 429] },
  async (ctx, { body }) => {
    const { code_hash, parcel } = await body()
    await ctx.limits.deviceCode(ctx, visitorOf(ctx))
    const expires_at = await saveDeviceCode(ctx.db, {
      visitor_id: await ensureVisitor(ctx),
      code_hash: Buffer.from(code_hash, 'hex'),
      parcel: Buffer.from(parcel, 'base64'),
    })
    if (!expires_at) throw new HttpError(409, 'code_exists', 'This code was used before. Make a new one.')
    ctx.status = 201
    return { expires_at: expires_at.toISOString() }
  },
)

deviceRoutes.delete(
  '/api/user/device-codes',
  'Make the visitor’s codes invalid',
  { answer: 'nothing' },
  async (ctx) => {
    const id = visitorId(ctx)
    if (id) await cancelDeviceCodes(ctx.db, id)
  },
)

/** The caller becomes a device of the visitor who made the code: its new id is in the response. */
deviceRoutes.post(
  '/api/user/device-codes/redeem',
  'Become a device of the visitor who made the code',
  { body: study.RedeemRequest, answer: study.RedeemAnswer, errors: [404, 410, 429] },
  async (ctx, { body }) => {
    const { code } = await body()
    await ctx.limits.deviceCode(ctx, visitorOf(ctx))
    const { token, hash } = ctx.identity.issue()
    const codeHash = createHash('sha256').update(code, 'hex').digest()
    const redeemed = await redeemDeviceCode(ctx.db, codeHash, { issued: hash, caller: visitorOf(ctx).hash })
    if (typeof redeemed === 'string') throw refusals[redeemed]()
    carry(ctx, token)
    return { parcel: redeemed.parcel.toString('base64') }
  },
)

const refusals = {
  unknown: () => new HttpError(404, 'code_unknown', 'This link is not valid. Make a new one on your other device.'),
  used: () => new HttpError(410, 'code_used', 'This link was already used. Make a new one on your other device.'),
  expired: () => new HttpError(410, 'code_expired', 'This link has expired. Make a new one on your other device.'),
}
