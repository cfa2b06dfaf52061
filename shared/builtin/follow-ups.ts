import { bookById } from '../bible/books.ts'
import { firstDifferent, namesIn, opening } from '../bible/names-in-text.ts'
import type { Suggestion } from '../contract/bible.ts'
import { weighty } from './chapter.ts'
import type { Findings } from './compose.ts'
import { type Excerpt, excerptOf, partOf, quoteVerses, readChapter } from './evidence.ts'
import { followUpPhrases } from './follow-up-phrases.ts'
import type { Question } from './question.ts'
import { createDesk, type Desk, type ReadPassage } from './reading.ts'
import type { BuiltinIo, BuiltinRequest } from './request.ts'
import { wholeWords } from './whole-words.ts'
import { stem, stems } from './words.ts'

const COUNT = 3
/** How far from the quoted verses a verse is still the next thing to ask about. */
const NEAR = 8

type Answered = { question: Question; found: Findings; chapter: ReadPassage | undefined; request: BuiltinRequest }

/**
 * Three questions that follow from an answer of the built-in provider, each of which it can answer: further into the
 * quoted verses, to another passage, and to a name, a word or the reader's life. None if it quoted too little.
 */
export async function suggestFollowUps(
  { question, found, chapter, request }: Answered,
  io: BuiltinIo,
): Promise<Suggestion[]> {
  // for a whole chapter, ask about its central verse, which is the second
  const main = (found.shape === 'summary' && found.main[1]) || found.main[0]
  if (!main) return []
  const desk = createDesk({ ...io, onStatus() {} })
  const isHere = chapter?.book === main.book && chapter.chapter === main.chapter
  const around = isHere
    ? chapter
    : await readChapter(desk, { ...request.place, book: main.book, chapter: main.chapter })
  const say = followUpPhrases[question.language]
  const [next, second] = around ? nextClauses(around, found, question.language) : []
  const other = await elsewhere(desk, question, found, main)
  const name = around && (await nameIn(desk, around, main, question))
  const word = found.shape === 'word' ? undefined : wordIn(found.main)
  const isRich = next !== undefined && next.weight > 0
  const deeper = next && say.verse(next.words, next.at)
  const across = other ? say.beside(other, main.reference) : undefined
  const life = weigh(textOf(main)) > 0 ? say.life(main.reference) : undefined
  const whole = found.shape === 'summary' ? undefined : say.chapter()
  const own = turned([name && say.name(name), word && say.word?.(word.word, word.tongue, word.at), life], question.text)
  const all =
    found.shape === 'nothing'
      ? [whole, deeper, life, across]
      : [isRich ? deeper : undefined, across, ...own, whole, deeper, second && say.verse(second.words, second.at)]
  const asked = [question.text, ...request.history.map(({ content }) => content)].map(plain)
  const open = all
    .filter((each) => each !== undefined && each !== '')
    .filter((each) => !asked.includes(plain(each.question)))
  const different = firstDifferent(open, COUNT)
  return different.length === COUNT ? different : []
}

const plain = (text: string) => text.trim().replace(/[’‘]/g, "'").toLowerCase()

/** The same list with another start, so that not every answer leads to the same kind of question. */
function turned<Each>(list: readonly Each[], text: string): Each[] {
  const from = text.length % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}

const telling = new Set([
  ...weighty,
  ...stems(
    `sin death born darkness soul fear joy wisdom judgment law sacrifice blood cross raise world heaven suffer weak strong
    shepherd servant wound bear iniquity image create beginning rest prayer worship promise enemy temptation pure clean
    serve poor rich treasure father mother neighbor brother repent compassion find lost know presence dwell formless
    pecado muerte alma temor gozo sabiduría ley cielo mundo promesa siervo 罪 死亡 喜乐 智慧 天国 应许`,
  ),
])

/** The number of significant words in a text. */
const weigh = (text: string) => new Set(stems(text).filter((each) => telling.has(each))).size

const textOf = ({ verses }: Pick<ReadPassage, 'verses'>) => verses.map(({ text }) => text).join(' ')

type Clause = { words: string; at: string; weight: number }

