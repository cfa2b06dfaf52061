import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../../shared/server/db.ts'
import { createClient } from '../client/client.ts'
import { disorder, type Following, type SeenEvent, shownText, streamedText } from '../client/reader.ts'

/** The stored answer, its work item and its number of audits. */
export async function storedAnswer(db: Db, messageId: number) {
  const answer = await db
    .selectFrom('messages')
    .select(['id', 'content', 'status', 'error', 'model_provider', 'model_name'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  const work = await db
    .selectFrom('work_item')
    .select(['state', 'fence', 'gen', 'runs', 'error_code'])
    .where('entity_id', '=', String(messageId))
    .where('kind', '=', 'chat-answer')
    .executeTakeFirstOrThrow()
  const audits = await db.selectFrom('audits').select('fence').where('message_id', '=', messageId).execute()
  return { ...answer, work, audits: audits.length }
}

/**
 * Checks an answer that a reader followed to its end: nothing is lost, duplicated or out of order, and the text is the
 * same on the screen, in the row and in GET messages.
 */
export async function expectWhole(
  db: Db,
  port: number,
  reader: Following,
  expected: { text?: string; status?: string; resets?: number } = {},
): Promise<void> {
  const end = await reader.ended
  const { events } = reader
  const stored = await storedAnswer(db, reader.messageId())
  const status = expected.status ?? 'complete'
  expect(end.data.status).toBe(status)
  expect(disorder(events), 'ids only grow').toEqual([])
  expect(events.filter(({ event }) => event === 'stream_end')).toHaveLength(1)
  expect(events.at(-1)).toBe(end)
  expect(events.filter(({ event }) => event === 'reset').length).toBeLessThanOrEqual(expected.resets ?? 0)
  expect(stored.status).toBe(status)
  expect(stored.audits, 'audit rows').toBe(1)
  expect(shownText(events), 'the screen and the row').toBe(stored.content)
  if (expected.text !== undefined) {
    expect(streamedText(events), 'what was streamed').toBe(expected.text)
    expect(stored.content).toBe(expected.text)
  }
  const client = createClient(port)
  const { messages } = (
    await client.get(`/api/chat/${reader.chatId()}/messages`, { 'X-User-ID': reader.visitor() })
  ).json()
  expect(messages.at(-1)).toMatchObject({ id: reader.messageId(), content: stored.content, status, isStreaming: false })
}

/** The sequence numbers of each attempt have no gaps, so a reader saw each attempt without a gap. */
export function gaps(events: SeenEvent[]): string[] {
  const ids = events.flatMap(({ id }) => (id ? [id.split('-').map(Number) as [number, number]] : []))
  return ids.flatMap(([fence, seq], index) => {
    const before = ids[index - 1]
    if (!before || before[0] !== fence || before[1] + 1 === seq) return []
    return [`${fence}-${seq} after ${before.join('-')}`]
  })
}

/**
 * What must never be left behind: unfinished work, answers and plans, and a finished answer or its work without exactly
 * one audit.
 */
export async function leftovers(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from work_item where state in ('queued', 'running')) as open_work,
    (select count(*)::int from messages where status in ('pending', 'streaming')) as open_answers,
    (select count(*)::int from reading_plans where state in ('initialized', 'building')) as open_plans,
    (select count(*)::int from work_item w where w.state = 'done' and w.kind = 'chat-answer'
      and (select count(*) from audits a where a.work_id = w.id) <> 1
      and exists (select 1 from messages m where m.id::text = w.entity_id)) as wrong_work,
    (select count(*)::int from (
      select 1 from messages m left join audits a on a.message_id = m.id
      where m.role = 'assistant' and m.status = 'complete' group by m.id having count(a.id) <> 1) wrong) as wrong_audits`.execute(
    db,
  )
  return rows[0]!
}

export const nothingLeft = { open_work: 0, open_answers: 0, open_plans: 0, wrong_work: 0, wrong_audits: 0 }

/** Waits until nothing is left unfinished, and fails if something stays so or ended wrongly. */
export async function expectNothingLeft(db: Db): Promise<void> {
  await expect.poll(() => leftovers(db), { timeout: 60_000 }).toEqual(nothingLeft)
}
