import { randomUUID } from 'node:crypto'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Env } from '#shared/server/env.ts'
import type { Context } from '../context.ts'
import { brotli, COMPRESSED_FROM } from '../http/compression.ts'
import { securityHeaders, transportOf } from '../http/headers.ts'
import type { PlainCoding } from '../http/plain-coding.ts'
import { READING_CACHING } from './reading-answer.ts'
import type { SearchJson } from './search.ts'

type Compressed = Exclude<PlainCoding, 'identity'>

const compressors: Record<Compressed, (json: string, size: number) => Buffer> = {
  // with its size known, zstd takes half the time
  zstd: (json, size) => zstdCompressSync(json, { pledgedSrcSize: size }),
  br: (json) => brotliCompressSync(json, brotli),
  gzip: (json) => gzipSync(json),
  deflate: (json) => deflateSync(json),
}

/** Sends a search's answer. Returns the status. */
export type SearchWriter = (ctx: Context, found: SearchJson, coding: PlainCoding) => 200 | 304

/** Writes the head that Koa and its middleware write for the same JSON, in the same order. */
export function createSearchWriter({ HSTS_WHOLE_DOMAIN }: Env): SearchWriter {
  const headFor = (isSecure: boolean) =>
    Object.entries(securityHeaders('api', transportOf(isSecure, HSTS_WHOLE_DOMAIN))).flat()
  const [plain, secure] = [headFor(false), headFor(true)]
  return ({ req, res, secure: isSecure }, { json, size, tag: hash }, coding) => {
    const tag = `"${hash}"`
    const security = isSecure ? secure : plain
    const head = ['X-Request-Id', randomUUID(), ...security, 'Cache-Control', READING_CACHING]
    head.push('Vary', 'Accept-Encoding', 'ETag', tag)
    if (req.headers['if-none-match'] === tag) {
      res.writeHead(304, head).end()
      return 304
    }
    head.push('Content-Type', 'application/json; charset=utf-8')
    if (coding === 'identity' || size < COMPRESSED_FROM) {
      res.writeHead(200, [...head, 'Content-Length', String(size)]).end(json)
    } else {
      // without a length, as every compressed response. Most answers have a few kilobytes, for which a thread of zlib's
      // costs three times as much
      res.writeHead(200, [...head, 'Content-Encoding', coding]).end(compressors[coding](json, size))
    }
    return 200
  }
}
