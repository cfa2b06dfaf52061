import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import type { SourceFile } from './sources.ts'

const MAX_ENTRIES = 5000

/** The files of a zip archive. Throws SourceError if it is damaged, encrypted, or contains more than `maxBytes`. */
export async function listZipped(path: string, maxBytes: number): Promise<SourceFile[]> {
  const entries = await readDirectory(path)
  const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  return entries
    .filter(({ fileName }) => !fileName.endsWith('/'))
    .map((entry) => ({ name: entry.fileName, open: () => contentOf(path, entry, size > maxBytes) }))
}

async function readDirectory(path: string): Promise<Entry[]> {
  const archive = await opened(path)
  try {
    const entries: Entry[] = []
    for await (const entry of archive.eachEntry()) {
      entries.push(entry)
      if (entries.length > MAX_ENTRIES) throw new SourceError(`the archive contains more than ${MAX_ENTRIES} files`)
    }
    return entries
  } catch (error) {
    throw asSourceError(error)
  } finally {
    archive.close()
  }
}

async function* contentOf(path: string, entry: Entry, isTooLarge: boolean): AsyncGenerator<Buffer> {
  if (isTooLarge) throw new SourceError('the source is too large')
  if (entry.isEncrypted()) throw new SourceError('the archive is encrypted')
  if (!entry.canDecodeFileData()) throw new SourceError('the archive is packed in a way that is not read')
  const archive = await opened(path)
  let sum = 0
  try {
    // the library compares the size with the declared one: a zip bomb declares less than it contains
    for await (const chunk of (await archive.openReadStreamPromise(entry)) as Readable & AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    throw asSourceError(error)
  } finally {
    archive.close()
  }
  if (sum !== entry.crc32) throw damaged()
}

function opened(path: string): Promise<ZipFile> {
  return openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw /end of central directory/i.test(error.message) ? new SourceError('the file is no zip archive') : damaged()
  })
}

const damaged = () => new SourceError('the archive is damaged')
const asSourceError = (error: unknown): SourceError => (error instanceof SourceError ? error : damaged())
