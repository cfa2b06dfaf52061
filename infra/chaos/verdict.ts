import type pg from 'pg'
import type { Reading } from '../bench/read-answer.ts'
import { textFor } from '../bench/spoken.ts'

export type Asked = { seed: number; reading: Reading | undefined }

/**
 * Compares what readers saw and what is stored with what the model said. `lost`: accepted and not complete in the end.
 * `doubled`: more than one answer, audit or chat of one question. `mismatched`: another text than the model's.
 */
export async function judge(pool: pg.Pool, asked: Asked[], pieces: number, since: Date) {
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
  const answers = asked.filter(({ reading }) => reading?.status === 'complete')
  const wrong = answers.filter(({ seed, reading }) => {
    const text = textFor(seed, pieces)
    return reading!.text !== text || stored.get(reading!.messageId)?.content !== text
  })
  return {
    answers: answers.length,
    lost: asked.length - answers.length + open.rows.length,
    doubled: rows.rows.filter(({ audits, status }) => status === 'complete' && audits !== 1).length + chats.rows.length,
    mismatched: wrong.length,
    /** How the ones that are not whole ended. */
    ends: asked.flatMap(({ reading }) => (reading?.status === 'complete' ? [] : [reading?.status ?? 'no end'])),
  }
}
