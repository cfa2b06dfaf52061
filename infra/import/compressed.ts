import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } =
  zlib.constants

// 6 of 11 and 6 of 9: the highest levels save an eighth more but take a hundred times as long, ten times an import's
// limit
const QUALITY = 6
const LEVEL = 6

/** A chapter's HTML as brotli and as gzip, in zlib's threads. */
export async function compressHtml(html: string): Promise<{ html_brotli: Buffer; html_gzip: Buffer }> {
  const bytes = Buffer.from(html)
  const params = {
    [BROTLI_PARAM_QUALITY]: QUALITY,
    // the window need not be larger than the chapter
    [BROTLI_PARAM_LGWIN]: Math.min(18, Math.max(10, Math.ceil(Math.log2(bytes.length + 16)))),
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
  }
  const chunkSize = Math.max(1024, bytes.length >> 2)
  const [html_brotli, html_gzip] = await Promise.all([
    brotli(bytes, { params, chunkSize }),
    gzip(bytes, { level: LEVEL, chunkSize }),
  ])
  return { html_brotli, html_gzip }
}
