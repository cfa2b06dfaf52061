import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncWords } from '../../web/study/devices/sync-words.ts'
import { watchDevices } from '../../web/study/devices/watch-devices.ts'

let devices: number | Error
let page: EventTarget

beforeEach(() => {
  devices = 1
  page = new EventTarget()
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: () => 'u1' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('fetch', async () => {
    if (devices instanceof Error) throw devices
    return Response.json({ devices })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a link that no device has opened changes nothing: the notes are only here', () => {
  expect(syncWords('shared', 1)).toBe('Only this device has your notes.')
  expect(syncWords('shared', 2)).toBe('Your notes are the same on 2 devices.')
  expect(syncWords('shared', null)).toBe('Your notes are the same on your devices.')
})

test('a new device is noticed within seconds, once', async () => {
  const onMore = vi.fn()
  watchDevices(onMore)
  await wait(20_000)
  expect(onMore).not.toHaveBeenCalled()
  devices = 2
  await wait(4000)
  await wait(20_000)
  expect(onMore).toHaveBeenCalledOnce()
})

test('it is noticed at once when the window is focused again', async () => {
  const onMore = vi.fn()
  watchDevices(onMore)
  await wait(0)
  devices = 2
  page.dispatchEvent(new Event('focus'))
  await wait(0)
  expect(onMore).toHaveBeenCalledOnce()
})

test('a lost network is no new device, and a closed dialog asks no more', async () => {
  const onMore = vi.fn()
  const end = watchDevices(onMore)
  await wait(0)
  devices = new TypeError('no network')
  await wait(8000)
  end()
  devices = 2
  await wait(20_000)
  expect(onMore).not.toHaveBeenCalled()
})
