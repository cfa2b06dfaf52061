import type { MessageStatus } from '../../contract/chat.ts'
import type { StoredCare } from '../../distress/care.ts'
import type { Trx } from '../db.ts'
import { TRUNCATED } from '../final-content.ts'

/** `replaced`: the answer before it. */
type Restarted = { message_id: number; replaced: number; care: StoredCare | null }

const hasWords = (content: string): boolean => content.trim() !== ''

/**
 * Replaces a last answer that failed, was stopped or is truncated with a new empty one. One that has words is kept until
 * the new one has some: see `settleRetry`. Undefined if there is none, or its question got our workers stuck.
 */
export async function restartAnswer(trx: Trx, chat_id: number): Promise<Restarted | undefined> {
  const last = await trx
    .selectFrom('messages')
    .select(['id', 'role', 'status', 'error', 'content', 'model_name', 'model_provider'])
    .select(['bible_id', 'book', 'chapter', 'verses', 'plan_step_id', 'version', 'care'])
    .where('chat_id', '=', chat_id)
    .where('is_chosen', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const isCut = last?.status === 'failed' || last?.status === 'stopped' || last?.error === TRUNCATED
  if (last?.role !== 'assistant' || !isCut) return undefined
  const { id, role, status: _status, error, content, model_name, model_provider, care, ...place } = last
  const retries = await trx
    .selectFrom('messages')
    .select(['id', 'error'])
    .where('chat_id', '=', chat_id)
    .where('retry_of', '=', id)
    .execute()
  if ([error, ...retries.map((retry) => retry.error)].includes('poison')) return undefined
  const retry_of = hasWords(content) ? id : null
  const { id: message_id } = await trx
    .insertInto('messages')
    .values({
      ...{ chat_id, role, content: '', status: 'pending', ...place, retry_of },
      care: care && JSON.stringify(care),
      // until an answer is written, this is who has to write it
      model_provider: model_name === null ? model_provider : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const earlier = [id, ...retries.map((retry) => retry.id)]
  // the same question sent again with its key gets the new answer
  await trx.updateTable('idempotency_keys').set({ message_id }).where('message_id', 'in', earlier).execute()
  const dropped = earlier.filter((each) => each !== retry_of)
  if (dropped.length > 0) await trx.deleteFrom('messages').where('id', 'in', dropped).execute()
  if (retry_of) await chooseAnswer(trx, retry_of, false)
  return { message_id, replaced: id, care }
}

type Ended = { id: number; retry_of: number | null; status: MessageStatus; content: string }

/** Whether an answer that has ended takes the place of the one that it is a retry of. */
export const isReplacing = ({ status, content }: Pick<Ended, 'status' | 'content'>): boolean =>
  status !== 'failed' && hasWords(content)

/**
 * Ends a retry of an answer with words, in the transaction that ends its answer: the earlier one is deleted, or chosen
 * again if the retry has failed or was stopped before its first word. `finishAnswer` does the same.
 */
export async function settleRetry(trx: Trx, { id, retry_of, ...ended }: Ended): Promise<void> {
  if (!retry_of) return
  if (isReplacing(ended)) {
    await trx.deleteFrom('messages').where('id', '=', retry_of).execute()
    await trx.updateTable('messages').set({ retry_of: null }).where('id', '=', id).execute()
    return
  }
  await chooseAnswer(trx, id, false)
  await chooseAnswer(trx, retry_of, true)
}

async function chooseAnswer(trx: Trx, id: number, is_chosen: boolean): Promise<void> {
  await trx.updateTable('messages').set({ is_chosen }).where('id', '=', id).execute()
}
