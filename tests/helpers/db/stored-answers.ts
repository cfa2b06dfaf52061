import type { Db } from '../../../shared/server/db.ts'
import { checkAnswer } from '../../../workers/quotes/quotes.ts'
import { insertConversation } from '../client/conversation.ts'
import { insertVisitor } from './visitor.ts'

export type Said = { says: string; bible_id?: string }

/**
 * A public conversation of many answers, each checked as a worker checks it. Returns its id and the stored answers, in
 * order.
 */
export async function storeAnswers(db: Db, list: readonly Said[]) {
  const ownerId = await insertVisitor(db)
  const { chatId, answerId } = await insertConversation(db, ownerId, { isPublic: true })
  await db.deleteFrom('messages').where('id', '=', answerId).execute()
  const answers = []
  for (const { says, bible_id = 'eng-web' } of list) {
    const language = bible_id.startsWith('spa') ? 'es' : 'en'
    const place = { bible_id, book: 'JHN', chapter: 3, verses: [] }
    const checked = await checkAnswer({ db, text: says, bible_id, language, place })
    await db
      .insertInto('messages')
      .values({
        ...{ chat_id: chatId, role: 'assistant', status: 'complete', bible_id, book: 'JHN', chapter: 3 },
        ...{ content: checked.content, checker: checked.checker },
        citations: JSON.stringify(checked.citations),
        spans: JSON.stringify(checked.spans),
      })
      .execute()
    answers.push(checked)
  }
  return { chatId, ownerId, answers }
}
