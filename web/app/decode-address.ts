/** A part of an address without its escapes; as it is written if they are invalid. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
