import { gunzipSync } from 'node:zlib'

/** A chapter as it was compressed at import. */
export type StoredChapter = { etag: string; br: Buffer; gzip: Buffer }
export type Coding = 'br' | 'gzip' | 'identity'

const MAX_SEEN = 500
const seen = new Map<string, Coding>()

/** The best coding that an Accept-Encoding header allows: brotli, then gzip, then none. */
export function codingFor(header: string | string[] | undefined): Coding {
  if (header === undefined) return 'identity'
  const text = String(header)
  const known = seen.get(text)
  if (known) return known
  const coding = parse(text)
  // browsers send very few different headers
  if (seen.size < MAX_SEEN && text.length < 200) seen.set(text, coding)
  return coding
}

function parse(header: string): Coding {
  const weights = new Map<string, number>()
  for (const part of header.slice(0, 1000).split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    weights.set(name, Number(q) || 0)
  }
  const admits = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (admits('br')) return 'br'
  return admits('gzip') ? 'gzip' : 'identity'
}

const MAX_PLAIN = 200
const plain = new Map<StoredChapter, Buffer>()

/** The bytes of a chapter. Requests without a coding are rare, so only the latest uncompressed chapters are cached. */
export function encodeChapter(chapter: StoredChapter, coding: Coding): Buffer {
  if (coding !== 'identity') return chapter[coding]
  const kept = plain.get(chapter)
  if (kept) return kept
  const bytes = gunzipSync(chapter.gzip)
  if (plain.size >= MAX_PLAIN) plain.delete(plain.keys().next().value as StoredChapter)
  plain.set(chapter, bytes)
  return bytes
}

/** Whether an If-None-Match names this chapter, in any coding. */
export function isUnchanged(header: string, { etag }: StoredChapter): boolean {
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => {
    const name = tag.trim().replace(/^W\//, '')
    return name === `"${etag}"` || name === `"${etag}-br"` || name === `"${etag}-gzip"`
  })
}
