import { expect, test } from 'vitest'
import { createOnline } from '../../web/data/online.ts'

/** A page with scripted probe results, whose pauses end when the test ends them. */
function page(answers: boolean[], hasNetwork = true) {
  const pauses: number[] = []
  const said: boolean[] = []
  const ends: (() => void)[] = []
  const network = { isThere: hasNetwork }
  let probes = 0
  const online = createOnline({
    probe: async () => {
      probes += 1
      return answers.shift() ?? false
    },
    hasNetwork: () => network.isThere,
    wait: (ms) => {
      pauses.push(ms)
      return new Promise((resolve) => ends.push(resolve))
    },
  })
  online.subscribe(() => said.push(online.isOnline()))
  const settled = () => new Promise((done) => setImmediate(done))
  return {
    ...{ online, pauses, said, settled, network },
    probes: () => probes,
    pass: async () => {
      ends.shift()?.()
      await settled()
    },
  }
}

test('one failed request is not offline: the server is probed, and responds', async () => {
  const { online, said, settled, probes } = page([true])
  online.noteFailure()
  await settled()
  expect([online.isOnline(), said, probes()]).toEqual([true, [], 1])
})

test('if the server never responded, one probe decides; it is probed again after growing pauses until it responds', async () => {
  const { online, pauses, said, settled, pass, probes } = page([...Array(8).fill(false), true])
  online.noteFailure()
  await settled()
  expect(online.isOnline()).toBe(false)
  online.noteFailure()
  for (let times = 0; times < 8; times++) await pass()
  expect(pauses).toEqual([2000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000])
  expect([online.isOnline(), said, probes()]).toEqual([true, [false, true], 9])
})

test('a server that responded before is probed twice, because it may be restarting', async () => {
  const { online, said, settled, pass } = page([false, false])
  online.noteAnswer()
  online.noteFailure()
  await settled()
  expect(online.isOnline()).toBe(true)
  await pass()
  expect([online.isOnline(), said]).toEqual([false, [false]])
})

test('the next response to any request ends it, and no older probe overrides that', async () => {
  const { online, said, settled, pass, probes } = page([false])
  online.noteFailure()
  await settled()
  online.noteAnswer()
  await pass()
  expect([online.isOnline(), said, probes()]).toEqual([true, [false, true], 1])
})

test('a sign of life triggers a probe immediately', async () => {
  const { online, settled } = page([false, true])
  online.noteFailure()
  await settled()
  online.lookAgain()
  await settled()
  expect(online.isOnline()).toBe(true)
})

test('if the browser reports offline, it is offline, without a probe', async () => {
  const { online, settled, probes } = page([], false)
  online.noteFailure()
  await settled()
  expect([online.isOnline(), probes()]).toEqual([false, 0])
})

test('a browser that reports a lost network during the search is not probed until it reports one again', async () => {
  const { online, pauses, settled, pass, probes, network } = page([false, false, true])
  online.noteFailure()
  await settled()
  expect([probes(), pauses.length]).toEqual([1, 1])
  network.isThere = false
  online.lookAgain()
  await settled()
  await pass()
  online.lookAgain()
  await settled()
  expect([online.isOnline(), probes(), pauses.length]).toEqual([false, 1, 1])
  network.isThere = true
  online.lookAgain()
  await settled()
  expect([online.isOnline(), probes()]).toEqual([false, 2])
  expect(pauses.at(-1)).toBe(2000)
  await pass()
  expect([online.isOnline(), probes()]).toEqual([true, 3])
})

test('a request that failed without a network is followed by a probe once it is back', async () => {
  const { online, settled, probes, network } = page([true], false)
  online.noteFailure()
  let hasAnswer = false
  void online.nextAnswer().then(() => (hasAnswer = true))
  await settled()
  expect([hasAnswer, probes()]).toEqual([false, 0])
  network.isThere = true
  online.lookAgain()
  await settled()
  expect([hasAnswer, probes(), online.isOnline()]).toEqual([true, 1, true])
})
