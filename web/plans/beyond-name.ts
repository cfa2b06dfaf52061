/** A plan's description; null where its name was made of the same words and says it all. */
export function beyondName({ name, description }: { name: string; description: string }): string | null {
  return bare(description) === bare(name) ? null : description
}

function bare(text: string): string {
  return text.trim().replace(/[.。]$/, '')
}
