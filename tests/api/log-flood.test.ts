import { afterAll, expect, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import { fileApi } from '../helpers/client/api.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const database = await fileDatabase()
const log = createLog('test', 'silent')
const warnings: unknown[] = []
log.warn = (facts: unknown) => void warnings.push(facts)
const api = await fileApi({ databaseUrl: database.url, log })

const { tracer } = api.deps
const { start } = tracer
afterAll(() => {
  tracer.start = start
})

test('browsers’ reports cannot flood the log', async () => {
  const body = { 'csp-report': { 'effective-directive': 'img-src' } }
  for (let n = 0; n < 30; n++) expect((await api.post('/api/csp-report', body)).status).toBe(204)
  expect(warnings).toEqual(Array(20).fill({ directive: 'img-src' }))
})

test('a client cannot attach its calls to one of our traces', async () => {
  const parents: unknown[] = []
  tracer.start = (name, kind, parent) => {
    parents.push(parent)
    return start(name, kind, parent)
  }
  await api.get('/api/settings', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` })
  expect(parents).toEqual([undefined])
})
