type Packable = Uint8Array<ArrayBufferLike> | Uint16Array<ArrayBufferLike> | Uint32Array<ArrayBufferLike>

/** The kinds of arrays by the bytes of a number. */
const kinds = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const
type Size = keyof typeof kinds

type Header = { facts: unknown; arrays: [size: Size, length: number][] }

/**
 * Facts and arrays of numbers as bytes, little endian: the length of a JSON header, the header, then each array, all of
 * them at multiples of 4.
 */
export function packed(facts: unknown, arrays: readonly Packable[]): Uint8Array {
  const header = new TextEncoder().encode(
    JSON.stringify({
      facts,
      arrays: arrays.map((each) => [each.BYTES_PER_ELEMENT as Size, each.length]),
    } satisfies Header),
  )
  const size = arrays.reduce((sum, { byteLength }) => sum + padded(byteLength), 4 + padded(header.length))
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, header.length, true)
  bytes.set(header, 4)
  let at = 4 + padded(header.length)
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += padded(byteLength)
  }
  return bytes
}

/** Reads what `packed` wrote; the arrays are views of the bytes, which must begin at a multiple of 4 of their buffer. */
export function unpacked({ buffer, byteOffset, byteLength }: Uint8Array): { facts: unknown; arrays: Packable[] } {
  const length = new DataView(buffer, byteOffset, byteLength).getUint32(0, true)
  const text = new TextDecoder().decode(new Uint8Array(buffer, byteOffset + 4, length))
  const header = JSON.parse(text) as Header
  let at = byteOffset + 4 + padded(length)
  const arrays = header.arrays.map(([size, count]) => {
    const array: Packable = new kinds[size](buffer as ArrayBuffer, at, count)
    at += padded(array.byteLength)
    return array
  })
  return { facts: header.facts, arrays }
}

const padded = (length: number): number => (length + 3) & ~3
