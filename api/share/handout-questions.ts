import { generalSuggestions } from '#shared/bible/general-suggestions.ts'
import type { Passage } from '#shared/contract/bible.ts'
import { primaryLanguage } from '#shared/primary-language.ts'
import type { Db } from '#shared/server/db.ts'
import { findWrittenSuggestions } from '#shared/server/sql/written-suggestions.ts'
import type { HandoutPart } from './thread/handout/handout.ts'

const MOST = 4
const titles: Record<string, string> = { es: 'Preguntas para conversar' }

/** The questions written for the chapters of some passages, at most four; general ones where none are written. */
export async function questionsFor(db: Db, language: string, passages: readonly Passage[]): Promise<HandoutPart[]> {
  const chapters = [...new Map(passages.map((each) => [`${each.book} ${each.chapter}`, each])).values()].slice(0, MOST)
  const written = await Promise.all(
    chapters.map(({ book, chapter }) => findWrittenSuggestions(db, language, book, chapter)),
  )
  const found = written.flatMap((each) => each?.slice(0, Math.ceil(MOST / chapters.length)) ?? [])
  const questions = (found.length > 0 ? found : generalSuggestions(language)).map(({ question }) => question)
  const title = titles[primaryLanguage(language)] ?? 'Questions to talk about'
  return [{ kind: 'questions', title, questions: questions.slice(0, MOST) }]
}
