import { createHash } from 'node:crypto'
import { helpOf, type StoredCare } from '../../distress/care.ts'
import { CARE_TITLE } from '../../distress/care-title.ts'
import type { Db, Trx } from '../db.ts'
import { endFromOutside } from '../work.ts'
import { saveAnswer, type Written } from './answers.ts'
import { insertAudit } from './audits.ts'
import { questionOfAnswer } from './questions.ts'

/** The model name of an answer that no model wrote. */
export const FIXED_REPLY = 'fixed-reply'

/** What the audit shows if no model was asked. */
const INSTRUCTIONS = 'No language model was asked. The reply is fixed; it is part of the source code.\n'

/** The fixed reply as a complete answer without a model. `error` is the reason why no model added to it. */
export function replyAlone(care: StoredCare, error: string | null): Omit<Written, 'model_provider'> {
  const whole = { ...care, is_whole: true }
  return {
    ...{ status: 'complete', content: helpOf(whole), citations: [], follow_ups: [], care: whole },
    ...{ error, model_name: FIXED_REPLY },
  }
}

/**
 * Ends an open answer to a question in distress with its fixed reply, from outside a worker. Undefined, with nothing
 * written, if the question has no such reply or its answer has ended.
 */
export async function endWithReply(
  trx: Trx,
  messageId: number,
  provider: string,
  error: string | null = null,
): Promise<{ id: string; fence: number; written: Written } | undefined> {
  const answer = await trx
    .selectFrom('messages as m')
    .select(['m.care'])
    .select(questionOfAnswer(trx).as('question'))
    .where('m.id', '=', messageId)
    .executeTakeFirst()
  if (answer?.care?.response !== 'reply') return undefined
  const work = await endFromOutside(trx, 'chat-answer', String(messageId), 'done', error)
  if (!work) return undefined
  const written = { ...replyAlone(answer.care, error), model_provider: provider }
  await saveAnswer(trx, messageId, written)
  await insertAudit(trx, {
    ...{ work_id: work.id, fence: work.fence, message_id: messageId, outcome: 'complete' },
    instructions_prompt: INSTRUCTIONS,
    instructions_hash: createHash('sha256').update(INSTRUCTIONS).digest('hex'),
    input_prompt: answer.question ?? '',
    llm_raw_response: written.content,
    ...{ model_provider: provider, model_name: FIXED_REPLY },
    ...{ tool_calls: [], tool_results: [], usage: {}, timings: {}, error },
  })
  return { ...work, written }
}

/** Removes the question from the title of chats that an earlier release answered with a fixed reply. */
export async function retitleFixedReplies(db: Db): Promise<void> {
  await db
    .updateTable('chats')
    .set({ title: CARE_TITLE })
    .where('title', '<>', CARE_TITLE)
    .where('id', 'in', db.selectFrom('messages').select('chat_id').where('model_name', '=', FIXED_REPLY))
    .execute()
}
