import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { SourceError } from '../../shared/bible/formats/xml.ts'

type Entry = {
  name: string
  method: number
  encrypted: boolean
  crc: number
  packed: number
  size: number
  offset: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
// eBible's archives contain a Bible and small files of terms and styles
const aside = /(?:^|\/)(?:copr|copyright|metadata|\.|__)|(?:metadata|names)\.xml$/i

/**
 * The decompressed bytes of the one .xml file inside a zip archive. Throws SourceError if the archive is damaged,
 * encrypted, contains no .xml file or several, or if the decompressed size is not the declared one.
 */
export async function* zippedXml(path: string, maxBytes: number): AsyncGenerator<Buffer> {
  const xml = (await listEntries(path)).filter(({ name }) => /\.xml$/i.test(name) && !aside.test(name))
  const [entry] = xml
  if (!entry) throw new SourceError('the archive contains no .xml file')
  if (xml.length > 1) throw new SourceError(`the archive contains ${xml.length} .xml files, one is expected`)
  if (entry.encrypted) throw new SourceError('the archive is encrypted')
  if (entry.method !== 0 && entry.method !== 8) throw new SourceError('the archive is packed in a way that is not read')
  if (entry.size > maxBytes) throw new SourceError('the source is too large')
  const start = await dataStart(path, entry)
  const packed = entry.packed > 0 ? createReadStream(path, { start, end: start + entry.packed - 1 }) : undefined
  if (!packed) return
  let size = 0
  let sum = 0
  try {
    for await (const chunk of (entry.method === 8
      ? packed.pipe(createInflateRaw())
      : packed) as AsyncIterable<Buffer>) {
      size += chunk.length
      // a zip bomb declares less than it contains
      if (size > entry.size) throw new SourceError('the archive is damaged')
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError('the archive is damaged')
  }
  if (size !== entry.size || sum !== entry.crc) throw new SourceError('the archive is damaged')
}

async function listEntries(path: string): Promise<Entry[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const tail = await bytesAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557))
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
    if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END)
      throw new SourceError('the file is no zip archive')
    const count = tail.readUInt16LE(end + 10)
    const directory = await bytesAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
    const entries: Entry[] = []
    for (let at = 0; entries.length < count; ) {
      if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY)
        throw new SourceError('the archive is damaged')
      const nameLength = directory.readUInt16LE(at + 28)
      entries.push({
        name: directory.toString('utf8', at + 46, at + 46 + nameLength),
        encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
        method: directory.readUInt16LE(at + 10),
        crc: directory.readUInt32LE(at + 16),
        packed: directory.readUInt32LE(at + 20),
        size: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      })
      at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    }
    return entries
  } finally {
    await file.close()
  }
}

async function dataStart(path: string, { offset }: Entry): Promise<number> {
  const file = await open(path)
  try {
    const head = await bytesAt(file, offset, 30)
    if (head.readUInt32LE(0) !== LOCAL) throw new SourceError('the archive is damaged')
    return offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  } finally {
    await file.close()
  }
}

async function bytesAt(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  if (length > 10_000_000) throw new SourceError('the archive is damaged')
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new SourceError('the archive is damaged')
  return buffer
}
