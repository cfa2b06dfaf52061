import { readerAddress } from '#shared/chapter-address.ts'
import type { Passage } from '#shared/contract/bible.ts'
import { visibleLine } from '#shared/visible-text.ts'
import { passagesOf } from '../bible/passages.ts'
import type { Translation } from '../bible/translations.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../http/errors.ts'
import { questionsFor } from './handout-questions.ts'
import type { HandoutPart, HandoutText } from './thread/handout/handout.ts'
import { versesBeside } from './verses-beside.ts'

/** More is a book, not a handout. */
const MOST_VERSES = 500

/** Passages to print: each reference may have a heading of its own. */
type Readings = {
  references: readonly { ref: string; heading?: string }[]
  /** The translation whose numbering the references use; without it that of English Bibles. */
  numbering: Translation | undefined
  translation: Translation
  /** The one beside it. */
  second: Translation | undefined
  hasQuestions: boolean
}

type ReadingParts = {
  parts: HandoutPart[]
  /** The passages as people write them. */
  refs: string[]
  /** The page of the first passage. */
  path: string
  /** The names of the translations. */
  editions: string
  notices: string[]
}

/** The parts of a handout with passages. Refuses more than 500 verses, and the texts of a publisher. */
export async function readingParts({ db }: Context, readings: Readings): Promise<ReadingParts> {
  const { references, numbering, translation, second, hasQuestions } = readings
  const translations = [translation, ...(second ? [second] : [])]
  const published = translations.find(({ publisher }) => publisher)
  if (published) throw notAllowed(published)
  const parts: HandoutPart[] = []
  const passages: Passage[] = []
  let verses = 0
  for (const { ref, heading } of references) {
    const [first = [], other] = await Promise.all(translations.map((each) => passagesOf(db, each, ref, numbering)))
    verses += [...first, ...(other ?? [])].reduce((sum, passage) => sum + passage.verses.length, 0)
    if (verses > MOST_VERSES) throw tooLong()
    if (heading) parts.push({ kind: 'heading', text: visibleLine(heading) })
    for (const [index, passage] of first.entries()) {
      const own = textOf(passage, translation)
      const beside = other?.[index]
      if (second && beside) {
        const rows = versesBeside([translation, passage], [second, beside])
        parts.push({ kind: 'passage', texts: [own, textOf(beside, second)], rows })
      } else parts.push({ kind: 'passage', texts: [own] })
    }
    passages.push(...first)
  }
  const questions = hasQuestions ? await questionsFor(db, translation.language, passages) : []
  return {
    parts: [...parts, ...questions],
    refs: passages.map(({ ref }) => ref),
    path: pathOf(passages[0]!),
    editions: translations.map(({ name }) => name).join(' · '),
    notices: translations.map(noticeOf),
  }
}

/** The copyright of a translation, as a handout names it. */
export const noticeOf = ({ name, copyright }: Translation): string => `${name}: ${copyright}`

/** The page of a passage, with its verses marked. */
function pathOf({ book, chapter, verses }: Passage): string {
  const own = verses.filter((verse) => verse.chapter === chapter).map(({ verse }) => verse)
  return `${readerAddress(book, chapter)}?verse=${own[0]}-${own.at(-1)}`
}

function textOf({ ref, verses }: Passage, { name, language, direction }: Translation): HandoutText {
  return { ref, edition: name, language, direction, verses }
}

/** 400: more than a handout may contain. */
export function tooLong(): HttpError {
  return new HttpError(400, 'invalid', 'This is too long for a handout.')
}

function notAllowed({ name }: Translation): HttpError {
  return new HttpError(403, 'forbidden', `The publisher of the ${name} does not allow us to make files of its text.`)
}
