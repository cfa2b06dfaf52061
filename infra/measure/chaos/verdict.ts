import type pg from 'pg'
import { textFor } from '../bench/spoken.ts'
import type { AskedQuestion } from './questions.ts'

/**
 * Compares what readers saw and what is stored with what the model sent. `lost`: accepted but not complete in the end,
 * or deleted but not gone. `doubled`: more than one answer, audit or chat of one question. `mismatched`: text other
 * than the model's. `left`: rows of deleted conversations. `survived`: poison questions that did not end with an error.
 */
export async function judge(pool: pg.Pool, asked: AskedQuestion[], pieces: number, since: Date) {
  const rows = await pool.query<{ id: number; content: string; status: string; audits: number }>(
    `select m.id::float8 as id, m.content, m.status, (select count(*)::int from audits a where a.message_id = m.id) as audits
     from messages m where m.role = 'assistant' and m.created_at >= $1`,
    [since],
  )
  const chats = await pool.query(
    'select owner_id from chats where created_at >= $1 group by owner_id having count(*) > 1',
    [since],
  )
  const open = await pool.query(`select id from work_item where state in ('queued', 'running') and created_at >= $1`, [
    since,
  ])
  const stored = new Map(rows.rows.map((row) => [row.id, row]))
  const ofKind = (kind: AskedQuestion['kind']) => asked.filter((one) => one.kind === kind)
  const [whole, deleted, poison] = [ofKind('whole'), ofKind('deleted'), ofKind('poison')]
  const answers = whole.filter(({ reading }) => reading?.status === 'complete')
  const wrong = answers.filter(({ seed, reading }) => {
    const text = textFor(seed, pieces)
    return reading!.text !== text || stored.get(reading!.messageId)?.content !== text
  })
  return {
    answers: answers.length,
    others: deleted.length + poison.length,
    lost: whole.length - answers.length + open.rows.length + deleted.filter(({ isGone }) => !isGone).length,
    left: await countLeft(pool, deleted),
    survived: poison.filter(({ reading }) => reading?.status !== 'failed').length,
    doubled: rows.rows.filter(({ audits, status }) => status === 'complete' && audits !== 1).length + chats.rows.length,
    mismatched: wrong.length,
    /** The outcomes of those that are not whole. */
    ends: whole.flatMap(({ reading }) => (reading?.status === 'complete' ? [] : [reading?.status ?? 'no end'])),
  }
}

/** The number of rows that remain of deleted conversations. */
async function countLeft(pool: pg.Pool, deleted: AskedQuestion[]): Promise<number> {
  const readings = deleted.flatMap(({ reading }) => (reading ? [reading] : []))
  const [chats, messages] = [readings.map(({ chatId }) => chatId), readings.map(({ messageId }) => messageId)]
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from chats where id = any($1)) + (select count(*) from messages where chat_id = any($1))
       + (select count(*) from audits where message_id::text = any($2))
       + (select count(*) from work_item where kind = 'chat-answer' and entity_id = any($2)) as count`,
    [chats, messages.map(String)],
  )
  return Number(rows[0]?.count)
}
