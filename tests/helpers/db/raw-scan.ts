/**
 * Counts the words and marks of a source by cutting its raw text with regular expressions, to compare what an importer
 * stored with something independent of the importer.
 */
export type Scan = {
  /** `GEN 1:1` to the verse's text as it is in the source, `|` where a mark was cut out between two characters. */
  verses: Map<string, string>
  /** Words before or after the verses of a chapter, by `ESG 5`. */
  unnumbered: Map<string, string>
  footnotes: number
  cross_references: number
  poetry_lines: number
  psalm_titles: number
  words_of_jesus: number
}

const emptyScan = (): Scan => ({
  verses: new Map(),
  unnumbered: new Map(),
  footnotes: 0,
  cross_references: 0,
  poetry_lines: 0,
  psalm_titles: 0,
  words_of_jesus: 0,
})

/** SWORD's book names, where they are more than the English name with a Roman number. */
const swordBooks: Record<string, string> = {
  'Revelation of John': 'REV',
  'Esther (Greek)': 'ESG',
  'Prayer of Manasses': 'MAN',
  'Prayer of Azariah': 'S3Y',
  'Additional Psalm': 'PS2',
  'Bel and the Dragon': 'BEL',
  Wisdom: 'WIS',
}

/** Reads SWORD's import format; `bookOf` returns the id for a book's English name. */
export function scanSword(raw: string, bookOf: (name: string) => string | undefined): Scan {
  const scan = emptyScan()
  let kept = ''
  for (const entry of raw.split(/^\$\$\$/m).slice(1)) {
    const [key = '', ...lines] = entry.split('\n')
    const [, name = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(key) ?? []
    if (!name || chapter === '0') continue
    const book = swordBooks[name] ?? bookOf(arabic(name))
    if (!book) throw new Error(`no book for ${name}`)
    const xml = lines
      .join('\n')
      // after its last book a module may contain a glossary
      .replace(/<div sID="[^"]*" type="(?:glossary|back|introduction)"\/>[\s\S]*/, '')
      .replace(/\\\+?nd\*?/g, '')
    kept += xml
    const text = osisText(xml)
    if (verse === '0') addUnnumbered(scan, book, Number(chapter), xml)
    else if (/[\p{L}\p{N}]/u.test(text) || /<note/.test(xml)) scan.verses.set(`${book} ${chapter}:${verse}`, text)
  }
  countOsis(scan, kept)
  return scan
}

/** The text before a chapter's mark ends the previous chapter. */
function addUnnumbered(scan: Scan, book: string, chapter: number, xml: string): void {
  const [before = '', after = ''] = xml.split(/<chapter\s[^>]*sID=[^>]*>/)
  const texts: [number, string][] = [
    [chapter - 1, osisText(before)],
    [chapter, osisText(after)],
  ]
  for (const [number, text] of texts) {
    const known = scan.unnumbered.get(`${book} ${number}`)
    if (/[\p{L}\p{N}]/u.test(text)) scan.unnumbered.set(`${book} ${number}`, known ? `${known} ${text}` : text)
  }
}

/** Reads an OSIS file whose verses are milestones; `bookOf` returns the id for an OSIS id. */
export function scanOsis(raw: string, bookOf: (osis: string) => string | undefined): Scan {
  const scan = emptyScan()
  const body = raw.replace(/<header>[\s\S]*?<\/header>/g, '').replace(/<!--[\s\S]*?-->/g, '')
  countOsis(scan, body)
  for (const [, osis = '', chapter, verse, xml = ''] of body.matchAll(
    /<verse\s[^>]*osisID="(\w+)\.(\d+)\.(\d+)"[^>]*\/>([\s\S]*?)<verse\s+eID/g,
  )) {
    scan.verses.set(`${bookOf(osis)} ${chapter}:${verse}`, osisText(xml))
  }
  return scan
}

/** Reads a USFX file whose verses are milestones. */
export function scanUsfx(raw: string): Scan {
  const scan = emptyScan()
  let book = ''
  let chapter = ''
  for (const [, tag = '', id = '', xml = ''] of raw.matchAll(
    /<(book|c|v) id="([^"]+)"\s*\/?>([\s\S]*?)(?=<(?:book|c|v) id=|$)/g,
  )) {
    if (tag === 'book') book = id
    else if (tag === 'c') chapter = id
    else {
      const inside = xml.split('<ve')[0] ?? ''
      scan.verses.set(`${book} ${chapter}:${id}`, plain(inside.replace(/<([fx])\b[\s\S]*?<\/\1>/g, '|')))
    }
  }
  const count = (pattern: RegExp) => raw.match(pattern)?.length ?? 0
  scan.footnotes = count(/<f[\s>]/g)
  scan.cross_references = count(/<x[\s>]/g)
  scan.poetry_lines = count(/<q[\s>]/g)
  scan.psalm_titles = count(/<d[\s>]/g)
  scan.words_of_jesus = count(/<wj[\s>]/g)
  return scan
}

function countOsis(scan: Scan, xml: string): void {
  const count = (pattern: RegExp) => xml.match(pattern)?.length ?? 0
  const crossReferences = count(/<note\s[^>]*type="crossReference"/g)
  scan.cross_references += crossReferences
  scan.footnotes += count(/<note[\s>]/g) - crossReferences
  // a line or a quotation without a word does not count
  const words = (each: RegExpMatchArray) => osisText(each[0]).replace(/[|{}\s]/g, '') !== ''
  scan.poetry_lines += [...xml.matchAll(/<l\s[^>]*sID="([^"]*)"[^>]*\/>[\s\S]*?<l\s[^>]*eID="\1"[^>]*>/g)].filter(
    words,
  ).length
  scan.poetry_lines += [...xml.matchAll(/<l(?:\s[^>]*[^/])?>[\s\S]*?<\/l>/g)].filter(words).length
  scan.psalm_titles += count(/<title\s[^>]*type="psalm"/g)
  scan.words_of_jesus += [...xml.matchAll(/<q\s[^>]*who="Jesus"[^>]*>[\s\S]*?<\/q>/g)].filter(words).length
}

function osisText(xml: string): string {
  return plain(
    xml
      .replace(/<note[\s>][\s\S]*?<\/note>/g, '|')
      .replace(/<(title|speaker)[\s>][\s\S]*?<\/\1>/g, ' ')
      // lines and paragraphs end a word, whatever is between their tags
      .replace(/<\/?(?:l|lg|lb|p|list|item|div|chapter|milestone)(?:\s[^>]*)?>/g, ' ')
      // a supplied word is a separate word, except the pronouns that Spanish appends to the verb
      .replace(/<transChange[^>]*>/g, '{')
      .replace(/<\/transChange>/g, '}')
      .replace(/<\/?q(?:\s[^>]*)?>/g, '|'),
  )
}

function plain(xml: string): string {
  return xml
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replaceAll('¶', '')
    .replace(/\s+/g, ' ')
    .trim()
}

function arabic(name: string): string {
  return name.replace(/^(I{1,3}|IV) /, (_, roman: string) => `${roman === 'IV' ? 4 : roman.length} `)
}
