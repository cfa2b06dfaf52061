import { closeViewers, deleteAnswerStream, requestCancel } from '#shared/server/answer-stream.ts'
import type { FreshAnswer } from '#shared/server/sql/visitors.ts'
import type { Context } from '../context.ts'

/** Ends what is still being written or read of deleted answers. If Redis is away, its copies expire by themselves. */
export async function forgetAnswers({ redis, log }: Context, answers: FreshAnswer[]): Promise<void> {
  const chats = new Set(answers.map(({ chat_id }) => chat_id))
  const done = await Promise.allSettled([
    ...[...chats].map((id) => closeViewers(redis, id, 'all')),
    ...answers.map(({ message_id: id }) => requestCancel(redis, id).then(() => deleteAnswerStream(redis, id))),
  ])
  if (done.some((each) => each.status === 'rejected'))
    log.warn('could not delete the streams of deleted answers; they will expire')
}
