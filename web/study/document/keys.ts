/** What a document's secret gives: the key that seals its updates, and a proof for the server, which learns neither. */
export type StudyKeys = {
  /** Shows that the caller has the secret; the secret cannot be found from it. */
  proof: string
  seal: (bytes: Uint8Array<ArrayBuffer>, about: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Rejects if the bytes are not exactly what `seal` made for the same `about`. */
  open: (bytes: Uint8Array<ArrayBuffer>, about: string) => Promise<Uint8Array<ArrayBuffer>>
}

const NONCE_BYTES = 12

/** Whether the browser can encrypt: only on a page that was itself sent over https, or by this machine. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined

export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count))

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The keys of a secret of at least 128 random bits. None of them can be read from the objects. */
export async function keysOf(secret: Uint8Array<ArrayBuffer>): Promise<StudyKeys> {
  const root = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const [proof, document, key] = await Promise.all([
    derivedHex(root, 'study proof', 32),
    derivedHex(root, 'study document', 16),
    crypto.subtle.deriveKey(hkdf('study updates'), root, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ])
  const algorithm = (nonce: Uint8Array<ArrayBuffer>, about: string) => ({
    ...{ name: 'AES-GCM', iv: nonce },
    additionalData: new TextEncoder().encode(`philip 1 ${document} ${about}`),
  })
  return {
    proof,
    async seal(bytes, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(nonce, about), key, bytes))
      const both = new Uint8Array(NONCE_BYTES + sealed.length)
      both.set(nonce)
      both.set(sealed, NONCE_BYTES)
      return both
    },
    async open(bytes, about) {
      const nonce = bytes.slice(0, NONCE_BYTES)
      return new Uint8Array(await crypto.subtle.decrypt(algorithm(nonce, about), key, bytes.slice(NONCE_BYTES)))
    },
  }
}

/** Bits derived from a key for one purpose, in hexadecimal digits. */
export async function derivedHex(root: CryptoKey, purpose: string, bytes: number): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(hkdf(purpose), root, bytes * 8)))
}

const hkdf = (purpose: string) => ({
  ...{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array() },
  info: new TextEncoder().encode(`philip ${purpose}`),
})

/** Bytes as text for JSON. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
