import { sql } from 'kysely'
import type { Rating } from '../../contract/chat.ts'
import type { Db } from '../db.ts'
import { questionOfAnswer } from './questions.ts'

/**
 * Whether an answer of a chat may be rated: complete, and not a fixed reply to a visitor in danger. Undefined if there
 * is none.
 */
export async function isRateable(db: Db, chatId: number, messageId: number): Promise<boolean | undefined> {
  const answer = await db
    .selectFrom('messages')
    .select(['status', 'care'])
    .where((eb) => eb.and({ id: messageId, chat_id: chatId, role: 'assistant' }))
    .executeTakeFirst()
  return answer && answer.status === 'complete' && answer.care?.response !== 'reply'
}

/** Stores the owner's rating of an answer, replacing any earlier one. */
export async function saveRating(db: Db, messageId: number, rating: Rating): Promise<void> {
  await db
    .insertInto('answer_ratings')
    .values({ message_id: messageId, ...rating })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet({ ...rating, rated_at: sql`now()` }))
    .execute()
}

/** Withdraws a rating, if there is one. */
export async function deleteRating(db: Db, messageId: number): Promise<void> {
  await db.deleteFrom('answer_ratings').where('message_id', '=', messageId).execute()
}

export type RatingCounts = Record<Rating['thumb'], number>

/** How many answers were rated up and down in the last thirty days. */
export async function countRatings(db: Db): Promise<RatingCounts> {
  const rows = await db
    .selectFrom('answer_ratings')
    .select(['thumb'])
    .select((rating) => rating.fn.countAll<number>().as('count'))
    .where('rated_at', '>', sql<Date>`now() - interval '30 days'`)
    .groupBy('thumb')
    .execute()
  const count = (thumb: Rating['thumb']) => Number(rows.find((row) => row.thumb === thumb)?.count ?? 0)
  return { up: count('up'), down: count('down') }
}

export type SharedAnswer = {
  thumb: Rating['thumb']
  seconds_ago: number
  question: string | null
  answer: string
  model_name: string | null
}

/** The rated answers whose owners let operators read the words, newest first. */
export async function listSharedAnswers(db: Db, limit: number): Promise<SharedAnswer[]> {
  return db
    .selectFrom('answer_ratings as r')
    .innerJoin('messages as m', 'm.id', 'r.message_id')
    .select(['r.thumb', 'm.content as answer', 'm.model_name'])
    .select(sql<number>`extract(epoch from now() - r.rated_at)::float8`.as('seconds_ago'))
    .select(questionOfAnswer(db).as('question'))
    .where('r.includes_text', '=', true)
    .orderBy('r.rated_at', 'desc')
    .limit(limit)
    .execute()
}
