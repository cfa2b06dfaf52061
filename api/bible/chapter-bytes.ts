import { gunzipSync } from 'node:zlib'
import { keepLatest } from '#shared/latest.ts'

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

const plain = keepLatest<StoredChapter, Buffer>(200)

/** The bytes of a chapter. Requests without a coding are rare, so only the latest uncompressed chapters are cached. */
export function encodeChapter(chapter: StoredChapter, coding: Coding): Buffer {
  if (coding !== 'identity') return chapter[coding]
  return plain.get(chapter) ?? plain.set(chapter, gunzipSync(chapter.gzip))
}

/** Whether an If-None-Match names this chapter, in any coding. */
export function isUnchanged(header: string, { etag }: StoredChapter): boolean {
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => {
    const name = tag.trim().replace(/^W\//, '')
    return name === `"${etag}"` || name === `"${etag}-br"` || name === `"${etag}-gzip"`
  })
}
