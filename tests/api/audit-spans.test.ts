import { expect, test } from 'vitest'
import { Audit } from '../../shared/contract/chat.ts'
import type { Span } from '../../shared/contract/spans.ts'
import { fileApi } from '../helpers/client/api.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const database = await fileDatabase({ texts: true })
const api = await fileApi({ databaseUrl: database.url })

async function auditOf(content: string, spans: Span[] | null) {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'lutheran' })
  const { chatId, answerId } = await insertConversation(database.db, await visitor.row())
  await database.db
    .updateTable('messages')
    .set({ content, spans: spans && JSON.stringify(spans) })
    .where('id', '=', answerId)
    .execute()
  const answer = await visitor.get(`/api/chat/${chatId}/message/${answerId}/audit`)
  expect(answer.status, answer.text).toBe(200)
  return Audit.strict().parse(answer.json())
}

test('the audit of an answer has the written and the displayed words of each span', async () => {
  const span = { source: null, quoted: true, tool_call: null }
  const { spans } = await auditOf('“Jesus wept.” and God hates us', [
    { ...span, start: 1, end: 12, verdict: 'repaired', written: 'Jesus cried.' },
    { ...span, start: 18, end: 30, verdict: 'not_found' },
  ])
  expect(spans?.map(({ written, shown }) => [written, shown])).toEqual([
    ['Jesus cried.', 'Jesus wept.'],
    ['God hates us', 'God hates us'],
  ])
})

test('the audit of an answer without spans has none', async () => {
  expect(await auditOf('Jesus wept.', null)).not.toHaveProperty('spans')
})
