import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { STUDY_DATABASE } from '../../web/data/useStored.ts'
import { forgetMe } from '../../web/data/visitor-data.ts'
import { resultOf } from '../../web/study/document/idb.ts'
import { openStudy } from '../../web/study/document/open-study.ts'

/** A page whose server answers Delete my data when the test says so. */
async function openPage() {
  const page = new EventTarget()
  const reload = vi.fn()
  const answer = Promise.withResolvers<Response>()
  const visitor = () => new Response('{}', { headers: { 'X-User-ID': 'visitor' } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const [name, value] of Object.entries({
    document: Object.assign(new EventTarget(), { hidden: true }),
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    location: { reload },
    fetch: async (_url: string, init: RequestInit) => (init.method === 'DELETE' ? answer.promise : visitor()),
  })) {
    vi.stubGlobal(name, value)
  }
  const study = await openStudy()
  onTestFinished(() => {
    study.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  /** The database is deleted, and some time passes. */
  const lose = async () => {
    const lost = new Promise<void>((resolve) => study.store.onLost(resolve))
    await resultOf(indexedDB.deleteDatabase(STUDY_DATABASE))
    await lost
  }
  return { reload, answer, lose }
}

test('a page reloads at once when another one deletes the data', async () => {
  const { reload, lose } = await openPage()
  await lose()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that deletes the data waits for the answer, which may take longer than emptying the browser', async () => {
  const { reload, answer, lose } = await openPage()
  const forgotten = forgetMe()
  await lose()
  vi.advanceTimersByTime(5000)
  answer.resolve(new Response(null, { status: 204 }))
  await forgotten
  vi.advanceTimersByTime(5000)
  expect(reload).not.toHaveBeenCalled()
})

test('a page that was emptied but got no answer reloads then', async () => {
  const { reload, answer, lose } = await openPage()
  const forgotten = forgetMe()
  await lose()
  expect(reload).not.toHaveBeenCalled()
  answer.reject(new TypeError('Failed to fetch'))
  await expect(forgotten).rejects.toThrow()
  expect(reload).toHaveBeenCalledOnce()
})

test('a failed deletion in this page does not delay the reload for a later one in another', async () => {
  const { reload, answer, lose } = await openPage()
  answer.resolve(Response.json({ error: 'internal' }, { status: 500 }))
  await expect(forgetMe()).rejects.toThrow()
  await lose()
  expect(reload).toHaveBeenCalledOnce()
})
