/** A line of Nave's without the remains of its markup. */
export function cleanHeading(heading: string): string {
  return heading
    .replace(/&#?\w+;?/g, '')
    .replace(/\s+([’'])\s*(?=s\b)/g, '$1')
    .replace(/(?:\s*[;,:](?=\s*[;,:]|\s*$))+/g, '')
    .replace(/\s+([;,:.])/g, '$1')
    .replace(/^[\s.,;:]+|(?::\d+[\d,:]*|[\s,;:])+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The possible base forms of an English word, in lower case: `loved` is also `love`, `grieving` `grieve`. */
export function inflections(word: string): string[] {
  const plain = word.toLowerCase().replace(/[’']s?$/, '')
  const forms = new Set([plain])
  const stems: [RegExp, string[]][] = [
    [/ies$/, ['y']],
    [/ied$/, ['y']],
    [/(?:es|ed|er|eth|est)$/, ['', 'e']],
    [/(?:s|d|th)$/, ['']],
    [/ing$/, ['', 'e']],
    [/ness$/, ['']],
  ]
  for (const [ending, others] of stems) {
    if (!ending.test(plain) || plain.length < 4) continue
    for (const other of others) forms.add(plain.replace(ending, other))
  }
  return [...forms].filter((form) => form.length > 1)
}
