/** A plan's description; null if its name was made from the same words and already contains it all. */
export function removeRepeatedName({ name, description }: { name: string; description: string }): string | null {
  return bare(description) === bare(name) ? null : description
}

function bare(text: string): string {
  return text
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase()
}
