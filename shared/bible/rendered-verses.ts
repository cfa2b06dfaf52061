/** A verse of a rendered chapter; `verse_end` is another one for a bridge such as 4-5. */
export type RenderedVerse = { verse: number; verse_end: number; text: string }

/** What is in a chapter but in no verse: numbers, signs of notes, titles, and the notes themselves. */
const BESIDE = /^<(?:sup|button|h3|h4|aside)\b/

type Open = { verse: number; isBeside: boolean; isNumber: boolean }

/** A verse with its words that have a Strong's number, in order: `[words, number]`. */
export type TaggedVerse = { verse: number; strongs: [string, string][] }

/** The verses of a chapter that `renderChapter` wrote, with the texts that were stored. */
export function versesOfHtml(html: string): RenderedVerse[] {
  const texts = new Map<number, string>()
  const ends = new Map<number, number>()
  const open: Open[] = []
  let current = 0
  for (const [part] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const { verse = 0, isBeside = false, isNumber = false } = open.at(-1) ?? {}
    if (part.startsWith('</')) {
      open.pop()
      // two lines of a poem are not one word
      if (part === '</p>' && !isBeside) for (const [each, text] of texts) texts.set(each, spaced(text))
    } else if (part.startsWith('<')) {
      const own = Number(/ data-verse="(\d+)"/.exec(part)?.[1] ?? verse)
      open.push({ verse: own, isBeside: isBeside || BESIDE.test(part), isNumber: part.startsWith('<sup') })
    } else if (isNumber) {
      const [first = 0, last = first] = part.split('–').map(Number)
      ends.set(first, last)
    } else if (!isBeside) {
      // what is in no verse is between two words
      const before = texts.get(verse) ?? ''
      if (verse) texts.set(verse, (verse === current ? before : spaced(before)) + decoded(part))
      current = verse
    }
  }
  return [...texts].map(([verse, text]) => ({
    ...{ verse, verse_end: ends.get(verse) ?? verse },
    text: text.replace(/[ \n]+/g, ' ').trim(),
  }))
}

/** The verses with Strong's numbers of a chapter that `renderChapter` wrote. */
export function taggedVersesOfHtml(html: string): TaggedVerse[] {
  const verses = new Map<number, TaggedVerse['strongs']>()
  // the verses of the open elements
  const open: number[] = []
  let strong = ''
  for (const [part] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const verse = open.at(-1) ?? 0
    if (part.startsWith('</')) {
      open.pop()
      strong = ''
    } else if (part.startsWith('<')) {
      open.push(Number(/ data-verse="(\d+)"/.exec(part)?.[1] ?? verse))
      strong = / data-strong="([^"]*)"/.exec(part)?.[1] ?? ''
    } else if (verse && strong) {
      const words = verses.get(verse) ?? []
      words.push([decoded(part).trim(), decoded(strong)])
      verses.set(verse, words)
    }
  }
  return [...verses].map(([verse, strongs]) => ({ verse, strongs }))
}

const spaced = (text: string) => (text.endsWith(' ') ? text : `${text} `)

const decoded = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
