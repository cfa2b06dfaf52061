import { redeemDeviceCode, saveDeviceCode } from '../../data/study-calls.ts'
import { derivedHex, fromBase64, keysOf, randomBytes, toBase64, toHex } from '../document/keys.ts'
import type { OpenStudy } from '../document/open-study.ts'
import { markBegun } from '../document/study.ts'

const SECRET_BYTES = 16
const PARCEL = 'device'

/**
 * Makes a link for another device. Its secret is only in the fragment, which browsers do not send; the server gets the
 * hash of a code derived from it, and the document's secret encrypted with another derived key.
 */
export async function makeLink(study: OpenStudy): Promise<{ url: string; expiresAt: number }> {
  const known = await study.store.sync()
  const state = known ?? { secret: randomBytes(32), client: toHex(randomBytes(16)), cursor: 0 }
  if (!known) await study.store.share(state, true)
  const secret = randomBytes(SECRET_BYTES)
  const { code, keys } = await partsOf(secret)
  const parcel = toBase64(await keys.seal(state.secret, PARCEL))
  const { expires_at } = await saveDeviceCode({ code_hash: await hashOf(code), parcel })
  markBegun()
  study.sync.start()
  const url = new URL('/link', location.origin)
  url.hash = toHex(secret)
  return { url: url.href, expiresAt: Date.parse(expires_at) }
}

/** The secret in a link's fragment; null if it is not whole. */
export function secretOf(hash: string): Uint8Array<ArrayBuffer> | null {
  const [, digits] = new RegExp(`^#?([0-9a-f]{${2 * SECRET_BYTES}})$`).exec(hash) ?? []
  return digits ? Uint8Array.from(digits.match(/../g)!, (pair) => Number.parseInt(pair, 16)) : null
}

/** Makes this browser a device of the visitor who made the link. What it has itself is added to their notes. */
export async function takeOver(study: OpenStudy, secret: Uint8Array<ArrayBuffer>): Promise<void> {
  const { code, keys } = await partsOf(secret)
  const { parcel } = await redeemDeviceCode(code)
  const document = await keys.open(fromBase64(parcel), PARCEL)
  await study.store.share({ secret: document, client: toHex(randomBytes(16)), cursor: 0 }, study.items().length > 0)
  markBegun()
}

async function partsOf(secret: Uint8Array<ArrayBuffer>) {
  const root = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return { code: await derivedHex(root, 'device code', 16), keys: await keysOf(secret) }
}

async function hashOf(code: string): Promise<string> {
  const bytes = Uint8Array.from(code.match(/../g)!, (pair) => Number.parseInt(pair, 16))
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
