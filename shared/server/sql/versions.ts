import { sql } from 'kysely'
import { chatTitle } from '../../chat-title.ts'
import type { Trx } from '../db.ts'
import type { NewQuestion } from './questions.ts'

/** What a question is about. */
type Place = Pick<NewQuestion, 'bible_id' | 'book' | 'chapter' | 'verses' | 'plan_step_id'>

type Turn = Awaited<ReturnType<typeof lastTurn>>

/** A turn is a question in all its versions, each with its answer. All its rows precede those of the next turn. */
function lastTurn(trx: Trx, chatId: number) {
  return trx
    .selectFrom('messages')
    .select(['id', 'role', 'version', 'is_chosen', 'retry_of', 'bible_id', 'book', 'chapter', 'verses', 'plan_step_id'])
    .select((row) => row.case().when('role', '=', 'user').then(row.ref('content')).else('').end().as('question'))
    .where('chat_id', '=', chatId)
    .where('id', '>=', (begin) =>
      begin
        .selectFrom('messages')
        .select((message) => message.fn.max('id').as('id'))
        .where('chat_id', '=', chatId)
        .where('role', '=', 'user')
        .where('version', '=', 1),
    )
    .orderBy('id')
    .execute()
}

/**
 * The data of a question's next version besides its words. `title` is the chat's, if it follows its first question.
 * `replaced`: the version that was chosen until then.
 */
export type NextVersion = { version: number; replaced: number; place: Place; title: string | undefined }

/**
 * Prepares another version of the last question of a chat, the one that this answer belongs to: afterwards no version
 * of its turn is chosen. An answer whose retry has failed is named by the retry, too. Undefined if the answer is not the
 * chat's last one.
 */
export async function openVersion(
  trx: Trx,
  chatId: number,
  answerId: number,
  prompt: string,
): Promise<NextVersion | undefined> {
  const turn = await lastTurn(trx, chatId)
  const answer = turn.find(({ role, is_chosen }) => role === 'assistant' && is_chosen)
  const isNamed = turn.some(({ id, retry_of }) => id === answerId && (id === answer?.id || retry_of === answer?.id))
  if (!answer || !isNamed) return undefined
  const ids = turn.map(({ id }) => id)
  const title = await retitle(trx, chatId, turn, prompt)
  await trx
    .updateTable('messages')
    .set({ is_chosen: false })
    .where('id', 'in', ids)
    .where('is_chosen', '=', true)
    .execute()
  const { bible_id, book, chapter, verses, plan_step_id } = answer
  // every question is about a passage
  const place = { bible_id, book, chapter, verses, plan_step_id } as Place
  return { version: Math.max(...turn.map(({ version }) => version)) + 1, replaced: answer.version, place, title }
}

/**
 * Chooses the version of the chat's last turn that has this message. `past` if the message is of an earlier turn, after
 * which the conversation has continued.
 */
export async function chooseVersion(
  trx: Trx,
  chatId: number,
  messageId: number,
): Promise<'chosen' | 'past' | 'missing'> {
  const turn = await lastTurn(trx, chatId)
  const wanted = turn.find(({ id }) => id === messageId)
  if (wanted) {
    const { question } = turn.find(({ role, version }) => role === 'user' && version === wanted.version) ?? wanted
    await retitle(trx, chatId, turn, question)
    await choose(trx, turn, wanted.version)
    return 'chosen'
  }
  const elsewhere = await trx
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  return elsewhere ? 'past' : 'missing'
}

/** Chooses a version of a chat's last turn again, if the chat still exists: the one that replaced it was withdrawn. */
export async function restoreVersion(trx: Trx, chatId: number, version: number): Promise<void> {
  const turn = await lastTurn(trx, chatId)
  if (turn.length > 0) await choose(trx, turn, version)
}

async function choose(trx: Trx, turn: Turn, version: number): Promise<void> {
  const ids = turn.map(({ id }) => id)
  await trx
    .updateTable('messages')
    // a retry that has failed is no part of its version
    .set({ is_chosen: sql<boolean>`version = ${version} and retry_of is null` })
    .where('id', 'in', ids)
    .execute()
}

/**
 * Lets a chat's title follow its first question to the words of the chosen version: otherwise a published chat would
 * show the replaced words. A title that the visitor gave is kept. Returns the new title; undefined if it does not
 * change.
 */
async function retitle(trx: Trx, chatId: number, turn: Turn, words: string): Promise<string | undefined> {
  const shown = turn.find(({ role, is_chosen }) => role === 'user' && is_chosen)
  if (!shown) return undefined
  const title = chatTitle(shown, words)
  const changed = await trx
    .updateTable('chats')
    .set({ title })
    .where('id', '=', chatId)
    .where('title', '=', chatTitle(shown, shown.question))
    .where((chat) =>
      chat.not(
        chat.exists(
          chat.selectFrom('messages').select('id').where('chat_id', '=', chatId).where('id', '<', turn[0]!.id),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return changed && title
}
