import { sql } from 'kysely'
import { afterDeadlock, type Db } from '../db.ts'
import { prepareStatement } from '../prepared.ts'
import { codeOf } from '../store-errors.ts'
import { endedItem, type Outcome } from '../work.ts'
import { answerValues, type Written } from './answers.ts'
import { auditValues, type NewAudit } from './audits.ts'
import { saveInstructions } from './instructions.ts'
import { isReplacing } from './retries.ts'

/** The instructions that this process has published in a database: their text is sent once, not with every answer. */
const published = new WeakMap<Db, Set<string>>()
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Stores an answer, its audit and the end of its work in one statement. False, with nothing written, if a newer run
 * owns the work.
 */
export async function finishAnswer(db: Db, outcome: Outcome, written: Written, audit: NewAudit): Promise<boolean> {
  const write = async () => {
    await publishOnce(db, audit)
    return afterDeadlock(() => store(db, outcome, written, audit))
  }
  return write().catch((error: unknown) => {
    if (codeOf(error) !== FOREIGN_KEY_VIOLATION) throw error
    // the database was replaced by another one
    published.delete(db)
    return write()
  })
}

async function publishOnce(db: Db, { instructions_hash, instructions_prompt }: NewAudit): Promise<void> {
  const known = published.get(db) ?? new Set()
  if (known.has(instructions_hash)) return
  await saveInstructions(db, instructions_hash, instructions_prompt)
  published.set(db, known.add(instructions_hash))
}

async function store(db: Db, outcome: Outcome, written: Written, audit: NewAudit): Promise<boolean> {
  const { error, model_name, model_provider, ...made } = auditValues(audit)
  const values = {
    ...{ ...made, audit_error: error, audit_model: model_name, audit_provider: model_provider },
    ...{ ...answerValues(written), checker: written.checker ?? null, work_outcome: outcome },
    is_replacing: isReplacing(written),
  }
  const rows = await storeAll(db, values)
  return rows.length > 0
}

type AuditRow = ReturnType<typeof auditValues>
type Values = Omit<AuditRow, 'error' | 'model_name' | 'model_provider'> &
  Omit<ReturnType<typeof answerValues>, 'checker'> & {
    audit_error: AuditRow['error']
    audit_model: AuditRow['model_name']
    audit_provider: AuditRow['model_provider']
    checker: number | null
    work_outcome: Outcome
    is_replacing: boolean
  }

// Each part reads the one before it: the rows are locked in the order in which deletions lock them, and nothing is
// written without the fence.
const storeAll = prepareStatement((db, values: Values) => {
  const { work_id, fence, message_id, work_outcome, error, is_replacing: isReplaced } = values
  const is_replacing = sql<boolean>`${isReplaced}::boolean`
  const { status, content, citations, spans, checker, follow_ups, care, model_name, model_provider } = values
  const written = { status, content, citations, spans, checker, follow_ups, care, error, model_name, model_provider }
  return (
    db
      .with('item', (cte) => endedItem(cte, { id: work_id, fence }, work_outcome, error))
      .with('answer', (cte) =>
        cte
          .updateTable('messages')
          .from('item')
          .set({
            ...{ ...written, finished_at: sql`now()` },
            is_chosen: sql<boolean>`${is_replacing} or retry_of is null`,
            retry_of: sql<number | null>`case when not ${is_replacing} then retry_of end`,
          })
          .where('messages.id', '=', message_id)
          .returning('messages.chat_id'),
      )
      // does what settleRetry does; here the statement sees the rows as they were before it began
      .with('earlier', (cte) =>
        cte
          .selectFrom(['item', 'messages'])
          .select('retry_of as id')
          .where('messages.id', '=', message_id)
          .where('retry_of', 'is not', null),
      )
      .with('replaced', (cte) =>
        cte.deleteFrom('messages').using('earlier').whereRef('messages.id', '=', 'earlier.id').where(is_replacing),
      )
      .with('restored', (cte) =>
        cte
          .updateTable('messages')
          .from('earlier')
          .set({ is_chosen: true })
          .whereRef('messages.id', '=', 'earlier.id')
          .where((row) => row.not(is_replacing)),
      )
      .with('chat', (cte) =>
        cte
          .updateTable('chats')
          .from('answer')
          .set({ updated_at: sql`now()` })
          .whereRef('chats.id', '=', 'answer.chat_id'),
      )
      .with('audit', (cte) =>
        cte
          .insertInto('audits')
          .columns([
            ...(['work_id', 'fence', 'message_id', 'outcome', 'instructions_hash', 'input_prompt'] as const),
            ...(['tool_calls', 'tool_results', 'llm_raw_response', 'model_provider', 'model_name'] as const),
            ...(['usage', 'timings', 'error'] as const),
          ])
          .expression(
            cte
              .selectFrom('item')
              .select([
                'item.id',
                sql<number>`${fence}::int`.as('fence'),
                sql<number>`${message_id}::bigint`.as('message_id'),
                sql<string>`${values.outcome}::text`.as('outcome'),
                sql<string>`${values.instructions_hash}::text`.as('instructions_hash'),
                sql<string>`${values.input_prompt}::text`.as('input_prompt'),
                sql<string>`${values.tool_calls}::jsonb`.as('tool_calls'),
                sql<string>`${values.tool_results}::jsonb`.as('tool_results'),
                sql<string>`${values.llm_raw_response}::text`.as('llm_raw_response'),
                sql<string>`${values.audit_provider}::text`.as('model_provider'),
                sql<string>`${values.audit_model}::text`.as('model_name'),
                sql<string>`${values.usage}::jsonb`.as('usage'),
                sql<string>`${values.timings}::jsonb`.as('timings'),
                sql<string | null>`${values.audit_error}::text`.as('error'),
              ]),
          ),
      )
      .selectFrom('item')
      .select('id')
  )
})
