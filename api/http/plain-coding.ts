import { keepLatest } from '#shared/latest.ts'

/** The codings of compressed responses, the preferred ones first, as koa-compress chooses them. */
const codings = ['zstd', 'br', 'gzip', 'deflate'] as const

export type PlainCoding = (typeof codings)[number] | 'identity'

const shape = /^ ?(?:zstd|br|gzip|deflate)(?: ?, ?(?:zstd|br|gzip|deflate))* ?$/

const kept = keepLatest<string, { coding: PlainCoding | undefined }>(100)

/** The coding for an Accept-Encoding that only lists names, as browsers send it; undefined for any other header. */
export function plainCoding(header: string | string[] | undefined): PlainCoding | undefined {
  if (header === undefined || header === 'identity') return 'identity'
  if (typeof header !== 'string') return undefined
  return (kept.get(header) ?? kept.set(header, { coding: chosen(header) })).coding
}

function chosen(header: string): PlainCoding | undefined {
  if (!shape.test(header)) return undefined
  const names = header.split(',').map((name) => name.trim())
  return codings.find((coding) => names.includes(coding))
}
