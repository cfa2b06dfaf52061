import type { Reference } from '#shared/bible/versification.ts'
import type { ModelPlace } from '#shared/builtin/request.ts'
import { type AnswerCheck, checkWith } from '#shared/quotes/check-answer.ts'
import type { ReadTool } from '#shared/quotes/passage-cache.ts'
import { CHECKER } from '#shared/quotes/spans.ts'
import { stripQuoting } from '#shared/quotes/strip-quoting.ts'
import type { Texts } from '#shared/quotes/texts.ts'
import type { Db } from '#shared/server/db.ts'
import { type Publisher, PublisherError, readVerses } from '#shared/server/publisher.ts'
import { openTexts } from '#shared/server/texts.ts'
import { type InstalledTranslation, loadTranslation } from '../chat-answer/translation.ts'

type CheckRequest = {
  db: Db
  publisher?: Publisher
  /** The translation if the caller has loaded it; loaded again if it has been imported since. */
  translation?: InstalledTranslation | undefined
  text: string
  bible_id: string
  language: string
  place: ModelPlace
  tool_results?: readonly ReadTool[]
}

/** Checks a finished answer in an installed translation: see `checkWith`. */
export async function checkAnswer({ db, publisher, text, bible_id, ...asked }: CheckRequest): Promise<AnswerCheck> {
  const texts = await openTexts(db, bible_id)
  const isCurrent = asked.translation?.version === texts.own?.version
  const translation = (isCurrent && asked.translation) || (await loadTranslation(db, bible_id, publisher))
  if (!translation) return { content: stripQuoting(text), citations: [], spans: [], checker: CHECKER }
  const { place, tool_results } = asked
  const read = passageReader(db, translation, texts)
  return checkWith({ text, translation, texts, read, isPublished: !!translation.publisher, place, tool_results })
}

/** Reads the verses of a translation: from its publisher, or from memory unless that text has been imported again. */
function passageReader(db: Db, translation: InstalledTranslation, { own, verses }: Texts) {
  const isCurrent = !translation.publisher && own?.version === translation.version
  return (range: Reference) =>
    isCurrent ? verses(own, range) : readVerses(db, translation, range).catch(withoutPublisher)
}

/** Text that a publisher does not deliver cannot be verified; the answer is stored anyway. */
function withoutPublisher(error: unknown): [] {
  if (error instanceof PublisherError) return []
  throw error
}
