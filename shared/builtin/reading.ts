import type { PassageVerse } from '../contract/bible.ts'
import type { BuiltinIo, JsonSchema } from './request.ts'
import { akin, stems, weightOf } from './words.ts'

export type ReadPassage = { book: string; chapter: number; reference: string; verses: PassageVerse[] }
export type FoundPassage = {
  reference: string
  probability: number
  /** How much of the question is written of it, from 0 to 1. */
  fit: number
  source: 'reference' | 'entry' | 'words' | 'gathered'
  /** The written question that the passage answers, and the sentence that summarises the texts. */
  asked?: string
  says?: string
  dice?: string
  kind?: string
  /** The one or two verses that carry the answer, if the index names them. */
  key?: string
  /** The other passages that answer it. */
  also?: string[]
}
export type HenryNote = { reference: string; text: string }

/** What the built-in provider reads with: the tools of an answer, with typed results. */
export type Desk = ReturnType<typeof createDesk>

/** Wraps the tools of one answer. A refused call returns nothing; only an abort rejects. */
export function createDesk(io: BuiltinIo) {
  const call = async (name: string, args: JsonSchema): Promise<JsonSchema> => {
    io.signal.throwIfAborted()
    const { result, ok } = await io.callTool(name, args)
    return ok ? result : {}
  }
  return {
    /** Passages by reference, in the words of the translation. */
    async passages(reference: string): Promise<ReadPassage[]> {
      io.onStatus('reading', 'get_passage')
      const result = await call('get_passage', { reference })
      return list<{ reference: string; book: string; verses: PassageVerse[] }>(result.passages).flatMap((each) => {
        // some editions have the number of a verse without its words
        const verses = each.verses.filter(({ text }) => text.trim() !== '')
        const [first] = verses
        return first ? [{ ...each, verses, chapter: first.chapter }] : []
      })
    },
    /** Every passage of several references: long ones leave no room for the others in one result. */
    async allPassages(references: readonly string[]): Promise<ReadPassage[]> {
      const together = await this.passages(references.join('; '))
      if (together.length >= references.length) return together
      return (await Promise.all(references.map((reference) => this.passages(reference)))).flat()
    },
    /** The finder's results for a question, best first; `chapter`: only passages that begin in it. */
    async find(question: string, chapter?: string): Promise<FoundPassage[]> {
      io.onStatus('searching', 'find_passages')
      const asked = { question: question.slice(0, 400), ...(chapter && { chapter }) }
      return list<FoundPassage>((await call('find_passages', asked)).passages)
    },
    async search(query: string, limit: number): Promise<{ reference: string; text: string }[]> {
      io.onStatus('searching', 'search_scripture')
      return list((await call('search_scripture', { query, limit })).verses)
    },
    /** The lines of Nave's under a subject or name, those with the words of `about` first. */
    async topic(
      topic: string,
      about: string,
    ): Promise<{ topic: string; lines: { heading: string; references: string[] }[] } | undefined> {
      io.onStatus('searching', 'find_topic')
      const found = list<{ topic: string; passages: { heading: string; references: string[] }[] }>(
        (await call('find_topic', { topic, ...(about && { about: about.slice(0, 80) }) })).topics,
      )
      const [best] = found
      return best && { topic: best.topic, lines: best.passages }
    },
    async related(reference: string): Promise<string[]> {
      io.onStatus('searching', 'get_cross_references')
      return list((await call('get_cross_references', { reference })).cross_references)
    },
    /** The first passages that the cross references lead to. */
    async relatedPassages(reference: string, most: number): Promise<ReadPassage[]> {
      const related = await this.related(reference)
      return related.length > 0 ? this.passages(related.slice(0, most).join('; ')) : []
    },
    async henry(reference: string): Promise<HenryNote[]> {
      io.onStatus('reading', 'get_commentary')
      return list((await call('get_commentary', { reference })).entries)
    },
    /** The entries of another commentary; nothing if it is not installed. */
    async commentary(source: string, reference: string): Promise<HenryNote[]> {
      return list((await call('get_commentary', { reference, source })).entries)
    },
    async words(reference: string, word: string): Promise<WordEntry[]> {
      io.onStatus('searching', 'word_study')
      return list((await call('word_study', { reference, word })).words)
    },
  }
}

export type WordEntry = {
  reference: string
  word: string
  strong: string
  language?: string
  lemma?: string
  transliteration?: string
  definition?: string
}

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])

export type Scored = PassageVerse & { score: number }

/** Scores verses by the words that they share with a question; a word that occurs in many of them counts less. */
export function scoreVerses(verses: readonly PassageVerse[], words: readonly { stem: string }[]): Scored[] {
  const inVerse = verses.map(({ text }) => new Set(stems(text)))
  const rarity = words.map((word, i) => {
    const count = inVerse.filter((each) => akin(word.stem, each) > 0).length
    return { ...word, value: count === 0 ? 0 : (weightOf(word.stem) * (i < 5 ? 1 : 0.6)) / Math.sqrt(count) }
  })
  return verses.map((verse, i) => {
    const own = inVerse[i]
    const hits = rarity.filter((word) => own && akin(word.stem, own) > 0)
    const score =
      hits.reduce((sum, { value, stem }) => sum + value * akin(stem, own ?? new Set()), 0) *
      (1 + 0.35 * Math.max(0, hits.length - 1))
    return { ...verse, score }
  })
}

/** The share of a question's words that occur in a text, from 0 to 1. */
export function coverage(text: string, words: readonly { stem: string }[]): number {
  const given = new Set(stems(text))
  const all = words.reduce((sum, each) => sum + weightOf(each.stem), 0)
  const found = words.reduce((sum, each) => sum + weightOf(each.stem) * akin(each.stem, given), 0)
  return all === 0 ? 0 : found / all
}

const MAX_CHARACTERS = 520

/**
 * The few verses of a passage that a question is about: the best one with its best neighbours, within a readable
 * length. For "why" the verse that gives the reason is preferred.
 */
export function bestWindow(scored: readonly Scored[], isWhy = false, most = 4): Scored[] {
  if (scored.length === 0) return []
  const top = scored.reduce((best, each, i) => (each.score > (scored[best]?.score ?? 0) ? i : best), 0)
  let [from, to] = [top, top]
  const length = () => scored.slice(from, to + 1).reduce((sum, { text }) => sum + text.length, 0)
  while (to - from + 1 < most) {
    const [before, after] = [scored[from - 1], scored[to + 1]]
    const value = (verse: Scored | undefined, isAfter: boolean) => {
      const isNext =
        verse &&
        Math.abs(verse.verse - (scored[isAfter ? to : from]?.verse ?? 0)) <= 2 &&
        verse.chapter === scored[top]?.chapter
      if (!verse || !isNext || length() + verse.text.length > MAX_CHARACTERS) return -1
      const reason =
        isWhy && isAfter && /^\W*(?:for|because|that|so|since|therefore|porque|pues|para que)\b/i.test(verse.text)
          ? 0.5
          : 0
      const goesOn = isAfter && !/[.!?”’。！？]\s*$/.test(scored[to]?.text ?? '.') ? 0.4 : 0
      const begins = !isAfter && /^[a-z]/.test(scored[from]?.text ?? 'A') ? 0.5 : 0
      return verse.score + reason + goesOn + begins
    }
    const [low, high] = [value(before, false), value(after, true)]
    const least = Math.max(0.35, (scored[top]?.score ?? 0) * 0.4)
    if (Math.max(low, high) < least) break
    if (high >= low) to++
    else from--
  }
  return scored.slice(from, to + 1)
}
