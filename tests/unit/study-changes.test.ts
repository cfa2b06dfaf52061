import { expect, onTestFinished, test } from 'vitest'
import { createStudyChanges } from '../../api/study/study-changes.ts'
import { createLog } from '../../shared/server/log.ts'
import { createRedis } from '../../shared/server/redis.ts'

test('while Redis is away, a call that waits for a change counts at once, and ends in time or with its reader', async () => {
  // no server listens on this port
  const subscriber = createRedis('redis://127.0.0.1:1', 'subscriber', createLog('test', 'silent'), 'test')
  onTestFinished(() => subscriber.disconnect())
  const changes = createStudyChanges(subscriber)
  const reader = new AbortController()
  const next = changes.next('ruth', 60_000, reader.signal)
  expect(changes.waiting('ruth')).toBe(1)
  reader.abort()
  await next
  expect(changes.waiting('ruth')).toBe(0)
  await changes.next('ruth', 1, new AbortController().signal)
})
