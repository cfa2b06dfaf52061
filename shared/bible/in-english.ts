import type { PassageVerse } from '../contract/bible.ts'
import { toEnglish } from './numbering.ts'
import type { Versification } from './versification.ts'

type PlacedQuestion = { book: string; chapter: number; verses: number[]; passage: PassageVerse[] }

/**
 * A question with its place and its passage in English numbering: models cite in it, and the tools read it, whatever
 * the numbers of the translation are. `versification` is that of the translation.
 */
export function inEnglish<Asked extends PlacedQuestion>(asked: Asked, versification: Versification): Asked {
  const { book } = asked
  const english = (chapter: number, verse: number) => {
    const place = { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse }
    const { start_chapter, start_verse } = toEnglish(place, versification)
    return { chapter: start_chapter, verse: start_verse }
  }
  const passage = asked.passage.map((each) => ({ ...each, ...english(each.chapter, each.verse) }))
  const chosen = asked.verses.map((verse) => english(asked.chapter, verse))
  // the first verses of a chapter may be the end of the chapter before it
  const chapter = (chosen[0] ?? passage.at(-1) ?? asked).chapter
  const verses = chosen.filter((each) => each.chapter === chapter).map(({ verse }) => verse)
  return { ...asked, chapter, verses: [...new Set(verses)], passage }
}