/** Nearby words that are significant and were not read yet, the best first. */
function nextClauses(chapter: ReadPassage, { main }: Findings, language: string): Clause[] {
  const read = main.filter((each) => each.book === chapter.book && each.chapter === chapter.chapter)
  const numbers = read.flatMap(({ verses }) => verses.map(({ verse }) => verse))
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const fresh = chapter.verses.filter(({ verse, text }) => !numbers.includes(verse) && text.length > 20)
  const near = fresh.filter(({ verse }) => verse >= first - NEAR && verse <= last + NEAR)
  return (near.length > 2 ? near : fresh)
    .map((verse) => ({
      ...clauseOf(verse.text, language),
      at: quoteVerses(chapter, [verse]).reference,
      // later verses are asked about before earlier ones
      far: Math.abs(verse.verse - last) + (verse.verse < first ? NEAR : 0),
    }))
    .toSorted((a, b) => b.weight - a.weight || a.far - b.far)
}

/** The most significant part of a verse between two pauses. */
function clauseOf(text: string, language: string): Pick<Clause, 'words' | 'weight'> {
  const all = opening(text, language)
  if (language === 'zh') return { words: all, weight: weigh(all) }
  const parts = text
    .replace(/[“”"«»()‘]|(?<=[.,;:!?])’/g, '')
    .split(/[.;:!?—,]+(?:\s+|$)/)
    .map((part) =>
      part.trim().replace(/^(?:and|but|for|then|so|or|that|therefore|because|yet|y|pero|porque|pues|mas)\s+/i, ''),
    )
    .filter(
      (part) =>
        /^(?:\S+\s+){3,11}\S+$/.test(part) && !/^(?:\S+ )?(?:said|answered|dijo|respondió)(?!\p{L})/iu.test(part),
    )
  const best = parts.toSorted((a, b) => weigh(b) - weigh(a))[0]
  return best ? { words: best, weight: weigh(best) } : { words: all, weight: 0 }
}

/** A passage from elsewhere: one that the answer named, else one that the verse or the subject is linked with. */
async function elsewhere(
  desk: Desk,
  question: Question,
  { beside }: Findings,
  main: Excerpt,
): Promise<string | undefined> {
  const isOther = ({ book, chapter }: Pick<ReadPassage, 'book' | 'chapter'>) =>
    book !== main.book || chapter !== main.chapter
  const named = beside.find(isOther)
  if (named) return named.reference
  const [first] = main.verses
  const verse = first && partOf({ book: main.book, reference: main.reference }, [first]).reference
  const related = verse ? await desk.related(verse) : []
  const linked = [...related.slice(0, 4), ...(question.themes[0]?.references ?? [])]
  const passages = linked.length > 0 ? await desk.passages(linked.join('; ')) : []
  const other = passages.find(isOther)
  return other && excerptOf(other, question, 2).reference
}

/** A person or place in the verses, else in the chapter, that was not asked about and appears elsewhere too. */
async function nameIn(
  desk: Desk,
  chapter: ReadPassage,
  main: Excerpt,
  question: Question,
): Promise<string | undefined> {
  const [read, whole] = [textOf(main), textOf(chapter)]
  const { verses, book } = chapter
  const names = namesIn({ verses, topics: [] }, { id: book, name: bookById(book)?.name ?? '' })
  const written = new Set(whole.match(/[\p{L}\p{N}]+/gu))
  const said = new Set(stems([question.text, ...question.names].join(' ')))
  const fresh = names.filter((name) => !said.has(stem(name)) && !written.has(name.toLowerCase()))
  const wanted = fresh.toSorted((a, b) => Number(read.includes(b)) - Number(read.includes(a)))
  for (const name of wanted.slice(0, 3)) {
    // Nave's index has only English names
    const topic = question.language === 'en' ? await desk.topic(name, '') : undefined
    const isKnown = topic?.topic.toLowerCase() === name.toLowerCase() && topic.lines.length > 1
    if (!isKnown && question.language === 'en') continue
    const [, article = ''] = wholeWords(`([Tt]he|[Ll][oa]s) ${name}`, 'u').exec(whole) ?? []
    return `${article.toLowerCase()} ${name}`.trim()
  }
  return undefined
}

/** A significant word in the verses, with its original language. */
function wordIn(excerpts: readonly Excerpt[]): { word: string; tongue: string; at: string } | undefined {
  for (const { book, reference, verses } of excerpts) {
    const testament = bookById(book)?.testament
    if (testament !== 'OT' && testament !== 'NT') continue
    for (const verse of verses) {
      const word = verse.text.match(/\p{L}{4,}/gu)?.find((each) => weighty.has(stem(each)))
      const at = partOf({ book, reference }, [verse]).reference
      if (word) return { word: word.toLowerCase(), tongue: testament === 'OT' ? 'Hebrew' : 'Greek', at }
    }
  }
  return undefined
}
