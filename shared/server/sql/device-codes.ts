import { sql } from 'kysely'
import { DEVICE_CODE_MINUTES } from '../../limits.ts'
import { type Db, inTransaction } from '../db.ts'
import { lockVisitor } from './visitors.ts'

/** Stores a code, and returns when it expires; null if it exists. An older one of the visitor is no longer valid. */
export function saveDeviceCode(
  db: Db,
  code: { visitor_id: string; code_hash: Buffer; parcel: Buffer },
): Promise<Date | null> {
  return inTransaction(db, async (trx) => {
    // of two codes that are made at the same time, the later one is valid
    await lockVisitor(trx, code.visitor_id)
    await cancelDeviceCodes(trx, code.visitor_id)
    const saved = await trx
      .insertInto('device_codes')
      .values({ ...code, expires_at: sql`now() + make_interval(mins => ${DEVICE_CODE_MINUTES})` })
      .onConflict((conflict) => conflict.doNothing())
      .returning('expires_at')
      .executeTakeFirst()
    return saved?.expires_at ?? null
  })
}

/** Makes the visitor's codes invalid at once. */
export async function cancelDeviceCodes(db: Db, visitorId: string): Promise<void> {
  await db
    .updateTable('device_codes')
    .set({ parcel: null, expires_at: sql`least(expires_at, now())` })
    .where('visitor_id', '=', visitorId)
    .where('used_at', 'is', null)
    .execute()
}

export type Redeemed = { visitor_id: string; parcel: Buffer } | 'used' | 'expired' | 'unknown'

/**
 * Fetches a code's parcel, once: of two concurrent calls one gets it. A token of the new device is stored with it, which
 * counts from its first use: the response may be lost. A device that the visitor has already remains one device: the
 * token replaces the one that called.
 */
export async function redeemDeviceCode(
  db: Db,
  codeHash: Buffer,
  tokens: { issued: Buffer; caller: Buffer },
): Promise<Redeemed> {
  return db.transaction().execute(async (trx) => {
    const code = await trx
      .selectFrom('device_codes')
      .where('code_hash', '=', codeHash)
      .select(['visitor_id', 'parcel', 'used_at', sql<boolean>`expires_at <= now()`.as('is_expired')])
      .forUpdate()
      .executeTakeFirst()
    if (!code) return 'unknown'
    if (code.used_at) return 'used'
    if (code.is_expired || !code.parcel) return 'expired'
    await trx
      .updateTable('device_codes')
      .set({ used_at: sql`now()`, parcel: null })
      .where('code_hash', '=', codeHash)
      .execute()
    const { visitor_id } = code
    const known = await trx
      .selectFrom('visitor_tokens')
      .where((eb) => eb.and({ token_hash: tokens.caller, visitor_id }))
      .select('token_hash as replaces')
      .executeTakeFirst()
    await trx
      .insertInto('visitor_tokens')
      .values({ token_hash: tokens.issued, visitor_id, ...known })
      .execute()
    return { visitor_id, parcel: code.parcel }
  })
}

/**
 * How many devices the visitor has: tokens that are valid and were used, without those whose successor was used. A
 * device that never got its token does not count.
 */
export async function countDevices(db: Db, visitorId: string | null): Promise<number> {
  if (!visitorId) return 1
  const { devices } = await db
    .selectFrom('visitor_tokens')
    .where('visitor_id', '=', visitorId)
    .where('seen_at', 'is not', null)
    .where((eb) => eb.or([eb('retire_at', 'is', null), eb('retire_at', '>', sql<Date>`now()`)]))
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('visitor_tokens')
        .where('visitor_id', '=', visitorId)
        .where('seen_at', 'is not', null)
        .where('replaces', 'is not', null)
        .select(sql<Buffer>`replaces`.as('replaces')),
    )
    .select((eb) => eb.fn.countAll<number>().as('devices'))
    .executeTakeFirstOrThrow()
  return Math.max(devices, 1)
}

/**
 * Ends a device's token, and the one that it replaces or that replaces it. False, with nothing written, for the
 * visitor's only device; true also for one that has ended already.
 */
export function endDevice(db: Db, visitorId: string, tokenHash: Buffer): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    // of two devices that end at the same time, one is the last
    await lockVisitor(trx, visitorId)
    const token = trx
      .selectFrom('visitor_tokens')
      .where((eb) => eb.and({ token_hash: tokenHash, visitor_id: visitorId }))
    if (!(await token.select('token_hash').executeTakeFirst())) return true
    if ((await countDevices(trx, visitorId)) < 2) return false
    await trx
      .updateTable('visitor_tokens')
      .set({ visitor_id: null, retire_at: sql`now()` })
      .where((eb) =>
        eb.or([
          eb('token_hash', '=', tokenHash),
          eb('replaces', '=', tokenHash),
          eb('token_hash', '=', (inner) =>
            inner
              .selectFrom('visitor_tokens')
              .where('token_hash', '=', tokenHash)
              .select(sql<Buffer>`replaces`.as('replaces')),
          ),
        ]),
      )
      .execute()
    return true
  })
}
