import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN = /^u1\.[A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{16}$/

export type VerifiedToken = { token: string; hash: Buffer; isCurrentKey: boolean }

/** Creates and verifies visitors' ids. Pure: it uses keys, not rows. */
export type Identity = {
  /** A new id: 192 random bits and their signature, 52 characters. */
  issue: () => VerifiedToken
  /** The id that replaces an old one; always the same for the same input, so that parallel calls agree. */
  successor: (token: string) => VerifiedToken
  /** The parts of a genuine id, undefined for anything else. */
  verify: (given: string) => VerifiedToken | undefined
  /** What a form on the page of this id contains, to show that it is not another site's. */
  formToken: (token: string) => string
  /** What the rate limits keep of an address: a keyed hash that changes with the day. */
  addressKey: (prefix: string, day: string) => string
}

/**
 * `previous` is the secret before the current one: ids that it signed still work and are replaced on use. Both the
 * signature and the stored hash are keyed by the secret that signed.
 */
export function createIdentity(secret: string, previous?: string): Identity {
  const current = keysOf(secret)
  const accepted = [current, ...(previous ? [keysOf(previous)] : [])]

  const sign = (random: Buffer): VerifiedToken => {
    const body = `u1.${random.toString('base64url')}`
    const token = `${body}.${signature(current, body).toString('base64url')}`
    return { token, hash: mac(current.pepper, token), isCurrentKey: true }
  }

  return {
    issue: () => sign(randomBytes(24)),
    successor: (token) => sign(mac(current.successor, token).subarray(0, 24)),
    verify: (given) => {
      // length before pattern before signature before database: the cheapest check first
      if (given.length !== 52 || !TOKEN.test(given)) return undefined
      const cut = given.lastIndexOf('.')
      const [body, tail] = [given.slice(0, cut), Buffer.from(given.slice(cut + 1), 'base64url')]
      const keys = accepted.find((each) => timingSafeEqual(signature(each, body), tail))
      return keys && { token: given, hash: mac(keys.pepper, given), isCurrentKey: keys === current }
    },
    formToken: (token) => mac(current.form, token).toString('base64url').slice(0, 32),
    addressKey: (prefix, day) => mac(current.address, `${day} ${prefix}`).toString('base64url').slice(0, 22),
  }
}

type Keys = { sign: Buffer; pepper: Buffer; successor: Buffer; address: Buffer; form: Buffer }

function keysOf(secret: string): Keys {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'philip', purpose, 32))
  return {
    ...{ sign: key('sign'), pepper: key('pepper'), successor: key('successor') },
    ...{ address: key('address'), form: key('form') },
  }
}

function mac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function signature(keys: Keys, body: string): Buffer {
  return mac(keys.sign, body).subarray(0, 12)
}
