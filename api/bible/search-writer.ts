import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, deflate, gzip, zstdCompress } from 'node:zlib'
import type { Env } from '#shared/server/env.ts'
import type { Context } from '../context.ts'
import { brotli, COMPRESSED_FROM } from '../http/compression.ts'
import { securityHeaders, transportOf } from '../http/headers.ts'
import type { PlainCoding } from '../http/plain-coding.ts'
import { READING_CACHING } from './reading-answer.ts'
import type { SearchBytes } from './search.ts'

type Compressed = Exclude<PlainCoding, 'identity'>

const brotliBytes = promisify<Buffer, typeof brotli, Buffer>(brotliCompress)
const compressors: Record<Compressed, (bytes: Buffer) => Promise<Buffer>> = {
  zstd: promisify(zstdCompress),
  br: (bytes) => brotliBytes(bytes, brotli),
  gzip: promisify(gzip),
  deflate: promisify(deflate),
}

/** Sends a search's answer. Returns the status. */
export type SearchWriter = (ctx: Context, found: SearchBytes, coding: PlainCoding) => Promise<200 | 304>

/** Writes the head that Koa and its middleware write for the same JSON, in the same order. */
export function createSearchWriter({ HSTS_WHOLE_DOMAIN }: Env): SearchWriter {
  const headFor = (isSecure: boolean) =>
    Object.entries(securityHeaders('api', transportOf(isSecure, HSTS_WHOLE_DOMAIN))).flat()
  const [plain, secure] = [headFor(false), headFor(true)]
  return async ({ req, res, secure: isSecure }, { bytes, tag: hash }, coding) => {
    const tag = `"${hash}"`
    const security = isSecure ? secure : plain
    const head = ['X-Request-Id', randomUUID(), ...security, 'Cache-Control', READING_CACHING]
    head.push('Vary', 'Accept-Encoding', 'ETag', tag)
    if (req.headers['if-none-match'] === tag) {
      res.writeHead(304, head).end()
      return 304
    }
    head.push('Content-Type', 'application/json; charset=utf-8')
    const size = bytes.length
    if (coding === 'identity' || size < COMPRESSED_FROM) {
      res.writeHead(200, [...head, 'Content-Length', String(size)]).end(bytes)
    } else {
      const compressed = await compressors[coding](bytes)
      // without a length, as every compressed response
      res.writeHead(200, [...head, 'Content-Encoding', coding]).end(compressed)
    }
    return 200
  }
}
