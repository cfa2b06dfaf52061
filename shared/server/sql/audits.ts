import { type Selectable, sql } from 'kysely'
import type { Audit, AuditSpan, Citation } from '../../contract/chat.ts'
import type { Span } from '../../contract/spans.ts'
import type { Db, Trx } from '../db.ts'
import type { Tables } from '../tables.ts'
import { saveInstructions } from './instructions.ts'

export type NewAudit = Omit<Selectable<Tables['audits']>, 'id' | 'created_at'> & { instructions_prompt: string }

/** Stores how an answer was made: once for each fence of a work item. */
export async function insertAudit(trx: Trx, audit: NewAudit): Promise<void> {
  await saveInstructions(trx, audit.instructions_hash, audit.instructions_prompt)
  await trx.insertInto('audits').values(auditValues(audit)).execute()
}

/** The row of an audit. */
export function auditValues({ instructions_prompt: _, ...audit }: NewAudit) {
  const { tool_calls, tool_results, usage, timings, llm_raw_response } = audit
  return {
    ...audit,
    // a model may write what Postgres cannot store
    llm_raw_response: llm_raw_response.replaceAll('\0', '\uFFFD'),
    tool_calls: json(tool_calls),
    tool_results: json(tool_results),
    usage: json(usage),
    timings: json(timings),
  }
}

// jsonb rejects NUL and lone surrogates, both of which a model may write
const refused = /(?<=(?:^|[^\\])(?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g
const json = (value: unknown) => JSON.stringify(value).replace(refused, '\\ufffd')

/** How the answer was made, for its owner only. */
export async function findAudit(
  db: Db,
  chatId: number,
  messageId: number,
  ownerId: string | null,
): Promise<Audit | undefined> {
  if (!ownerId) return undefined
  const row = await db
    .selectFrom('audits as a')
    .innerJoin('messages as m', 'm.id', 'a.message_id')
    .innerJoin('chats as c', 'c.id', 'm.chat_id')
    .innerJoin('instructions as i', 'i.hash', 'a.instructions_hash')
    .select([
      'i.text as instructions_prompt',
      'a.instructions_hash',
      'a.input_prompt',
      'a.tool_calls',
      'a.tool_results',
    ])
    .select(['a.llm_raw_response', 'a.model_provider', 'a.model_name', 'a.usage', 'a.timings'])
    .select(sql<Citation[]>`m.citations`.as('citations'))
    .select(['m.spans', 'm.content'])
    .where((eb) => eb.and({ 'c.id': chatId, 'c.owner_id': ownerId, 'm.id': messageId }))
    .orderBy('a.fence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { spans, content, ...audit } = row
  return { ...audit, ...(spans && { spans: spans.map((span) => withWords(span, content)) }) }
}

function withWords(span: Span, content: string): AuditSpan {
  const shown = content.slice(span.start, span.end)
  return { ...span, shown, written: span.written ?? shown }
}
