/** Arrays of bytes one after the other, as a copy of its own, which begins at an aligned offset. */
export function joinBytes(parts: readonly (Uint8Array | Int8Array)[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
