import { bookFromOsis, findBook } from '../../shared/bible/books.ts'
import { readXml } from '../../shared/bible/formats/xml.ts'
import { escapeHtml } from '../../shared/escape-html.ts'
import { readLines, type Source } from './sources.ts'

/** What a module has for one verse. */
export type RawNote = { verse: number; xml: string }

/** Reads a commentary in the import format of SWORD, chapter by chapter. */
export async function readNotes(
  source: Source,
  onChapter: (book: string, chapter: number, notes: RawNote[]) => void,
): Promise<void> {
  let key: string[] | undefined
  let place: { book: string; chapter: number } | undefined
  let notes: RawNote[] = []
  const endChapter = () => {
    if (place) onChapter(place.book, place.chapter, notes)
    notes = []
  }
  await readLines(source, (text) => {
    if (text.startsWith('$$$')) {
      key = /(\d+):(\d+)$/.exec(text) ?? undefined
      return
    }
    const started = /<chapter n="(\d+)" osisID="(\w+)\.\d+" sID/.exec(text)
    if (started) {
      endChapter()
      const book = bookFromOsis(started[2] ?? '')
      place = book && { book: book.id, chapter: Number(started[1]) }
    }
    if (text && key?.[2] && key[2] !== '0') notes.push({ verse: Number(key[2]), xml: text })
  })
  endChapter()
}

/** `heading`: a title between paragraphs. `lemma`: the bold words that a paragraph begins with. */
export type NoteParagraph = { heading?: string; lemma: string; html: string; text: string }

/** The paragraphs of an entry, with titles as separate paragraphs. */
export function noteParagraphs(xml: string): NoteParagraph[] {
  const paragraphs: NoteParagraph[] = []
  let html = ''
  let text = ''
  let lemma = ''
  let title: string | undefined
  let bold = false
  let ref: string | undefined
  const end = () => {
    if (text.trim()) paragraphs.push({ lemma: clean(lemma), html: clean(html), text: clean(text) })
    html = ''
    text = ''
    lemma = ''
  }
  const feed = readXml(
    {
      open(name, attributes) {
        if (name === 'title') {
          end()
          title = ''
        } else if (name === 'item' || name === 'l' || name === 'row') end()
        // a lemma may precede the mark that begins its paragraph
        else if (name === 'div' && attributes.type === 'x-p' && text.trim() !== lemma.trim()) end()
        else if (name === 'hi' && attributes.type === 'bold') bold = true
        else if (name === 'reference') ref = attributes.osisRef
      },
      close(name) {
        if (name === 'title') {
          if (title?.trim()) paragraphs.push({ heading: clean(title), lemma: '', html: '', text: '' })
          title = undefined
        } else if (name === 'hi') bold = false
        else if (name === 'reference') ref = undefined
      },
      text(words) {
        if (title !== undefined) {
          title += words
          return
        }
        if (bold && text.trim() === lemma.trim()) lemma += words
        text += words
        const shown = ref ? noteLink(ref, words) : escapeHtml(words)
        html += bold && words.trim() ? `<b>${shown}</b>` : shown
      },
    },
    { fragment: true },
  )
  // an entry may contain the end of an element that another began: only its own words matter
  feed.write(`<entry>${balanceTags(xml)}</entry>`)
  feed.close()
  end()
  return paragraphs
}

const clean = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .trim()

/** A piece of XML whose elements all begin and end in it: unmatched end tags are dropped, open elements closed. */
export function balanceTags(xml: string): string {
  const open: string[] = []
  const closings = (from: number) =>
    open
      .splice(from)
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  const inner = xml.replace(
    /<(\/?)([A-Za-z]+)([^>]*?)(\/?)>/g,
    (tag, closing: string, name: string, _attributes, empty: string) => {
      if (empty) return tag
      if (!closing) {
        open.push(name)
        return tag
      }
      const at = open.lastIndexOf(name)
      return at === -1 ? '' : closings(at)
    },
  )
  return inner + closings(0)
}

/** Unusual book abbreviations of one module. */
const short: Record<string, string> = { lu: 'Luke', ho: 'Hosea', jud: 'Jude' }

/** A reference as a link: `Ps.25.1-Ps.25.7`, `mr 2:22`, `Scofield:Mt 4:8`; only its words if it names no verse. */
export function noteLink(osisRef: string, text: string): string {
  const [, name = '', chapter = '1', verse = '1'] =
    /^(?:\w+:)?\s*(\d?\s?[A-Za-z]+)(?:[. ](\d+)(?:[.:](\d+))?)?/.exec(osisRef) ?? []
  const book = bookFromOsis(name) ?? findBook(short[name.toLowerCase()] ?? name)
  if (!book) return escapeHtml(text)
  return `<a class="ref" data-ref="${book.id}.${Number(chapter)}.${Number(verse)}">${escapeHtml(text)}</a>`
}
