import { sql } from 'kysely'
import type { Citation } from '../../contract/chat.ts'
import type { Span } from '../../contract/spans.ts'
import type { Db, StoredRow } from '../db.ts'

/**
 * A finished answer checked by an older edition of the checker, or by none. `language`: null without its translation.
 */
export type OutdatedAnswer = StoredRow<
  'messages',
  'id' | 'content' | 'citations' | 'spans' | 'model_name' | 'bible_id' | 'book' | 'chapter' | 'verses'
> & {
  language: string | null
  tool_results: StoredRow<'audits', 'tool_results'>['tool_results'] | null
}

const edition = sql<number>`coalesce(m.checker, 0)`

/**
 * The finished answers checked before this edition of the checker, the oldest edition first, then the newest answers.
 */
export function listOutdated(db: Db, checker: number, limit: number): Promise<OutdatedAnswer[]> {
  return db
    .selectFrom('messages as m')
    .leftJoin('bibles as b', 'b.id', 'm.bible_id')
    .select([
      'm.id',
      'm.content',
      'm.citations',
      'm.spans',
      'm.model_name',
      'm.bible_id',
      'm.book',
      'm.chapter',
      'm.verses',
    ])
    .select('b.language')
    .select((message) =>
      message
        .selectFrom('audits as a')
        .select('a.tool_results')
        .whereRef('a.message_id', '=', 'm.id')
        .orderBy('a.fence', 'desc')
        .limit(1)
        .as('tool_results'),
    )
    .where('m.role', '=', 'assistant')
    .where('m.status', 'in', ['complete', 'stopped', 'failed'])
    .where(edition, '<', checker)
    .orderBy(edition)
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
}

type Checked = { content: string; citations: Citation[]; spans: Span[] | null }

/** Stores the result of a new check, unless the answer was changed or checked in the meantime. */
export async function saveRecheck(db: Db, before: OutdatedAnswer, found: Checked, checker: number): Promise<void> {
  await db
    .updateTable('messages as m')
    .set({ content: found.content, citations: JSON.stringify(found.citations), checker })
    .set({ spans: found.spans && JSON.stringify(found.spans) })
    .where((eb) => eb.and({ id: before.id, role: 'assistant', content: before.content }))
    .where(edition, '<', checker)
    .execute()
}
