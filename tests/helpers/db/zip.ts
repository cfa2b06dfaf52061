import { crc32, deflateRawSync } from 'node:zlib'

export type Zipped = {
  name: string
  text: string | Buffer
  method?: number
  flags?: number
  size?: number
  crc?: number
}

/** A zip archive of files, with the false metadata that a test asks for. */
export function zip(files: Zipped[], options: { count?: number; directoryAt?: number } = {}): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const bytes = Buffer.from(file.text)
    const packed = (file.method ?? 8) === 8 ? deflateRawSync(bytes) : bytes
    const name = Buffer.from(file.name)
    const facts = Buffer.alloc(20)
    facts.writeUInt16LE(file.flags ?? 0, 0)
    facts.writeUInt16LE(file.method ?? 8, 2)
    facts.writeUInt32LE(file.crc ?? crc32(bytes), 8)
    facts.writeUInt32LE(packed.length, 12)
    facts.writeUInt32LE(file.size ?? bytes.length, 16)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(name.length, 0)
    const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00', 'latin1'), facts, lengths, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00\x14\x00', 'latin1'), facts, lengths, tail, name]))
    locals.push(local)
    offset += local.length
  }
  const all = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(options.count ?? files.length, 4)
  end.writeUInt16LE(options.count ?? files.length, 6)
  end.writeUInt32LE(all.length, 8)
  end.writeUInt32LE(options.directoryAt ?? offset, 12)
  return Buffer.concat([...locals, all, Buffer.from('PK\x05\x06', 'latin1'), end])
}
